import { Mentions } from './mentions.js';
import {
  append,
  compilePattern,
  LiteralIndex,
  literalIn,
  PatternTester,
  type UsablePattern,
} from './patterns.js';
import { SimilarityIndex } from './similarity.js';
import { type RoutedSkill, readSkillWords } from './skill-words.js';

/** What dispatch reads of a manifest; matrix entries in the order of the file, which decides. */
export interface DispatchSource {
  readonly byTaskType: readonly (readonly [string, unknown])[];
  readonly byKeyword: readonly (readonly [string, unknown])[];
  readonly skills: readonly DispatchSkill[];
  /** The skills' own triggers count: not in manifests of ours, whose matrix has every phrase that is declared. */
  readonly hasTriggers: boolean;
}

export interface DispatchSkill extends RoutedSkill {
  readonly isActive: boolean;
  readonly labels: readonly string[];
  readonly keywords: readonly string[];
  readonly types: readonly string[];
}

/** How a skill is found, in the order in which it is tried. */
export type DispatchStrategy = 'label' | 'type' | 'keyword' | 'trigger' | 'similarity';

export interface DispatchQuery {
  readonly text: string;
  readonly type?: string | undefined;
  readonly labels?: readonly string[] | undefined;
}

/** Why a skill matches a query. */
export interface DispatchClaim {
  readonly skill: string;
  readonly strategy: DispatchStrategy;
  /** The label, type, keyword part or trigger that matched, as it is written; or the words that counted. */
  readonly matched: string;
  /** Where it is written: a key of the matrix, or the skill's own triggers. */
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

/** A part of the matrix that dispatch cannot use. */
export interface DispatchProblem {
  readonly table: 'by_keyword' | 'by_task_type';
  readonly key: string;
  readonly message: string;
}

interface RankedClaim extends DispatchClaim {
  readonly rank: number;
}

/** A manifest's routes, compiled once and asked many times. */
export class Dispatcher {
  readonly problems: DispatchProblem[] = [];
  readonly #names: ReadonlySet<string>;
  readonly #active: readonly DispatchSkill[];
  readonly #labels = new Map<string, RankedClaim[]>();
  readonly #types = new Map<string, RankedClaim[]>();
  /** Without an expression, the fixed text alone decides. */
  readonly #literals = new LiteralIndex<{ readonly claim: RankedClaim; readonly expression?: RegExp }>();
  readonly #patterns: { readonly claim: RankedClaim; readonly pattern: UsablePattern }[] = [];
  readonly #mentions: Mentions;
  #similarity: SimilarityIndex | null = null;
  #nextRank = 0;

  constructor({ skills, byTaskType, byKeyword, hasTriggers }: DispatchSource) {
    this.#names = new Set(skills.map((skill) => skill.name));
    this.#active = skills.filter((skill) => skill.isActive);
    for (const { name, labels } of this.#active) {
      for (const label of labels)
        append(this.#labels, label.toLowerCase(), this.#claim(name, 'label', label, 'its labels'));
    }
    for (const [type, skill] of this.#named('by_task_type', byTaskType)) {
      append(this.#types, type.toLowerCase(), this.#claim(skill, 'type', type, `by_task_type "${type}"`));
    }
    for (const { name, types } of this.#active) {
      for (const type of types)
        append(this.#types, type.toLowerCase(), this.#claim(name, 'type', type, 'its types'));
    }
    for (const [key, skill] of this.#named('by_keyword', byKeyword)) this.#addKeyword(key, skill);
    if (hasTriggers) for (const skill of this.#active) this.#addTriggers(skill);
    this.#mentions = new Mentions(this.#active.map(({ name }) => name));
  }

  /** Finds the skill for a query, says why, and who else matched. */
  dispatch({ text, type, labels = [] }: DispatchQuery): DispatchAnswer {
    const { claims, undecided } = this.#matchText(text);
    const byLabel = labels.flatMap((label) => this.#labels.get(label.toLowerCase()) ?? []);
    const byType = type === undefined ? [] : (this.#types.get(type.toLowerCase()) ?? []);
    const byRoute = [...byLabel, ...byType, ...claims]
      .sort((a, b) => a.rank - b.rank)
      .map(({ rank: _, ...claim }) => claim);
    const byName = this.#mentions
      .in(text)
      .map((name): DispatchClaim => ({ skill: name, strategy: 'trigger', matched: name, place: ITS_NAME }));
    const [first, ...others] = [...byRoute, ...byName];
    if (first === undefined) return this.#dispatchBySimilarity(text, undecided);
    const candidates = firstOfEach(others, first.skill).slice(0, MAX_CANDIDATES);
    return { ...first, isRegistered: this.#names.has(first.skill), candidates, undecided };
  }

  #matchText(text: string): {
    readonly claims: readonly RankedClaim[];
    readonly undecided: readonly string[];
  } {
    const claims: RankedClaim[] = [];
    const undecided: string[] = [];
    const lower = text.toLowerCase();
    for (const { claim, expression } of this.#literals.find(lower)) {
      if (expression === undefined || expression.test(lower)) claims.push(claim);
    }
    const tester = new PatternTester(this.#patterns.length);
    for (const { claim, pattern } of this.#patterns) {
      const verdict = tester.test(pattern, text);
      if (verdict === 'match') claims.push(claim);
      else if (verdict === 'undecided') undecided.push(claim.matched);
    }
    return { claims, undecided };
  }

  /** No route matches: the words that the query shares with the skills decide, if one is clearly ahead. */
  #dispatchBySimilarity(text: string, undecided: readonly string[]): DispatchAnswer {
    if (this.#active.length === 0) return { ...NO_SKILL, candidates: [], undecided };
    this.#similarity ??= new SimilarityIndex(readSkillWords(this.#active));
    const { skills, isClear, margin } = this.#similarity.compare(text, MAX_SIMILAR);
    const candidates = skills.map(
      ({ name, score, words }): DispatchClaim => ({
        skill: name,
        strategy: 'similarity',
        matched: words.join(', '),
        place: 'its name, description and keywords',
        score,
      }),
    );
    const first = candidates[0];
    if (first === undefined || !isClear) return { ...NO_SKILL, candidates, undecided };
    return { ...first, ...(margin !== null && { margin }), isRegistered: true, candidates, undecided };
  }

  /** The entries of a table that name a skill; others are reported. */
  #named(table: DispatchProblem['table'], entries: readonly (readonly [string, unknown])[]) {
    return entries.filter((entry): entry is readonly [string, string] => {
      const isNamed = typeof entry[1] === 'string';
      if (!isNamed) this.#report(table, entry[0], 'its value is not the name of a skill');
      return isNamed;
    });
  }

  /** Consumers take each part of a key for a regular expression, unanchored, in any case. */
  #addKeyword(key: string, skill: string): void {
    for (const part of key.split('|')) {
      const claim = this.#claim(skill, 'keyword', part, `by_keyword "${key}"`);
      if (/^[^\\^$.*+?()[\]{}]+$/.test(part)) this.#literals.add(part.toLowerCase(), { claim });
      else this.#addPattern(part, key, claim);
    }
  }

  #addPattern(part: string, key: string, claim: RankedClaim): void {
    if (part === '') this.#report('by_keyword', key, 'an empty part matches every text');
    const pattern = compilePattern(part);
    const literal = literalIn(part);
    if (!pattern.ok)
      this.#report('by_keyword', key, `the part "${part}" cannot be used as a pattern: ${pattern.reason}`);
    else if (literal === '') this.#patterns.push({ claim, pattern });
    else this.#literals.add(literal, { claim, expression: pattern.expression });
  }

  #addTriggers({ name, keywords }: DispatchSkill): void {
    for (const trigger of keywords) {
      const literal = trigger.trim().toLowerCase();
      const claim = this.#claim(name, 'trigger', trigger, 'its triggers');
      if (literal !== '') this.#literals.add(literal, { claim });
    }
  }

  #claim(skill: string, strategy: DispatchStrategy, matched: string, place: string): RankedClaim {
    return { skill, strategy, matched, place, rank: this.#nextRank++ };
  }

  #report(table: DispatchProblem['table'], key: string, message: string): void {
    this.problems.push({ table, key, message });
  }
}

/** The place of a claim to a request that names the skill. */
const ITS_NAME = 'its name';

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

/** Why a claim matches; names the key of the matrix where it says more than what matched. */
export function reasonFor({ strategy, matched, place, score }: DispatchClaim): string {
  if (strategy === 'similarity') return `similar words, score ${score}: ${matched}`;
  if (place === ITS_NAME) return `the request names "${matched}"`;
  const found = `${strategy} "${matched}"`;
  const isWholeKey = place.endsWith(` "${matched}"`);
  return place.startsWith('by_') && !isWholeKey ? `${found} of ${place} matches` : `${found} matches`;
}

const PRECEDENCE: Readonly<Partial<Record<DispatchStrategy, string>>> = {
  label: 'labels take precedence',
  type: 'task types take precedence over keywords and triggers',
  keyword: 'the matrix takes precedence over triggers',
};

function reasonAgainst(claim: DispatchClaim, { skill, strategy, place }: DispatchAnswer): string {
  if (strategy === null) return 'no skill is clearly ahead';
  if (strategy === 'similarity') return `"${skill}" is clearly ahead`;
  const precedence = PRECEDENCE[strategy];
  if (claim.strategy !== strategy && precedence !== undefined) return precedence;
  return `${place?.startsWith('by_') ? place : `"${skill}"`} comes first in the manifest`;
}
