import { describe, expect, it } from 'vitest';
import type { ManifestChange } from '../../src/manifest/changes.js';
import { findNew, hasNewChanges, hasNewLines, translator } from '../../src/report/new-findings.js';
import type { Finding } from '../../src/rules/finding.js';

const at = { line: 1, column: 1, endLine: 1, endColumn: 2 };
const same = (text: string) => text;

function finding(parts: Partial<Finding>): Finding {
  return {
    rule: 'field-value',
    file: 'skills/a/SKILL.md',
    at,
    message: 'It is wrong.',
    fix: 'Fix it.',
    ...parts,
  };
}

/** Messages of the findings that the base does not have. */
function newOnes(now: readonly Finding[], base: readonly Finding[], translate = same) {
  const lineAt = () => '';
  return [...findNew({ findings: now, lineAt }, { findings: base, lineAt }, translate)].map(
    ({ message }) => message,
  );
}

describe('new findings', () => {
  const tag = (index: number, message: string) =>
    finding({ at: { field: ['tags', index], part: 'value' }, message });
  const item = (name: string, message: string) =>
    finding({ at: { field: ['allowed-tools'], item: name, part: 'value' } as Finding['at'], message });

  it('an element of a list is the same wherever it is in the list', () => {
    expect(newOnes([tag(3, '"A" is not allowed.')], [tag(0, '"A" is not allowed.')])).toEqual([]);
    expect(newOnes([tag(0, '"B" is not allowed.')], [tag(0, '"A" is not allowed.')])).toEqual([
      '"B" is not allowed.',
    ]);
  });

  it('an item of a value is not another item of the same value', () => {
    expect(newOnes([item('Bash', 'Bash is wrong.')], [item('Bash', 'Bash was wrong.')])).toEqual([]);
    expect(newOnes([item('Read', 'Read is bad.')], [item('Bash', 'Bash was wrong.')])).toEqual([
      'Read is bad.',
    ]);
  });

  it('a finding is old while it names fewer things than before', () => {
    const list = (names: string) => finding({ message: `Shared by ${names}.` });
    expect(newOnes([list('"a", "b"')], [list('"a", "b", "c"')])).toEqual([]);
    expect(newOnes([list('"a", "d"')], [list('"a", "b", "c"')])).toEqual(['Shared by "a", "d".']);
  });

  const toDoc = translator([
    { from: { name: 'pdf', directory: 'skills/pdf' }, to: { name: 'doc', directory: 'skills/doc' } },
  ]);

  it('of two findings with the same message, the one on a line of the base is old', () => {
    const onLine = (line: number, skill: string) =>
      finding({ at: { ...at, line, endLine: line }, file: `skills/${skill}/SKILL.md` });
    const [added, old] = [onLine(1, 'doc'), onLine(2, 'doc')];
    const now = { findings: [added, old], lineAt: (file: string, line: number) => `${file}: ${line}` };
    const lineAt = (file: string, line: number) =>
      file === 'skills/pdf/SKILL.md' ? `  skills/doc/SKILL.md: ${line - 5}` : '';
    expect(findNew(now, { findings: [onLine(7, 'pdf')], lineAt }, toDoc)).toEqual(new Set([added]));
  });

  it('a finding about a renamed skill is old, the one with the same number first', () => {
    const lines = (skill: string, count: number) => finding({ message: `${skill} has ${count} lines.` });
    const now = [lines('doc', 5), lines('doc', 7)];
    expect(newOnes(now, [lines('pdf', 7)], toDoc)).toEqual(['doc has 5 lines.']);
    expect(newOnes(now, [lines('pdf', 9)], toDoc)).toEqual(['doc has 7 lines.']);
    expect(newOnes(now, [lines('pdf', 9)])).toEqual(['doc has 5 lines.', 'doc has 7 lines.']);
  });

  it('follows renamed skills, the longest path first', () => {
    const translate = translator([
      { from: { name: 'pdf', directory: 'skills/pdf' }, to: { name: 'doc', directory: 'skills/doc' } },
      { from: { name: 'art', directory: 'skills/art' }, to: { name: 'ink', directory: 'skills/ink' } },
      { from: { name: 'same', directory: 'a/same' }, to: { name: 'same', directory: 'b/same' } },
    ]);
    expect(translate('skills/pdf/SKILL.md pdf art pdf-tools a/same')).toBe(
      'skills/doc/SKILL.md doc ink pdf-tools b/same',
    );
    expect(translator([])('skills/pdf')).toBe('skills/pdf');
  });
});

describe('new changes of the manifest', () => {
  const route = { kind: 'route-changed', table: 'by_keyword', key: 'a', skill: 'x' } as const;
  const updated = (after?: string): ManifestChange => ({
    kind: 'skill-updated',
    skill: 'x',
    path: 'skills/x',
    fields: [{ field: 'model', before: 'old', ...(after !== undefined && { after }) }],
  });

  it.each<[string, ManifestChange, ManifestChange | null, boolean]>([
    ['a field with another value', updated('b'), updated('a'), true],
    ['a field with the same value', updated('a'), updated('a'), false],
    ['a field that is removed', updated(), updated('a'), true],
    ['a field that was removed before', updated(), updated(), false],
    ['a route to another skill', { ...route, newKey: 'a', newSkill: 'y' }, null, true],
    [
      'a route that had to change before',
      { ...route, newKey: 'a', newSkill: 'y' },
      { ...route, key: 'b', newKey: 'a', newSkill: 'y' },
      false,
    ],
    ['an added route', { ...route, kind: 'route-added' }, null, true],
    ['the same added route', { ...route, kind: 'route-added' }, { ...route, kind: 'route-added' }, false],
    ['another added route', { ...route, kind: 'route-added' }, { ...route, kind: 'route-removed' }, true],
    ['a removed skill', { kind: 'skill-removed', skill: 'x', path: 'skills/x' }, null, true],
    [
      'a skill that had to be removed before',
      { kind: 'skill-removed', skill: 'x', path: 'skills/x' },
      { kind: 'skill-removed', skill: 'x', path: 'skills/x' },
      false,
    ],
    ['a number', { kind: 'meta-changed', field: 'totalSkills', before: 1, after: 2 }, null, true],
    ['the time', { kind: 'meta-changed', field: 'lastUpdated', before: '1', after: '2' }, null, false],
    ['another file', { kind: 'file-changed', file: 'AGENTS.md', what: 'differs' }, null, false],
  ])('%s: %j after %j is new: %s', (_, now, base, isNew) => {
    expect(hasNewChanges([now], base === null ? [] : [base], same)).toBe(isNew);
  });
});

describe('new lines of a generated file', () => {
  it.each([
    ['a new file', { before: null, after: 'a\n' }, undefined, true],
    ['a file that was missing before', { before: null, after: 'a\n' }, { before: null, after: 'a\n' }, false],
    ['another line', { before: 'a\n', after: 'a\nb\n' }, { before: 'a\n', after: 'a\nc\n' }, true],
    ['a file to delete', { before: 'a\n', after: null }, { before: 'a\nb\n', after: 'b\n' }, false],
  ])('knows whether a change of the manifest is new: %s', (_, now, base, isNew) => {
    const file = (text: { before: string | null; after: string | null }) => ({ path: 'x.md', ...text });
    expect(hasNewLines(file(now), base && file(base), same)).toBe(isNew);
  });
});
