import { describe, expect, it } from 'vitest';
import { FAIL_ON, isFailedRun, isFailingSeverity, type VerdictInput } from '../../src/report/verdict.js';

const CLEAN: VerdictInput = {
  operation: 'register',
  failOn: undefined,
  defaultFailOn: 'error',
  errors: 0,
  warnings: 0,
  invalid: 0,
  isDrift: false,
  isEmpty: false,
};

describe('isFailedRun', () => {
  it.each<[string, Partial<VerdictInput>, readonly boolean[]]>([
    ['nothing wrong', {}, [false, false, false, false]],
    ['warnings', { warnings: 1 }, [false, false, true, false]],
    [
      'warnings that the profile counts',
      { warnings: 1, defaultFailOn: 'warning' },
      [true, false, true, false],
    ],
    ['errors', { errors: 1 }, [true, true, true, false]],
    ['invalid skills', { invalid: 1 }, [true, true, true, false]],
    ['errors that the profile tolerates', { errors: 1, defaultFailOn: 'never' }, [false, true, true, false]],
    ['drift', { isDrift: true }, [true, true, true, false]],
    [
      'drift where the profile tolerates errors',
      { isDrift: true, defaultFailOn: 'never' },
      [true, true, true, false],
    ],
    ['status', { operation: 'status', errors: 1 }, [false, true, true, false]],
    ['discover', { operation: 'discover', errors: 1 }, [false, false, false, false]],
    ['no skill at all', { operation: 'discover', isEmpty: true }, [true, true, true, false]],
    ['prune', { operation: 'prune', errors: 1 }, [false, false, false, false]],
  ])('%s: by default, and for error, warning and never', (_, found, expected) => {
    const verdicts = [undefined, ...FAIL_ON].map((failOn) => isFailedRun({ ...CLEAN, ...found, failOn }));
    expect(verdicts).toEqual(expected);
  });
});

describe('isFailingSeverity', () => {
  it.each([
    ['error', [true, true, true]],
    ['warning', [false, true, false]],
    ['notice', [false, false, false]],
  ] as const)('%s: for error, warning and never', (severity, expected) => {
    expect(FAIL_ON.map((failOn) => isFailingSeverity(severity, failOn))).toEqual(expected);
  });
});
