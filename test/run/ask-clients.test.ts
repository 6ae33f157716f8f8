import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aClient } from '../support/a-client.js';
import { aFolder, type Files } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';

const skill = (name: string, description = `Prepares the ${name} of a report.`) =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n# Steps\n`;

/** Runs `validate --with codex`, where a program stands for Codex that refuses what says REFUSE. */
async function validateWith(files: Files, ...args: readonly string[]) {
  const client = aClient();
  const cwd = aFolder({ '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  const run = await cli(['validate', '--with', 'codex', ...args], { cwd, env: { PATH: client.folder } });
  return { ...run, client };
}

async function reportWith(files: Files, ...args: readonly string[]) {
  const run = await validateWith(files, '--json', ...args);
  const report = run.json();
  expectValidReport(report);
  const found = report.diagnostics.filter(({ rule }) => rule === 'client-disagrees');
  return { ...run, report, found };
}

describe.skipIf(process.platform === 'win32')('validate --with', () => {
  it('says nothing where the client lists what we expect', async () => {
    const { report, found } = await reportWith({ 'skills/one/SKILL.md': skill('one') });
    expect(found).toEqual([]);
    expect(report.asked).toMatchObject([
      { client: 'codex', version: '9.9.9', skills: [{ skill: 'one', path: 'skills/one', listed: true }] },
    ]);
  });

  it('reports client-disagrees with the message of the client, without the folder that it saw', async () => {
    const { found, report } = await reportWith({
      'skills/one/SKILL.md': skill('one'),
      'skills/two/SKILL.md': skill('two', 'REFUSE'),
    });
    expect(found).toMatchObject([
      {
        file: 'skills/two/SKILL.md',
        severity: 'warning',
        message: 'codex 9.9.9 does not list this skill: refused: SKILL.md.',
      },
    ]);
    expect(report.asked?.[0]?.skills[1]).toMatchObject({ listed: false, messages: ['refused: SKILL.md'] });
  });

  it('reports a skill that the client lists although its profile refuses it, or under another name', async () => {
    const long = 'x'.repeat(65);
    const { found } = await reportWith({
      [`skills/${long}/SKILL.md`]: skill(long),
      'skills/rename/SKILL.md': skill('rename'),
    });
    expect(found.map(({ message }) => message)).toEqual([
      'codex 9.9.9 lists this skill as "renamed".',
      'codex 9.9.9 lists this skill, although its profile expects otherwise: Codex refuses a name over 64 characters.',
    ]);
  });

  it('expects nothing of a skill that both refuse', async () => {
    const { found } = await reportWith({
      'skills/one/SKILL.md': skill('one'),
      [`skills/${'x'.repeat(65)}/SKILL.md`]: skill('x'.repeat(65), 'REFUSE'),
    });
    expect(found).toEqual([]);
  });

  it('asks only about the named skill, and about skills of one name one after the other', async () => {
    const files = {
      'a/skills/one/SKILL.md': skill('one'),
      'b/skills/one/SKILL.md': skill('one'),
      'b/skills/two/SKILL.md': skill('two'),
    };
    const config = { 'skill-registrar.json': '{ "roots": ["a/skills", "b/skills"] }' };
    const all = await reportWith({ ...files, ...config });
    expect(all.client.seen().map((seen) => seen.files.filter((file) => file.endsWith('.md')))).toEqual([
      ['.agents/skills/one/SKILL.md', '.agents/skills/two/SKILL.md'],
      ['.agents/skills/one/SKILL.md'],
    ]);
    const named = await reportWith({ ...files, ...config }, 'two');
    expect(named.report.asked?.[0]?.skills).toMatchObject([{ skill: 'two' }]);
  });

  it('prints one line for each client', async () => {
    const { stdout } = await validateWith(
      { 'skills/one/SKILL.md': skill('one'), 'skills/two/SKILL.md': skill('two', 'REFUSE') },
      '--format',
      'text',
    );
    expect(stdout).toMatch(/^codex 9\.9\.9 lists 1 of 2 skills\./m);
  });

  it.each([
    ['is not installed', 'gemini-cli', 'gemini-cli is not installed: there is no "gemini" on the PATH'],
    ['cannot be asked', 'cursor', '"cursor" is not a client that can be asked.'],
  ])('explains that a client %s', async (_what, client, message) => {
    const cwd = aFolder({ 'skills/one/SKILL.md': skill('one') });
    const run = await cli(['validate', '--with', client], { cwd, env: { PATH: aClient().folder } });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(message);
  });

  it('explains that a client is too old', async () => {
    const cwd = aFolder({ 'skills/one/SKILL.md': skill('one') });
    const { folder } = aClient({ version: '0.9.0' });
    const run = await cli(['validate', '--with', 'codex'], { cwd, env: { PATH: folder } });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('codex 0.9.0 is too old to be asked.');
    expect(run.stderr).toContain('Install version 0.150.0 or newer');
  });

  it('starts no program of the repository, whatever PATH says', async () => {
    const cwd = aFolder({ '.git/HEAD': 'ref: refs/heads/main\n', 'skills/one/SKILL.md': skill('one') });
    const inside = aClient({ folder: path.join(cwd, 'node_modules/.bin') });
    const odd = aClient({ folder: path.join(cwd, '..bin') });
    const link = path.join(aFolder(), 'bin');
    fs.symlinkSync(inside.folder, link);
    const PATH = [inside.folder, odd.folder, link].join(path.delimiter);
    for (const root of ['.', 'skills']) {
      const run = await cli(['validate', '--with', 'codex', '--root', root], { cwd, env: { PATH } });
      expect(run.exitCode).toBe(2);
      expect(run.stderr).toContain('codex is not installed');
    }
    expect([inside.seen(), odd.seen()]).toEqual([[], []]);
  });
});
