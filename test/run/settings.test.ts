import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Request } from '../../src/config/request.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { runOperation } from '../../src/pipeline.js';
import { ConfigError } from '../../src/text/errors.js';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { EPOCH } from '../support/golden-case.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const tool = (name: string) =>
  skillText({ name, description: `Keeps ${name} small and simple`, version: '1.0.0' });
const base = { 'skills/ct-one-tool/SKILL.md': tool('ct-one-tool') };

function requestOf(files: Readonly<Record<string, string>>, options: Partial<Request> = {}): Request {
  return {
    operation: 'register',
    workspace: new MemoryWorkspace(files),
    store: new MemoryStore(files),
    environment: { isCi: true, now: new Date(0), sourceDateEpoch: EPOCH, variables: {} },
    ...options,
  };
}

async function run(files: Readonly<Record<string, string>>, options: Partial<Request> = {}) {
  const outcome = await runOperation(requestOf(files, options));
  expectValidReport(outcome.report);
  return outcome;
}

async function configErrorOf(config: string, more: Readonly<Record<string, string>> = {}) {
  const error = await run({ ...base, 'skill-registrar.json': config, ...more }).catch((reason) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  const { message, fix, at } = error as ConfigError;
  return { message, fix, place: `${at.file}:${at.span.line}:${at.span.column}` };
}

describe('config file', () => {
  it.each([
    ['{', 'is not valid JSON', 'skill-registrar.json:1:2'],
    ['[]', 'skill-registrar.json must be an object.', 'skill-registrar.json:1:1'],
    ['{ "level": "loud" }', 'must be one of "strict", "warn", "permissive"', 'skill-registrar.json:1:12'],
    [
      '{ "infer": { "maxClaimant": 3 } }',
      '"infer" has an unknown key "maxClaimant"',
      'skill-registrar.json:1:14',
    ],
    ['{ "infer": { "maxClaimants": 0 } }', 'must be at least 1', 'skill-registrar.json:1:30'],
    [
      '{ "outputs": [{ "kind": "json" }] }',
      '"outputs.0" is missing the required key "file"',
      'skill-registrar.json:1:15',
    ],
    ['{ "exclude": ["a", 7] }', '"exclude.1"', 'skill-registrar.json:1:20'],
    ['{ "zzz": 1 }', 'unknown key "zzz"', 'skill-registrar.json:1:3'],
    ['{ "roots": ["../elsewhere"] }', 'points outside the repository', 'skill-registrar.json:1:13'],
    ['{ "manifest": "/etc/manifest.json" }', 'points outside the repository', 'skill-registrar.json:1:15'],
    ['{ "rules": { "__proto__": "off" } }', 'sets an unknown rule "__proto__"', 'skill-registrar.json:1:14'],
    ['{ "rules": { "file-encoding": "notice" } }', 'guards safety', 'skill-registrar.json:1:31'],
    [
      '{ "profiles": { "house": { "extends": "cleo", "rules": { "name-format": "off" } } } }',
      'lowers the rule "name-format", which guards safety',
      'skill-registrar.json:1:73',
    ],
  ])('rejects %s at its position', async (config, message, place) => {
    const error = await configErrorOf(config);
    expect(error.message).toContain(message);
    expect(error.place).toBe(place);
  });

  it('suggests the intended key, also in a custom profile', async () => {
    const typo = '{ "profiles": { "house": { "extends": "cleo", "name": { "patern": "x" } } } }';
    expect((await configErrorOf(typo)).fix).toContain('"pattern"');
    expect((await configErrorOf('{ "zzz": 1 }')).fix).toContain('known keys: ');
  });

  it('accepts known rules, and setting one to its default', async () => {
    expect((await configErrorOf('{ "rules": { "zzz": "off" } }')).fix).toContain('skill-registrar rules');
    const profiles = {
      house: { extends: 'cleo' },
      bare: { extends: 'cleo', rules: { 'name-format': 'error' } },
    };
    const config = JSON.stringify({ rules: { 'name-length': 'error', 'similar-name': 'off' }, profiles });
    expect((await run({ ...base, 'skill-registrar.json': config })).exitCode).toBe(0);
  });

  it.each(['../evil', 'a|b', '..', 'a\\\\b', 'a\\u0007b'])(
    'writes no entry named %s, whatever a custom profile allows',
    async (name) => {
      const config = JSON.stringify({
        profile: 'house',
        profiles: {
          house: { extends: 'cleo', name: { pattern: '.' }, rules: { 'name-matches-directory': 'off' } },
        },
      });
      const text = skillText({ name: `"${name}"`, description: 'Keeps it all small', version: '1.0.0' });
      const files = { 'skills/ct-one-tool/SKILL.md': text, 'skill-registrar.json': config };
      const { report } = await run(files, { force: true, level: 'permissive' });
      expect(report.skills).toMatchObject([{ status: 'invalid' }]);
      expect(report.diagnostics.map(({ rule }) => rule)).toContain('name-format');
    },
  );

  it.each([
    [undefined, 'it does not exist'],
    ['{', 'cannot be used'],
    ['[]', 'it is not an object'],
  ])('rejects an overrides file %s', async (text, why) => {
    const more = text === undefined ? {} : { 'hand.json': text };
    const error = await configErrorOf('{ "overrides": "hand.json" }', more as Record<string, string>);
    expect(error.message).toContain(why);
  });

  it('accepts an overrides file without overrides', async () => {
    const files = { ...base, 'skill-registrar.json': '{ "overrides": "hand.json" }', 'hand.json': '{}' };
    expect((await run(files)).exitCode).toBe(0);
  });

  it('fails if the given config file does not exist', async () => {
    const error = await run(base, { config: 'other.json' }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toBe('The config file other.json does not exist.');
  });

  it('fails if the config is not a file of UTF-8 text', async () => {
    const root = aFolder(base);
    writeFileSync(join(root, 'skill-registrar.json'), Buffer.from([0x7b, 0xe9, 0x7d]));
    const bytes = await cli(['register', '--json'], { cwd: root });
    expect(bytes).toMatchObject({ exitCode: 2 });
    expect(bytes.json().error.message).toContain('not UTF-8 text');
    const other = aFolder({ ...base, 'skill-registrar.json': null });
    const directory = await cli(['register', '--json'], { cwd: other });
    expect(directory.json().error).toMatchObject({ code: 'E_CONFIG' });
    expect(directory.json().error.message).toContain('it is a directory');
  });

  it.each(['{ "skills": null }', '{}', 'null', '{ "skills": { "other": 1 }, "validationLevel": "loud" }'])(
    "ignores other keys in CLEO's config file: %s",
    async (config) => {
      const { report } = await run({ ...base, '.cleo/config.json': config });
      expect(report).toMatchObject({ success: true, _meta: { profile: 'cleo' }, summary: { registered: 1 } });
    },
  );

  it.each([
    ['{ "skills": 7 }', '"skills" must be an object', '1:13'],
    ['[1]', '.cleo/config.json is a list, not an object', '1:1'],
    ['{ "skills": { "scanPath": ["x"] } }', 'has an unknown key "scanPath"', '1:15'],
    [
      '{ "skills": { "validationLevel": "loud" } }',
      '"skills.validationLevel" must be one of "strict", "warn", "permissive"',
      '1:34',
    ],
    ['{ "skills": { "scanPaths": "x" } }', '"skills.scanPaths" must be an array', '1:28'],
    ['{ "skills": { "excludePaths": [1] } }', '"skills.excludePaths.0" must be a string', '1:32'],
    [
      '{ "skills": { "pruneStaleEntries": "false" } }',
      '"skills.pruneStaleEntries" must be true or false',
      '1:36',
    ],
  ])(
    "rejects a wrong type in CLEO's config at its position, and prunes nothing: %s",
    async (config, message, place) => {
      const manifest = '{ "skills": [{ "name": "ct-old-tool", "path": "skills/ct-old-tool" }] }\n';
      const files = { ...base, '.cleo/config.json': config, 'skills/manifest.json': manifest };
      const store = new MemoryStore(files);
      const error = await run(files, { store }).catch((reason) => reason);
      expect(error).toBeInstanceOf(ConfigError);
      const { at } = error as ConfigError;
      expect((error as ConfigError).message).toContain(message);
      expect(`${at.span.line}:${at.span.column}`).toBe(place);
      expect(store.read('skills/manifest.json')).toBe(manifest);
    },
  );

  it("reads the user's config only with --home, and the project's overrides it", async () => {
    const home = aFolder({
      '.cleo/config.json': '{ "skills": { "validationLevel": "permissive", "scanPaths": ["tools/"] } }\n',
    });
    const files = {
      '.cleo/config.json': '{ "skills": { "scanPaths": ["skills/"] } }\n',
      'skills/ct-bad-tool/SKILL.md': skillText({ name: 'ct-bad-tool', description: 'Short' }),
    };
    const root = aFolder(files);
    const options = { workspace: new DiskWorkspace({ root, home }) };
    expect((await run(files, options)).report.summary).toMatchObject({ registered: 1, invalid: 0 });
    expect((await run(files)).report.summary).toMatchObject({ registered: 0, invalid: 1 });
  });

  it('takes the profile from the request, the config, the manifest and the marker, in that order', async () => {
    const schema = 'https://cleo-dev.com/schemas/v1/skills-manifest.schema.json';
    const reason = async (files: Readonly<Record<string, string>>, profile?: string) => {
      const { report } = await run({ ...base, ...files }, profile === undefined ? {} : { profile });
      return `${report._meta.profile} ${report._meta.profileReason}`;
    };
    const marker = { '.cleo/config.json': '{}' };
    const manifest = { 'skills/manifest.json': `{ "$schema": "${schema}", "skills": [] }` };
    const config = { 'skill-registrar.json': '{ "profile": "pipeline" }' };
    expect(await reason({})).toBe('agent-skills default');
    expect(await reason(marker)).toBe('cleo marker .cleo/');
    expect(await reason({ '.codelia/x': '', '.agents/skills/x/SKILL.md': tool('x') })).toBe(
      'codelia marker .codelia/',
    );
    expect(await reason({ ...marker, ...manifest })).toBe('cleo manifest $schema');
    expect(await reason({ 'skills/manifest.json': '{ "$schema": 7, "skills": [] }' })).toBe(
      'agent-skills default',
    );
    const elsewhere = { '.claude/skills/manifest.json': manifest['skills/manifest.json'] };
    const roots = { 'skill-registrar.json': '{ "roots": ["./.claude/skills/", { "path": "*/skills" }] }' };
    expect(await reason({ ...elsewhere, ...roots })).toBe('cleo manifest $schema');
    expect(await reason({ ...marker, ...manifest, ...config })).toBe('pipeline config file');
    expect(await reason({ ...marker, ...config }, 'cleo')).toBe('cleo requested');
  });

  it('skips what exclude names, as paths or as patterns', async () => {
    const files = {
      'skills/keep/SKILL.md': tool('keep'),
      'skills/draft-one/SKILL.md': tool('draft-one'),
      'skills/draft-two/SKILL.md': tool('draft-two'),
      'skills/old/SKILL.md': tool('old'),
      'skills/group/inner/SKILL.md': tool('inner'),
    };
    const names = async (exclude: string[]) => {
      const config = JSON.stringify({ exclude });
      const { report } = await run({ ...files, 'skill-registrar.json': config });
      return report.skills.map(({ name }) => name);
    };
    expect(await names(['skills/old/'])).toEqual(['draft-one', 'draft-two', 'keep', 'inner']);
    expect(await names(['skills/old/**', 'skills/draft-*'])).toEqual(['keep', 'inner']);
    expect(await names(['**/inner', 'skills/{old,keep}'])).toEqual(['draft-one', 'draft-two']);
  });

  it('finds roots by pattern, through links only if the profile follows them', async () => {
    const root = aFolder({
      'packages/one/agent-skills/a/SKILL.md': tool('a'),
      'packages/two/agent-skills/b/SKILL.md': tool('b'),
      'packages/node_modules/agent-skills/c/SKILL.md': tool('c'),
      'skill-registrar.json': '{ "roots": ["packages/**/agent-skill?"] }',
    });
    mkdirSync(join(root, 'empty'));
    const { report } = await run({}, { workspace: new DiskWorkspace({ root }) });
    expect(report.skills.map(({ path }) => path)).toEqual([
      'packages/one/agent-skills/a',
      'packages/two/agent-skills/b',
    ]);
  });

  it('warns when one of several configured roots does not exist, and fails when none does', async () => {
    const files = { ...base, 'skill-registrar.json': '{ "roots": ["skills", "extra"] }' };
    const { report } = await run(files);
    const found = report.diagnostics.find(({ rule }) => rule === 'missing-root');
    expect(found).toMatchObject({ severity: 'warning', message: 'The scan root extra does not exist.' });
    expect(report.summary.registered).toBe(1);
    const nowhere = { ...base, 'skill-registrar.json': '{ "roots": ["extra"] }' };
    await expect(run(nowhere)).rejects.toThrow('The scan root extra does not exist');
  });

  it.each([
    ['active', 'active'],
    ['inactive', 'inactive'],
    ['deprecated', 'deprecated'],
    ['experimental', 'active'],
    ['discovered', 'active'],
  ])('accepts the status %s and writes %s', async (status, written) => {
    const described = { description: 'Keeps it all small', version: '1.0.0', status };
    const text = skillText({ name: 'ct-one-tool', ...described });
    const { report, files } = await run({ 'skills/ct-one-tool/SKILL.md': text }, { profile: 'cleo' });
    expect(report.success).toBe(true);
    expect(files[0]!.after).toContain(`"status": "${written}"`);
  });

  it.each([
    ['experimental', '"status" must be one of active, inactive, deprecated; found "experimental".'],
    ['draft', '"status" must be one of active, inactive, deprecated; found "draft".'],
  ])('says that the status %s does not count', async (status, message) => {
    const described = { description: 'Keeps it all small', version: '1.0.0', status };
    const files = { 'skills/ct-one-tool/SKILL.md': skillText({ name: 'ct-one-tool', ...described }) };
    const { report } = await run(files, { profile: 'cleo' });
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        message,
        fix: 'Choose one of them. Until then it counts as missing: a new entry is registered as "active".',
      }),
    );
  });

  it.each([
    ['sonnet', '"model": "sonnet"'],
    ['auto', '"model": "auto"'],
    ['gpt-5', null],
    ['haiku', null],
  ])('writes the model %s only if CLEO knows it', async (model, written) => {
    const described = { description: 'Keeps it all small', version: '1.0.0', model };
    const text = skillText({ name: 'ct-one-tool', ...described });
    const { report, files } = await run({ 'skills/ct-one-tool/SKILL.md': text }, { profile: 'cleo' });
    expect(report.success).toBe(true);
    if (written === null) expect(files[0]!.after).not.toContain('"model"');
    else expect(files[0]!.after).toContain(written);
    expect(report.diagnostics.some(({ message }) => message.includes('"model"'))).toBe(written === null);
  });

  it('never writes an invalid status, at any level', async () => {
    const described = { description: 'Keeps it all small', version: '1.0.0', status: 'bogus' };
    const text = skillText({ name: 'ct-one-tool', ...described });
    const files = { 'skills/ct-one-tool/SKILL.md': text };
    const outcome = await run(files, { profile: 'cleo', level: 'permissive' });
    expect(outcome.report.diagnostics.map(({ rule }) => rule)).toContain('client-field');
    expect(outcome.files[0]!.after).toContain('"status": "active"');
  });
});
