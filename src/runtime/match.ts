import { type CatalogSkill, visibleSkills } from '../core/catalog.js';
import { compareText } from '../core/diagnostic.js';
import { compilePattern, type PatternBudget, PatternTester } from './bounded-pattern.js';
import { MAX_MATCHES } from './max-matches.js';
import { hasWord, mentionsName } from './word-match.js';

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
  /** Skills with a pattern that cannot be used or did not come to an end in time. */
  readonly undecided: readonly UndecidedPattern[];
}

export interface UndecidedPattern {
  readonly skill: string;
  readonly pattern: string;
  readonly reason: string;
}

/** Finds the skills whose triggers a query meets, and ranks them: explicit mention, exact phrase, recent use. */
export function matchSkills(skills: readonly CatalogSkill[], request: MatchQuery): MatchResults {
  const undecided: UndecidedPattern[] = [];
  const visible = visibleSkills(skills);
  const tester = new PatternTester();
  const patterns = visible.reduce((sum, skill) => sum + (skill.triggers?.patterns.length ?? 0), 0);
  const judge: PatternJudge = { tester, budget: tester.startBudget(patterns), undecided };
  const matches = visible
    .map((skill) => ({ skill, reasons: reasonsFor(skill, request.query, judge) }))
    .filter((match) => match.reasons.length > 0)
    .sort((a, b) => compareMatches(a, b, request));
  const max = Math.max(0, Math.trunc(request.max ?? MAX_MATCHES));
  return { matches: matches.slice(0, max), total: matches.length, undecided };
}

interface PatternJudge {
  readonly tester: PatternTester;
  readonly budget: PatternBudget;
  readonly undecided: UndecidedPattern[];
}

function reasonsFor(skill: CatalogSkill, query: string, judge: PatternJudge): readonly MatchReason[] {
  const triggers = skill.triggers ?? { keywords: [], verbs: [], patterns: [] };
  const reasons: MatchReason[] = [];
  if (mentionsName(query, skill.name)) reasons.push({ kind: 'mention', matched: skill.name });
  for (const matched of triggers.keywords)
    if (hasWord(query, matched)) reasons.push({ kind: 'keyword', matched });
  for (const matched of triggers.verbs) if (hasWord(query, matched)) reasons.push({ kind: 'verb', matched });
  for (const matched of triggers.patterns) {
    if (matchesPattern(skill, matched, query, judge)) reasons.push({ kind: 'pattern', matched });
  }
  return reasons;
}

function matchesPattern(skill: CatalogSkill, source: string, query: string, judge: PatternJudge): boolean {
  const pattern = compilePattern(source);
  if (!pattern.ok) {
    judge.undecided.push({ skill: skill.name, pattern: source, reason: pattern.reason });
    return false;
  }
  const verdict = judge.tester.test(pattern, query, judge.budget);
  if (verdict === 'undecided') {
    judge.undecided.push({ skill: skill.name, pattern: source, reason: 'it did not come to an end in time' });
  }
  return verdict === 'match';
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

/** A phrase says more than a word, and a word that was chosen more than a pattern. */
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
