import { describe, expect, it } from 'vitest';
import { selectAnnotations } from '../../src/report/github-annotations.js';
import type { Severity } from '../../src/text/finding.js';
import { aDiagnostic } from '../support/a-report.js';

function many(severity: Severity, count: number, folder = 'skills') {
  return Array.from({ length: count }, (_, at) =>
    aDiagnostic({ severity, line: at + 1, file: `${folder}/SKILL.md` }),
  );
}

const elsewhere = () => 'elsewhere' as const;

/** Findings in some files, none of them on a changed line. */
const inFiles =
  (isChanged: (file: string) => boolean) =>
  ({ file }: { file: string }) =>
    isChanged(file) ? ('changed-file' as const) : ('elsewhere' as const);

describe('selectAnnotations', () => {
  it('shows everything within the limits, errors before warnings before notices', () => {
    const { shown, more } = selectAnnotations(
      [...many('notice', 10), ...many('warning', 2), ...many('error', 10)],
      { nearnessOf: elsewhere },
    );
    expect(shown.map(({ severity }) => severity)).toEqual([
      ...Array(10).fill('error'),
      ...Array(2).fill('warning'),
      ...Array(10).fill('notice'),
    ]);
    expect(more).toBe('');
  });

  it('shows ten of each severity, and uses the last for the number of the rest', () => {
    const { shown, more } = selectAnnotations(
      [...many('error', 13), ...many('warning', 11), ...many('notice', 10)],
      { nearnessOf: elsewhere },
    );
    expect(shown.filter(({ severity }) => severity === 'error')).toHaveLength(10);
    expect(shown.filter(({ severity }) => severity === 'warning')).toHaveLength(10);
    expect(shown.filter(({ severity }) => severity === 'notice')).toHaveLength(9);
    expect(more).toBe('3 more errors, 1 more warning and 1 more notice');
  });

  it('puts files of the pull request first within a severity', () => {
    const found = [...many('error', 10, 'a'), ...many('error', 2, 'z'), ...many('warning', 1, 'z')];
    const { shown } = selectAnnotations(found, { nearnessOf: inFiles((file) => file.startsWith('z/')) });
    expect(shown.map(({ file }) => file[0]).join('')).toBe(`zz${'a'.repeat(8)}z`);
  });

  it('puts changed lines before the other lines of changed files', () => {
    const found = [...many('error', 12, 'a'), ...many('error', 3, 'b'), ...many('error', 1, 'c')];
    const nearnessOf = ({ file, line }: { file: string; line: number }) =>
      file === 'c/SKILL.md'
        ? 'elsewhere'
        : file === 'b/SKILL.md' && line === 2
          ? 'changed-line'
          : 'changed-file';
    const { shown } = selectAnnotations(found, { nearnessOf });
    expect(shown.map(({ file, line, title }) => `${file}:${line} ${title}`)).toEqual([
      'b/SKILL.md:2 3 errors',
      'a/SKILL.md:1 12 errors',
      'c/SKILL.md:1 version-format',
    ]);
  });

  it('reserves space for errors that are not findings', () => {
    const { shown, more } = selectAnnotations(many('error', 10), {
      nearnessOf: elsewhere,
      otherErrors: 1,
    });
    expect(shown).toHaveLength(9);
    expect(more).toBe('1 more error');
  });

  it('does not depend on the order of the findings', () => {
    const found = [...many('error', 12, 'b'), ...many('error', 3, 'a')];
    const options = { nearnessOf: elsewhere };
    expect(selectAnnotations([...found].reverse(), options)).toEqual(selectAnnotations(found, options));
  });

  it('puts the findings of a file of the pull request into one annotation if there are too many', () => {
    const found = [...many('error', 12, 'a'), ...many('error', 1, 'b'), ...many('error', 2, 'c')];
    const { shown, more } = selectAnnotations(found, {
      nearnessOf: inFiles((file) => file !== 'c/SKILL.md'),
    });
    expect(shown.map(({ file, title }) => `${file} ${title}`)).toEqual([
      'a/SKILL.md 12 errors',
      'b/SKILL.md version-format',
      'c/SKILL.md version-format',
      'c/SKILL.md version-format',
    ]);
    expect(shown[0]!.message.split('\n').slice(0, 2)).toEqual([
      '1:1 Something is wrong. (version-format)',
      '2:1 Something is wrong. (version-format)',
    ]);
    expect(more).toBe('');
  });
});
