import { describe, expect, it } from 'vitest';
import {
  fingerprintOf,
  type Identity,
  identityKey,
  identityOf,
  numberIdentities,
} from '../../src/report/identity.js';
import type { Finding } from '../../src/rules/finding.js';
import { START_OF_FILE } from '../../src/text/span.js';

const finding = (parts: Partial<Finding>): Finding => ({
  rule: 'link-missing',
  file: 'skills/a/SKILL.md',
  skill: 'a',
  at: START_OF_FILE,
  message: 'It is wrong.',
  fix: 'Fix it.',
  ...parts,
});
const subjectOf = (parts: Partial<Finding>, pointed = '') => identityOf(finding(parts), pointed).subject;

describe('identity of a finding', () => {
  it.each<[string, Partial<Finding>, string, readonly string[]]>([
    ['what it is about', { about: ['gone.md'], at: { start: 3, end: 9 } }, 'other', ['gone.md']],
    ['the text it points to', { at: { start: 3, end: 9 } }, ' {{X}} ', ['{{X}}']],
    ['its field', { at: { field: ['metadata', 'version'], part: 'value' } }, '1.x', ['metadata.version']],
    ['an element of a list', { at: { field: ['tags', 2], part: 'value' } }, 'pdf', ['tags.*', 'pdf']],
    ['an item of a field', { at: { field: ['tags'], part: 'value', item: 'pdf' } }, 'x', ['tags', 'pdf']],
    ['nothing but its rule and file', { at: START_OF_FILE }, 'text', []],
  ])('is %s', (_, parts, pointed, subject) => {
    expect(subjectOf(parts, pointed)).toEqual(subject);
  });

  it('is neither the message nor the line', () => {
    const key = (parts: Partial<Finding>) => identityKey(identityOf(finding(parts), ''));
    expect(key({ message: 'Other words.' })).toBe(key({}));
    expect(key({ at: { line: 9, column: 1, endLine: 9, endColumn: 2 } })).toBe(key({}));
    for (const other of [
      { rule: 'link-outside' as const },
      { file: 'x.md' },
      { skill: 'b' },
      { about: ['b'] },
    ])
      expect(key(other)).not.toBe(key({}));
  });

  it('gives every finding a fingerprint of its own, in order', () => {
    const one = identityOf(finding({ about: ['x'] }), '');
    const printsOf = (found: readonly Identity[]) => numberIdentities(found).map(fingerprintOf);
    const prints = printsOf([one, one, identityOf(finding({ about: ['y'] }), '')]);
    expect(new Set(prints).size).toBe(3);
    expect(printsOf([one])).toEqual([prints[0]]);
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{32}$/);
  });
});
