import type { SkillRecord } from '../../skill/skill.js';
import type { FindingOf } from '../../text/finding.js';
import { defineRule } from '../rule.js';

type Finding = FindingOf<'similar-description'>;

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

const NEARLY_THE_SAME = 0.8;
/** Descriptions that share none of their smallest hashes are not compared. */
const SKETCH = 4;
/** How many earlier holders of a hash are compared: keeps the search linear in hostile repositories. */
const MAX_HOLDERS = 8;

/**
 * Finds descriptions that say nearly the same. Each is reduced to the hashes of its three-word runs; only those that share
 * one of the smallest are compared, so the cost grows with the number of skills and not with its square.
 */
export function findSimilarDescriptions(skills: readonly SkillRecord[]): Finding[] {
  const findings: Finding[] = [];
  const runs = skills.map(({ declared }) => hashRuns(declared.description ?? ''));
  const holders = new Map<number, number[]>();
  for (const [index, skill] of skills.entries()) {
    const own = runs[index]!;
    const sketch = own.subarray(0, SKETCH);
    const twin = holdersOf(sketch, holders).find((other) => areNearlyTheSame(own, runs[other]!));
    if (twin !== undefined) findings.push(similarFinding(skills[twin]!, skill));
    addHolder(sketch, index, holders);
  }
  return findings;
}

/** The skills that have one of the hashes, in order. */
function holdersOf(sketch: Uint32Array, holders: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const found = new Set<number>();
  for (const hash of sketch) for (const holder of holders.get(hash) ?? []) found.add(holder);
  return [...found].sort((a, b) => a - b);
}

function addHolder(sketch: Uint32Array, index: number, holders: Map<number, number[]>): void {
  for (const hash of sketch) {
    const known = holders.get(hash);
    if (known === undefined) holders.set(hash, [index]);
    else if (known.length < MAX_HOLDERS) known.push(index);
  }
}

function similarFinding(first: SkillRecord, second: SkillRecord): Finding {
  return {
    rule: 'similar-description',
    file: second.file,
    at: { field: ['description'], part: 'value' },
    skill: second.name,
    about: [first.name],
    message: `The description says nearly the same as that of "${first.name}" (${first.file}).`,
    fix: 'Say what sets the two apart, or merge them.',
  };
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

const SHINGLE = 3;
const MIN_WORDS = 8;

/** The hashes of the three-word runs, sorted, each once; none if the text is too short to compare. */
function hashRuns(text: string): Uint32Array {
  const words = hashWords(text);
  if (words.length < MIN_WORDS) return new Uint32Array();
  const hashes = new Uint32Array(words.length - SHINGLE + 1);
  for (let at = 0; at < hashes.length; at++) hashes[at] = mix(words[at]!, words[at + 1]!, words[at + 2]!);
  const sorted = hashes.sort();
  return sorted.filter((hash, index) => index === 0 || hash !== sorted[index - 1]);
}

/** A hash for each word, in any case. */
function hashWords(text: string): readonly number[] {
  const hashes: number[] = [];
  let word = 0;
  let length = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index === text.length ? 32 : text.charCodeAt(index) | 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
    if (isLetter) {
      word = (Math.imul(word, 31) + code) | 0;
      length++;
    } else if (length > 0) {
      hashes.push(word);
      word = 0;
      length = 0;
    }
  }
  return hashes;
}

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}
