import { describe, expect, it } from 'vitest';
import { searchSkills } from '../../src/agent/search.js';
import { aCatalog, aCatalogSkill } from './a-catalog-skill.js';

const notes = aCatalogSkill({ name: 'release-notes', description: 'Draft release notes from commits' });
const release = aCatalogSkill({ name: 'release', description: 'Cut a version' });
const review = aCatalogSkill({ name: 'repo-review', description: 'Review a release with a checklist' });
const userRelease = aCatalogSkill({
  name: 'release',
  description: 'Cut a version at home',
  scope: 'user',
  dir: '/home/a/.agents/skills/release',
});
const catalog = aCatalog(release, userRelease, notes, review);

function ranking(
  query: string,
  more: { limit?: number; scope?: 'repo' | 'user'; workingDirectory?: string } = {},
) {
  return searchSkills(catalog, { query, ...more }).results.map(({ skill, reason, score }) => [
    skill.path,
    reason,
    score,
  ]);
}

describe('search', () => {
  it('scores an exact name 900, a prefix 700 and common words 100 plus their number, repo before user', () => {
    expect(ranking('Release')).toEqual([
      [release.path, 'exact_name', 900],
      [userRelease.path, 'exact_name', 900],
      [notes.path, 'prefix', 700],
      [review.path, 'token_overlap', 101],
    ]);
  });

  it('scores the path of a SKILL.md 1000, absolute or relative to the working directory', () => {
    expect(ranking('/repo/skills/release/SKILL.md')[0]).toEqual([release.path, 'exact_path', 1000]);
    expect(ranking('./release/SKILL.md', { workingDirectory: '/repo/skills' })[0]).toEqual([
      release.path,
      'exact_path',
      1000,
    ]);
  });

  it('counts each word of the query once, in name or description', () => {
    expect(ranking('draft notes, draft commits')).toEqual([[notes.path, 'token_overlap', 103]]);
  });

  it('search orders equal scores by path', () => {
    const twins = ['b', 'a', 'c'].map((name) => aCatalogSkill({ name, description: 'same words' }));
    const found = searchSkills(aCatalog(...twins), { query: 'words' });
    expect(found.results.map(({ skill }) => skill.name)).toEqual(['a', 'b', 'c']);
  });

  it('search finds nothing for an empty query', () => {
    expect(searchSkills(catalog, { query: '  ' })).toEqual({ results: [], count: 0, truncated: false });
  });

  it('searches one scope with a scope filter', () => {
    expect(ranking('release', { scope: 'user' })).toEqual([[userRelease.path, 'exact_name', 900]]);
  });

  it('returns 8 results by default, clamps the limit to 1–50 and says how many are left out', () => {
    const many = aCatalog(
      ...Array.from({ length: 60 }, (_, index) =>
        aCatalogSkill({ name: `s${index}`, description: 'common' }),
      ),
    );
    const count = (limit?: number) => searchSkills(many, { query: 'common', limit }).count;
    expect([count(), count(0), count(-3), count(12.9), count(50), count(9999), count(Number.NaN)]).toEqual([
      8, 1, 1, 12, 50, 50, 8,
    ]);
    expect(searchSkills(many, { query: 'common' }).truncated).toBe(true);
    expect(searchSkills(many, { query: 's59' })).toMatchObject({ count: 1, truncated: false });
  });

  it('search hides disabled and unavailable skills', () => {
    const hidden = aCatalog(
      aCatalogSkill({ name: 'off', enabled: false }),
      aCatalogSkill({ name: 'off-too', available: false }),
    );
    expect(searchSkills(hidden, { query: 'off' }).count).toBe(0);
  });
});

describe('ranking by similarity', () => {
  const options = { ranking: 'similarity' as const };

  it('finds the forms of a word, and indexes a catalog once for many queries', () => {
    const found = ['checklists for reviewing', 'drafting'].map((query) =>
      searchSkills(catalog, query, options).results.map(({ skill, reason }) => [skill.name, reason]),
    );
    expect(found).toEqual([[['repo-review', 'similarity']], [['release-notes', 'similarity']]]);
  });

  it('does not change how the next query is ranked', () => {
    expect(searchSkills(catalog, 'checklist').results[0]?.reason).toBe('token_overlap');
    expect(searchSkills(catalog, 'checklist', { ...options, defaultLimit: 1 }).count).toBe(1);
  });
});
