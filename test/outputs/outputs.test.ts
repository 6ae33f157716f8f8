import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const skill = (name: string, more: Record<string, unknown> = {}) =>
  skillText({ name, description: `Does ${name}. Use it for ${name}.`, ...more });

const marketplace = `{
  "name": "tools",
  "owner": { "name": "Ann" },
  "plugins": [
    {
      "name": "documents",
      "source": "./",
      "strict": false,
      "skills": ["./skills/docx", "./skills/pdf"]
    }
  ]
}
`;
const config = {
  profile: 'agent-skills',
  manifest: false,
  outputs: [
    { kind: 'claude-marketplace' },
    { kind: 'skills-sh' },
    { kind: 'readme-table' },
    { kind: 'llms-txt', title: 'Tools' },
    { kind: 'json', file: 'skills.json', fields: { id: 'name', license: 'license' } },
    { kind: 'well-known', file: 'public/.well-known/agent-skills/index.json' },
    { kind: 'catalog', file: 'AGENTS.md', as: 'markdown' },
  ],
};
const GENERATED = [
  '.claude-plugin/marketplace.json',
  'skills.sh.json',
  'README.md',
  'llms.txt',
  'skills.json',
  'public/.well-known/agent-skills/docx/SKILL.md',
  'public/.well-known/agent-skills/pdf/SKILL.md',
  'public/.well-known/agent-skills/index.json',
  'AGENTS.md',
];

function repository(more: Readonly<Record<string, string>> = {}): string {
  return aFolder({
    'skill-registrar.json': JSON.stringify(config),
    '.claude-plugin/marketplace.json': marketplace,
    'README.md': '# Tools\n',
    'skills/pdf/SKILL.md': skill('pdf', { license: 'MIT' }),
    'skills/docx/SKILL.md': skill('docx'),
    ...more,
  });
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const rules = (report: { diagnostics: readonly { rule: string; file: string }[] }) =>
  report.diagnostics.map(({ rule, file }) => `${rule} ${file}`);

describe('outputs', () => {
  it('register writes outputs, and a second run changes nothing', async () => {
    const cwd = repository();
    const first = await cli(['register', '--json'], { cwd });
    expectValidReport(first.json());
    expect(first.json().diagnostics).toEqual([]);
    expect(first.exitCode).toBe(0);
    expect(first.json().manifest).toBeNull();
    expect(first.json().outputs).toEqual(
      GENERATED.map((file) => ({
        kind: expect.any(String),
        file,
        changed: file !== '.claude-plugin/marketplace.json',
      })),
    );
    expect(existsSync(join(cwd, 'skills/manifest.json'))).toBe(false);
    expect(read(cwd, '.claude-plugin/marketplace.json')).toBe(marketplace);
    expect(JSON.parse(read(cwd, 'skills.json'))).toEqual([{ id: 'docx' }, { id: 'pdf', license: 'MIT' }]);
    expect(read(cwd, 'public/.well-known/agent-skills/pdf/SKILL.md')).toBe(read(cwd, 'skills/pdf/SKILL.md'));
    expect(read(cwd, 'AGENTS.md')).toContain('- pdf: Does pdf.');
    const check = await cli(['register', '--check', '--json'], { cwd });
    expect(check.json().diagnostics).toEqual([]);
    expect(check.exitCode).toBe(0);
    const again = await cli(['register', '--json'], { cwd });
    expect(again.json().outputs?.filter(({ changed }) => changed)).toEqual([]);
  });

  it('one run creates all marketplaces if one of them has a name and an owner', async () => {
    const outputs = [
      { kind: 'claude-marketplace' },
      { kind: 'codex-marketplace' },
      { kind: 'cursor-marketplace', name: 'tools', owner: 'Ann' },
      { kind: 'copilot-marketplace' },
    ];
    const cwd = aFolder({
      'skill-registrar.json': JSON.stringify({ manifest: false, outputs }),
      'skills/pdf/SKILL.md': skill('pdf'),
      '.codex-plugin/plugin.json': '{ "name": "pdf" }',
    });
    const changed = async () =>
      (await cli(['register', '--json'], { cwd })).json().outputs?.filter((output) => output.changed);
    const created = await changed();
    expect(created?.map(({ kind }) => kind)).toEqual(outputs.map(({ kind }) => kind));
    const names = created?.map(({ file }) => JSON.parse(read(cwd, file)).name);
    expect(names).toEqual(['tools', 'tools', 'tools', 'tools']);
    expect(await changed()).toEqual([]);
  });

  it('register --check fails on stale outputs, and names each file and its differences', async () => {
    const cwd = repository();
    await cli(['register'], { cwd });
    rmSync(join(cwd, 'skills/docx'), { recursive: true });
    writeFileSync(join(cwd, 'skills/pdf/SKILL.md'), skill('pdf', { license: 'ISC' }));
    const { exitCode, json } = await cli(['register', '--check', '--json'], { cwd });
    expect(exitCode).toBe(1);
    expectValidReport(json());
    const stale = json().diagnostics.filter(({ rule }) => rule.endsWith('-stale'));
    expect(stale.map(({ rule, file, line, message }) => [rule, file, line, message])).toEqual([
      [
        'output-stale',
        '.claude-plugin/marketplace.json',
        9,
        '.claude-plugin/marketplace.json is not up to date (removes "skills/docx" from plugin "documents").',
      ],
      ['catalog-stale', 'AGENTS.md', 1, 'The markdown catalog in AGENTS.md is not up to date.'],
      ['output-stale', 'README.md', 6, 'README.md is not up to date (removes the row "docx").'],
      ['output-stale', 'llms.txt', 6, 'llms.txt is not up to date (removes "docx").'],
      [
        'output-stale',
        'public/.well-known/agent-skills/docx/SKILL.md',
        1,
        'public/.well-known/agent-skills/docx/SKILL.md is not up to date (its skill is gone).',
      ],
      [
        'output-stale',
        'public/.well-known/agent-skills/index.json',
        5,
        'public/.well-known/agent-skills/index.json is not up to date (removes "docx", updates "pdf" (digest)).',
      ],
      [
        'output-stale',
        'public/.well-known/agent-skills/pdf/SKILL.md',
        4,
        'public/.well-known/agent-skills/pdf/SKILL.md is not up to date (is not a copy of skills/pdf/SKILL.md).',
      ],
      [
        'output-stale',
        'skills.json',
        3,
        'skills.json is not up to date (removes "docx", updates "pdf" (license)).',
      ],
      [
        'output-stale',
        'skills.sh.json',
        8,
        'skills.sh.json is not up to date (removes "docx" from group "skills").',
      ],
    ]);
    expect(rules(json())).toContain('marketplace-path .claude-plugin/marketplace.json');
  });

  it('register --dry-run shows the diffs of outputs and writes nothing', async () => {
    const cwd = repository({ 'skills/xlsx/SKILL.md': skill('xlsx') });
    const { exitCode, json } = await cli(['register', '--dry-run', '--json'], { cwd });
    expect(exitCode).toBe(0);
    expect(json().diff).toContain(
      '--- a/.claude-plugin/marketplace.json\n+++ b/.claude-plugin/marketplace.json\n',
    );
    expect(json().diff).toContain('+      "skills": ["./skills/docx", "./skills/pdf", "./skills/xlsx"]\n');
    expect(json().diff).toContain('--- /dev/null\n+++ b/llms.txt\n');
    expect(read(cwd, '.claude-plugin/marketplace.json')).toBe(marketplace);
    expect(existsSync(join(cwd, 'llms.txt'))).toBe(false);
    const text = await cli(['register', '--dry-run'], { cwd, isTty: true });
    expect(text.stdout).toContain('10 generated files would change; nothing was written.');
  });

  it('removes the copy of a deleted skill, unless it was edited', async () => {
    const cwd = repository({ 'skills/xlsx/SKILL.md': skill('xlsx') });
    await cli(['register'], { cwd });
    const copy = (name: string) => `public/.well-known/agent-skills/${name}/SKILL.md`;
    writeFileSync(join(cwd, copy('xlsx')), 'Mine.\n');
    for (const name of ['docx', 'xlsx']) rmSync(join(cwd, 'skills', name), { recursive: true });
    const preview = await cli(['register', '--dry-run', '--json'], { cwd });
    expect(preview.json().diff).toContain(`--- a/${copy('docx')}\n+++ /dev/null\n@@ -1,`);
    expect(existsSync(join(cwd, copy('docx')))).toBe(true);
    const { json } = await cli(['register', '--json'], { cwd });
    expect(json().changes).toContainEqual({
      kind: 'file-changed',
      file: copy('docx'),
      what: 'its skill is gone',
    });
    expect(existsSync(join(cwd, 'public/.well-known/agent-skills/docx'))).toBe(false);
    expect(read(cwd, copy('xlsx'))).toBe('Mine.\n');
    const check = await cli(['register', '--check'], { cwd });
    expect(check.exitCode).toBe(0);
  });

  it('keeps existing entries of an invalid skill, and adds none', async () => {
    const cwd = repository();
    await cli(['register'], { cwd });
    writeFileSync(join(cwd, 'skills/pdf/SKILL.md'), '---\nname: pdf\n---\n');
    const { exitCode } = await cli(['register'], { cwd });
    expect(exitCode).toBe(1);
    expect(read(cwd, '.claude-plugin/marketplace.json')).toBe(marketplace);
    expect(JSON.parse(read(cwd, 'skills.sh.json')).groupings[0].skills).toEqual(['docx', 'pdf']);
    expect(read(cwd, 'README.md')).not.toContain('pdf');
  });

  it('an output does not miss the skills that it excludes', async () => {
    const outputs = [{ kind: 'claude-marketplace', exclude: ['xlsx'] }];
    const cwd = repository({
      'skill-registrar.json': JSON.stringify({ ...config, outputs }),
      'skills/xlsx/SKILL.md': skill('xlsx'),
    });
    const { json } = await cli(['register', '--json'], { cwd });
    expect(rules(json()).filter((rule) => rule.startsWith('marketplace'))).toEqual([]);
    expect(read(cwd, '.claude-plugin/marketplace.json')).toBe(marketplace);
  });

  it('omits skills that an output excludes', async () => {
    const outputs = [
      { kind: 'readme-table', exclude: ['pdf'] },
      { kind: 'skills-sh', exclude: ['skills/docx'] },
    ];
    const cwd = repository({ 'skill-registrar.json': JSON.stringify({ ...config, outputs }) });
    await cli(['register'], { cwd });
    expect(read(cwd, 'README.md')).not.toContain('pdf');
    expect(JSON.parse(read(cwd, 'skills.sh.json')).groupings[0].skills).toEqual(['pdf']);
  });

  it('two outputs may share a file, with separate markers', async () => {
    const outputs = [
      { kind: 'readme-table' },
      { kind: 'catalog', file: 'README.md', as: 'markdown' },
      { kind: 'readme-table', columns: ['license'], start: '<!-- A -->', end: '<!-- B -->' },
    ];
    const cwd = repository({
      'README.md': '<!-- A -->\n<!-- B -->\n',
      'skill-registrar.json': JSON.stringify({ ...config, outputs }),
    });
    const { json } = await cli(['register', '--json'], { cwd });
    expect(json().changes).toEqual([
      { kind: 'file-changed', file: 'README.md', what: expect.stringContaining('adds the row "docx"') },
    ]);
    expect(read(cwd, 'README.md')).toMatch(
      /<!-- A -->\n\| License \|[\s\S]*<!-- B -->\n\n<!-- skill-registrar:table:start/,
    );
    expect(read(cwd, 'README.md')).toContain('## Available Skills');
    expect((await cli(['register', '--check'], { cwd })).exitCode).toBe(0);
  });

  it('does not write outputs through a link', async () => {
    const cwd = repository();
    rmSync(join(cwd, 'README.md'));
    const { symlinkSync } = await import('node:fs');
    writeFileSync(join(cwd, 'other.md'), 'mine\n');
    symlinkSync('other.md', join(cwd, 'README.md'));
    const { json, exitCode } = await cli(['register', '--json'], { cwd });
    expect(exitCode).toBe(1);
    expect(rules(json())).toContain('file-unreadable README.md');
    expect(read(cwd, 'other.md')).toBe('mine\n');
  });

  it.each([
    [{ kind: 'jsn' }, '"outputs.0.kind" must be one of'],
    [{ kind: 'json' }, 'is missing the required key'],
    [{ kind: 'skills-sh', file: '../x.json' }, 'points outside the repository'],
    [{ kind: 'skills-sh', colums: [] }, 'unknown key "colums"'],
  ])('rejects an invalid config of an output: %j', async (output, message) => {
    const cwd = repository({ 'skill-registrar.json': JSON.stringify({ ...config, outputs: [output] }) });
    const { exitCode, json } = await cli(['register', '--json'], { cwd });
    expect(exitCode).toBe(2);
    expect(json().error).toMatchObject({ code: 'E_CONFIG', message: expect.stringContaining(message) });
  });

  it('`changed` is about the manifest, not about outputs', async () => {
    const { manifest: _, ...withManifest } = config;
    const cwd = repository({ 'skill-registrar.json': JSON.stringify(withManifest) });
    const { json } = await cli(['register', '--json'], { cwd });
    expect(json()).toMatchObject({ changed: true, manifest: 'skills/manifest.json' });
    rmSync(join(cwd, 'llms.txt'));
    const check = await cli(['register', '--check'], { cwd, isTty: true });
    expect(check.exitCode).toBe(1);
    expect(check.stdout).toContain('llms.txt is not up to date.');
    expect((await cli(['register', '--check', '--json'], { cwd })).json().changed).toBe(false);
  });
});

describe('known files without config', () => {
  it('validate and register check known files and do not change them', async () => {
    const text = marketplace.replace('./skills/pdf', './skills/pfd');
    const cwd = repository({ 'skill-registrar.json': '{}', '.claude-plugin/marketplace.json': text });
    for (const command of [['validate'], ['register'], ['register', '--check']]) {
      const { json, exitCode } = await cli([...command, '--json'], { cwd });
      expect(exitCode).toBe(1);
      expect(json().diagnostics).toContainEqual(
        expect.objectContaining({
          rule: 'marketplace-path',
          severity: 'error',
          line: 9,
          column: 35,
          endColumn: 49,
        }),
      );
      expect(json().diagnostics).toContainEqual(
        expect.objectContaining({ rule: 'marketplace-incomplete', severity: 'notice', skill: 'pdf' }),
      );
    }
    expect(read(cwd, '.claude-plugin/marketplace.json')).toBe(text);
  });
});
