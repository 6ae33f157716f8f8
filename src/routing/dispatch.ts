import { Mentions } from './mentions.js';
import { compilePattern, LiteralIndex, PatternTester, type UsablePattern } from './patterns.js';
import { append, type FoundPhrase, isCommonPhrase, keyOfPhrases, PhraseIndex } from './phrases.js';
import { type Similarity, SimilarityIndex } from './similarity.js';
import { type RoutedSkill, readSkillWords } from './skill-words.js';
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

/** How a skill is found, in the order in which it is tried. */
type DispatchStrategy = 'label' | 'type' | 'keyword' | 'trigger' | 'similarity';

export interface DispatchQuery {
  readonly text: string;
  readonly type?: string | undefined;
  readonly labels?: readonly string[] | undefined;
}

/** Why a skill matches a query. */
export interface DispatchClaim {
  readonly skill: string;
  readonly strategy: DispatchStrategy;
  /** The label, type, phrase or part of a key that matched, as it is written; or the words that counted. */
  readonly matched: string;
  /** Where it is written: a key of the matrix, or something of the skill. */
  readonly place: string;
  /** How similar the skill is to the query, where that counted. */
  readonly score?: number;
}

export interface DispatchAnswer {
  readonly skill: string | null;
  readonly strategy: DispatchStrategy | null;
  readonly matched: string | null;
  readonly place: string | null;
  /** False when the matrix points to a skill that the manifest does not have. */
  readonly isRegistered: boolean;
  /** How similar the skill is to the query, where similarity decided. */
  readonly score?: number;
  /** The ratio to the next score; absent if there is none. */
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

interface RankedClaim extends DispatchClaim {
  readonly rank: number;
}

/** A phrase of a skill, and whether it means the skill only where it is the whole request. */
interface PhraseRoute {
  readonly claim: DispatchClaim;
  readonly isCommon: boolean;
}

/** A manifest's routes, compiled once and asked many times. */
export class Dispatcher {
  readonly problems: DispatchProblem[] = [];
  readonly #names: ReadonlySet<string>;
  readonly #active: readonly DispatchSkill[];
  readonly #labels = new Map<string, DispatchClaim[]>();
  readonly #types = new Map<string, DispatchClaim[]>();
  readonly #literals = new LiteralIndex<RankedClaim>();
  readonly #patterns: { readonly claim: RankedClaim; readonly pattern: UsablePattern }[] = [];
  readonly #phrases = new PhraseIndex<PhraseRoute>();
  readonly #mentions: Mentions;
  #similarity: SimilarityIndex | null = null;
  readonly #hasCommonWords: boolean;
  #nextRank = 0;

  constructor({ skills, byTaskType, byKeyword, hasCommonWords }: DispatchSource) {
    this.#hasCommonWords = hasCommonWords;
    this.#names = new Set(skills.map(({ name }) => name));
    this.#active = skills.filter(({ isActive }) => isActive);
    for (const { name: skill, labels } of this.#active) {
      for (const matched of labels)
        append(this.#labels, matched.toLowerCase(), {
          skill,
          strategy: 'label',
          matched,
          place: 'its labels',
        });
    }
    for (const [matched, skill] of this.#named('by_task_type', byTaskType)) {
      const place = `by_task_type "${matched}"`;
      append(this.#types, matched.toLowerCase(), { skill, strategy: 'type', matched, place });
    }
    for (const { name: skill, types } of this.#active) {
      for (const matched of types)
        append(this.#types, matched.toLowerCase(), { skill, strategy: 'type', matched, place: 'its types' });
    }
    const keys = new Map(skills.map(({ name, keywords }) => [name, keyOfPhrases(keywords)]));
    const routes = this.#named('by_keyword', byKeyword);
    const generated = new Set(routes.filter(([key, skill]) => keys.get(skill) === key).map(([key]) => key));
    for (const [key, skill] of routes) if (!generated.has(key)) this.#addManualKey(key, skill);
    for (const skill of this.#active) {
      const key = keys.get(skill.name)!;
      this.#addPhrases(skill, generated.has(key) ? key : null);
    }
    this.#mentions = new Mentions(this.#active.map(({ name }) => name));
  }

  /** The skills that a request can reach. */
  get skillNames(): readonly string[] {
    return this.#active.map(({ name }) => name);
  }

  /** Finds the skill for a query, says why, and who else matched. */
  dispatch({ text, type, labels = [] }: DispatchQuery): DispatchAnswer {
    const { claims: byKey, undecided } = this.#matchManualKeys(text);
    const routed = [
      ...labels.flatMap((label) => this.#labels.get(label.toLowerCase()) ?? []),
      ...(type === undefined ? [] : (this.#types.get(type.toLowerCase()) ?? [])),
      ...byKey,
      ...this.#matchPhrases(text),
      ...this.#mentions
        .in(text)
        .map((name) => claimOf({ skill: name, strategy: 'trigger', matched: name, place: PLACES.name })),
    ];
    const [first, ...others] = routed;
    if (first === undefined) return this.#dispatchByWords(text, undecided);
    const candidates = firstOfEach(others, first.skill).slice(0, MAX_CANDIDATES);
    return { ...first, isRegistered: this.#names.has(first.skill), candidates, undecided };
  }

  #matchManualKeys(text: string): {
    readonly claims: readonly DispatchClaim[];
    readonly undecided: readonly string[];
  } {
    const claims = [...this.#literals.find(text.toLowerCase())];
    const undecided: string[] = [];
    const tester = new PatternTester(this.#patterns.length);
    for (const { claim, pattern } of this.#patterns) {
      const verdict = tester.test(pattern, text);
      if (verdict === 'match') claims.push(claim);
      else if (verdict === 'undecided') undecided.push(claim.matched);
    }
    const inOrder = claims.sort((a, b) => a.rank - b.rank);
    return { claims: inOrder.map(({ rank: _, ...claim }) => claim), undecided };
  }

  /** The longest phrase first; of equally long ones, that of the skill most similar to the text. */
  #matchPhrases(text: string): readonly DispatchClaim[] {
    const found = this.#phrases.find(text).filter((each) => each.isWhole || this.#isTelling(each));
    const [first, second] = found;
    const isTie = second !== undefined && first!.phrase.length === second.phrase.length;
    if (!isTie) return found.map(({ value }) => value.claim);
    const scores = new Map(this.#compare(text).skills.map(({ name, score }) => [name, score]));
    return [...found]
      .sort(
        (a, b) =>
          b.phrase.length - a.phrase.length ||
          (scores.get(b.value.claim.skill) ?? 0) - (scores.get(a.value.claim.skill) ?? 0),
      )
      .map(({ value }) => value.claim);
  }

  /** Inside a request, a single word counts only if it means its skill rather than others. */
  #isTelling({ value: { claim, isCommon }, phrase }: FoundPhrase<PhraseRoute>): boolean {
    if (this.#hasCommonWords) return true;
    const [word = '', ...others] = wordsOf(phrase);
    const strength = others.length > 0 ? null : this.#index().strengthOf(word, claim.skill);
    return strength === null ? !isCommon : strength >= MIN_WORD_STRENGTH;
  }

  /** No route matches: strong words decide, then all words that the query shares with a skill that is clearly ahead. */
  #dispatchByWords(text: string, undecided: readonly string[]): DispatchAnswer {
    if (this.#active.length === 0) return { ...NO_SKILL, candidates: [], undecided };
    const { skills, isClear, margin } = this.#compare(text, MAX_SIMILAR);
    const candidates = skills.map(({ name, score, words }) =>
      claimOf({
        skill: name,
        strategy: 'similarity',
        matched: words.join(', '),
        place: 'its name, description and phrases',
        score,
      }),
    );
    const strong = this.#index().findByStrongWords(text);
    if (strong !== null) {
      const { name: skill, words } = strong;
      const matched = words.join(', ');
      const claim = claimOf({ skill, strategy: 'similarity', matched, place: PLACES.words });
      return { ...claim, isRegistered: true, candidates: firstOfEach(candidates, skill), undecided };
    }
    const first = candidates[0];
    if (first === undefined || !isClear) return { ...NO_SKILL, candidates, undecided };
    return { ...first, ...(margin !== null && { margin }), isRegistered: true, candidates, undecided };
  }

  #compare(text: string, limit?: number): Similarity {
    return this.#index().compare(text, limit);
  }

  #index(): SimilarityIndex {
    this.#similarity ??= new SimilarityIndex(readSkillWords(this.#active));
    return this.#similarity;
  }

  /** The entries of a table that name a skill; others are reported. */
  #named(table: DispatchProblem['table'], entries: readonly (readonly [string, unknown])[]) {
    return entries.filter((entry): entry is readonly [string, string] => {
      const isNamed = typeof entry[1] === 'string';
      if (!isNamed) this.#report(table, entry[0], 'its value is not the name of a skill');
      return isNamed;
    });
  }

  /** Each part of a manual key is a regular expression, unanchored, in any case. */
  #addManualKey(key: string, skill: string): void {
    for (const part of key.split('|')) {
      const place = `${MANUAL}${key}"`;
      const claim = { skill, strategy: 'keyword' as const, matched: part, place, rank: this.#nextRank++ };
      if (/^[^\\^$.*+?()[\]{}]+$/.test(part)) this.#literals.add(part.toLowerCase(), claim);
      else this.#addPattern(part, key, claim);
    }
  }

  #addPattern(part: string, key: string, claim: RankedClaim): void {
    if (part === '') this.#report('by_keyword', key, 'an empty part matches every text');
    const pattern = compilePattern(part);
    if (pattern.ok) this.#patterns.push({ claim, pattern });
    else this.#report('by_keyword', key, `the part "${part}" cannot be used as a pattern: ${pattern.reason}`);
  }

  /** Without a key in the matrix, the phrases of an entry are its own triggers. */
  #addPhrases({ name: skill, triggers }: DispatchSkill, key: string | null): void {
    const parts = new Set(key?.split('|'));
    for (const matched of triggers) {
      const strategy = parts.has(keyOfPhrases([matched])) ? 'keyword' : 'trigger';
      const claim = claimOf({ skill, strategy, matched, place: PLACES.phrases });
      this.#phrases.add(matched, { claim, isCommon: isCommonPhrase(matched, MAX_DECLARED_SHARE) });
    }
  }

  #report(table: DispatchProblem['table'], key: string, message: string): void {
    this.problems.push({ table, key, message });
  }
}

function claimOf(claim: DispatchClaim): DispatchClaim {
  return claim;
}

const NO_SKILL = { skill: null, strategy: null, matched: null, place: null, isRegistered: false } as const;

/** The first claim of every skill but the winner. */
function firstOfEach(claims: readonly DispatchClaim[], winner: string): readonly DispatchClaim[] {
  const seen = new Set([winner]);
  return claims.filter(({ skill }) => !seen.has(skill) && seen.add(skill));
}

/** The claim of the skill that an answer names; `null` where it names none. */
export function winnerOf({ skill, strategy, matched, place, score }: DispatchAnswer): DispatchClaim | null {
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
  return answer.candidates.map((claim) => {
    const isWinner = claim.skill === answer.skill;
    const why = isWinner ? reasonFor(claim) : `${reasonFor(claim)}, but ${reasonAgainst(claim, answer)}`;
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
  if (place.startsWith(MANUAL))
    return `the key “${place.slice(MANUAL.length, -1)}” of the matrix routes to ${skill}`;
  return `the phrase “${matched}” belongs to ${skill}`;
}

function reasonAgainst(claim: DispatchClaim, answer: DispatchAnswer): string {
  const { skill, strategy, matched, place } = answer;
  if (strategy === null) return 'no skill is clearly ahead';
  if (strategy === 'similarity') return `${skill} is clearly ahead`;
  if (strategy === 'label' && claim.strategy !== 'label') return 'labels come first';
  if (strategy === 'type' && claim.strategy !== 'type') return 'task types come before phrases';
  const isPhrase = place === PLACES.phrases;
  if (isPhrase && claim.place === PLACES.phrases && matched!.length > claim.matched.length)
    return `“${matched}” is longer`;
  if (isPhrase && claim.place === PLACES.name) return 'phrases come before names';
  if (place!.startsWith(MANUAL) && !claim.place.startsWith(MANUAL)) return 'manual keys come first';
  return `${skill} comes first in the manifest`;
}
