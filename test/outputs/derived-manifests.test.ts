import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { type DerivedSettings, derivedManifestOutputs } from '../../src/outputs/derived-manifests.js';
import { marketplaceOutput } from '../../src/outputs/marketplace.js';
import { openaiValidator } from '../../src/schema/validators.js';
import { parseAnyYaml } from '../../src/skill/parse-yaml.js';
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
