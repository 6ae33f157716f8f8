import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const skill = (name: string) => skillText({ name, description: `Does ${name}. Use it for ${name}.` });
const config = (value: object) => ({ 'skill-registrar.json': JSON.stringify(value) });
const manifest = (...names: string[]) =>
  JSON.stringify({ skills: names.map((name) => ({ name, path: `skills/${name}` })) });

describe('removal of many entries', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const repository = (...kept: string[]) =>
    aFolder({
      'skills/manifest.json': manifest(...names),
      ...Object.fromEntries(kept.map((name) => [`skills/${name}/SKILL.md`, skill(name)])),
    });

  it('register does not remove most entries unless it is forced', async () => {
    const cwd = repository('a');
    const { exitCode, json } = await cli(['register', '--json'], { cwd });
    expect(exitCode).toBe(3);
    expect(json().error).toMatchObject({
      message: '5 of 6 entries would be removed from skills/manifest.json, which was not changed.',
      fix: 'Check --root and "roots" in the config. If the skills are really gone, add --force; with --dry-run, it lists them.',
    });
    expect((await cli(['register', '--json', '--force'], { cwd })).json().summary.pruned).toBe(5);
  });

  it.each([
    ['register', '--dry-run'],
    ['prune', '--preview'],
  ])('%s %s refuses what the run would refuse, and lists it with --force', async (command, preview) => {
    const cwd = repository('a');
    const refused = await cli([command, preview, '--json'], { cwd });
    const real = await cli([command, '--json'], { cwd });
    expect(refused).toMatchObject({ exitCode: 3, stdout: real.stdout, stderr: real.stderr });
    expect(refused.json().error.fix).toMatch(`with ${preview}, it lists them.`);
    const listed = await cli([command, preview, '--json', '--force'], { cwd });
    expect(listed).toMatchObject({ exitCode: 0 });
    expect(listed.json().summary.pruned).toBe(5);
  });

  it.each(['routes', 'init', 'site --out site'])('%s looks at the skills all the same', async (command) => {
    const { exitCode, stdout } = await cli(command.split(' '), { cwd: repository('a'), isTty: true });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^a$|1 in skills|1 skill /m);
  });

  it('register --check reports the entries', async () => {
    const { exitCode, json } = await cli(['register', '--check', '--json'], { cwd: repository('a') });
    expect(exitCode).toBe(1);
    expect(json().summary.pruned).toBe(5);
  });

  it('register removes five of many entries', async () => {
    const more = Array.from({ length: 5 }, (_, at) => `more${at}`);
    const cwd = aFolder({
      'skills/manifest.json': manifest(...names, ...more),
      ...Object.fromEntries(['a', ...more].map((name) => [`skills/${name}/SKILL.md`, skill(name)])),
    });
    expect((await cli(['register', '--json'], { cwd })).json().summary.pruned).toBe(5);
  });
});

describe('clients of a profile without portability rules', () => {
  it('get a table, and no findings', async () => {
    const cwd = aFolder({
      'skills/pdf/SKILL.md': skill('pdf'),
      ...config({ profile: 'cleo', clients: ['codex'] }),
    });
    const report = (await cli(['validate', '--json'], { cwd })).json();
    expect(report.compatibility?.map((row) => row.skill)).toEqual(['pdf']);
    expect(report.diagnostics.filter(({ rule }) => rule.startsWith('portability'))).toEqual([]);
  });
});

describe('status of one skill', () => {
  it('shows no routes for a manifest without a dispatch matrix', async () => {
    const cwd = aFolder({
      'skills/pdf/SKILL.md': skill('pdf'),
      'skills/manifest.json': manifest('pdf'),
      ...config({ profile: 'mine', profiles: { mine: { extends: 'agent-skills', matrix: false } } }),
    });
    const report = (await cli(['status', 'pdf', '--json'], { cwd })).json();
    expect(report.skills[0]?.details).toMatchObject({ routes: { keywords: [], taskTypes: [] } });
  });
});

describe('a repository without a valid skill', () => {
  it('register writes no empty manifest', async () => {
    const cwd = aFolder({ 'skills/a/SKILL.md': '# No frontmatter\n' });
    const { exitCode, json } = await cli(['register', '--json'], { cwd });
    expect(exitCode).toBe(1);
    expect(json()).toMatchObject({ changed: false, summary: { invalid: 1 } });
    expect(fs.readdirSync(`${cwd}/skills`)).toEqual(['a']);
  });
});
