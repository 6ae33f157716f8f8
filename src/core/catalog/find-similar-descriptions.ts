import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import { RunHasher } from './run-hasher.js';

const SKETCH = 4;
const NEARLY_THE_SAME = 0.8;
/** How many earlier skills with a common shingle are looked at: keeps the search linear in hostile repositories. */
const MAX_CANDIDATES = 8;

/**
 * Descriptions that say nearly the same. Each is reduced to the smallest few hashes of its three-word runs; only those
 * that share one are compared, so the cost grows with the number of skills and not with its square. All hashes of a
 * description are made for those few only.
 */
export function findSimilarDescriptions(skills: readonly SkillRecord[]): Finding[] {
  const findings: Finding[] = [];
  const hasher = new RunHasher();
  const sketch = new Uint32Array(SKETCH);
  const holders = new SketchIndex();
  const compared = new Map<number, Uint32Array>();
  const runsOf = (index: number) => {
    const known = compared.get(index) ?? hasher.all(descriptionOf(skills[index]!));
    compared.set(index, known);
    return known;
  };
  for (let index = 0; index < skills.length; index++) {
    const count = hasher.smallest(descriptionOf(skills[index]!), sketch);
    const candidates = holders.sharing(sketch, count);
    if (candidates !== null) {
      const own = runsOf(index);
      const twin = candidates.find((other) => areNearlyTheSame(own, runsOf(other)));
      if (twin !== undefined) findings.push(similarFinding(skills[twin]!, skills[index]!));
    }
    for (let at = 0; at < count; at++) holders.add(sketch[at]!, index);
  }
  return findings;
}

function descriptionOf({ declared }: SkillRecord): string {
  return declared.description ?? '';
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

/** Who has which hash in its sketch. Nearly every hash has one holder: a list is made for the others only. */
class SketchIndex {
  readonly #first = new Map<number, number>();
  readonly #more = new Map<number, number[]>();

  add(hash: number, index: number): void {
    const key = keyOf(hash);
    if (!this.#first.has(key)) {
      this.#first.set(key, index);
      return;
    }
    const others = this.#more.get(key);
    if (others === undefined) this.#more.set(key, [index]);
    else if (others.length < MAX_CANDIDATES - 1) others.push(index);
  }

  /** Those that have one of these hashes, in order; `null` when nobody does. */
  sharing(sketch: Uint32Array, count: number): readonly number[] | null {
    let found: Set<number> | null = null;
    for (let at = 0; at < count; at++) {
      const key = keyOf(sketch[at]!);
      const first = this.#first.get(key);
      if (first === undefined) continue;
      found ??= new Set();
      found.add(first);
      for (const index of this.#more.get(key) ?? []) found.add(index);
    }
    return found === null ? null : [...found].sort((a, b) => a - b);
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
