import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, leftoversIn } from '../support/a-folder.js';
import { expectValidManifest } from '../support/expect-valid-manifest.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { EPOCH, readTree } from '../support/golden-case.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';
import { canDropPrivileges, withoutPrivileges } from '../support/without-privileges.js';

const env = { SOURCE_DATE_EPOCH: EPOCH };
const researcher = skillText({
  name: 'ct-research-agent',
  description: 'Research and investigation agent',
  version: '1.0.0',
});
const tool = (name: string, description = 'Keeps the example small') =>
  skillText({ name, description, version: '1.0.0' });

function cleoRepository(files: Readonly<Record<string, string | null>> = {}): string {
  return aFolder({ '.cleo/config.json': '{}\n', ...files });
}

const manifestOf = (root: string) => readFileSync(join(root, 'skills/manifest.json'), 'utf8');

describe('registration from start to end', () => {
  it('registers a skill into a manifest next to skills/, finds it, and prunes it when it is gone', async () => {
    const text = tool('ct-test-skill', 'Test skill for integration tests');
    const root = aFolder({ 'skills/ct-test-skill/SKILL.md': text });
    const elsewhere = aFolder({});
    const manifest = join(root, 'manifest.json');
    const registered = await cli(['register', '--manifest', manifest, '--profile', 'cleo'], {
      cwd: elsewhere,
      env,
    });
    expectValidReport(registered.json());
    expect(registered.exitCode).toBe(0);
    expectValidManifest(readFileSync(manifest, 'utf8'));
    const { skills } = JSON.parse(readFileSync(manifest, 'utf8'));
    expect(skills).toHaveLength(1);
    expect(skills[0]).toMatchObject({ name: 'ct-test-skill', path: 'skills/ct-test-skill' });
    rmSync(join(root, 'skills/ct-test-skill'), { recursive: true });
    const pruned = await cli(['prune', '--manifest', manifest, '--profile', 'cleo'], { cwd: elsewhere, env });
    expect(pruned.exitCode).toBe(0);
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({
      skills: [],
      _meta: { totalSkills: 0 },
    });
  });

  it('uses the directory of the manifest as the root if it is called skills', async () => {
    const root = cleoRepository({ 'skills/ct-one-tool/SKILL.md': tool('ct-one-tool') });
    const run = await cli(['register', '--manifest', join(root, 'skills/manifest.json')], { cwd: '/', env });
    expect(run.json()).toMatchObject({ manifest: 'skills/manifest.json', summary: { registered: 1 } });
    expect(JSON.parse(manifestOf(root)).skills[0].path).toBe('skills/ct-one-tool');
  });

  it('keeps an unchanged manifest and the entry of a broken skill, and prunes a deleted skill', async () => {
    const skill = 'skills/ct-research-agent/SKILL.md';
    const root = cleoRepository({ [skill]: researcher, 'skills/ct-one-tool/SKILL.md': tool('ct-one-tool') });
    await cli(['register'], { cwd: root, env });
    const manual = manifestOf(root).replace(
      '"by_keyword": {',
      '"by_keyword": {\n      "my words": "ct-research-agent",',
    );
    writeFileSync(join(root, 'skills/manifest.json'), manual);
    const { mtimeMs } = statSync(join(root, 'skills/manifest.json'));

    const again = await cli(['register'], { cwd: root, env: { SOURCE_DATE_EPOCH: '1900000000' } });
    expect(again).toMatchObject({ exitCode: 0 });
    expect(again.json()).toMatchObject({ changed: false, changes: [] });
    expect(manifestOf(root)).toBe(manual);
    expect(statSync(join(root, 'skills/manifest.json')).mtimeMs).toBe(mtimeMs);

    writeFileSync(join(root, skill), '---\nname: [\n---\n');
    const broken = await cli(['register'], { cwd: root, env });
    expect(broken).toMatchObject({ exitCode: 1 });
    expect(broken.json().skills).toContainEqual(
      expect.objectContaining({ name: 'ct-research-agent', status: 'invalid' }),
    );
    expect(manifestOf(root)).toBe(manual);

    rmSync(join(root, 'skills/ct-research-agent'), { recursive: true });
    const preview = await cli(['prune', '--preview'], { cwd: root, env });
    expect(preview.json()).toMatchObject({ summary: { pruned: 1 }, changed: true });
    expect(manifestOf(root)).toBe(manual);

    const pruned = await cli(['prune'], { cwd: root, env });
    expect(pruned.json().skills).toEqual([
      expect.objectContaining({ name: 'ct-research-agent', status: 'pruned' }),
    ]);
    const manifest = JSON.parse(manifestOf(root));
    expect(manifest.skills.map(({ name }: { name: string }) => name)).toEqual(['ct-one-tool']);
    expect(manifest.dispatch_matrix).toEqual({
      by_task_type: {},
      by_keyword: { 'my words': 'ct-research-agent' },
      by_protocol: {},
    });
    expect(pruned.json().diagnostics).toContainEqual(expect.objectContaining({ rule: 'route-dangling' }));
  });

  it('migrates a project in four steps: dry run, review, register, validate all', async () => {
    const root = cleoRepository({ 'skills/ct-one-tool/SKILL.md': tool('ct-one-tool') });
    const dry = await cli(['register', '--dry-run'], { cwd: root, env });
    expect(dry.json().diff).toContain('+++ b/skills/manifest.json');
    expect(existsSync(join(root, 'skills/manifest.json'))).toBe(false);
    await cli(['register'], { cwd: root, env });
    expect(await cli(['validate', '--all'], { cwd: root, env })).toMatchObject({ exitCode: 0 });
    expect(await cli(['register', '--check'], { cwd: root, env })).toMatchObject({ exitCode: 0 });
  });

  it('accepts the commands of other programs only under its own name', async () => {
    for (const args of [
      ['skill', 'register'],
      ['skills', 'register'],
      ['cleo', 'skill', 'register'],
    ]) {
      expect(await cli(args, { cwd: aFolder({}), env })).toMatchObject({ exitCode: 2 });
    }
  });
});

describe('skills without readable frontmatter', () => {
  const files = {
    'skills/ct-good-agent/SKILL.md': tool('ct-good-agent'),
    'skills/ct-plain-agent/SKILL.md': '# Plain\n\nCounts the words of a text.\n',
    'skills/ct-colon-agent/SKILL.md':
      '---\nname: ct-colon-agent\ndescription: Sorts lists: long ones too\nversion: 1.0.0\n---\n',
    'skills/ct-empty-agent/SKILL.md': '# Only a heading\n',
    'skills/Bad_Name/SKILL.md': '# Plain\n\nCounts the words of a text.\n',
  };

  it.each([[['--level', 'warn']], [['--force']]])(
    'are registered with %j if a name and a description can be read otherwise',
    async (args) => {
      const root = cleoRepository(files);
      const run = await cli(['register', ...args, '--json'], { cwd: root, env });
      expect(run.exitCode).toBe(1);
      const statuses = run.json().skills.map(({ name, status }) => `${name} ${status}`);
      expect(statuses).toEqual([
        'Bad_Name invalid',
        'ct-colon-agent registered',
        'ct-empty-agent invalid',
        'ct-good-agent registered',
        'ct-plain-agent registered',
      ]);
      const { skills } = JSON.parse(manifestOf(root));
      expect(skills).toMatchObject([
        { name: 'ct-colon-agent', description: 'Sorts lists: long ones too' },
        { name: 'ct-good-agent' },
        { name: 'ct-plain-agent', description: 'Counts the words of a text.' },
      ]);
      expectValidManifest(manifestOf(root));
      expect(run.json().diagnostics).toContainEqual(
        expect.objectContaining({
          rule: 'frontmatter-missing',
          skill: 'ct-plain-agent',
          severity: 'warning',
        }),
      );
    },
  );

  it('are rejected at the level strict', async () => {
    const root = cleoRepository(files);
    expect(await cli(['register', '--json'], { cwd: root, env })).toMatchObject({ exitCode: 1 });
    expect(JSON.parse(manifestOf(root)).skills).toMatchObject([{ name: 'ct-good-agent' }]);
  });

  it('keep the description that a person gave their entry', async () => {
    const manifest = {
      skills: [{ name: 'ct-plain-agent', path: 'skills/ct-plain-agent', description: 'Mine.' }],
    };
    const root = cleoRepository({ ...files, 'skills/manifest.json': JSON.stringify(manifest) });
    await cli(['register', '--level', 'warn', '--profile', 'cleo'], { cwd: root, env });
    expect(JSON.parse(manifestOf(root)).skills[0]).toMatchObject({ description: 'Mine.' });
  });
});

describe('names and paths in a manifest', () => {
  const skill = { 'skills/ct-one-tool/SKILL.md': tool('ct-one-tool') };
  const at = (skills: readonly object[]) => ({
    ...skill,
    'skills/manifest.json': JSON.stringify({ skills }),
  });

  it.each([
    ['name', { name: 'ct-one-tool', path: 'other' }],
    ['path', { name: 'ct-two-tool', path: 'skills/ct-one-tool' }],
  ])('a second entry with the same %s is an error of validate', async (what, second) => {
    const root = cleoRepository(at([{ name: 'ct-one-tool', path: 'skills/ct-one-tool' }, second]));
    const run = await cli(['validate', '--profile', 'cleo', '--json'], { cwd: root, env });
    expect(run.exitCode).toBe(1);
    expect(run.json().diagnostics).toContainEqual(
      expect.objectContaining({
        rule: 'entry-duplicate',
        severity: 'error',
        message: expect.stringContaining(`The ${what} `),
      }),
    );
  });

  it.each(['validate', 'register', 'status'])(
    '%s reports a manual entry with a bad name',
    async (command) => {
      const bad = { name: 'Bad Name; rm', path: 'extra/tool', version: '1.0.0', status: 'active' };
      const root = cleoRepository({ ...at([bad]), 'extra/tool/SKILL.md': tool('ct-two-tool') });
      const run = await cli([command, '--profile', 'cleo', '--json'], { cwd: root, env });
      expect(run.json().diagnostics).toContainEqual(
        expect.objectContaining({ rule: 'entry-name', skill: 'Bad Name; rm' }),
      );
    },
  );
});

describe('register --auto', () => {
  it.each([
    [['--bogus']],
    [['--profile', 'nope']],
    [['--root', '/does/not/exist']],
    [['--manifest', '.git/x']],
    [['--level', 'loud']],
    [[]],
  ])('exits 0 with %j, and says what is wrong', async (args) => {
    const root = cleoRepository({ '.cleo/config.json': '{ "skills": ' });
    const run = await cli(['register', '--auto', '--quiet', ...args], { cwd: root, env });
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toMatch(/^error: /);
  });

  it('exits 0 with a skill that is invalid', async () => {
    const root = cleoRepository({ 'skills/ct-one-tool/SKILL.md': 'no frontmatter' });
    const run = await cli(['register', '--auto', '--quiet'], { cwd: root, env });
    expect(run).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('frontmatter-missing') });
  });
});

describe('--quiet', () => {
  const broken = { 'skills/ct-one-tool/SKILL.md': tool('ct-one-tool', 'short') };
  const count = (text: string, part: string) => text.split(part).length - 1;

  it.each([[{}], [{ GITHUB_ACTIONS: 'true' }]])('prints an error once, with %j', async (more) => {
    const run = await cli(['register', '--quiet'], { cwd: cleoRepository(broken), env: { ...env, ...more } });
    expect(run.exitCode).toBe(1);
    expect(count(run.stdout + run.stderr, 'The description has 5 characters')).toBe(1);
  });

  it.each([[{}], [{ GITHUB_ACTIONS: 'true' }]])('prints once why nothing was done, with %j', async (more) => {
    const args = ['register', '--quiet', '--root', '/does/not/exist'];
    const run = await cli(args, { cwd: cleoRepository(broken), env: { ...env, ...more } });
    expect(run.exitCode).toBe(3);
    expect(count(run.stdout + run.stderr, '/does/not/exist does not exist')).toBe(1);
  });
});

describe('writing', () => {
  it('writes no manifest that breaks its schema', async () => {
    const root = cleoRepository({
      'skills/ct-one-tool/SKILL.md': tool('ct-one-tool'),
      'overrides.json': '{ "skill_overrides": { "ct-one-tool": { "tags": "one" } } }',
      'skill-registrar.json': '{ "overrides": "overrides.json" }',
    });
    const run = await cli(['register', '--json'], { cwd: root, env });
    expect(run.exitCode).toBe(3);
    expect(run.json().error).toMatchObject({
      code: 'E_MANIFEST',
      message: expect.stringContaining('skills/manifest.json would not match its schema: "skills.0.tags"'),
    });
    expect(existsSync(join(root, 'skills/manifest.json'))).toBe(false);
  });

  it('prune --dry-run shows what prune would remove, and writes nothing', async () => {
    const root = cleoRepository({
      'skills/ct-one-tool/SKILL.md': tool('ct-one-tool'),
      'skills/ct-two-tool/SKILL.md': tool('ct-two-tool', 'Comes a little later'),
    });
    await cli(['register'], { cwd: root, env });
    const before = manifestOf(root);
    rmSync(join(root, 'skills/ct-two-tool'), { recursive: true });
    const run = await cli(['prune', '--dry-run', '--json'], { cwd: root, env });
    expect(run.json()).toMatchObject({ summary: { pruned: 1 }, changed: true });
    expect(manifestOf(root)).toBe(before);
  });

  it('backs up the old manifest in the git directory, where it is not tracked', async () => {
    const root = cleoRepository({ 'skills/ct-one-tool/SKILL.md': tool('ct-one-tool') });
    execFileSync('git', ['init', '-q'], { cwd: root });
    await cli(['register'], { cwd: root, env });
    const first = manifestOf(root);
    mkdirSync(join(root, 'skills/ct-two-tool'));
    writeFileSync(join(root, 'skills/ct-two-tool/SKILL.md'), tool('ct-two-tool', 'Comes a little later'));
    await cli(['register'], { cwd: root, env });
    expect(readFileSync(join(root, '.git/skill-registrar/manifest.json.bak'), 'utf8')).toBe(first);
    expect(leftoversIn(root)).toEqual([]);
  });

  it('backs up the manifest next to it without git, and not at all in CI', async () => {
    for (const ci of [{}, { CI: 'true' }]) {
      const root = cleoRepository({
        'skills/ct-one-tool/SKILL.md': tool('ct-one-tool'),
        'skills/manifest.json': '{ "skills": [] }\n',
      });
      await cli(['register', '--profile', 'cleo'], { cwd: root, env: { ...env, ...ci } });
      const backups = readdirSync(join(root, 'skills')).filter((name) => name.includes('bak'));
      expect(backups).toEqual('CI' in ci ? [] : ['manifest.json.bak']);
    }
  });

  it.runIf(canDropPrivileges)(
    'fails with exit 3 in a read-only directory, keeps the old bytes and leaves no temporary file',
    async () => {
      const before = '{ "skills": [] }\n';
      const root = cleoRepository({
        'skills/ct-one-tool/SKILL.md': tool('ct-one-tool'),
        'skills/manifest.json': before,
      });
      // The first run loads everything, so that the second needs no other file.
      await cli(['register', '--dry-run', '--profile', 'cleo'], { cwd: root, env });
      for (const folder of [
        root,
        join(root, 'skills'),
        join(root, '.cleo'),
        join(root, 'skills/ct-one-tool'),
      ])
        chmodSync(folder, 0o555);
      const run = await withoutPrivileges(() => cli(['register', '--profile', 'cleo'], { cwd: root, env }));
      chmodSync(join(root, 'skills'), 0o755);
      expect(run).toMatchObject({ exitCode: 3 });
      expectValidReport(run.json());
      expect(run.json().error).toMatchObject({ code: 'E_FILE' });
      expect(run.json().error.message).toContain('skills/manifest.json');
      expect(manifestOf(root)).toBe(before);
      expect(readdirSync(join(root, 'skills')).sort()).toEqual(['ct-one-tool', 'manifest.json']);
    },
  );

  it.runIf(canDropPrivileges)(
    'reports a manifest and a skill that cannot be read, and loses nothing',
    async () => {
      const root = cleoRepository({
        'skills/ct-one-tool/SKILL.md': tool('ct-one-tool'),
        'skills/ct-two-tool/SKILL.md': tool('ct-two-tool', 'Comes a little later'),
      });
      for (const folder of [root, join(root, 'skills'), join(root, '.cleo')]) chmodSync(folder, 0o777);
      await cli(['register'], { cwd: root, env });
      const before = manifestOf(root);
      for (const folder of ['skills/ct-one-tool', 'skills/ct-two-tool']) chmodSync(join(root, folder), 0o755);
      chmodSync(join(root, 'skills/ct-one-tool/SKILL.md'), 0o000);
      const skill = await withoutPrivileges(() => cli(['register', '--json'], { cwd: root, env }));
      expect(skill).toMatchObject({ exitCode: 1 });
      expect(skill.json().diagnostics).toContainEqual(
        expect.objectContaining({ rule: 'file-unreadable', file: 'skills/ct-one-tool/SKILL.md' }),
      );
      expect(manifestOf(root)).toBe(before);
      chmodSync(join(root, 'skills/manifest.json'), 0o000);
      const manifest = await withoutPrivileges(() => cli(['register', '--json'], { cwd: root, env }));
      expect(manifest).toMatchObject({ exitCode: 3 });
      expect(manifest.json().error.fix).toBe('Allow reading it, or choose another file.');
      chmodSync(join(root, 'skills/manifest.json'), 0o644);
      expect(manifestOf(root)).toBe(before);
    },
  );

  it('writes only the manifest, and runs no script of a skill', async () => {
    const root = cleoRepository({
      'skills/ct-one-tool/SKILL.md': tool('ct-one-tool'),
      'skills/ct-one-tool/scripts/run.sh': '#!/bin/sh\ntouch ../../../touched\n',
      'skills/ct-js-tool/SKILL.md': '---js\nrequire("fs").writeFileSync("touched", "")\n---\n',
      'README.md': '# Readme\n',
    });
    chmodSync(join(root, 'skills/ct-one-tool/scripts/run.sh'), 0o755);
    const before = readTree(root);
    await cli(['register'], { cwd: root, env: { ...env, CI: 'true' } });
    const after = readTree(root);
    expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
      'skills/manifest.json',
    ]);
    expect(existsSync('touched')).toBe(false);
  });
});

describe('dependencies under agent-skills', () => {
  const needs = (name: string, dependencies: string) =>
    `---\nname: ${name}\ndescription: Part ${name} of the work.\ndependencies: [${dependencies}]\n---\n`;

  it('are skills of the repository; packages stay out of the manifest', async () => {
    const root = aFolder({
      'skills/pypdf/SKILL.md': needs('pypdf', 'pypdf, reportlab>=4'),
      'skills/forms/SKILL.md': needs('forms', 'pypdf, numpy'),
    });
    expect((await cli(['register', '--json'], { cwd: root, env })).exitCode).toBe(0);
    const { skills } = JSON.parse(manifestOf(root));
    expect(skills).toMatchObject([{ name: 'forms', dependencies: ['pypdf'] }, { name: 'pypdf' }]);
    expect(skills[1]).not.toHaveProperty('dependencies');
  });
});
