import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalog, keepCatalog, register } from '../../src/index.js';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const skill = (name: string, ...more: string[]) =>
  aSkill(`name: ${name}`, `description: Does ${name}.`, ...more);
const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const list = (...names: string[]) =>
  [
    '<!-- skill-registrar:catalog:start as=markdown -->',
    '## Available Skills',
    ...names.map((name) => `- ${name}: Does ${name}. (location: skills/${name})`),
    '<!-- skill-registrar:catalog:end -->',
    '',
  ].join('\n');

const LEVEL = '- a: Does a.';

function aProject(agents = '# Agents\r\n\r\nBe kind.') {
  return aFolder({ 'skills/a/SKILL.md': skill('a'), 'AGENTS.md': agents });
}

async function run(args: readonly string[], cwd: string) {
  const result = await cli([...args, '--json'], { cwd });
  expectValidReport(result.json());
  return { ...result, report: result.json() };
}

describe('catalog --write', () => {
  it('catalog --write updates the text between two markers and keeps every other byte', async () => {
    const cwd = aProject();
    const { exitCode, report } = await run(['catalog', '--write', 'AGENTS.md'], cwd);
    expect({ exitCode, changed: report.changed }).toEqual({ exitCode: 0, changed: true });
    expect(read(cwd, 'AGENTS.md')).toBe(
      `# Agents\r\n\r\nBe kind.\r\n\r\n${list('a').replaceAll('\n', '\r\n')}`,
    );
    const again = await run(['catalog', '--write', 'AGENTS.md'], cwd);
    expect(again.report).toMatchObject({
      changed: false,
      text: 'AGENTS.md: markdown catalog is up to date.',
    });
  });

  it('catalog --write creates a missing file, below the current directory', async () => {
    const cwd = aProject();
    fs.mkdirSync(path.join(cwd, 'docs'));
    await cli(['catalog', '--root', '..', '--write', 'skills.md', '--as', 'level'], {
      cwd: path.join(cwd, 'docs'),
    });
    expect(read(cwd, 'docs/skills.md')).toContain('start as=level -->\n- a: Does a.\n<!--');
  });

  it('catalog --write --hint says how to load a skill, and the marker remembers it', async () => {
    const cwd = aProject();
    await run(['catalog', '--write', 'AGENTS.md', '--hint'], cwd);
    const written = read(cwd, 'AGENTS.md');
    expect(written).toContain('catalog:start as=markdown hint=true -->');
    expect(written).toContain('or load it with `npx skill-registrar load <name>`.');
    await run(['register'], cwd);
    expect(read(cwd, 'AGENTS.md')).toBe(written);
  });

  it('catalog --write says which files the check does not search', async () => {
    const cwd = aProject();
    const { stderr } = await run(['catalog', '--write', 'deep/er/x.md'], cwd);
    expect(stderr).toContain('{"file":"deep/er/x.md","as":"markdown"}');
    expect((await run(['catalog', '--write', 'AGENTS.md'], cwd)).stderr).toBe('');
  });

  it('catalog --write changes nothing if the markers are broken', async () => {
    const text = 'x\n<!-- skill-registrar:catalog:end -->\n';
    const cwd = aProject(text);
    const { exitCode, report } = await run(['catalog', '--write', 'AGENTS.md'], cwd);
    expect(exitCode).toBe(1);
    expect(report.success).toBe(false);
    expect(report.diagnostics).toMatchObject([{ rule: 'catalog-markers', file: 'AGENTS.md', line: 2 }]);
    expect(read(cwd, 'AGENTS.md')).toBe(text);
  });

  it('catalog prints the text unchanged, but ends the line on a terminal', async () => {
    const print = async (isTty: boolean) =>
      (await cli(['catalog', '--as', 'level', '--format', 'text'], { cwd: aProject(), isTty })).stdout;
    expect(await print(false)).toBe(LEVEL);
    expect(await print(true)).toBe(`${LEVEL}\n`);
  });

  it('catalog accepts a query without words', async () => {
    const { exitCode, report } = await run(['catalog', '--as', 'level', '--query', ''], aProject());
    expect({ exitCode, text: report.text }).toEqual({ exitCode: 0, text: LEVEL });
  });

  it.each([
    [['--write', '../outside.md'], 'outside the repository'],
    [['--write', 'AGENTS.md', '--query', 'x'], '--query has no meaning'],
    [['--as', 'markdown', '--query', 'x'], '--query has no meaning'],
    [['--as', 'markdwon'], 'Did you mean \\"markdown\\"?'],
    [['--max-entries', '0'], 'max-entries'],
  ])('catalog rejects %j', async (args, message) => {
    const { exitCode, stdout } = await cli(['catalog', ...args, '--json'], { cwd: aProject() });
    expect(exitCode).toBe(2);
    expect(stdout).toContain(message);
  });
});

describe('catalog in a file of the repository', () => {
  async function aProjectWithCatalog() {
    const cwd = aProject('# Agents\n');
    await cli(['catalog', '--write', 'AGENTS.md'], { cwd });
    expect((await run(['register'], cwd)).exitCode).toBe(0);
    return cwd;
  }
  const addSkill = (cwd: string, name: string) => {
    fs.mkdirSync(path.join(cwd, `skills/${name}`));
    fs.writeFileSync(path.join(cwd, `skills/${name}/SKILL.md`), skill(name));
  };

  it('register --check reports a stale catalog at the line of its block', async () => {
    const cwd = await aProjectWithCatalog();
    expect((await run(['register', '--check'], cwd)).exitCode).toBe(0);
    addSkill(cwd, 'b');
    const before = read(cwd, 'AGENTS.md');
    const { exitCode, report } = await run(['register', '--check'], cwd);
    expect(exitCode).toBe(1);
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      'catalog-stale AGENTS.md:3',
      'manifest-drift skills/manifest.json:1',
    ]);
    expect(read(cwd, 'AGENTS.md')).toBe(before);
  });

  it('a stale catalog is drift even if the manifest is up to date', async () => {
    const cwd = await aProjectWithCatalog();
    fs.writeFileSync(path.join(cwd, 'AGENTS.md'), list('gone'));
    const { exitCode, report } = await run(['register', '--check'], cwd);
    expect({ exitCode, changed: report.changed }).toEqual({ exitCode: 1, changed: false });
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule }) => rule)).toEqual(['catalog-stale']);
  });

  it('register updates a catalog, and register --dry-run shows its diff', async () => {
    const cwd = await aProjectWithCatalog();
    addSkill(cwd, 'b');
    const dry = await run(['register', '--dry-run'], cwd);
    expect(dry.report.diff).toContain('+- b: Does b. (location: skills/b)');
    expect(dry.report.changes).toContainEqual({
      kind: 'file-changed',
      file: 'AGENTS.md',
      what: 'catalog of skills',
    });
    expect(read(cwd, 'AGENTS.md')).toBe(`# Agents\n\n${list('a')}`);
    expect((await run(['register'], cwd)).exitCode).toBe(0);
    expect(read(cwd, 'AGENTS.md')).toBe(`# Agents\n\n${list('a', 'b')}`);
    expect((await run(['register', '--check'], cwd)).exitCode).toBe(0);
  });

  it('a catalog omits inactive skills and what depends on the machine', async () => {
    const cwd = aFolder({
      'skills/a/SKILL.md': skill('a', 'metadata: { requires: nonexistent-command-12345 }'),
      'skills/old/SKILL.md': skill('old', 'status: deprecated'),
      'skills/off/SKILL.md': skill('off', 'status: inactive'),
      'skills/bad/SKILL.md': '# no frontmatter',
    });
    await cli(['catalog', '--write', 'AGENTS.md'], { cwd, env: { PATH: '' } });
    expect(read(cwd, 'AGENTS.md')).toBe(list('a'));
  });

  it('a catalog is one of the generated files of a run, so that the pull request includes it', async () => {
    const cwd = await aProjectWithCatalog();
    addSkill(cwd, 'b');
    const { files } = await register({ root: cwd, dryRun: true });
    expect(files.map(({ path: file }) => file)).toEqual(['skills/manifest.json', 'AGENTS.md']);
    expect(files[1]).toEqual({
      path: 'AGENTS.md',
      before: `# Agents\n\n${list('a')}`,
      after: `# Agents\n\n${list('a', 'b')}`,
    });
  });

  it('the library plans catalogs, too', async () => {
    const cwd = aProject('');
    expect(await catalog({ root: cwd, as: 'level' })).toMatchObject({
      text: LEVEL,
      shown: 1,
      total: 1,
    });
    expect(await keepCatalog('AGENTS.md', { root: cwd })).toMatchObject({ isChanged: true, isTracked: true });
    expect(read(cwd, 'AGENTS.md')).toBe(list('a'));
    const none = await catalog({ root: aFolder(), profile: 'codelia' });
    expect(none.text).toBeNull();
  });

  it('the config adds catalogs as well', async () => {
    const cwd = aFolder({
      'skills/a/SKILL.md': skill('a'),
      'skill-registrar.json': JSON.stringify({
        catalogs: [{ file: 'deep/er/x.md', as: 'available-skills' }],
      }),
    });
    const { report } = await run(['register', '--check'], cwd);
    expect(report.diagnostics.map(({ rule }) => rule)).toContain('catalog-stale');
    await run(['register'], cwd);
    expect(read(cwd, 'deep/er/x.md')).toContain('<location>skills/a/SKILL.md</location>');
  });
});
