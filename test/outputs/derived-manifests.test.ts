import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { type DerivedSettings, derivedManifestOutputs } from '../../src/outputs/derived-manifests.js';
import { marketplaceOutput } from '../../src/outputs/marketplace.js';
import { openaiValidator } from '../../src/schema/validators.js';
import { parseAnyYaml } from '../../src/skill/parse-yaml.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const CLAUDE = 'plugins/pdf/.claude-plugin/plugin.json';
const SOURCE = {
  name: 'pdf-tools',
  version: '1.2.0',
  description: 'Fills in forms, merges and splits PDF files. Also signs them.',
  author: { name: 'Ann' },
  license: 'MIT',
  keywords: ['pdf'],
  commands: './commands/',
};
const files: Files = { [CLAUDE]: JSON.stringify(SOURCE), ...skillFiles('plugins/pdf/skills', 'fill-forms') };

/** The texts of the derived files, by path. */
function derive(
  clients: DerivedSettings['clients'],
  repository: Files = files,
  more: Partial<DerivedSettings> = {},
) {
  const outputs = derivedManifestOutputs({ clients, ...more }, sourcesOf(repository));
  return new Map(outputs.map((output) => [output.file, output.edit(repository[output.file] ?? null)]));
}

/** What is wrong with a value by a published schema. */
function violations(schema: string, value: unknown) {
  const text = readFileSync(new URL(`../../schema/${schema}.schema.json`, import.meta.url), 'utf8');
  const validate = new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(text));
  return validate(value) ? [] : validate.errors;
}

const parsedOf = (edits: ReturnType<typeof derive>, file: string) =>
  JSON.parse(edits.get(file)?.text ?? 'null');

describe('derived plugin manifests', () => {
  it('are made for each client in the form that it reads', () => {
    const edits = derive(['claude', 'codex', 'cursor', 'copilot', 'agent-plugins', 'gemini']);
    const { commands, ...common } = SOURCE;
    expect([...edits.keys()]).toEqual([
      'plugins/pdf/.codex-plugin/plugin.json',
      'plugins/pdf/.cursor-plugin/plugin.json',
      'plugins/pdf/.github/plugin/plugin.json',
      'plugins/pdf/plugin.json',
      'plugins/pdf/gemini-extension.json',
    ]);
    const codex = parsedOf(edits, 'plugins/pdf/.codex-plugin/plugin.json');
    expect(codex).toEqual({
      ...common,
      skills: './skills/',
      interface: {
        displayName: 'Pdf Tools',
        shortDescription: 'Fills in forms, merges and splits PDF files.',
      },
    });
    expect(violations('codex-plugin', codex)).toEqual([]);
    expect(parsedOf(edits, 'plugins/pdf/.cursor-plugin/plugin.json')).toEqual({
      ...common,
      commands,
      skills: './skills/',
    });
    expect(parsedOf(edits, 'plugins/pdf/.github/plugin/plugin.json')).toEqual(SOURCE);
    const standard = parsedOf(edits, 'plugins/pdf/plugin.json');
    expect(standard).toEqual({
      $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
      ...common,
    });
    expect(violations('agent-plugin', standard)).toEqual([]);
    expect(parsedOf(edits, 'plugins/pdf/gemini-extension.json')).toEqual({
      name: 'pdf-tools',
      version: '1.2.0',
      description: SOURCE.description,
    });
  });

  it('follow the source in the keys that they have, and keep every other byte', () => {
    const file = 'plugins/pdf/.codex-plugin/plugin.json';
    const text = `{ "version":  "1.0.0", "name": "pdf-tools",\n  "author": "Bob", "interface": { "displayName": "HAND" }, "x": 1.50 }\n`;
    const edit = derive(['codex'], { ...files, [file]: text }).get(file);
    expect(edit?.text).toBe(text.replace('1.0.0', '1.2.0').replace('Bob', 'Ann'));
    expect(edit?.differences).toEqual([`follows ${CLAUDE} (version, author)`]);
    const again = derive(['codex'], { ...files, [file]: edit?.text ?? '' }).get(file);
    expect(again).toEqual({ text: edit?.text, differences: [] });
  });

  it('follow only the keys that the config names', () => {
    const file = 'plugins/pdf/.codex-plugin/plugin.json';
    const text = '{ "name": "pdf-tools", "version": "1.0.0", "description": "For Codex." }\n';
    const edit = derive(['codex'], { ...files, [file]: text }, { keys: ['version'] }).get(file);
    expect(edit?.text).toBe(text.replace('1.0.0', '1.2.0'));
  });

  it('may follow another manifest, or the config', () => {
    const standard =
      '{ "$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json", "name": "pdf-tools", "version": "2.0.0" }';
    const edits = derive(
      ['claude', 'codex'],
      { ...files, 'plugins/pdf/plugin.json': standard },
      { from: 'plugin.json' },
    );
    expect(JSON.parse(edits.get(CLAUDE)?.text ?? '').version).toBe('2.0.0');
    const top = derive(['claude', 'gemini'], skillFiles('skills', 'a'), {
      from: { name: 'mine', version: '1.0.0' },
    });
    expect(parsedOf(top, '.claude-plugin/plugin.json')).toEqual({ name: 'mine', version: '1.0.0' });
    expect(parsedOf(top, 'gemini-extension.json')).toEqual({ name: 'mine', version: '1.0.0' });
  });

  it('name the default folder where the client replaces it', () => {
    const source = { ...SOURCE, skills: ['./extra/one'] };
    const edits = derive(['codex', 'copilot'], { ...files, [CLAUDE]: JSON.stringify(source) });
    expect(parsedOf(edits, 'plugins/pdf/.codex-plugin/plugin.json').skills).toEqual([
      './skills/',
      './extra/one',
    ]);
    expect(parsedOf(edits, 'plugins/pdf/.github/plugin/plugin.json').skills).toEqual(['./extra/one']);
  });

  it('are not made of a source without a name, or with a name that is not allowed', () => {
    const without = derive(['codex'], { ...files, [CLAUDE]: '{}' });
    expect([...without.values()][0]).toMatchObject({ text: null, problems: [{ rule: 'output-unreadable' }] });
    const odd = derive(['agent-plugins'], { ...files, [CLAUDE]: '{ "name": "PDF Tools" }' });
    expect([...odd.values()][0]?.problems?.[0]?.message).toContain('"PDF Tools"');
  });
});

describe('manifests in directories of their own', () => {
  it('follow one file, a directory for each client', () => {
    const repository = { 'meta.json': JSON.stringify(SOURCE), ...skillFiles('skills', 'fill-forms') };
    const settings = { from: 'meta.json', to: 'clients/{client}/plugin' };
    const edits = derive(['claude', 'codex'], repository, settings);
    expect([...edits.keys()]).toEqual([
      'clients/claude/plugin/.claude-plugin/plugin.json',
      'clients/codex/plugin/.codex-plugin/plugin.json',
    ]);
    const { commands: _, ...common } = SOURCE;
    expect(parsedOf(edits, 'clients/claude/plugin/.claude-plugin/plugin.json')).toEqual(common);
    const sources = {
      ...sourcesOf(repository),
      copies: [{ from: 'skills', to: 'clients/codex/plugin/skills' }],
    };
    const [codex] = derivedManifestOutputs({ clients: ['codex'], ...settings }, sources);
    expect(JSON.parse(codex?.edit(null).text ?? '')).toMatchObject({
      name: 'pdf-tools',
      skills: './skills/',
    });
  });
});

describe('a derived file that nobody edited', () => {
  const config = {
    manifest: false,
    rules: { 'skill-unreachable': 'off' },
    outputs: [{ kind: 'plugin-manifests', clients: ['codex', 'cursor', 'openai-yaml'] }],
  };
  const names = ['pdf', 'csv'];
  const claude = (name: string, more = {}) => ({
    [`plugins/${name}/.claude-plugin/plugin.json`]: JSON.stringify({ name, version: '1.0.0', ...more }),
  });

  it('gets and loses keys with its source, and is removed with it', async () => {
    const repository = aGitRepository({
      ...Object.assign({}, ...names.map((name) => claude(name))),
      ...Object.assign({}, ...names.map((name) => skillFiles(`plugins/${name}/skills`, `${name}-tool`))),
      'skill-registrar.json': JSON.stringify(config),
    });
    const read = (file: string) => readFileSync(join(repository.root, file), 'utf8');
    const codexOf = (name: string) => `plugins/${name}/.codex-plugin/plugin.json`;
    await repository.run('register');
    repository.write({
      ...claude('pdf', { license: 'MIT', description: 'Fills in forms.' }),
      [codexOf('csv')]: read(codexOf('csv')).replace('{', '{ "x": 1.50,'),
      ...claude('csv', { version: '1.1.0', license: 'MIT' }),
      ...skillFiles('plugins/pdf/skills', 'pdf-tool-2'),
    });
    repository.commit('edit');
    await repository.run('register');
    expect(JSON.parse(read(codexOf('pdf')))).toMatchObject({
      license: 'MIT',
      interface: { shortDescription: 'Fills in forms.' },
    });
    // Someone edited it: what it has follows, and nothing is added.
    expect(read(codexOf('csv'))).toContain('{ "x": 1.50,');
    expect(JSON.parse(read(codexOf('csv')))).toMatchObject({ version: '1.1.0' });
    expect(read(codexOf('csv'))).not.toContain('license');
    repository.write(claude('pdf'));
    repository.commit('without a license');
    await repository.run('register');
    expect(read(codexOf('pdf'))).not.toContain('license');
    expect(repository.git('status', '--porcelain')).not.toContain('openai');

    repository.remove('plugins/pdf/.claude-plugin', 'plugins/pdf/skills/pdf-tool/SKILL.md');
    repository.remove('plugins/pdf/skills/pdf-tool-2');
    repository.remove('plugins/csv/.claude-plugin', 'plugins/csv/skills');
    repository.write(skillFiles('plugins/new/skills', 'new-tool'));
    repository.write(claude('new'));
    repository.commit('delete');
    await repository.run('register');
    expect(existsSync(join(repository.root, codexOf('pdf')))).toBe(false);
    expect(existsSync(join(repository.root, codexOf('csv')))).toBe(true);
  });

  it('agents/openai.yaml follows the description, and goes with its skill', async () => {
    const skill = (description: string) =>
      skillText('deploy').replace('Does deploy.', `${description} Use when asked to.`);
    const file = 'skills/deploy/agents/openai.yaml';
    const repository = aGitRepository({
      'skills/deploy/SKILL.md': skill('Deploys the service to production.'),
      ...skillFiles('skills', 'other'),
      'skill-registrar.json': JSON.stringify(config),
    });
    await repository.run('register');
    repository.write({ 'skills/deploy/SKILL.md': skill('Deploys every service there is.') });
    repository.commit('words');
    await repository.run('register');
    expect(readFileSync(join(repository.root, file), 'utf8')).toContain('Deploys every service there is.');
    repository.remove('skills/deploy/SKILL.md');
    repository.commit('delete');
    await repository.run('register');
    expect(existsSync(join(repository.root, file))).toBe(false);
    expect(existsSync(join(repository.root, 'skills/other/agents/openai.yaml'))).toBe(true);
  });
});

describe('derived agents/openai.yaml', () => {
  const file = 'skills/deploy/agents/openai.yaml';
  const skill = skillText('deploy', 'disable-model-invocation: true\n').replace(
    'Does deploy.',
    'Deploys the service to production. Use when asked to.',
  );

  it('has a name, a short description and the policy', () => {
    const text = derive(['openai-yaml'], { 'skills/deploy/SKILL.md': skill }).get(file)?.text ?? '';
    const parsed = parseAnyYaml(text);
    expect(parsed.ok && parsed.data).toEqual({
      interface: { display_name: 'Deploy', short_description: 'Deploys the service to production.' },
      policy: { allow_implicit_invocation: false },
    });
    expect(parsed.ok && openaiValidator()(parsed.data)).toEqual([]);
  });

  it.each([
    [
      'interface:\n  display_name: HAND # x\n',
      'interface:\n  display_name: HAND # x\npolicy:\n  allow_implicit_invocation: false\n',
    ],
    [
      'policy:\n  allow_implicit_invocation: true # HAND\n',
      'policy:\n  allow_implicit_invocation: false # HAND\n',
    ],
    ['policy:\n  allow_implicit_invocation: false\n', 'policy:\n  allow_implicit_invocation: false\n'],
  ])('in %j only the policy follows', (before, after) => {
    const edits = derive(['openai-yaml'], { 'skills/deploy/SKILL.md': skill, [file]: before });
    expect(edits.get(file)?.text).toBe(after);
  });

  it('of a skill that the model may start stays as it is', () => {
    const before = 'policy:\n  allow_implicit_invocation: false\n';
    const edits = derive(['openai-yaml'], { ...skillFiles('skills', 'deploy'), [file]: before });
    expect(edits.get(file)).toEqual({ text: before, differences: [] });
  });
});

describe('a new Codex marketplace', () => {
  it('lists plugins with a manifest of Claude Code or Cursor', () => {
    const cursor = {
      'plugins/x/.cursor-plugin/plugin.json': '{ "name": "x" }',
      ...skillFiles('plugins/x/skills', 'a'),
    };
    const sources = sourcesOf({ ...files, ...cursor });
    const { text } = marketplaceOutput({ client: 'codex', name: 'm' }, sources).edit(null);
    expect(JSON.parse(text ?? '').plugins.map(({ name }: { name: string }) => name)).toEqual([
      'pdf-tools',
      'x',
    ]);
  });
});
