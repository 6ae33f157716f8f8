import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';

const SHINGLE = 3;
const SKETCH = 4;
const MIN_WORDS = 8;
const NEARLY_THE_SAME = 0.8;
/** How many earlier skills with a common shingle are looked at: keeps the search linear in hostile repositories. */
const MAX_CANDIDATES = 8;

/**
 * Descriptions that say nearly the same. Each is reduced to the smallest hashes of its three-word runs; only
 * those that share one are compared, so the cost grows with the number of skills and not with its square.
 */
export function findSimilarDescriptions(skills: readonly SkillRecord[]): Finding[] {
  const byHash = new Map<number, number[]>();
  // Most are never compared with another one: their runs are gathered only then.
  const runs = new Map<number, ReadonlySet<number>>();
  const runsOf = (index: number): ReadonlySet<number> => {
    const known = runs.get(index) ?? runsIn(descriptionOf(skills[index]!));
    runs.set(index, known);
    return known;
  };
  const findings: Finding[] = [];
  skills.forEach((skill, index) => {
    const sketch = sketchOf(descriptionOf(skill));
    if (sketch === null) return;
    const twin = candidatesOf(sketch, byHash).find((other) => areNearlyTheSame(runsOf(index), runsOf(other)));
    if (twin !== undefined) findings.push(similarFinding(skills[twin]!, skill));
    for (const hash of sketch) {
      const others = byHash.get(hash);
      if (others === undefined) byHash.set(hash, [index]);
      else if (others.length < MAX_CANDIDATES) others.push(index);
    }
  });
  return findings;
}

function descriptionOf(skill: SkillRecord): string {
  return skill.declared.description ?? '';
}

function similarFinding(first: SkillRecord, second: SkillRecord): Finding {
  return {
    rule: 'similar-description',
    file: second.file,
    at: { field: ['description'], part: 'value' },
    skill: second.name,
    message: `The description says nearly the same as that of "${first.name}" (${first.file}).`,
    fix: 'Say what sets the two apart, or merge them.',
  };
}

/** Calls back with the hash of every three-word run, made while walking the text; returns the number of words. */
function hashRuns(description: string, take: (hash: number) => void): number {
  let before = 0;
  let last = 0;
  let word = 0;
  let length = 0;
  let words = 0;
  for (let index = 0; index <= description.length; index++) {
    const code = index === description.length ? 32 : description.charCodeAt(index) | 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
    if (isLetter) {
      word = (Math.imul(word, 31) + code) | 0;
      length++;
    } else if (length > 0) {
      words++;
      if (words >= SHINGLE) take(mix(before, last, word));
      before = last;
      last = word;
      word = 0;
      length = 0;
    }
  }
  return words;
}

function runsIn(description: string): ReadonlySet<number> {
  const hashes = new Set<number>();
  hashRuns(description, (hash) => hashes.add(hash));
  return hashes;
}

/** The smallest hashes, each once; `null` for a description that is too short to compare. */
function sketchOf(description: string): readonly number[] | null {
  const sketch: number[] = [];
  const words = hashRuns(description, (hash) => {
    if (sketch.length === SKETCH && hash >= sketch[SKETCH - 1]!) return;
    let at = sketch.length;
    while (at > 0 && sketch[at - 1]! > hash) at--;
    if (sketch[at - 1] === hash) return;
    sketch.splice(at, 0, hash);
    if (sketch.length > SKETCH) sketch.pop();
  });
  return words < MIN_WORDS ? null : sketch;
}

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function candidatesOf(
  sketch: readonly number[],
  byHash: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const found = new Set<number>();
  for (const hash of sketch) for (const index of byHash.get(hash) ?? []) found.add(index);
  return found.size === 0 ? [] : [...found].sort((a, b) => a - b);
}

/** By the share of runs that both have; gives up as soon as too many are missing. */
function areNearlyTheSame(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  let common = a.size;
  for (const hash of a) {
    if (b.has(hash)) continue;
    common--;
    if (common / (a.size + b.size - common) < NEARLY_THE_SAME) return false;
  }
  return common / (a.size + b.size - common) >= NEARLY_THE_SAME;
}
