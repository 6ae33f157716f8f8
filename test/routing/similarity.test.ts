import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateMatrix } from '../../src/routing/matrix.js';
import { SimilarityIndex } from '../../src/routing/similarity.js';
import { type RoutedSkill, readSkillWords } from '../../src/routing/skill-words.js';

const SAMPLE = JSON.parse(fs.readFileSync(new URL('sample.json', import.meta.url), 'utf8')) as {
  readonly skills: readonly RoutedSkill[];
  readonly requests: readonly { readonly text: string; readonly skill: string }[];
  readonly offTopic: readonly string[];
};

const indexOf = (skills: readonly RoutedSkill[]) => new SimilarityIndex(readSkillWords(skills));

describe('similarity', () => {
  it('ranks by common words, rare ones first, and names them as in the request', () => {
    const { skills, isClear } = indexOf(SAMPLE.skills).compare('The index for this query is missing!');
    expect(skills[0]).toMatchObject({ name: 'query-tuning', words: ['index', 'query', 'missing'] });
    expect(isClear).toBe(true);
  });

  it('weights adjacent words higher than the same words apart', () => {
    const scoreOf = (text: string) => indexOf(SAMPLE.skills).compare(text).skills[0]!.score;
    expect(scoreOf('execution plans')).toBeGreaterThan(scoreOf('plans of an execution that execution'));
    const twice = [{ name: 'bake', description: 'Bread dough. Bread dough. Bread and dough.', phrases: [] }];
    const once = [{ name: 'bake', description: 'Bread dough. Bread, dough. Dough and bread.', phrases: [] }];
    const [more, less] = [twice, once].map(
      (skills) => indexOf(skills).compare('bread dough').skills[0]!.score,
    );
    expect(more).toBeGreaterThan(less!);
  });

  it('is unclear if two skills are equally similar', () => {
    const twins = ['one', 'two'].map((name) => ({
      name,
      description: 'Bakes sourdough bread.',
      phrases: [],
    }));
    const { skills, isClear, margin } = indexOf(twins).compare('bake sourdough bread');
    expect(skills.map(({ name }) => name)).toEqual(['one', 'two']);
    expect({ isClear, margin }).toEqual({ isClear: false, margin: 1 });
  });

  it.each(['', 'the of and', '???', '42'])('finds nothing for %j', (text) => {
    expect(indexOf(SAMPLE.skills).compare(text)).toEqual({ skills: [], isClear: false, margin: null });
  });

  it('finds nothing without skills', () => {
    expect(indexOf([]).compare('anything').skills).toEqual([]);
  });

  it('returns as many skills as requested', () => {
    expect(indexOf(SAMPLE.skills).compare('read the database plan', 2).skills).toHaveLength(2);
  });
});

/** The first key of the matrix that matches, else the skill that is clearly similar. */
function aRouter(): (text: string) => string | null {
  const words = readSkillWords(SAMPLE.skills);
  const { routes } = generateMatrix(words, { keyStyle: 'joined', isPlain: false, taken: new Map() });
  const parts = routes.flatMap(({ key, skill }) =>
    key.split('|').map((part) => ({ pattern: new RegExp(part, 'i'), skill })),
  );
  const index = new SimilarityIndex(words);
  return (text) => {
    const found = parts.find(({ pattern }) => pattern.test(text));
    if (found !== undefined) return found.skill;
    const { skills, isClear } = index.compare(text);
    return isClear ? skills[0]!.name : null;
  };
}

describe('matrix and similarity together on a sample', () => {
  it('route every declared phrase to its skill', () => {
    const route = aRouter();
    for (const { name, phrases } of SAMPLE.skills)
      for (const phrase of phrases) expect(route(phrase)).toBe(name);
  });

  it('route most requests to the right skill, and few to a wrong one', () => {
    const route = aRouter();
    const answers = SAMPLE.requests.map(({ text, skill }) => ({ wanted: skill, got: route(text) }));
    const right = answers.filter(({ wanted, got }) => wanted === got).length;
    const wrong = answers.filter(({ wanted, got }) => got !== null && wanted !== got).length;
    expect(right / answers.length).toBeGreaterThanOrEqual(0.75);
    expect(wrong / answers.length).toBeLessThanOrEqual(0.05);
  });

  it('leave off-topic requests alone', () => {
    const route = aRouter();
    expect(SAMPLE.offTopic.filter((text) => route(text) !== null)).toEqual([]);
  });
});
