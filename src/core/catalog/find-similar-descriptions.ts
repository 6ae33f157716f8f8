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
  const shingles: (ReadonlySet<number> | null)[] = [];
  const findings: Finding[] = [];
  skills.forEach((skill, index) => {
    const own = shinglesOf(skill.declared.description ?? '');
    shingles.push(own);
    if (own === null) return;
    const sketch = smallest(own);
    const twin = candidatesOf(sketch, byHash).find(
      (other) => overlap(own, shingles[other]!) >= NEARLY_THE_SAME,
    );
    if (twin !== undefined) findings.push(similarFinding(skills[twin]!, skill));
    for (const hash of sketch) {
      const others = byHash.get(hash);
      if (others === undefined) byHash.set(hash, [index]);
      else if (others.length < MAX_CANDIDATES) others.push(index);
    }
  });
  return findings;
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

/** Hashes of the three-word runs, computed while walking the text: no array of words is made. */
function shinglesOf(description: string): ReadonlySet<number> | null {
  const hashes = new Set<number>();
  let [before, last, word, length, words] = [0, 0, 0, 0, 0];
  for (let index = 0; index <= description.length; index++) {
    const code = index === description.length ? 32 : description.charCodeAt(index) | 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
    if (isLetter) {
      word = (Math.imul(word, 31) + code) | 0;
      length++;
    } else if (length > 0) {
      words++;
      if (words >= SHINGLE) hashes.add(mix(before, last, word));
      [before, last, word, length] = [last, word, 0, 0];
    }
  }
  return words < MIN_WORDS ? null : hashes;
}

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function smallest(hashes: ReadonlySet<number>): readonly number[] {
  const sketch: number[] = [];
  for (const hash of hashes) {
    if (sketch.length === SKETCH && hash >= sketch[SKETCH - 1]!) continue;
    let at = sketch.length;
    while (at > 0 && sketch[at - 1]! > hash) at--;
    sketch.splice(at, 0, hash);
    if (sketch.length > SKETCH) sketch.pop();
  }
  return sketch;
}

function candidatesOf(
  sketch: readonly number[],
  byHash: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  return [...new Set(sketch.flatMap((hash) => byHash.get(hash) ?? []))].sort((a, b) => a - b);
}

function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0;
  for (const hash of a) if (b.has(hash)) common++;
  return common / (a.size + b.size - common);
}
