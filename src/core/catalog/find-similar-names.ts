import { distance } from 'fastest-levenshtein';
import { compareText } from '../diagnostic.js';
import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';

const MIN_WORDS = 2;
const MIN_LENGTH = 6;

/**
 * Names that are easily taken for each other: one continues the other by a single word, they differ only in
 * hyphens and plurals, or by one letter. Linear but for sorting: only neighbours and looked-up names are compared.
 */
export function findSimilarNames(
  skills: readonly SkillRecord[],
  reservedPrefixes: readonly string[],
): Finding[] {
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  const names = [...byName.keys()].sort(compareText);
  const pairs = new Map<string, readonly [string, string]>();
  const note = (a: string, b: string) => pairs.set(`${a} ${b}`, a < b ? [a, b] : [b, a]);
  const bySkeleton = new Map<string, string>();
  names.forEach((name, index) => {
    const shorter = name.slice(0, Math.max(0, name.lastIndexOf('-')));
    if (byName.has(shorter) && wordCount(shorter, reservedPrefixes) >= MIN_WORDS) note(shorter, name);
    const skeleton = skeletonOf(name);
    const twin = bySkeleton.get(skeleton);
    if (twin === undefined) bySkeleton.set(skeleton, name);
    else note(twin, name);
    const next = names[index + 1];
    if (next !== undefined && differByOneLetter(name, next)) note(name, next);
  });
  return [...pairs.values()].map(([a, b]) => similarFinding(byName.get(a)!, byName.get(b)!));
}

function similarFinding(a: SkillRecord, b: SkillRecord): Finding {
  return {
    rule: 'similar-name',
    file: b.file,
    at: { field: ['name'], part: 'value' },
    skill: b.name,
    message: `The names "${a.name}" and "${b.name}" are easily taken for each other.`,
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

/** Digits number a series on purpose; they are no slip of the pen. */
function differByOneLetter(a: string, b: string): boolean {
  if (
    a.length < MIN_LENGTH ||
    Math.abs(a.length - b.length) > 1 ||
    a.replace(/\d+/g, '') === b.replace(/\d+/g, '')
  )
    return false;
  return distance(a, b) === 1;
}
