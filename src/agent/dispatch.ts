import { SimilarityIndex } from '../routing/similarity.js';
import { type RoutedSkill, readSkillWords } from '../routing/skill-words.js';
import { PatternTester } from './bounded-pattern.js';
import { LiteralIndex, readKeywordPart, type UsablePattern } from './keyword-parts.js';

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

interface PatternClaim {
  readonly claim: RankedClaim;
  readonly pattern: UsablePattern;
}

/** A manifest's routes, compiled once and asked many times. */
export class Dispatcher {
  readonly problems: DispatchProblem[] = [];
  readonly #names: ReadonlySet<string>;
  readonly #labels = new Map<string, RankedClaim[]>();
  readonly #types = new Map<string, RankedClaim[]>();
  readonly #literals = new LiteralIndex<RankedClaim | PatternClaim>();
  readonly #patterns: PatternClaim[] = [];
  readonly #always: RankedClaim[] = [];
  readonly #tester = new PatternTester();
  readonly #active: readonly DispatchSkill[];
  #similarity: SimilarityIndex | null = null;
  #nextRank = 0;

  constructor(source: DispatchSource) {
    this.#names = new Set(source.skills.map((skill) => skill.name));
    const active = source.skills.filter((skill) => skill.isActive);
    this.#active = active;
    for (const skill of active) this.#addLabels(skill);
    for (const [type, skill] of source.byTaskType) this.#addTaskType(type, skill);
    for (const skill of active) this.#addTypes(skill);
    for (const [key, skill] of source.byKeyword) this.#addKeyword(key, skill);
    if (source.hasTriggers) for (const skill of active) this.#addTriggers(skill);
  }

  /** Finds the skill for a query, says why, and who else matched. */
  dispatch(query: DispatchQuery): DispatchAnswer {
    const claims: RankedClaim[] = [];
    for (const label of query.labels ?? []) collect(claims, this.#labels.get(label.toLowerCase()));
    if (query.type !== undefined) collect(claims, this.#types.get(query.type.toLowerCase()));
    const undecided = this.#collectFromText(claims, query.text);
    claims.sort((a, b) => a.rank - b.rank);
    return claims.length > 0
      ? this.#answer(claims, undecided)
      : this.#answerBySimilarity(query.text, undecided);
  }

  #collectFromText(claims: RankedClaim[], text: string): readonly string[] {
    const seen = new Set<unknown>();
    const lower = text.toLowerCase();
    this.#literals.forEachIn(lower, (values) => {
      if (seen.has(values)) return;
      seen.add(values);
      let taken = 0;
      for (let index = 0; index < values.length && taken <= MAX_CANDIDATES; index++) {
        const value = values[index]!;
        if ('pattern' in value && !value.pattern.expression.test(lower)) continue;
        claims.push('pattern' in value ? value.claim : value);
        taken++;
      }
    });
    collect(claims, this.#always);
    return this.#patterns.length === 0 ? [] : this.#collectPatterns(claims, text);
  }

  #collectPatterns(claims: RankedClaim[], text: string): readonly string[] {
    const undecided: string[] = [];
    const budget = this.#tester.startBudget(this.#patterns.length);
    for (const { claim, pattern } of this.#patterns) {
      const verdict = this.#tester.test(pattern, text, budget);
      if (verdict === 'match') claims.push(claim);
      else if (verdict === 'undecided') undecided.push(claim.matched);
    }
    return undecided;
  }

  /** No route matches: the words that the query shares with the skills decide, if one is clearly ahead. */
  #answerBySimilarity(text: string, undecided: readonly string[]): DispatchAnswer {
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

  #answer(claims: readonly RankedClaim[], undecided: readonly string[]): DispatchAnswer {
    const { skill, strategy, matched, place } = claims[0]!;
    const isRegistered = this.#names.has(skill);
    return { skill, strategy, matched, place, isRegistered, candidates: othersOf(claims), undecided };
  }

  #addLabels(skill: DispatchSkill): void {
    for (const label of skill.labels) {
      const claim = this.#claim(skill.name, 'label', label, 'its labels');
      append(this.#labels, label.toLowerCase(), claim);
    }
  }

  #addTaskType(type: string, skill: unknown): void {
    if (typeof skill !== 'string') {
      this.#report('by_task_type', type, 'its value is not the name of a skill');
      return;
    }
    append(this.#types, type.toLowerCase(), this.#claim(skill, 'type', type, `by_task_type "${type}"`));
  }

  #addTypes(skill: DispatchSkill): void {
    for (const type of skill.types) {
      append(this.#types, type.toLowerCase(), this.#claim(skill.name, 'type', type, 'its types'));
    }
  }

  #addKeyword(key: string, skill: unknown): void {
    if (typeof skill !== 'string') {
      this.#report('by_keyword', key, 'its value is not the name of a skill');
      return;
    }
    for (const part of key.split('|')) {
      this.#addPart(part, key, this.#claim(skill, 'keyword', part, `by_keyword "${key}"`));
    }
  }

  #addPart(text: string, key: string, claim: RankedClaim): void {
    const part = readKeywordPart(text);
    if (part.kind === 'literal') this.#literals.add(part.literal, claim);
    else if (part.kind === 'anchored') this.#literals.add(part.literal, { claim, pattern: part.pattern });
    else if (part.kind === 'pattern') this.#patterns.push({ claim, pattern: part.pattern });
    else if (part.kind === 'invalid')
      this.#report('by_keyword', key, `the part "${text}" ${reasonText(part.reason)}`);
    else {
      this.#always.push(claim);
      this.#report('by_keyword', key, 'an empty part matches every text');
    }
  }

  #addTriggers(skill: DispatchSkill): void {
    for (const trigger of skill.keywords) {
      const literal = trigger.trim().toLowerCase();
      if (literal !== '') {
        this.#literals.add(literal, this.#claim(skill.name, 'trigger', trigger, 'its triggers'));
      }
    }
  }

  #claim(skill: string, strategy: DispatchStrategy, matched: string, place: string): RankedClaim {
    return { skill, strategy, matched, place, rank: this.#nextRank++ };
  }

  #report(table: DispatchProblem['table'], key: string, message: string): void {
    this.problems.push({ table, key, message });
  }
}

const NO_SKILL = { skill: null, strategy: null, matched: null, place: null, isRegistered: false } as const;

function reasonText(reason: string): string {
  return `cannot be used as a pattern: ${reason}`;
}

function append(map: Map<string, RankedClaim[]>, key: string, claim: RankedClaim): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [claim]);
  else known.push(claim);
}

/** One more than are shown: the first may be the winner. */
function collect(claims: RankedClaim[], more: readonly RankedClaim[] | undefined): void {
  if (more === undefined) return;
  for (let index = 0; index < more.length && index <= MAX_CANDIDATES; index++) claims.push(more[index]!);
}

function othersOf(sorted: readonly RankedClaim[]): readonly DispatchClaim[] {
  if (sorted.length === 1) return [];
  const seen = new Set([sorted[0]!.skill]);
  const others: DispatchClaim[] = [];
  for (const { skill, strategy, matched, place } of sorted) {
    if (seen.has(skill)) continue;
    seen.add(skill);
    others.push({ skill, strategy, matched, place });
    if (others.length === MAX_CANDIDATES) break;
  }
  return others;
}
