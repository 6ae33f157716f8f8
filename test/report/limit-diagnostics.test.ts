import { describe, expect, it } from 'vitest';
import { limitDiagnostics } from '../../src/report/limit-diagnostics.js';
import { aDiagnostic } from '../support/a-report.js';

const many = (count: number, isNew?: (line: number) => boolean) =>
  Array.from({ length: count }, (_, index) =>
    aDiagnostic({ skill: 'a', line: index + 1, ...(isNew && { isNew: isNew(index + 1) }) }),
  );

describe('findings to show', () => {
  it('are all of them up to fifty of a rule in a skill', () => {
    const found = [
      ...many(50),
      ...many(50).map((one) => ({ ...one, skill: 'b', file: 'skills/b/SKILL.md' })),
    ];
    expect(limitDiagnostics(found)).toEqual(found);
  });

  it('are the first fifty of more, and the last of them says how many', () => {
    const shown = limitDiagnostics([...many(53), aDiagnostic({ rule: 'secret', line: 99 })]);
    expect(shown.map(({ line }) => line)).toEqual([...many(50).map(({ line }) => line), 99]);
    expect(shown[48]!.message).toBe('Something is wrong.');
    expect(shown[49]!.message).toBe('Something is wrong. This skill has 3 more.');
  });

  it('count all files of a skill, and a file that is of no skill', () => {
    const inFiles = many(60).map((one, index) => ({ ...one, file: `skills/a/references/${index}.md` }));
    expect(limitDiagnostics(inFiles)).toHaveLength(50);
    const ofNone = aDiagnostic({ file: 'README.md' });
    const shown = limitDiagnostics(Array.from({ length: 52 }, () => ofNone));
    expect(shown.at(-1)!.message).toBe('Something is wrong. This file has 2 more.');
  });

  it('are the new ones first, in the order of the file', () => {
    const shown = limitDiagnostics(many(60, (line) => line > 57));
    expect(shown.map(({ line }) => line).slice(45)).toEqual([46, 47, 58, 59, 60]);
    expect(shown).toHaveLength(50);
  });
});
