import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const house = {
  extends: 'agent-skills',
  title: 'House rules',
  roots: ['kits'],
  description: { min: 20, max: 60 },
  name: { pattern: '^kit-[a-z]+$' },
  fields: ['license', 'owner'],
  toleratedFields: [],
  shapes: { owner: { type: 'string', pattern: '^@[a-z]+$' } },
  version: { presence: 'required' },
  rules: { 'unknown-field': 'error', 'name-matches-directory': 'warning' },
  messages: { 'name-matches-directory': 'call it {directory}, not {name}' },
  duplicates: 'last',
  catalogs: ['available-skills'],
};
const kit = (name: string, ...more: string[]) =>
  aSkill(
    `name: ${name}`,
    'description: A text of just the right length.',
    'version: 1.0.0',
    'owner: "@docs"',
    ...more,
  );

function aHouse(files: Record<string, string>, config: object = {}) {
  const settings = {
    profile: 'house',
    profiles: { house, strict: { extends: 'house', failOn: 'warning' } },
    ...config,
  };
  return aFolder({ ...files, 'skill-registrar.json': JSON.stringify(settings) });
}

async function run(args: readonly string[], cwd: string) {
  const result = await cli([...args, '--json'], { cwd });
  expectValidReport(result.json());
  return { ...result, report: result.json() };
}

describe('custom profile in a config file', () => {
  it('a custom profile is found in the config file, and named in the report', async () => {
    const { report, exitCode } = await run(['register'], aHouse({ 'kits/kit-a/SKILL.md': kit('kit-a') }));
    expect(exitCode).toBe(0);
    expect(report._meta).toMatchObject({ profile: 'house', profileReason: 'config file' });
    expect(report.manifest).toBe('kits/manifest.json');
    expect(report.skills).toMatchObject([{ name: 'kit-a', status: 'registered', path: 'kits/kit-a' }]);
  });

  it.each([
    ['name-format', kit('tool-a')],
    ['description-length', kit('kit-a').replace('A text of just the right length.', 'Too short.')],
    ['missing-field', kit('kit-a').replace('version: 1.0.0\n', '')],
    ['unknown-field', kit('kit-a', 'compatibility: Node')],
    ['field-value', kit('kit-a').replace('@docs', 'docs')],
  ])('a custom profile applies its own settings: %s', async (rule, text) => {
    const { report, exitCode } = await run(['validate'], aHouse({ 'kits/kit-a/SKILL.md': text }));
    expect(exitCode).toBe(1);
    expect(
      report.diagnostics.filter(({ severity }) => severity === 'error').map((found) => found.rule),
    ).toEqual([rule]);
  });

  it('a custom profile inherits what it does not change: links, ignored directories, inference', async () => {
    const cwd = aHouse({
      'kits/kit-a/SKILL.md': kit('kit-a'),
      'kits/_drafts/SKILL.md': kit('kit-b'),
      'kits/group/kit-c/SKILL.md': kit('kit-c'),
    });
    const { report } = await run(['register'], cwd);
    expect(report.skills.map(({ name }) => name)).toEqual(['kit-a', 'kit-c']);
  });

  it('a custom profile has its own messages, duplicate handling and catalog', async () => {
    const cwd = aHouse({ 'kits/kit-a/SKILL.md': kit('kit-c'), 'kits/kit-b/SKILL.md': kit('kit-c') });
    const { report } = await run(['validate'], cwd);
    expect(report.diagnostics.map(({ message }) => message)).toContain('call it kit-b, not kit-c');
    expect(report.skills.map(({ path, status }) => `${path} ${status}`)).toEqual([
      'kits/kit-a skipped',
      'kits/kit-b unchanged',
    ]);
    expect((await run(['catalog'], cwd)).report.text).toContain(
      `<location>${cwd}/kits/kit-b/SKILL.md</location>`,
    );
  });

  it('a custom profile can be extended in turn, and selected by name', async () => {
    const cwd = aHouse({ 'kits/kit-b/SKILL.md': kit('kit-a') });
    expect((await run(['validate'], cwd)).exitCode).toBe(0);
    const { report, exitCode } = await run(['validate', '--profile', 'strict'], cwd);
    expect({ exitCode, profile: report._meta.profile }).toEqual({ exitCode: 1, profile: 'strict' });
  });

  it('a custom profile decides about success with --profile all', async () => {
    const cwd = aHouse({ 'kits/kit-a/SKILL.md': kit('kit-a') });
    const { report, exitCode } = await run(['validate', '--profile', 'all'], cwd);
    expect({ exitCode, ...report._meta }).toMatchObject({
      exitCode: 0,
      profile: 'all',
      profileReason: 'requested; judged by house (config file)',
    });
    expect(report.compatibility!.map(({ path }) => path)).toEqual(['kits/kit-a']);
  });

  it('a custom profile is selected by its own marker before built-in profiles', async () => {
    const marked = { profile: undefined, profiles: { house: { ...house, detect: { markers: ['.house'] } } } };
    const cwd = aHouse({ 'kits/kit-a/SKILL.md': kit('kit-a'), '.house/x': '', '.cleo/x': '' }, marked);
    const { report } = await run(['status'], cwd);
    expect(report._meta).toMatchObject({ profile: 'house', profileReason: 'marker .house/' });
  });

  it.each([
    [{ profile: 'hause' }, 'Unknown profile "hause".', 'house'],
    [
      { profiles: { house: { extends: 'claude' } } },
      'Unknown profile "claude", which "house" extends.',
      'Did you mean "claude-code"?',
    ],
    [
      { profiles: { house: { extends: 'b' }, b: { extends: 'house' } } },
      'extends itself: house → b → house',
      'Break',
    ],
    [{ profiles: { house: { ...house, name: { pattern: '(' } } } }, 'is not a regular expression', 'Fix'],
    [{ profiles: { house: { ...house, descripton: {} } } }, 'unknown key "descripton"', 'description'],
  ])('reports an invalid profile with advice: %j', async (config, message, fix) => {
    const { report, exitCode } = await run(
      ['validate'],
      aHouse({ 'kits/kit-a/SKILL.md': kit('kit-a') }, config),
    );
    expect(exitCode).toBe(2);
    expect(report.error).toMatchObject({ code: 'E_CONFIG', at: { file: 'skill-registrar.json' } });
    expect(report.error.at?.column, 'the place of what is wrong').toBeGreaterThan(1);
    expect(report.error.message).toContain(message);
    expect(report.error.fix).toContain(fix);
  });

  it('reports a field schema that is not a JSON Schema, with advice', async () => {
    const shapes = { owner: { type: 'text' } };
    const cwd = aHouse(
      { 'kits/kit-a/SKILL.md': kit('kit-a') },
      { profiles: { house: { ...house, shapes } } },
    );
    const { report, exitCode } = await run(['validate'], cwd);
    expect(exitCode).toBe(2);
    expect(report.error.message).toContain('is not a JSON Schema');
    expect(report.error.fix).toContain('Fix');
  });

  it('an unknown profile name is a usage error', async () => {
    const cwd = aHouse({ 'kits/kit-a/SKILL.md': kit('kit-a') });
    const { report, exitCode } = await run(['validate', '--profile', 'hause'], cwd);
    expect({ exitCode, error: report.error }).toMatchObject({ exitCode: 2, error: { code: 'E_USAGE' } });
  });
});

describe('profile selection', () => {
  const files = { 'skills/a/SKILL.md': kit('a') };
  const cleoManifest = JSON.stringify({
    $schema: 'https://cleo-dev.com/schemas/v1/skills-manifest.schema.json',
    skills: [],
  });
  it.each([
    ['the default', files, [], 'agent-skills', 'default'],
    ['a marker', { ...files, '.cleo/x': '' }, [], 'cleo', 'marker .cleo/'],
    [
      'another marker',
      { '.agents/skills/a/SKILL.md': kit('a'), '.codelia/x': '' },
      [],
      'codelia',
      'marker .codelia/',
    ],
    [
      'the manifest',
      { ...files, '.codelia/x': '', 'skills/manifest.json': cleoManifest },
      [],
      'cleo',
      'manifest $schema',
    ],
    [
      'the config',
      { ...files, '.cleo/x': '', 'skill-registrar.json': '{"profile":"pipeline"}' },
      [],
      'pipeline',
      'config file',
    ],
    [
      'the command line',
      { ...files, 'skill-registrar.json': '{"profile":"pipeline"}' },
      ['--profile', 'cleo'],
      'cleo',
      'requested',
    ],
  ])('selects the profile by %s', async (_, tree, args, profile, profileReason) => {
    const { report } = await run(['status', ...args], aFolder(tree));
    expect(report._meta).toMatchObject({ profile, profileReason });
  });
});
