import { describe, expect, it } from 'vitest';
import { isFailure } from '../../src/action/conclusion.js';
import type { FailOn, Mode } from '../../src/action/inputs.js';
import { aDiagnostic, anOutcome } from '../support/a-report.js';

const CLEAN = anOutcome();
const WARNED = anOutcome({ diagnostics: [aDiagnostic({ severity: 'warning' })] });
const BROKEN = anOutcome({ exitCode: 1, diagnostics: [aDiagnostic()], summary: { invalid: 1 } });
const RECORDED = anOutcome({ diagnostics: [aDiagnostic()], summary: { invalid: 1 } });
const DRIFTED = anOutcome({
  exitCode: 1,
  changed: true,
  diagnostics: [aDiagnostic({ rule: 'manifest-drift' })],
});
const STOPPED = anOutcome({ exitCode: 3 });

describe('isFailure', () => {
  it.each([
    ['nothing wrong', CLEAN, [false, false, false, false]],
    ['warnings', WARNED, [false, false, true, false]],
    ['errors', BROKEN, [true, true, true, false]],
    ['errors that the profile only reports', RECORDED, [false, true, true, false]],
    ['drift', DRIFTED, [true, true, true, false]],
    ['files that cannot be read', STOPPED, [true, true, true, true]],
  ] as const)('%s: by the profile, and for fail-on error, warning and never', (_, outcome, expected) => {
    const choices: readonly (FailOn | undefined)[] = [undefined, 'error', 'warning', 'never'];
    const verdicts = choices.map((failOn) => isFailure(outcome, { mode: 'check', failOn }));
    expect(verdicts).toEqual(expected);
  });

  it('a manifest that sync updates is not a failure', () => {
    const mode: Mode = 'sync';
    expect(isFailure({ ...DRIFTED, exitCode: 0 }, { mode, failOn: 'error' })).toBe(false);
  });
});
