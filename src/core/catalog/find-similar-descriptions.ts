import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import { RunArchive } from './run-archive.js';
import { RunHasher } from './run-hasher.js';

const SKETCH = 4;
const NEARLY_THE_SAME = 0.8;
/** How many earlier skills with a common shingle are looked at: keeps the search linear in hostile repositories. */
const MAX_CANDIDATES = 8;

/**
 * Descriptions that say nearly the same. Each is reduced to the hashes of its three-word runs, sorted; only those that
 * share one of the smallest are compared, so the cost grows with the number of skills and not with its square.
 */
export function findSimilarDescriptions(skills: readonly SkillRecord[]): Finding[] {
  const findings: Finding[] = [];
  const hasher = new RunHasher();
  const runs = new RunArchive();
  const holders = new SketchIndex();
  for (const [index, skill] of skills.entries()) {
    const own = hasher.runsOf(skill.declared.description ?? '');
    const twin = holders.sharing(own).find((other) => areNearlyTheSame(own, runs.at(other)));
    if (twin !== undefined) findings.push(similarFinding(skills[twin]!, skill));
    holders.add(own, index);
    runs.add(own);
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

const NOBODY: readonly number[] = [];

/** Who has which hash among its smallest. Nearly every hash has one holder: a list is made for the others only. */
class SketchIndex {
  readonly #first = new Map<number, number>();
  readonly #more = new Map<number, number[]>();

  add(runs: Uint32Array, index: number): void {
    for (let at = 0; at < runs.length && at < SKETCH; at++) {
      const key = keyOf(runs[at]!);
      const others = this.#more.get(key);
      if (!this.#first.has(key)) this.#first.set(key, index);
      else if (others === undefined) this.#more.set(key, [index]);
      else if (others.length < MAX_CANDIDATES - 1) others.push(index);
    }
  }

  /** Those that have one of the smallest of these, in order. */
  sharing(runs: Uint32Array): readonly number[] {
    let found: Set<number> | null = null;
    for (let at = 0; at < runs.length && at < SKETCH; at++) {
      const key = keyOf(runs[at]!);
      const first = this.#first.get(key);
      if (first === undefined) continue;
      found ??= new Set();
      found.add(first);
      for (const index of this.#more.get(key) ?? NOBODY) found.add(index);
    }
    return found === null ? NOBODY : [...found].sort((a, b) => a - b);
  }
}

/** Signed, a hash is a small integer for the engine, which a map holds without an object of its own. */
function keyOf(hash: number): number {
  return hash | 0;
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
