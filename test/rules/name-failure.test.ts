import { describe, expect, it } from 'vitest';
import type { SkillOutcome, SkillStatus } from '../../src/report/report.js';
import { nameFailure, withErrors } from '../../src/rules/judge.js';
import { aRecord } from '../support/a-record.js';
import { aDiagnostic } from '../support/a-report.js';

const outcome = (name: string, status: SkillStatus, errors?: readonly string[]): SkillOutcome => ({
  name,
  status,
  path: `skills/${name}`,
  changes: [],
  ...(errors && { errors }),
});

describe('the errors of skills that are valid by themselves', () => {
  it('stand with those skills, in the order in which they were found', () => {
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

  it('are not those of an invalid skill or a duplicate of the same name', () => {
    const skills = [outcome('a', 'invalid', ['its own']), outcome('a', 'skipped')];
    expect(withErrors(skills, [{ skill: 'a', message: 'of the other' }])).toEqual(skills);
  });
});

describe('what a failed run names as its error', () => {
  const records = [aRecord('a'), aRecord('b')];
  const diagnostics = [aDiagnostic({ file: 'skills/manifest.json', message: 'Wrong.', fix: 'Right it.' })];
  const code = () => 'E_MANIFEST' as const;

  it('is the first skill that fails, in the words of S0-44', () => {
    const skills = [outcome('a', 'unchanged'), outcome('b', 'updated', ['x', 'y'])];
    expect(nameFailure(skills, records, diagnostics, code)).toEqual({
      code: 'E_VALIDATION_ERROR',
      message: "Skill 'b' failed validation",
      details: { skill: 'b', path: 'skills/b/SKILL.md', errors: ['x', 'y'] },
    });
  });

  it('is the first finding where no skill fails, with its place and the code of its file', () => {
    expect(nameFailure([outcome('a', 'unchanged')], records, diagnostics, code)).toMatchObject({
      code: 'E_MANIFEST',
      message: 'Wrong.',
      fix: 'Right it.',
      at: { file: 'skills/manifest.json', line: expect.any(Number), endColumn: expect.any(Number) },
    });
  });

  it('is nothing where nothing was found', () => {
    expect(nameFailure([], records, [], code)).toBeUndefined();
  });
});
