import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const FILES = [
  'skill-registrar.json',
  '.github/workflows/skill-registrar-check.yml',
  '.github/workflows/skill-registrar-sync.yml',
];

const skill = skillText({ name: 'pdf', description: 'Fills and merges PDF files.', version: '1.0.0' });

describe('init', () => {
  it('init lists what it found and writes the config and two workflows', async () => {
    const cwd = aFolder({ '.cleo/skills': null, 'skills/pdf/SKILL.md': skill });
    const { exitCode, stdout } = await cli(['init'], { cwd, isTty: true });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Profile:   cleo (marker .cleo/)\n');
    expect(stdout).toContain('Skills:    1 in skills\n');
    expect(stdout).toContain('Manifest:  skills/manifest.json (will be created)\n');
    for (const file of FILES) expect(stdout).toContain(`${file}: written\n`);
    expect(JSON.parse(readFileSync(join(cwd, FILES[0]!), 'utf8')).profile).toBe('cleo');
    expect(readFileSync(join(cwd, FILES[1]!), 'utf8')).toContain('mode: check');
    expect(readFileSync(join(cwd, FILES[2]!), 'utf8')).toContain('mode: sync');
  });

  it('init prints a valid report in JSON', async () => {
    const cwd = aFolder({ 'skills/pdf/SKILL.md': skill, 'skills/manifest.json': '{ "skills": [] }\n' });
    const { json } = await cli(['init', '--json'], { cwd });
    expectValidReport(json());
    expect(json().files).toEqual(FILES.map((path) => ({ path, status: 'written' })));
    expect(json().manifest).toBe('skills/manifest.json');
    expect(json()._meta).toMatchObject({ profile: expect.any(String), profileReason: expect.any(String) });
  });

  it('init works in a repository without skills', async () => {
    const cwd = aFolder({});
    const { exitCode, stdout } = await cli(['init'], { cwd, isTty: true });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Skills:    none found yet\n');
    expect(stdout).toContain('Next: add a skill');
  });

  it('init counts invalid skills and searches every directory', async () => {
    const cwd = aFolder({
      'skills/pdf/SKILL.md': skill,
      'skills/broken/SKILL.md': 'no frontmatter\n',
      '.claude/skills/other/SKILL.md': skillText({ name: 'other', description: 'Does other things.' }),
    });
    const { stdout } = await cli(['init'], { cwd, isTty: true });
    expect(stdout).toContain('Skills:    3 in skills (2), .claude/skills (1), 1 of them invalid\n');
  });

  it('init reports an invalid config file and writes nothing', async () => {
    const cwd = aFolder({ 'skill-registrar.json': '{' });
    const run = await cli(['init', '--force'], { cwd });
    expect(run.exitCode).toBe(2);
    expect(readFileSync(join(cwd, 'skill-registrar.json'), 'utf8')).toBe('{');
  });

  it('init overwrites existing files only with --force', async () => {
    const cwd = aFolder({ 'skills/pdf/SKILL.md': skill, [FILES[1]!]: '# mine\n' });
    const first = await cli(['init', '--json'], { cwd });
    expect(first.json().files.map(({ status }) => status)).toEqual(['written', 'kept', 'written']);
    expect(readFileSync(join(cwd, FILES[1]!), 'utf8')).toBe('# mine\n');
    const second = await cli(['init', '--force', '--json'], { cwd });
    expect(second.json().files.map(({ status }) => status)).toEqual([
      'unchanged',
      'overwritten',
      'unchanged',
    ]);
    expect(readFileSync(join(cwd, FILES[1]!), 'utf8')).toContain('mode: check');
  });

  it('init puts the workflows at the top of the checkout and names the root in them', async () => {
    const checkout = aFolder({ 'packages/one/skills/pdf/SKILL.md': skill });
    mkdirSync(join(checkout, '.git'));
    writeFileSync(join(checkout, '.git/HEAD'), 'ref: refs/heads/main\n');
    const { json } = await cli(['init', '--root', 'packages/one', '--json'], { cwd: checkout });
    expect(json().files.map(({ path }) => path)).toEqual([`packages/one/${FILES[0]}`, FILES[1], FILES[2]]);
    expect(readFileSync(join(checkout, FILES[1]!), 'utf8')).toContain('root: "packages/one"\n');
  });

  it('init writes the options it was given into the config', async () => {
    const cwd = aFolder({ 'skills/pdf/SKILL.md': skill });
    await cli(['init', '--profile', 'harness', '--manifest', 'out/manifest.json'], { cwd });
    expect(JSON.parse(readFileSync(join(cwd, FILES[0]!), 'utf8'))).toMatchObject({
      profile: 'harness',
      manifest: 'out/manifest.json',
    });
  });
});

describe('init in a repository with generated files', () => {
  const files = {
    'skills/pdf/SKILL.md': skill,
    '.claude-plugin/marketplace.json':
      '{ "name": "t", "owner": { "name": "A" }, "plugins": [{ "name": "d", "source": "./", "skills": ["./skills/pdf"] }] }\n',
    'skills.sh.json': '{ "groupings": [{ "title": "A", "skills": ["pdf"] }] }\n',
    'README.md': '<!-- skill-registrar:table:start -->\n<!-- skill-registrar:table:end -->\n',
  };
  const outputs = [
    { kind: 'claude-marketplace', file: '.claude-plugin/marketplace.json' },
    { kind: 'skills-sh', file: 'skills.sh.json' },
    { kind: 'readme-table', file: 'README.md' },
  ];

  it('init adds existing generated files to the outputs, and turns off a manifest that does not exist', async () => {
    const cwd = aFolder(files);
    const { stdout } = await cli(['init'], { cwd, isTty: true });
    expect(stdout).toContain(
      'Manifest:  none ("manifest": false)\nOutputs:   .claude-plugin/marketplace.json (claude-marketplace), skills.sh.json (skills-sh), README.md (readme-table)\n',
    );
    const config = JSON.parse(readFileSync(join(cwd, 'skill-registrar.json'), 'utf8'));
    expect(config).toMatchObject({ manifest: false, outputs });
    const { json, exitCode } = await cli(['register', '--json'], { cwd });
    expect(exitCode).toBe(0);
    expect(json().outputs).toHaveLength(3);
  });

  it('init finds the table of skills that someone wrote', async () => {
    const table = '# Acme\n\n| Skill | Use |\n|---|---|\n| [pdf](skills/pdf/) | Fills forms. |\n';
    const cwd = aFolder({ 'skills/pdf/SKILL.md': skill, 'README.md': table });
    await cli(['init'], { cwd });
    expect(JSON.parse(readFileSync(join(cwd, FILES[0]!), 'utf8')).outputs).toEqual([
      { kind: 'readme-table', file: 'README.md' },
    ]);
    await cli(['register'], { cwd });
    expect(readFileSync(join(cwd, 'README.md'), 'utf8')).toBe(table);
  });

  it('init keeps an existing manifest', async () => {
    const cwd = aFolder({ ...files, 'skills/manifest.json': '{ "skills": [] }\n' });
    const { json } = await cli(['init', '--json'], { cwd });
    expectValidReport(json());
    const config = JSON.parse(readFileSync(join(cwd, 'skill-registrar.json'), 'utf8'));
    expect(config.manifest).toBeUndefined();
    expect(config.outputs).toEqual(outputs);
  });
});
