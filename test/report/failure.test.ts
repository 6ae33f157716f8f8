import { describe, expect, it } from 'vitest';
import { nameFailure, withErrors } from '../../src/report/failure.js';
import type { SkillOutcome, SkillStatus } from '../../src/report/report.js';
import { aRecord } from '../support/a-record.js';
import { aDiagnostic } from '../support/a-report.js';

const outcome = (name: string, status: SkillStatus, errors?: readonly string[]): SkillOutcome => ({
  name,
  status,
  path: `skills/${name}`,
  changes: [],
  ...(errors && { errors }),
});

describe('errors of otherwise valid skills', () => {
  it('lists errors with their skills, in the order in which they were found', () => {
    const skills = [outcome('a', 'registered'), outcome('b', 'unchanged')];
    const findings = [
      { skill: 'a', message: 'one' },
      { message: 'of no skill' },
      { skill: 'a', message: 'two' },
      { skill: 'by-hand', message: 'of an entry' },
    ];
    expect(withErrors(skills, findings)).toEqual([
      outcome('a', 'registered', ['one', 'two']),
      outcome('b', 'unchanged'),
    ]);
  });

  it('skips errors of an invalid skill or a duplicate of the same name', () => {
    const skills = [outcome('a', 'invalid', ['its own']), outcome('a', 'skipped')];
    expect(withErrors(skills, [{ skill: 'a', message: 'of the other' }])).toEqual(skills);
  });
});

describe('error of a failed run', () => {
  const records = [aRecord('a'), aRecord('b')];
  const diagnostics = [aDiagnostic({ file: 'skills/manifest.json', message: 'Wrong.', fix: 'Right it.' })];
  const code = () => 'E_MANIFEST' as const;

  it('names the first failing skill, with the fixed message', () => {
    const skills = [outcome('a', 'unchanged'), outcome('b', 'updated', ['x', 'y'])];
    expect(nameFailure(skills, records, diagnostics, code)).toEqual({
      code: 'E_VALIDATION_ERROR',
      message: "Skill 'b' failed validation",
      details: { skill: 'b', path: 'skills/b/SKILL.md', errors: ['x', 'y'] },
    });
  });

  it('names the first finding if no skill fails, with its position and code', () => {
    expect(nameFailure([outcome('a', 'unchanged')], records, diagnostics, code)).toMatchObject({
      code: 'E_MANIFEST',
      message: 'Wrong.',
      fix: 'Right it.',
      at: { file: 'skills/manifest.json', line: expect.any(Number), endColumn: expect.any(Number) },
    });
  });

  it('is empty if nothing was found', () => {
    expect(nameFailure([], records, [], code)).toBeUndefined();
  });
});
