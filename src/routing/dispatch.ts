import { Mentions } from './mentions.js';
import { compilePattern, PatternTester, type UsablePattern } from './patterns.js';
import { append, type FoundPhrase, isCommonPhrase, keyOfPhrases, PhraseIndex } from './phrases.js';
import { type RoutedSkill, SimilarityIndex } from './similarity.js';
import { wordsOf } from './words.js';

/** What dispatch reads of a manifest; entries of the tables in the order of the file. */
export interface DispatchSource {
  readonly byTaskType: readonly (readonly [string, unknown])[];
  readonly byKeyword: readonly (readonly [string, unknown])[];
  readonly skills: readonly DispatchSkill[];
  /** A common word counts wherever it stands: the consumers of this manifest search for its keys as they are. */
  readonly hasCommonWords: boolean;
}

export interface DispatchSkill extends RoutedSkill {
  readonly isActive: boolean;
  readonly labels: readonly string[];
  readonly types: readonly string[];
  /** The phrases of its entry, of which its key is made. */
  readonly keywords: readonly string[];
  /** All of its phrases. */
  readonly triggers: readonly string[];
}

export interface DispatchQuery {
  readonly text: string;
  readonly type?: string | undefined;
  readonly labels?: readonly string[] | undefined;
}

/** Why a skill matches a query. */
export interface DispatchClaim {
  readonly skill: string;
  /** How it is found, in the order in which that is tried. */
  readonly strategy: 'label' | 'type' | 'keyword' | 'trigger' | 'similarity';
  /** The label, type, phrase or part of a key that matched, as it is written; or the words that counted. */
  readonly matched: string;
  /** Where it is written: a key of the matrix, or something of the skill. */
  readonly place: string;
  /** How similar the skill is to the query, where that counted. */
  readonly score?: number;
}

/** The claim that won, or `null` in its fields. */
export interface DispatchAnswer {
  readonly skill: string | null;
  readonly strategy: DispatchClaim['strategy'] | null;
  readonly matched: string | null;
  readonly place: string | null;
  readonly score?: number;
  /** False when the matrix points to a skill that the manifest does not have. */
  readonly isRegistered: boolean;
  /** The ratio to the next score, where similarity decided; absent if there is none. */
  readonly margin?: number;
  /**
   * Other skills that match, best first, each skill once; at most `MAX_CANDIDATES`. Where nothing matched, the most
   * similar skills, the answer included.
   */
  readonly candidates: readonly DispatchClaim[];
  /** Patterns that did not finish in time, as they are written. */
  readonly undecided: readonly string[];
}

export const MAX_CANDIDATES = 20;
const MAX_SIMILAR = 3;
const MIN_WORD_STRENGTH = 0.6;
/** An author who declares a word means it, unless every other text has it. */
const MAX_DECLARED_SHARE = 0.2;

/** A part of the matrix that dispatch cannot use. */
export interface DispatchProblem {
  readonly table: 'by_keyword' | 'by_task_type';
  readonly key: string;
  readonly message: string;
}

/** Places that are no table of the matrix. */
const PLACES = { name: 'its name', phrases: 'its phrases', words: 'its words' } as const;

/** How the place of a manual key begins. */
const MANUAL = 'by_keyword "';

const NO_CLAIM = { skill: null, strategy: null, matched: null, place: null } as const;

/** A manifest's routes, compiled once and asked many times. */
export class Dispatcher {
  readonly problems: DispatchProblem[] = [];
  /** The skills that a request can reach. */
  readonly skillNames: readonly string[];
  readonly #registered: ReadonlySet<string>;
  readonly #labels = new Map<string, DispatchClaim[]>();
  readonly #types = new Map<string, DispatchClaim[]>();
  /** The parts of manual keys, in their order. */
  readonly #manual: { readonly claim: DispatchClaim; readonly pattern: UsablePattern }[] = [];
  readonly #phrases = new PhraseIndex<DispatchClaim>();
  readonly #mentions: Mentions;
  readonly #active: readonly DispatchSkill[];
  readonly #hasCommonWords: boolean;
  #similarity: SimilarityIndex | null = null;

  constructor({ skills, byTaskType, byKeyword, hasCommonWords }: DispatchSource) {
    this.#hasCommonWords = hasCommonWords;
    this.#registered = new Set(skills.map(({ name }) => name));
    this.#active = skills.filter(({ isActive }) => isActive);
    this.skillNames = this.#active.map(({ name }) => name);
    this.#mentions = new Mentions(this.skillNames);
    for (const [matched, skill] of this.#named('by_task_type', byTaskType)) {
      const place = `by_task_type "${matched}"`;
      append(this.#types, matched.toLowerCase(), { skill, strategy: 'type', matched, place });
    }
    for (const { name: skill, labels, types } of this.#active) {
      for (const matched of labels)
        append(this.#labels, matched.toLowerCase(), {
          skill,
          strategy: 'label',
          matched,
          place: 'its labels',
        });
      for (const matched of types)
        append(this.#types, matched.toLowerCase(), { skill, strategy: 'type', matched, place: 'its types' });
    }
    const ownKeys = new Map(skills.map(({ name, keywords }) => [name, keyOfPhrases(keywords)]));
    const generated = new Set<string>();
    for (const [key, skill] of this.#named('by_keyword', byKeyword)) {
      if (ownKeys.get(skill) === key) generated.add(key);
      else this.#addManualKey(key, skill);
    }
    for (const { name: skill, triggers } of this.#active) {
      const key = ownKeys.get(skill)!;
      const parts = generated.has(key) ? key.split('|') : [];
      for (const matched of triggers) {
        // Without a key in the matrix, the phrases of an entry are its own triggers.
        const strategy = parts.includes(keyOfPhrases([matched])) ? 'keyword' : 'trigger';
        this.#phrases.add(matched, { skill, strategy, matched, place: PLACES.phrases });
      }
    }
  }

  /** The entries of a table that name a skill; others are reported. */
  #named(table: DispatchProblem['table'], entries: readonly (readonly [string, unknown])[]) {
    return entries.filter((entry): entry is readonly [string, string] => {
      if (typeof entry[1] === 'string') return true;
      this.problems.push({ table, key: entry[0], message: 'its value is not the name of a skill' });
      return false;
    });
  }

  /** Each part of a manual key is a regular expression, unanchored, in any case. */
  #addManualKey(key: string, skill: string): void {
    const report = (message: string) => this.problems.push({ table: 'by_keyword', key, message });
    for (const part of key.split('|')) {
      if (part === '') report('an empty part matches every text');
      const claim = { skill, strategy: 'keyword', matched: part, place: `${MANUAL}${key}"` } as const;
      const pattern = compilePattern(part);
      if (pattern.ok) this.#manual.push({ claim, pattern });
      else report(`the part "${part}" cannot be used as a pattern: ${pattern.reason}`);
    }
  }

  /** Finds the skill for a query, says why, and who else matched. */
  dispatch({ text, type, labels = [] }: DispatchQuery): DispatchAnswer {
    const undecided: string[] = [];
    const claims = [
      ...labels.flatMap((label) => this.#labels.get(label.toLowerCase()) ?? []),
      ...(type === undefined ? [] : (this.#types.get(type.toLowerCase()) ?? [])),
      ...this.#matchManualKeys(text, undecided),
      ...this.#matchPhrases(text),
      ...this.#mentions.in(text).map(mentioned),
    ];
    const [first] = claims;
    if (first === undefined) return { ...this.#dispatchByWords(text), undecided };
    const candidates = othersThan(first.skill, claims).slice(0, MAX_CANDIDATES);
    return { ...first, isRegistered: this.#registered.has(first.skill), candidates, undecided };
  }

  #matchManualKeys(text: string, undecided: string[]): readonly DispatchClaim[] {
    const tester = new PatternTester(
      text,
      this.#manual.filter(({ pattern }) => pattern.literal === null).length,
    );
    return this.#manual.flatMap(({ claim, pattern }) => {
      const verdict = tester.test(pattern);
      if (verdict === 'undecided') undecided.push(claim.matched);
      return verdict === 'match' ? [claim] : [];
    });
  }

  /** The longest phrase first; of equally long ones, that of the skill most similar to the text. */
  #matchPhrases(text: string): readonly DispatchClaim[] {
    const found = this.#phrases.find(text).filter((each) => each.isWhole || this.#isTelling(each));
    const isTie = found.length > 1 && found[0]!.phrase.length === found[1]!.phrase.length;
    const similar = isTie ? this.#index().compare(text).skills : [];
    const scores = new Map(similar.map(({ name, score }) => [name, score]));
    const scoreOf = ({ value }: FoundPhrase<DispatchClaim>) => scores.get(value.skill) ?? 0;
    return [...found]
      .sort((a, b) => b.phrase.length - a.phrase.length || scoreOf(b) - scoreOf(a))
      .map(({ value }) => value);
  }

  /** Inside a request, a single word counts only if it means its skill rather than others. */
  #isTelling({ value, phrase }: FoundPhrase<DispatchClaim>): boolean {
    const [word = '', ...others] = wordsOf(phrase);
    if (this.#hasCommonWords || others.length > 0) return true;
    const strength = this.#index().strengthOf(word, value.skill);
    return strength === null ? !isCommonPhrase(phrase, MAX_DECLARED_SHARE) : strength >= MIN_WORD_STRENGTH;
  }

  /** No route matches: strong words decide, then all words that the query shares with a skill that is clearly ahead. */
  #dispatchByWords(text: string): Omit<DispatchAnswer, 'undecided'> {
    const { skills, isClear, margin } = this.#index().compare(text, MAX_SIMILAR);
    const candidates = skills.map(({ name, score, words }) => {
      const place = 'its name, description and phrases';
      return { skill: name, strategy: 'similarity', matched: words.join(', '), place, score } as const;
    });
    const strong = this.#index().findByStrongWords(text);
    if (strong !== null) {
      const { name: skill, words } = strong;
      const claim = {
        skill,
        strategy: 'similarity',
        matched: words.join(', '),
        place: PLACES.words,
      } as const;
      return { ...claim, isRegistered: true, candidates: othersThan(skill, candidates) };
    }
    const [first] = candidates;
    if (first === undefined || !isClear) return { ...NO_CLAIM, isRegistered: false, candidates };
    return { ...first, ...(margin !== null && { margin }), isRegistered: true, candidates };
  }

  #index(): SimilarityIndex {
    this.#similarity ??= new SimilarityIndex(this.#active);
    return this.#similarity;
  }
}

function mentioned(name: string): DispatchClaim {
  return { skill: name, strategy: 'trigger', matched: name, place: PLACES.name };
}

/** The first claim of every skill but the winner. */
function othersThan(winner: string, claims: readonly DispatchClaim[]): readonly DispatchClaim[] {
  const seen = new Set([winner]);
  return claims.filter(({ skill }) => !seen.has(skill) && seen.add(skill));
}

/** The claim of the skill that an answer names; `null` where it names none. */
export function winnerOf(answer: Pick<DispatchAnswer, keyof DispatchClaim>): DispatchClaim | null {
  const { skill, strategy, matched, place, score } = answer;
  if (skill === null || strategy === null || matched === null || place === null) return null;
  return { skill, strategy, matched, place, ...(score !== undefined && { score }) };
}

export interface ExplainedCandidate extends DispatchClaim {
  /** The skill. */
  readonly name: string;
  /** Why it matched, and why another skill got the task. */
  readonly why: string;
}

/** Explains for every other candidate why it matched and why another skill won. */
export function explainCandidates(answer: DispatchAnswer): readonly ExplainedCandidate[] {
  const winner = winnerOf(answer);
  return answer.candidates.map((claim) => {
    const isWinner = claim.skill === winner?.skill;
    const why = isWinner ? reasonFor(claim) : `${reasonFor(claim)}, but ${reasonAgainst(claim, winner)}`;
    return { name: claim.skill, ...claim, why };
  });
}

/** Why a claim matches, in words. */
export function reasonFor({ skill, strategy, matched, place, score }: DispatchClaim): string {
  if (strategy === 'label') return `the label “${matched}” belongs to ${skill}`;
  if (strategy === 'type') return `the task type “${matched}” belongs to ${skill}`;
  if (place === PLACES.name) return `the request names ${skill}`;
  if (place === PLACES.words) return `only ${skill} is about “${matched}”`;
  if (strategy === 'similarity') return `similar words, score ${score}: ${matched}`;
  if (place === PLACES.phrases) return `the phrase “${matched}” belongs to ${skill}`;
  return `the key “${place.slice(MANUAL.length, -1)}” of the matrix routes to ${skill}`;
}

function reasonAgainst(claim: DispatchClaim, winner: DispatchClaim | null): string {
  if (winner === null) return 'no skill is clearly ahead';
  const { skill, strategy, matched, place } = winner;
  if (strategy === 'similarity') return `${skill} is clearly ahead`;
  if (strategy === 'label' && claim.strategy !== 'label') return 'labels come first';
  if (strategy === 'type' && claim.strategy !== 'type') return 'task types come before phrases';
  if (place.startsWith(MANUAL) && !claim.place.startsWith(MANUAL)) return 'manual keys come first';
  if (place === PLACES.phrases && claim.place === PLACES.name) return 'phrases come before names';
  if (place === PLACES.phrases && matched.length > claim.matched.length) return `“${matched}” is longer`;
  return `${skill} comes first in the manifest`;
}
