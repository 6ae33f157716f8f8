import { compilePattern, PatternTester } from '../routing/patterns.js';
import { occursBetween } from '../routing/phrases.js';
import { type CatalogSkill, visibleSkills } from '../skill/list-skills.js';
import { compareText } from '../text/compare.js';

export interface MatchQuery {
  readonly query: string;
  /** How many skills to return; default 3. */
  readonly max?: number | undefined;
  /** Names of the skills used lately, the latest first. */
  readonly recent?: readonly string[] | undefined;
}

export type MatchKind = 'mention' | 'keyword' | 'verb' | 'pattern';

export interface MatchReason {
  readonly kind: MatchKind;
  /** The name, keyword, verb or pattern, as it is written. */
  readonly matched: string;
}

export interface SkillMatch {
  readonly skill: CatalogSkill;
  readonly reasons: readonly MatchReason[];
}

export interface MatchResults {
  /** The best first. */
  readonly matches: readonly SkillMatch[];
  /** Skills that matched, those beyond the limit included. */
  readonly total: number;
  /** Skills with a pattern that cannot be used or did not finish in time. */
  readonly undecided: readonly UndecidedPattern[];
}

export interface UndecidedPattern {
  readonly skill: string;
  readonly pattern: string;
  readonly reason: string;
}

/** How many skills one query may load by default. */
const MAX_MATCHES = 3;

/** Finds the skills whose triggers match a query, and ranks them: explicit mention, exact phrase, recent use. */
export function matchSkills(skills: readonly CatalogSkill[], request: MatchQuery): MatchResults {
  const visible = visibleSkills(skills);
  const patterns = visible.reduce((sum, skill) => sum + (skill.triggers?.patterns.length ?? 0), 0);
  const matcher = new TriggerMatcher(request.query, patterns);
  const matches = visible
    .map((skill) => ({ skill, reasons: matcher.reasonsFor(skill) }))
    .filter((match) => match.reasons.length > 0)
    .sort((a, b) => compareMatches(a, b, request));
  const max = Math.max(0, Math.trunc(request.max ?? MAX_MATCHES));
  return { matches: matches.slice(0, max), total: matches.length, undecided: matcher.undecided };
}

/** Compares triggers with one query. */
class TriggerMatcher {
  readonly undecided: UndecidedPattern[] = [];
  readonly #query: string;
  readonly #tester: PatternTester;

  constructor(query: string, patterns: number) {
    this.#query = query;
    this.#tester = new PatternTester(query, patterns);
  }

  reasonsFor({ name, triggers }: CatalogSkill): readonly MatchReason[] {
    const { keywords = [], verbs = [], patterns = [] } = triggers ?? {};
    const reasons = (kind: MatchKind, found: readonly string[]) =>
      found.map((matched) => ({ kind, matched }));
    const isInQuery = (phrase: string) => occursBetween(this.#query, phrase);
    return [
      ...reasons('mention', occursBetween(this.#query, name, NAME_CHARACTER) ? [name] : []),
      ...reasons('keyword', keywords.filter(isInQuery)),
      ...reasons('verb', verbs.filter(isInQuery)),
      ...reasons(
        'pattern',
        patterns.filter((pattern) => this.#matchesPattern(pattern, name)),
      ),
    ];
  }

  #matchesPattern(pattern: string, skill: string): boolean {
    const compiled = compilePattern(pattern);
    const verdict = compiled.ok ? this.#tester.test(compiled) : 'undecided';
    if (verdict === 'undecided') {
      const reason = compiled.ok ? 'it did not finish in time' : compiled.reason;
      this.undecided.push({ skill, pattern, reason });
    }
    return verdict === 'match';
  }
}

function compareMatches(a: SkillMatch, b: SkillMatch, request: MatchQuery): number {
  return (
    strengthOf(b, request) - strengthOf(a, request) ||
    recencyOf(a, request) - recencyOf(b, request) ||
    compareText(a.skill.name, b.skill.name) ||
    compareText(a.skill.scope, b.skill.scope) ||
    compareText(a.skill.path, b.skill.path)
  );
}

/** A phrase is more specific than a word, and a declared word than a pattern. */
function strengthOf(match: SkillMatch, { query }: MatchQuery): number {
  const strengths = match.reasons.map(({ kind, matched }) => {
    if (kind === 'mention') return 4;
    if (kind === 'pattern') return 1;
    const phrase = matched.trim().toLowerCase();
    return phrase.includes(' ') || phrase === query.trim().toLowerCase() ? 3 : 2;
  });
  return Math.max(...strengths);
}

function recencyOf(match: SkillMatch, { recent = [] }: MatchQuery): number {
  const at = recent.indexOf(match.skill.name);
  return at === -1 ? recent.length : at;
}

/** A hyphen is part of a name: `test` is not named by `test-first-fix`. */
const NAME_CHARACTER = '[\\p{L}\\p{N}\\p{M}_-]';
