import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';

const SHINGLE = 3;
const SKETCH = 4;
const MIN_WORDS = 8;
const NEARLY_THE_SAME = 0.8;
/** How many earlier skills with a common shingle are looked at: keeps the search linear in hostile repositories. */
const MAX_CANDIDATES = 8;

/**
 * Descriptions that say nearly the same. Each is reduced to the hashes of its three-word runs, sorted; only those that
 * share one of the smallest are compared, so the cost grows with the number of skills and not with its square.
 */
export function findSimilarDescriptions(skills: readonly SkillRecord[]): Finding[] {
  const byHash = new Map<number, number[]>();
  const runs: Uint32Array[] = [];
  const findings: Finding[] = [];
  const hashes = new HashedRuns();
  for (const [index, skill] of skills.entries()) {
    const own = hashes.of(skill.declared.description ?? '');
    runs.push(own);
    const sketch = own.subarray(0, SKETCH);
    const twin = candidatesOf(sketch, byHash).find((other) => areNearlyTheSame(own, runs[other]!));
    if (twin !== undefined) findings.push(similarFinding(skills[twin]!, skill));
    for (const hash of sketch) {
      const others = byHash.get(hash);
      if (others === undefined) byHash.set(hash, [index]);
      else if (others.length < MAX_CANDIDATES) others.push(index);
    }
  }
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

/** Turns texts into the hashes of their three-word runs, in memory that is used again. */
class HashedRuns {
  #buffer = new Uint32Array(1024);

  /** Sorted, each once; none for a description that is too short to compare. */
  of(description: string): Uint32Array {
    // A run ends with a word, and a word takes two characters with its blank.
    if (this.#buffer.length < description.length / 2 + 1) this.#buffer = new Uint32Array(description.length);
    const count = this.#fill(description);
    const sorted = this.#buffer.subarray(0, count).sort();
    let kept = 0;
    for (let index = 0; index < count; index++) {
      if (index === 0 || sorted[index] !== sorted[index - 1]) sorted[kept++] = sorted[index]!;
    }
    return sorted.slice(0, kept);
  }

  #fill(description: string): number {
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
        if (words >= SHINGLE) this.#buffer[words - SHINGLE] = mix(before, last, word);
        before = last;
        last = word;
        word = 0;
        length = 0;
      }
    }
    return words < MIN_WORDS ? 0 : words - SHINGLE + 1;
  }
}

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function candidatesOf(
  sketch: Uint32Array,
  byHash: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  let found: Set<number> | undefined;
  for (const hash of sketch) {
    const others = byHash.get(hash);
    if (others === undefined) continue;
    found ??= new Set();
    for (const index of others) found.add(index);
  }
  return found === undefined ? [] : [...found].sort((a, b) => a - b);
}

/** By the share of runs that both have; gives up as soon as too many are missing. */
function areNearlyTheSame(a: Uint32Array, b: Uint32Array): boolean {
  const isEnough = (common: number) => common / (a.length + b.length - common) >= NEARLY_THE_SAME;
  let [i, j, common] = [0, 0, 0];
  while (isEnough(common + Math.min(a.length - i, b.length - j))) {
    if (i === a.length || j === b.length) return true;
    const difference = a[i]! - b[j]!;
    if (difference === 0) common++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return false;
}
