import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aFolder, type Files } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { registerInMemory } from '../support/register-in-memory.js';
import { cli } from '../support/run-cli.js';

const files = {
  'skills/pdf/SKILL.md': aSkill('name: pdf', 'description: Fills and merges PDF files.'),
  'skills/notes/SKILL.md': aSkill('name: notes', `description: ${'x'.repeat(1025)}`),
  '.gemini/skills/x/SKILL.md': aSkill('name: x', 'description: Of one client.'),
};

async function run(args: readonly string[], more: Files = {}) {
  const result = await cli([...args, '--json'], { cwd: aFolder({ ...files, ...more }) });
  expectValidReport(result.json());
  return { ...result, report: result.json() };
}

const clients = (...named: string[]) => ({ 'skill-registrar.json': JSON.stringify({ clients: named }) });

describe('--profile all', () => {
  it('--profile all has a row for every skill that the profile or a client finds, with rule and reason', async () => {
    const { report } = await run(['status', '--profile', 'all']);
    expect(report.compatibility!.map(({ skill, path }) => `${skill} ${path}`)).toEqual([
      'notes skills/notes',
      'pdf skills/pdf',
      'x .gemini/skills/x',
    ]);
    expect(report.compatibility![0]!.clients['copilot']).toEqual({
      result: 'refused',
      rule: 'portability-description-length',
      reason: 'GitHub Copilot CLI refuses a description over 1024 characters.',
      measured: true,
    });
    expect(report.compatibility![1]!.clients['goose']).toEqual({
      installed: { result: 'works' },
      result: 'not-found',
      rule: 'portability-directory',
      reason: 'goose does not look there, only in .agents/skills, .goose/skills and .claude/skills.',
    });
    expect(report.summary.discovered).toBe(3);
  });

  it('--profile all has a row for the skills of the given paths alone, whatever the names of others', async () => {
    const other = aSkill('name: x', 'description: Of another client.');
    const { report } = await run(['validate', '.gemini/skills/x', '--profile', 'all'], {
      '.claude/skills/x/SKILL.md': other,
    });
    expect(report.compatibility!.map(({ path }) => path)).toEqual(['.gemini/skills/x']);
    expect(report.summary.discovered).toBe(1);
  });

  it('--profile all passes or fails like the chosen profile if the config names no clients', async () => {
    const { exitCode, report } = await run(['validate', '--profile', 'all']);
    expect(exitCode).toBe(1);
    expect(report.success).toBe(false);
    expect(report._meta).toMatchObject({
      profile: 'all',
      profileReason: 'requested; judged by agent-skills (default)',
    });
    expect(report.error.details).toMatchObject({ skill: 'notes' });
    expect((await run(['validate', 'pdf', '--profile', 'all'])).exitCode).toBe(0);
    expect((await run(['status', '--profile', 'all'])).exitCode).toBe(0);
  });

  it('--profile all passes if the clients that the config names accept every skill', async () => {
    const args = ['validate', 'pdf', 'notes', '--profile', 'all'];
    const { exitCode, report } = await run(args, clients('claude-code', 'codex'));
    expect({ exitCode, success: report.success, errors: report.summary.errors }).toEqual({
      exitCode: 0,
      success: true,
      errors: 0,
    });
    expect(report._meta.profileReason).toBe('requested; judged by claude-code, codex');
  });

  it('--profile all fails if a client that the config names does not find a skill', async () => {
    const { exitCode, report } = await run(['validate', '--profile', 'all'], clients('codex', 'gemini-cli'));
    expect(exitCode).toBe(1);
    expect(report.skills.filter(({ status }) => status === 'invalid')).toEqual([
      {
        name: 'x',
        status: 'invalid',
        path: '.gemini/skills/x',
        changes: [],
        errors: [
          'codex: Codex does not look there, only in .codex/skills, .agents/skills and the skills/ of a plugin.',
        ],
      },
    ]);
  });

  it('--profile all fails if a client that the config names rejects a skill', async () => {
    const { exitCode, report } = await run(
      ['validate', 'pdf', 'notes', '--profile', 'all'],
      clients('copilot'),
    );
    expect(exitCode).toBe(1);
    expect(report.error).toMatchObject({
      code: 'E_VALIDATION_ERROR',
      details: {
        skill: 'notes',
        path: 'skills/notes/SKILL.md',
        errors: ['copilot: GitHub Copilot CLI refuses a description over 1024 characters.'],
      },
    });
    const status = await run(['status', '--profile', 'all'], clients('copilot'));
    expect(status.exitCode).toBe(0);
  });

  it('--profile all never ignores a security finding', async () => {
    const script = '---js\n{ name: "pdf", description: "Runs code." }\n---\n';
    const more = { ...clients('claude-code'), 'skills/pdf/SKILL.md': script };
    expect((await run(['validate', 'pdf', '--profile', 'all'], more)).exitCode).toBe(1);
  });

  it('--profile all shows a skill that clients reach through several links once, and counts every path', async () => {
    const cwd = aFolder({ '.agents/skills/x/SKILL.md': files['.gemini/skills/x/SKILL.md'] });
    fs.mkdirSync(`${cwd}/.claude`);
    fs.symlinkSync('../.agents/skills', `${cwd}/.claude/skills`);
    const { json } = await cli(['validate', '--profile', 'all', '--json'], { cwd });
    const [row, ...others] = json().compatibility!;
    expect(others).toEqual([]);
    expect(row!.path).toBe('.agents/skills/x');
    expect(Object.values(row!.clients).map(({ result }) => result)).toEqual(Array(8).fill('works'));
  });

  it('--profile all shows only the named skills, and rejects unknown names', async () => {
    const { report } = await run(['validate', 'x', '--profile', 'all']);
    expect(report.compatibility!.map(({ skill }) => skill)).toEqual(['x']);
    const unknown = await run(['validate', 'pfd', '--profile', 'all']);
    expect({ exitCode: unknown.exitCode, fix: unknown.report.error.fix }).toEqual({
      exitCode: 2,
      fix: 'Did you mean "pdf"?',
    });
  });

  it('--profile all prints two answers in 80 columns, with reasons', async () => {
    const { stdout } = await cli(['status', '--profile', 'all', '--format', 'text'], {
      cwd: aFolder({
        ...files,
        [`skills/${'long-'.repeat(10)}name/SKILL.md`]: aSkill(
          `name: ${'long-'.repeat(10)}name`,
          'description: Long.',
        ),
      }),
    });
    const [table] = /^Would load .*none\.$/ms.exec(stdout)!;
    for (const line of table.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    expect(table).toMatchInlineSnapshot(`
      "Would load once installed:

      skill     claude codex copilot vscode cursor gemini opencode goose
      notes     ✓      ~     ✗       ~      ~      ✓      ✓        ~
      3 others  ✓      ✓     ✓       ✓      ✓      ✓      ✓        ✓

      ✓ works  ~ works with changes  ✗ refused
      claude-code, codex, copilot, gemini-cli and opencode were asked; the others are
      known from their code and documentation.

      ✗ copilot: GitHub Copilot CLI refuses a description over 1024 characters.
        notes (portability-description-length, measured)

      ~ codex: Codex cuts a description over 1024 characters.
        notes (portability-description-length)

      ~ vscode: VS Code cuts a description over 1024 characters.
        notes (portability-description-length)

      ~ cursor: Cursor does not document how it handles a description over 1024
        characters.
        notes (portability-description-length)

      ~ goose: goose does not document how it handles a description over 1024
        characters.
        notes (portability-description-length)

      Found in place: gemini-cli all 4; claude-code, codex and cursor 3 of 4; copilot
      2 of 4; vscode, opencode and goose none."
    `);
  });

  it('--profile all searches a repository of many directories', async () => {
    const paths = Array.from({ length: 5000 }, (_, index) => `src/part-${index}/deep/file.ts`);
    const { report } = await registerInMemory(
      { ...Object.fromEntries(paths.map((file) => [file, ''])), ...files },
      { operation: 'status', profile: 'all' },
    );
    expect(report.compatibility).toHaveLength(3);
  });

  it('--profile all fails if no client finds anything', async () => {
    const { json, exitCode } = await cli(['validate', '--profile', 'all', '--json'], { cwd: aFolder() });
    expect({ exitCode, code: json().error.code }).toEqual({ exitCode: 1, code: 'E_MANIFEST' });
  });

  it.each(['register', 'register --dry-run', 'prune', 'prune --preview', 'discover'])(
    '--profile all is rejected by %s',
    async (command) => {
      const { exitCode, report } = await run([...command.split(' '), '--profile', 'all']);
      expect(exitCode).toBe(2);
      expect(report.error).toMatchObject({
        message: '--profile all works only with validate and status.',
        fix: 'Choose one profile.',
      });
    },
  );
});
