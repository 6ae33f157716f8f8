import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const files = {
  'skills/pdf/SKILL.md': aSkill('name: pdf', 'description: Fills and merges PDF files.', 'version: 1.0.0'),
  'skills/notes/SKILL.md': aSkill('name: Notes', 'description: Takes notes.', 'owner: me'),
  '.agents/skills/deep/x/SKILL.md': aSkill('name: x', 'description: Deep.'),
  'skills/broken/SKILL.md': '# nothing',
};

async function run(args: readonly string[]) {
  const result = await cli([...args, '--json'], { cwd: aFolder(files) });
  expectValidReport(result.json());
  return { ...result, report: result.json() };
}

const marks = (report: Awaited<ReturnType<typeof run>>['report']) =>
  Object.fromEntries(
    report.compatibility!.map(({ name, profiles }) => [
      name,
      Object.values(profiles)
        .map(({ accepted, discovered }) => (accepted ? 'A' : '-') + (discovered ? 'd' : ' '))
        .join('|'),
    ]),
  );

describe('--profile all', () => {
  it('tells for every skill which system accepts it and which looks there', async () => {
    const { report } = await run(['validate', '--profile', 'all']);
    expect(report._meta).toMatchObject({ profile: 'all' });
    // agent-skills | cleo | pipeline | harness | toolset | codelia
    expect(marks(report)).toEqual({
      pdf: 'Ad|Ad|Ad|- |A |A ',
      Notes: '-d|-d|Ad|- |A |- ',
      x: 'Ad|- |A |A |A |Ad',
      broken: '-d|-d|-d|- |- |- ',
    });
  });

  it('shows a skill once that several systems reach by links', async () => {
    const cwd = aFolder({ '.agents/skills/x/SKILL.md': files['.agents/skills/deep/x/SKILL.md'] });
    fs.mkdirSync(`${cwd}/.claude`);
    fs.symlinkSync('../.agents/skills', `${cwd}/.claude/skills`);
    fs.mkdirSync(`${cwd}/.agent/skills`, { recursive: true });
    fs.symlinkSync('../../.agents/skills/x', `${cwd}/.agent/skills/x`);
    const { json } = await cli(['validate', '--profile', 'all', '--json'], { cwd });
    const [row, ...others] = json().compatibility!;
    expect(others).toEqual([]);
    expect(row!.path).toBe('.agents/skills/x');
    const found = Object.entries(row!.profiles).filter(([, { discovered }]) => discovered);
    expect(found.map(([id]) => id)).toEqual(['agent-skills', 'harness', 'codelia']);
  });

  it('gives the reasons in each system’s own words', async () => {
    const { report } = await run(['status', '--profile', 'all']);
    const notes = report.compatibility!.find(({ name }) => name === 'Notes')!.profiles;
    expect(notes['codelia']!.errors).toContain('name must match skill directory name');
    expect(notes['harness']!.errors).toContain('Skill name "Notes" does not match directory name "notes"');
    expect(notes['pipeline']!.errors).toEqual([]);
  });

  it('fails validate when no system accepts a skill, and never fails status', async () => {
    const validated = await run(['validate', '--profile', 'all']);
    expect(validated.exitCode).toBe(1);
    expect(
      validated.report.skills.filter(({ status }) => status === 'invalid').map(({ name }) => name),
    ).toEqual(['broken']);
    expect(validated.report.error).toMatchObject({
      code: 'E_VALIDATION_ERROR',
      details: { skill: 'broken', path: 'skills/broken/SKILL.md' },
    });
    expect((await run(['status', '--profile', 'all'])).exitCode).toBe(0);
    expect((await run(['validate', 'pdf', 'Notes', '--profile', 'all'])).exitCode).toBe(0);
  });

  it('shows the skills that are named, and knows no others', async () => {
    const { report } = await run(['validate', 'pdf', '--profile', 'all']);
    expect(report.compatibility!.map(({ name }) => name)).toEqual(['pdf']);
    const unknown = await run(['validate', 'pfd', '--profile', 'all']);
    expect({ exitCode: unknown.exitCode, fix: unknown.report.error.fix }).toEqual({
      exitCode: 2,
      fix: 'Did you mean "pdf"?',
    });
  });

  it('is a table for people', async () => {
    const { stdout } = await cli(['validate', 'pdf', 'x', '--profile', 'all', '--format', 'text'], {
      cwd: aFolder(files),
    });
    expect(stdout.split('\n').slice(0, 8)).toEqual([
      'skill  agent-skills  cleo  pipeline  harness  toolset  codelia  path',
      'x      ✓             ✗     ○         ○        ○        ✓        .agents/skills/deep/x',
      'pdf    ✓             ✓     ✓         ✗        ○        ○        skills/pdf',
      '',
      '○ accepted, but that system does not look there',
      '',
      '✗ x in cleo: Missing required field: version (and 1 more)',
      '✗ pdf in harness: Unknown field "version" (profile harness)',
    ]);
  });

  it.each(['register', 'prune', 'discover'])('has no meaning for %s', async (operation) => {
    const { exitCode, report } = await run([operation, '--profile', 'all']);
    expect(exitCode).toBe(2);
    expect(report.error.fix).toContain('validate or status');
  });
});
