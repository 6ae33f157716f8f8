import { describe, expect, it } from 'vitest';
import { disclosureLevel } from '../../src/agent/disclosure.js';
import { matchSkills } from '../../src/agent/match.js';
import { MAX_PATTERN_LENGTH } from '../../src/routing/patterns.js';
import { cpuTime } from '../support/cpu-time.js';
import { aCatalogSkill } from './a-catalog-skill.js';

const hello = aCatalogSkill({
  name: 'hello-extended',
  description: 'Extended greeting capabilities. Use it often.',
  briefDescription: 'Extended greeting capabilities.',
  triggers: { keywords: ['hello', 'greet', 'greeting'], verbs: ['say', 'wave'], patterns: ['greet\\s+\\w+'] },
});

function reasons(query: string) {
  return matchSkills([hello], { query }).matches.flatMap((match) => match.reasons);
}

describe('match', () => {
  it('matches keywords and verbs as whole words, case-insensitively', () => {
    expect(reasons('hello there')).toEqual([{ kind: 'keyword', matched: 'hello' }]);
    expect(reasons('please WAVE')).toEqual([{ kind: 'verb', matched: 'wave' }]);
    expect(reasons('Othello play')).toEqual([]);
    expect(reasons('saying')).toEqual([]);
  });

  it('returns every reason: a keyword and a pattern for "greet Bob"', () => {
    expect(reasons('greet Bob')).toEqual([
      { kind: 'keyword', matched: 'greet' },
      { kind: 'pattern', matched: 'greet\\s+\\w+' },
    ]);
  });

  it('respects word boundaries in every script, and keywords that end in a symbol', () => {
    const skill = aCatalogSkill({
      name: 'x',
      triggers: { keywords: ['überprüfe', 'c++', 'тест'], verbs: [], patterns: [] },
    });
    const isMatch = (query: string) => matchSkills([skill], { query }).total === 1;
    expect(['Überprüfe das', 'write c++ code', 'это тест'].map(isMatch)).toEqual([true, true, true]);
    expect(['Nachüberprüfe', 'тестовый'].map(isMatch)).toEqual([false, false]);
    const rare = aCatalogSkill({ name: 'y', triggers: { keywords: ['run', ' '], verbs: [], patterns: [] } });
    expect(matchSkills([rare], { query: '𝒳run' }).total).toBe(0);
    expect(matchSkills([rare], { query: '🚀run' }).total).toBe(1);
  });

  it('reports a pattern that does not compile instead of throwing', () => {
    const broken = aCatalogSkill({ name: 'x', triggers: { keywords: [], verbs: [], patterns: ['('] } });
    const { matches, undecided } = matchSkills([broken], { query: 'anything' });
    expect(matches).toEqual([]);
    expect(undecided).toEqual([expect.objectContaining({ skill: 'x', pattern: '(' })]);
  });

  it.each(['(a+)+$', '(a|aa)+$', '(a?){30}a{30}b', '(.*a){20}!$', '^(a|a?)+$', '(?=(a+)+b)a'])(
    'stops within a second on %s, and names the pattern',
    (pattern) => {
      const skills = Array.from({ length: 50 }, (_, index) =>
        aCatalogSkill({ name: `evil-${index}`, triggers: { keywords: [], verbs: [], patterns: [pattern] } }),
      );
      const before = cpuTime();
      const { matches, undecided } = matchSkills([...skills, hello], { query: `${'a'.repeat(40)}! hello` });
      expect(cpuTime() - before).toBeLessThan(1000);
      expect(matches.map(({ skill }) => skill.name)).toContain('hello-extended');
      expect(undecided.map((entry) => entry.skill)).not.toContain('hello-extended');
      expect(undecided.length).toBeGreaterThan(0);
    },
  );

  it('tests patterns with groups and choices within limits', () => {
    const skill = aCatalogSkill({
      name: 'x',
      triggers: { keywords: [], verbs: [], patterns: ['(ship|send)( it)?', '(no|never)+$'] },
    });
    const { matches, undecided } = matchSkills([skill], { query: 'send it now' });
    expect(matches[0]?.reasons).toEqual([{ kind: 'pattern', matched: '(ship|send)( it)?' }]);
    expect(undecided).toEqual([]);
  });

  it('limits a simple pattern on a long text as well', () => {
    const skill = aCatalogSkill({ name: 'x', triggers: { keywords: [], verbs: [], patterns: ['a*b'] } });
    const before = cpuTime();
    const { undecided } = matchSkills([skill], { query: 'a'.repeat(300_000) });
    expect(cpuTime() - before).toBeLessThan(1000);
    expect(undecided.map(({ pattern }) => pattern)).toEqual(['a*b']);
  });

  it('does not compile a pattern that is too long, because compiling cannot be interrupted', () => {
    const pattern = 'a'.repeat(MAX_PATTERN_LENGTH + 1);
    const skill = aCatalogSkill({ name: 'x', triggers: { keywords: [], verbs: [], patterns: [pattern] } });
    const { matches, undecided } = matchSkills([skill], { query: pattern });
    expect(matches).toEqual([]);
    expect(undecided).toEqual([{ skill: 'x', pattern, reason: 'it is longer than 1000 characters' }]);
  });
});

describe('ranking', () => {
  const four = ['a', 'b', 'c', 'd'].map((letter) =>
    aCatalogSkill({ name: `skill-${letter}`, triggers: { keywords: ['deploy'], verbs: [], patterns: [] } }),
  );
  const names = (query: string, recent?: string[], max?: number) =>
    matchSkills(four, { query, recent, max }).matches.map(({ skill }) => skill.name);

  it('returns the best three of four, the skill named in the query first', () => {
    expect(names('deploy with skill-d')).toEqual(['skill-d', 'skill-a', 'skill-b']);
    expect(names('deploy with $skill-c')).toEqual(['skill-c', 'skill-a', 'skill-b']);
    expect(matchSkills(four, { query: 'deploy' }).total).toBe(4);
  });

  it('prefers recently used skills among equals, the latest first', () => {
    expect(names('deploy', ['skill-c', 'skill-b'])).toEqual(['skill-c', 'skill-b', 'skill-a']);
  });

  it('ranks a phrase above a word and a word above a pattern', () => {
    const skills = [
      aCatalogSkill({ name: 'a', triggers: { keywords: [], verbs: [], patterns: ['ship'] } }),
      aCatalogSkill({ name: 'b', triggers: { keywords: ['ship'], verbs: [], patterns: [] } }),
      aCatalogSkill({ name: 'c', triggers: { keywords: ['ship it now'], verbs: [], patterns: [] } }),
    ];
    const found = matchSkills(skills, { query: 'please ship it now', recent: ['a'] });
    expect(found.matches.map(({ skill }) => skill.name)).toEqual(['c', 'b', 'a']);
  });

  it('counts a name as a mention only as a separate word', () => {
    const skills = [aCatalogSkill({ name: 'test' }), aCatalogSkill({ name: 'test-first-fix' })];
    const found = matchSkills(skills, { query: 'use test-first-fix' });
    expect(found.matches.map(({ skill }) => skill.name)).toEqual(['test-first-fix']);
  });

  it('orders skills with the same name by scope and path', () => {
    const twins = ['b', 'a'].flatMap((place) =>
      (['user', 'repo'] as const).map((scope) =>
        aCatalogSkill({ name: 'twin', scope, directory: `${place}/${scope}`, dir: `/${place}/${scope}` }),
      ),
    );
    const found = matchSkills(twins, { query: 'twin', max: 4 }).matches.map(({ skill }) => skill.dir);
    expect(found).toEqual(['/a/repo', '/b/repo', '/a/user', '/b/user']);
  });

  it('returns at most as many skills as max says', () => {
    expect(names('deploy', [], 1)).toEqual(['skill-a']);
    expect(names('deploy', [], 9)).toHaveLength(4);
  });
});

describe('disclosure levels', () => {
  const other = aCatalogSkill({ name: 'other', triggers: { keywords: ['other'], verbs: [], patterns: [] } });

  it('a query discloses nothing if there are no skills', () => {
    expect(disclosureLevel([], 'what can you do?')).toEqual({ level: 0 });
    expect(disclosureLevel([aCatalogSkill({ name: 'off', enabled: false })], 'off')).toEqual({ level: 0 });
  });

  it('a query discloses the number of skills when no trigger matches', () => {
    expect(disclosureLevel([hello, other], 'fix the build')).toEqual({ level: 1, count: 2 });
  });

  it.each([
    'what can you do?',
    'What could you do',
    'list skills',
    'please list your skills',
    'which skills exist?',
  ])('lists the skills for the query "%s"', (query) => {
    expect(disclosureLevel([hello, other], query)).toEqual({ level: 2, skills: [hello, other] });
  });

  it('a query discloses the list of skills when none has triggers', () => {
    const plain = aCatalogSkill({ name: 'plain' });
    expect(disclosureLevel([plain], 'fix the build')).toEqual({ level: 2, skills: [plain] });
  });

  it('a query discloses the full text of matching skills', () => {
    const disclosure = disclosureLevel([hello, other], 'hello');
    expect(disclosure).toMatchObject({ level: 3, matches: [{ skill: { name: 'hello-extended' } }] });
  });
});
