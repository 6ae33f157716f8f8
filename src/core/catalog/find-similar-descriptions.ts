import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import { RunHasher, SIGNATURE_WORDS } from './run-hasher.js';
import { SketchIndex } from './sketch-index.js';

const SKETCH = 4;
const NEARLY_THE_SAME = 0.8;

/**
 * Descriptions that say nearly the same. Each is reduced to the hashes of its three-word runs; only those that share
 * one of the smallest are compared, so the cost grows with the number of skills and not with its square.
 */
export function findSimilarDescriptions(skills: readonly SkillRecord[]): Finding[] {
  const findings: Finding[] = [];
  const hasher = new RunHasher();
  const sketch = new Uint32Array(SKETCH);
  const holders = new SketchIndex();
  const compared = new ComparedDescriptions(skills, hasher);
  for (const [index, skill] of skills.entries()) {
    compared.note(index, hasher.take(descriptionOf(skill)));
    const own = sketch.subarray(0, hasher.smallest(sketch));
    const twin = holders.sharing(own).find((other) => compared.areNearlyTheSame(index, other));
    if (twin !== undefined) findings.push(similarFinding(skills[twin]!, skill));
    holders.add(own, index);
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

/** What is known of descriptions by their index. All runs are sorted for those only whose signatures are alike. */
class ComparedDescriptions {
  readonly #skills: readonly SkillRecord[];
  readonly #hasher: RunHasher;
  readonly #counts: Uint32Array;
  readonly #signatures: Uint32Array;
  readonly #runs = new Map<number, Uint32Array>();

  constructor(skills: readonly SkillRecord[], hasher: RunHasher) {
    this.#skills = skills;
    this.#hasher = hasher;
    this.#counts = new Uint32Array(skills.length);
    this.#signatures = new Uint32Array(skills.length * SIGNATURE_WORDS);
  }

  /** Of the description that the hasher has just taken. */
  note(index: number, runs: number): void {
    this.#counts[index] = runs;
    this.#hasher.sign(this.#signatures, index * SIGNATURE_WORDS);
  }

  areNearlyTheSame(a: number, b: number): boolean {
    return this.#mayBeAlike(a, b) && shareMost(this.#runsOf(a), this.#runsOf(b));
  }

  /** Where four fifths of all runs are common, at most a quarter as many as the shorter one has are not. */
  #mayBeAlike(a: number, b: number): boolean {
    let differing = 0;
    for (let word = 0; word < SIGNATURE_WORDS; word++) {
      const ofA = this.#signatures[a * SIGNATURE_WORDS + word]!;
      differing += countBits(ofA ^ this.#signatures[b * SIGNATURE_WORDS + word]!);
    }
    return differing * 4 <= Math.min(this.#counts[a]!, this.#counts[b]!);
  }

  #runsOf(index: number): Uint32Array {
    let runs = this.#runs.get(index);
    if (runs === undefined) {
      this.#hasher.take(descriptionOf(this.#skills[index]!));
      runs = this.#hasher.sorted();
      this.#runs.set(index, runs);
    }
    return runs;
  }
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** By the share of runs that both have; gives up as soon as too many are missing. */
function shareMost(a: Uint32Array, b: Uint32Array): boolean {
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
