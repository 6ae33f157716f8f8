import type { Finding } from '../../report/diagnostic.js';
import type { SkillRecord } from '../../skill/skill.js';
import { defineRule } from '../rule.js';

const skills = (first: string, second: string) => ({
  files: {
    'skills/form-filler/SKILL.md': `---\nname: form-filler\ndescription: ${first}\n---\n`,
    'skills/paper-clerk/SKILL.md': `---\nname: paper-clerk\ndescription: ${second}\n---\n`,
  },
});

export default defineRule({
  id: 'similar-description',
  severity: 'notice',
  kind: 'VALIDATION_ERROR',
  summary: 'No two descriptions say nearly the same.',
  why: 'An agent that chooses by description cannot tell the two apart.',
  bad: [
    {
      ...skills(
        'Fills PDF forms from data in a table and checks them.',
        '«Fills PDF forms from data in a table and checks them.»',
      ),
      message: 'The description says nearly the same as that of "form-filler" (skills/form-filler/SKILL.md).',
    },
  ],
  good: [
    skills(
      'Fills PDF forms from data in a table and checks them.',
      'Merges several PDF files into one and numbers the pages.',
    ),
  ],
});

const SKETCH = 4;
const NEARLY_THE_SAME = 0.8;

/**
 * Finds descriptions that say nearly the same. Each is reduced to the hashes of its three-word runs; only those that share
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

const SHINGLE = 3;
const MIN_WORDS = 8;

/** Words of 32 bits in a signature. */
export const SIGNATURE_WORDS = 4;

/** The hashes of the three-word runs of one text at a time, in memory that is used again. */
export class RunHasher {
  #hashes = new Uint32Array(1024);
  #count = 0;

  /** Takes the next text; returns how many runs it has, none when it is too short to compare. */
  take(text: string): number {
    // A run ends with a word, and a word takes two characters with its blank.
    if (this.#hashes.length < text.length / 2 + 1) this.#hashes = new Uint32Array(text.length);
    this.#count = hashRuns(text, this.#hashes);
    return this.#count;
  }

  /** All hashes, sorted, each once. */
  sorted(): Uint32Array {
    const sorted = this.#hashes.slice(0, this.#count).sort();
    return sorted.filter((hash, index) => index === 0 || hash !== sorted[index - 1]);
  }

  /** The smallest ones, in order, as many as there is room for; returns how many there are. */
  smallest(into: Uint32Array): number {
    let kept = 0;
    for (let index = 0; index < this.#count; index++) {
      const hash = this.#hashes[index]!;
      if (kept === into.length && hash >= into[kept - 1]!) continue;
      let at = kept;
      while (at > 0 && into[at - 1]! > hash) at--;
      if (at > 0 && into[at - 1] === hash) continue;
      if (kept < into.length) kept++;
      into.copyWithin(at + 1, at, kept - 1);
      into[at] = hash;
    }
    return kept;
  }

  /** Sets one bit for each hash: two texts differ in at least as many runs as their signatures differ in bits. */
  sign(signatures: Uint32Array, start: number): void {
    for (let index = 0; index < this.#count; index++) {
      const hash = this.#hashes[index]!;
      signatures[start + ((hash >>> 5) % SIGNATURE_WORDS)]! |= 1 << (hash & 31);
    }
  }
}

/** In the order of the text. */
function hashRuns(text: string, into: Uint32Array): number {
  let before = 0;
  let last = 0;
  let word = 0;
  let length = 0;
  let words = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index === text.length ? 32 : text.charCodeAt(index) | 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
    if (isLetter) {
      word = (Math.imul(word, 31) + code) | 0;
      length++;
    } else if (length > 0) {
      words++;
      if (words >= SHINGLE) into[words - SHINGLE] = mix(before, last, word);
      before = last;
      last = word;
      word = 0;
      length = 0;
    }
  }
  return words < MIN_WORDS ? 0 : words - SHINGLE + 1;
}

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** How many earlier holders of a hash are looked at: keeps the search linear in hostile repositories. */
const MAX_HOLDERS = 8;
const NONE: readonly number[] = [];

/** Which descriptions have which hashes. Nearly every hash occurs once: only the others need a list. */
export class SketchIndex {
  readonly #first = new Map<number, number>();
  readonly #more = new Map<number, number[]>();

  add(hashes: Uint32Array, holder: number): void {
    for (let at = 0; at < hashes.length; at++) {
      const key = keyOf(hashes[at]!);
      if (!this.#first.has(key)) {
        this.#first.set(key, holder);
        continue;
      }
      const others = this.#more.get(key);
      if (others === undefined) this.#more.set(key, [holder]);
      else if (others.length < MAX_HOLDERS - 1) others.push(holder);
    }
  }

  /** Those that have one of these, in order. */
  sharing(hashes: Uint32Array): readonly number[] {
    let found: Set<number> | null = null;
    for (let at = 0; at < hashes.length; at++) {
      const key = keyOf(hashes[at]!);
      const first = this.#first.get(key);
      if (first === undefined) continue;
      found ??= new Set();
      found.add(first);
      for (const holder of this.#more.get(key) ?? NONE) found.add(holder);
    }
    return found === null ? NONE : [...found].sort((a, b) => a - b);
  }
}

/** Signed, a hash is a small integer for the engine, which a map stores without boxing it. */
function keyOf(hash: number): number {
  return hash | 0;
}
