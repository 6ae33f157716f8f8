import { describe, expect, it } from 'vitest';
import type { CommandResult, CommonOptions } from '../../src/cli/command.js';
import { printResult } from '../../src/cli/print-result.js';
import { aDiagnostic, anOutcome } from '../support/a-report.js';
import { capturedIo, commonOptions } from '../support/captured-io.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';

const collision = aDiagnostic({
  rule: 'keyword-conflict',
  severity: 'warning',
  message: "Keyword 'a' already mapped to 'b', ignoring mapping from 'c'",
});
const failed = anOutcome({
  exitCode: 1,
  changed: true,
  summary: { discovered: 2, invalid: 1, registered: 1 },
  skills: [{ name: 'x', status: 'invalid', path: 'skills/x', changes: [], errors: ['Something is wrong.'] }],
  diagnostics: [aDiagnostic({ file: 'skills/x/SKILL.md', skill: 'x' }), collision],
  error: {
    code: 'E_VALIDATION_ERROR',
    message: "Skill 'x' failed validation",
    details: { skill: 'x', path: 'skills/x/SKILL.md', errors: ['Something is wrong.'] },
  },
  files: [{ path: 'skills/manifest.json', before: null, after: '{}\n' }],
  timings: [
    { stage: 'scan', ms: 1.25 },
    { stage: 'register', ms: 10 },
  ],
});

async function print(
  result: CommandResult,
  common: Partial<CommonOptions>,
  ports: Parameters<typeof capturedIo>[0] = {},
) {
  const captured = capturedIo(ports);
  await printResult(result, { command: 'register', common: commonOptions(common), io: captured.io });
  return { ...captured, stdout: captured.stdout(), stderr: captured.stderr() };
}

describe('printResult', () => {
  it('prints one valid JSON document, and rejected skills also on stderr', async () => {
    const { stdout, stderr } = await print(
      { kind: 'outcome', outcome: failed, mode: 'write' },
      { format: 'json' },
    );
    expectValidReport(JSON.parse(stdout));
    expect(JSON.parse(stdout)).toEqual(failed.report);
    expect(stderr).toContain("[skill-register] ERROR: Skill 'x' failed validation: Something is wrong.\n");
    expect(stderr).toContain('[skill-register] WARNING: Keyword ');
  });

  it('adds the diff of a dry run to the JSON document', async () => {
    const { stdout } = await print({ kind: 'outcome', outcome: failed, mode: 'preview' }, { format: 'json' });
    expectValidReport(JSON.parse(stdout));
    expect(JSON.parse(stdout).diff).toBe('--- /dev/null\n+++ b/skills/manifest.json\n@@ -0,0 +1 @@\n+{}\n');
  });

  it('prints text on stdout and keyword collisions only on stderr', async () => {
    const { stdout, stderr } = await print({ kind: 'outcome', outcome: failed, mode: 'write' }, {});
    expect(stdout).toContain('skills/x/SKILL.md:1:1 error version-format\n  Something is wrong.\n');
    expect(stdout).not.toContain('keyword-conflict');
    expect(stderr).toBe(
      "[skill-register] WARNING: Keyword 'a' already mapped to 'b', ignoring mapping from 'c'\n",
    );
  });

  it('prints nothing twice on a terminal, and the summary last', async () => {
    const { written, stdout, stderr } = await print(
      { kind: 'outcome', outcome: failed, mode: 'write' },
      {},
      { isTty: true },
    );
    expect(stderr).toBe(
      "[skill-register] WARNING: Keyword 'a' already mapped to 'b', ignoring mapping from 'c'\n",
    );
    expect(stdout).not.toContain('already mapped');
    expect(stdout).toMatch(
      /\n✖ 2 skills: 1 registered, 1 invalid; 1 error, 1 warning\. [^\n]*\n(?: {2}[^\n]*\n)+$/,
    );
    expect(written.at(-1)?.port).toBe('stdout');
  });

  it('prints the diff of a dry run before the findings', async () => {
    const { stdout } = await print({ kind: 'outcome', outcome: failed, mode: 'preview' }, {});
    expect(stdout).toMatch(
      /^--- \/dev\/null\n\+\+\+ b\/skills\/manifest\.json\n@@ -0,0 \+1 @@\n\+\{\}\n\nskills\/x\/SKILL\.md:1:1 error /,
    );
  });

  it('prints only errors, on stderr, with --quiet', async () => {
    const { stdout, stderr } = await print(
      { kind: 'outcome', outcome: failed, mode: 'write' },
      { isQuiet: true },
    );
    expect(stdout).toBe('');
    expect(stderr).toBe(
      'skills/x/SKILL.md:1:1 error version-format\n  Something is wrong.\n  fix: Fix it.\n',
    );
  });

  it('prints nothing with --quiet when nothing is wrong', async () => {
    const outcome = anOutcome({ diagnostics: [collision], summary: { discovered: 1 } });
    const { written } = await print({ kind: 'outcome', outcome, mode: 'write' }, { isQuiet: true });
    expect(written).toEqual([]);
  });

  it('prints a valid SARIF log with paths relative to the checkout', async () => {
    const { stdout } = await print(
      { kind: 'outcome', outcome: failed, mode: 'read' },
      { format: 'sarif', root: '/checkout/packages/one' },
      { env: { GITHUB_WORKSPACE: '/checkout' } },
    );
    const log = JSON.parse(stdout);
    expectValidSarif(log);
    expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'packages/one/skills/x/SKILL.md',
    );
    expect(log.runs[0].results[0].partialFingerprints['skillRegistrarFinding/v2']).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['below the current directory', '/repo/sub', {}, 'sub/skills/x/SKILL.md'],
    ['the current directory itself', '/repo', {}, 'skills/x/SKILL.md'],
    ['outside the checkout', '/other', { GITHUB_WORKSPACE: '/checkout' }, 'skills/x/SKILL.md'],
  ])('annotates files of a root that is %s', async (_title, root, env, file) => {
    const { stdout } = await print(
      { kind: 'outcome', outcome: failed, mode: 'read' },
      { format: 'github', root },
      { env },
    );
    expect(stdout).toContain(`::error file=${file},line=1,`);
    expect(stdout).toContain('::warning ');
  });

  it('annotates only errors with --quiet', async () => {
    const { stdout } = await print(
      { kind: 'outcome', outcome: failed, mode: 'read' },
      { format: 'github', isQuiet: true },
    );
    expect(stdout.match(/^::\w+/gm)).toEqual(['::error']);
  });

  it('prints timings on stderr with --timing in every format', async () => {
    const outcome = anOutcome({ timings: failed.timings });
    for (const format of ['text', 'json', 'github', 'sarif'] as const) {
      const { stderr } = await print(
        { kind: 'outcome', outcome, mode: 'read' },
        { format, showsTiming: true },
      );
      expect(stderr).toBe('      1.3 ms  scan\n     10.0 ms  register\n     11.3 ms  total\n');
    }
  });
});

describe('answers of commands', () => {
  const answer = { kind: 'text', exitCode: 0, text: '<skills>', fields: { text: '<skills>' } } as const;

  it('prints the text of a command as it is, and ends it with a newline', async () => {
    expect((await print(answer, {})).stdout).toBe('<skills>\n');
    expect((await print({ ...answer, text: 'a\n' }, {})).stdout).toBe('a\n');
    expect((await print({ ...answer, text: '' }, {})).written).toEqual([]);
  });

  it('puts the answer of a command into the JSON envelope, with its own fields first', async () => {
    const result = {
      ...answer,
      exitCode: 1,
      fields: { text: 't', manifest: 'skills/manifest.json' },
    } as const;
    const document = JSON.parse((await print(result, { format: 'json' })).stdout);
    expect(document).toMatchObject({
      _meta: { command: 'skill', operation: 'register' },
      success: false,
      text: 't',
      manifest: 'skills/manifest.json',
      diagnostics: [],
    });
  });

  it('prints no answer with --quiet unless the command failed', async () => {
    expect((await print(answer, { isQuiet: true })).written).toEqual([]);
    const failure = await print({ ...answer, exitCode: 1 }, { isQuiet: true });
    expect(failure.written).toEqual([{ port: 'stderr', text: '<skills>\n' }]);
  });

  it('prints nothing for a command that has already printed its answer', async () => {
    expect((await print({ kind: 'served', exitCode: 0 }, {})).written).toEqual([]);
  });
});
