import { describe, expect, it } from 'vitest';
import type { KeywordConflict } from '../../src/manifest/changes.js';
import { reportRoutes, routePlaces } from '../../src/manifest/check-matrix.js';
import { agentSkills } from '../../src/profiles/agent-skills.js';
import { cleo } from '../../src/profiles/cleo.js';
import { START_OF_FILE } from '../../src/text/span.js';
import { aRecord } from '../support/a-record.js';

type RouteReport = Parameters<typeof reportRoutes>[0];

const FILE = 'skills/manifest.json';
const report = (matrix: Partial<RouteReport>, hasFile = true, profile = agentSkills) => {
  const declaring = aRecord('b', { dispatchTriggers: { field: 'keywords', keywords: [] } });
  const none: RouteReport = { conflicts: [], unsafe: [] };
  return reportRoutes(
    { ...none, ...matrix },
    routePlaces([aRecord('a'), declaring], { file: FILE, hasFile }),
    { profile },
  );
};
const quiet = (keyword: string, owner: string | null): KeywordConflict => ({
  keyword,
  owner,
  losers: ['a'],
  declared: false,
});

describe('keyword conflicts', () => {
  it('warns each skill that lost a declared keyword', () => {
    const conflict = { keyword: 'plan', owner: 'x', losers: ['b', 'a', 'gone'], declared: true };
    expect(report({ conflicts: [conflict] })).toMatchObject([
      {
        rule: 'keyword-conflict',
        file: 'skills/b/SKILL.md',
        at: { field: ['keywords'], part: 'value', item: 'plan' },
        skill: 'b',
        message: "Keyword 'plan' already mapped to 'x', ignoring mapping from 'b'",
        fix: 'Give one of the two another keyword, or leave it: the existing mapping is kept.',
      },
      { file: 'skills/a/SKILL.md', at: { field: ['description'], part: 'value' }, skill: 'a' },
      { file: FILE, at: START_OF_FILE, skill: 'gone' },
    ]);
  });

  it('warns each skill that lost a task type, at its tag', () => {
    const conflict = {
      keyword: 'testing',
      owner: 'x',
      losers: ['a'],
      declared: true,
      isTaskType: true,
    } as const;
    expect(report({ conflicts: [conflict] })).toMatchObject([
      {
        rule: 'keyword-conflict',
        file: 'skills/a/SKILL.md',
        at: { field: ['tags'], part: 'value', item: 'testing' },
        message: "Task type 'testing' already mapped to 'x', ignoring mapping from 'a'",
      },
    ]);
  });

  it('is one for a pair of skills, and none where the name of the owner says it', () => {
    const lost = (keyword: string, owner: string) => ({ keyword, owner, losers: ['b'], declared: true });
    const conflicts = [lost('plan', 'x'), lost('draw', 'x'), lost('plan forms', 'forms-plan')];
    expect(report({ conflicts })).toMatchObject([
      { message: "Keywords 'plan', 'draw' already mapped to 'x', ignoring mapping from 'b'" },
    ]);
    expect(report({ conflicts }, true, cleo)).toHaveLength(2);
  });

  it('says nothing of a skill that keeps most of its phrases', () => {
    const keywords = ['plan', 'sketch', 'outline'];
    const rich = aRecord('rich', { dispatchTriggers: { field: 'keywords', keywords } });
    const places = routePlaces([rich], { file: FILE, hasFile: true });
    const lose = (...lost: string[]) =>
      reportRoutes(
        {
          unsafe: [],
          conflicts: lost.map((keyword) => ({ keyword, owner: 'x', losers: ['rich'], declared: true })),
        },
        places,
        { profile: agentSkills },
      );
    expect(lose('plan')).toEqual([]);
    expect(lose('plan', 'sketch')).toHaveLength(1);
  });

  it('points to the first skill while there is no manifest', () => {
    const matrix = {
      conflicts: [quiet('plan', null)],
    };
    expect(report(matrix, false)).toMatchObject([
      { rule: 'keyword-contested', file: 'skills/a/SKILL.md', at: START_OF_FILE },
    ]);
    for (const { file, at } of report(matrix))
      expect({ file, at }).toEqual({ file: FILE, at: START_OF_FILE });
  });

  it('reports keywords that cannot be matched', () => {
    expect(report({ unsafe: [{ skill: 'b', keyword: 'c++' }] })).toEqual([
      {
        rule: 'keyword-unsafe',
        file: 'skills/b/SKILL.md',
        at: { field: ['keywords'], part: 'value', item: 'c++' },
        skill: 'b',
        about: ['c++'],
        message: 'The keyword "c++" cannot be used in by_keyword, where it is a regular expression.',
        fix: "Use at least three letters and digits, and of other signs only blanks and . _ / # ' , : & @ -",
      },
    ]);
  });

  it.each([
    [[quiet('plan', 'x')], '1 phrase of descriptions is claimed by more than one skill: plan (x).'],
    [
      [quiet('plan', 'x'), quiet('draw', null), quiet('mend', 'y')],
      '3 phrases of descriptions are claimed by more than one skill: plan (x), draw (unmapped), mend (y).',
    ],
    [
      ['plan', 'draw', 'mend', 'build'].map((keyword) => quiet(keyword, 'x')),
      '4 phrases of descriptions are claimed by more than one skill: plan (x), draw (x), mend (x) and 1 more.',
    ],
  ])('reports inferred keywords in one line (%#)', (conflicts, message) => {
    expect(report({ conflicts })).toEqual([
      {
        rule: 'keyword-contested',
        file: FILE,
        at: START_OF_FILE,
        about: conflicts.map(({ keyword }) => keyword),
        message,
        fix: 'Declare `keywords:` in the skill that should get the task; `conflicts` in the JSON report lists them all.',
      },
    ]);
  });
});
