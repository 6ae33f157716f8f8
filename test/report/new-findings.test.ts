import { describe, expect, it } from 'vitest';
import type { ManifestChange } from '../../src/manifest/changes.js';
import { identityOf } from '../../src/report/identity.js';
import {
  type ComparedFindings,
  findNew,
  hasNewChanges,
  hasNewLines,
  type Translate,
  translator,
} from '../../src/report/new-findings.js';
import type { Finding } from '../../src/rules/finding.js';
import { isSpan } from '../../src/text/span.js';

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

function compared(findings: readonly Finding[], text = ''): ComparedFindings {
  return {
    findings: findings.map((found) => ({
      finding: found,
      identity: identityOf(found, ''),
      ...(isSpan(found.at) && { line: found.at.line }),
    })),
    linesOf: () => text.split('\n'),
  };
}

/** Messages of the findings that the base does not have. */
function newOnes(now: readonly Finding[], base: readonly Finding[], translate: Translate = same) {
  return [...findNew(compared(now), compared(base), translate)].map(({ message }) => message);
}

describe('new findings', () => {
  const about = (...names: readonly string[]) => finding({ about: names, message: `About ${names.join()}.` });

  it('the wording does not matter, what it is about does', () => {
    expect(newOnes([finding({ message: 'It is bad.' })], [finding({})])).toEqual([]);
    expect(newOnes([about('b')], [about('a')])).toEqual(['About b.']);
  });

  it('an item of a value is not another item of the same value', () => {
    const item = (name: string) =>
      finding({ at: { field: ['allowed-tools'], item: name, part: 'value' }, message: name });
    expect(newOnes([item('Bash')], [item('Bash')])).toEqual([]);
    expect(newOnes([item('Read')], [item('Bash')])).toEqual(['Read']);
  });

  it('a finding is old while it names fewer things than before', () => {
    expect(newOnes([about('a', 'b')], [about('a', 'b', 'c')])).toEqual([]);
    expect(newOnes([about('a', 'd')], [about('a', 'b', 'c')])).toEqual(['About a,d.']);
  });

  const toDoc = translator([
    { from: { name: 'pdf', directory: 'skills/pdf' }, to: { name: 'doc', directory: 'skills/doc' } },
  ]);

  it.each([
    ['below an old one on an equal line', 'run it\nrun it', 'run it', [2]],
    ['above an old one on an equal line', 'run it\nnear\nrun it', 'near\nrun it', [1]],
    ['above an old one that moved', 'x\ny\nrun that\nrun it', 'run it\nx\ny', [3]],
    ['below an old one whose line changed', 'run it twice\nrun that', 'run it', [2]],
  ])('of two findings with one identity, the new one is new: %s', (_, now, base, added) => {
    const onLines = (text: string) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.startsWith('run') ? [finding({ at: { ...at, line: index + 1, endLine: index + 1 } })] : [],
        );
    const found = findNew(compared(onLines(now), now), compared(onLines(base), base), same);
    const lines = [...found].map((one) => isSpan(one.at) && one.at.line);
    expect(lines).toEqual(added);
  });

  it('a finding about a renamed skill is old', () => {
    const of = (skill: string) =>
      finding({ skill, file: `skills/${skill}/SKILL.md`, about: [skill], message: `${skill} is wrong.` });
    expect(newOnes([of('doc')], [of('pdf')], toDoc)).toEqual([]);
    expect(newOnes([of('doc'), of('doc')], [of('pdf')], toDoc)).toHaveLength(1);
    expect(newOnes([of('doc')], [of('pdf')])).toEqual(['doc is wrong.']);
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
