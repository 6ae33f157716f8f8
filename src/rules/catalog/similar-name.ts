import type { SkillRecord } from '../../skill/skill.js';
import { compareText } from '../../text/compare.js';
import type { FindingOf } from '../../text/finding.js';
import { isTransposed } from '../../text/suggest.js';
import { defineRule } from '../rule.js';

type Finding = FindingOf<'similar-name'>;

const skills = (first: string, second: string) => ({
  files: {
    [`skills/${first.replace(/[«»]/g, '')}/SKILL.md`]: `---\nname: ${first}\ndescription: Fills in PDF forms.\n---\n`,
    [`skills/${second.replace(/[«»]/g, '')}/SKILL.md`]: `---\nname: ${second}\ndescription: Merges several files.\n---\n`,
  },
  shown: `${first} and ${second}`.replace(/[«»]/g, ''),
});

export default defineRule({
  id: 'similar-name',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'No two names are easily mistaken for each other.',
  why: 'People and agents pick the wrong one.',
  unless: 'the names are variants of one skill, such as for two languages, and never offered together',
  bad: [
    {
      ...skills('form-filler', '«form-fillers»'),
      message: 'The names "form-filler" and "form-fillers" are easily mistaken for each other.',
    },
    skills('form-filler', '«form-fuller»'),
    skills('farm-filler', '«form-filler»'),
    skills('test-wirter', '«test-writer»'),
  ],
  good: [
    skills('test-writer', 'bats-runner'),
    skills('form-filler-1', 'form-filler-2'),
    skills('csharp-nunit', 'csharp-tunit'),
    skills('web-docs', 'web-docs-write'),
  ],
});

const MIN_WORDS = 2;
const MIN_LENGTH = 6;
/** Keeps the search linear in hostile repositories. */
const MAX_ANAGRAMS = 8;

/**
 * Names that are easily mistaken for each other: they differ only in hyphens and plurals, by one letter
 * inside a word, or by two swapped letters; where names have a fixed shape, also by one more word. Linear except for sorting: only looked-up names and neighbors are compared,
 * also by their ends.
 */
export function findSimilarNames(
  skills: readonly SkillRecord[],
  reservedPrefixes: readonly string[],
): Finding[] {
  const byName = new Map<string, SkillRecord>();
  for (const skill of skills) byName.set(skill.name, skill);
  const names = [...byName.keys()].sort(compareText);
  const pairs = new Map<string, readonly [string, string]>();
  const note = (a: string, b: string) => pairs.set(`${a} ${b}`, a < b ? [a, b] : [b, a]);
  const bySkeleton = new Map<string, string>();
  const byLetters = new Map<string, string[]>();
  names.forEach((name) => {
    const shorter = name.slice(0, Math.max(0, name.lastIndexOf('-')));
    // One more word names a variant, except where names have a fixed shape.
    const isShaped = reservedPrefixes.length > 0;
    if (isShaped && byName.has(shorter) && wordCount(shorter, reservedPrefixes) >= MIN_WORDS)
      note(shorter, name);
    const skeleton = skeletonOf(name);
    const twin = bySkeleton.get(skeleton);
    if (twin === undefined) bySkeleton.set(skeleton, name);
    else note(twin, name);
    const letters = [...name].sort().join('');
    const same = byLetters.get(letters);
    for (const other of same ?? []) if (areLettersSwapped(other, name)) note(other, name);
    if (same === undefined) byLetters.set(letters, [name]);
    else if (same.length < MAX_ANAGRAMS) same.push(name);
  });
  for (const order of [names, byEnding(names)])
    order.forEach((name, index) => {
      const next = order[index + 1];
      if (next !== undefined && differByOneLetter(name, next))
        note(name < next ? name : next, name < next ? next : name);
    });
  return [...pairs.values()].map(([a, b]) => similarFinding(byName.get(a)!, byName.get(b)!));
}

/** In the order of the names read backwards. */
function byEnding(names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, backwards: [...name].reverse().join('') }))
    .sort((a, b) => compareText(a.backwards, b.backwards))
    .map(({ name }) => name);
}

/** Digits that changed places are two numbers, not a mistake. */
function areLettersSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.length >= MIN_LENGTH && isTransposed(a, b) && /^[a-z]{2}$/.test(a.slice(at, at + 2));
}

function similarFinding(a: SkillRecord, b: SkillRecord): Finding {
  return {
    rule: 'similar-name',
    file: b.file,
    at: { field: ['name'], part: 'value' },
    skill: b.name,
    about: [a.name],
    message: `The names "${a.name}" and "${b.name}" are easily mistaken for each other.`,
    fix: 'Rename one of them so that each says what sets it apart.',
  };
}

function wordCount(name: string, reservedPrefixes: readonly string[]): number {
  const prefix = reservedPrefixes.find((candidate) => name.startsWith(candidate)) ?? '';
  return name.slice(prefix.length).split('-').length;
}

/** `unit-tests` and `unittest` alike. */
function skeletonOf(name: string): string {
  return name.replace(/s?(?:-|$)/g, '');
}

/** Digits number a series on purpose, and another first letter makes another word; they are not typos. */
function differByOneLetter(a: string, b: string): boolean {
  if (a.length < MIN_LENGTH || !isOneEditApart(a, b)) return false;
  const initials = (name: string) => name.replace(/(?<=[a-z])[a-z]+/g, '');
  const isHyphen = a.replaceAll('-', '') === b.replaceAll('-', '');
  return isHyphen || (a.replace(/\d+/g, '') !== b.replace(/\d+/g, '') && initials(a) === initials(b));
}

/** One letter was added, left out or replaced: at most one is between the common beginning and the common end. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let [endOfA, endOfB] = [a.length, b.length];
  while (endOfA > start && endOfB > start && a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)) {
    endOfA--;
    endOfB--;
  }
  return Math.max(endOfA, endOfB) - start === 1;
}
