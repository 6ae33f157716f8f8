import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RoutedSkill, SimilarityIndex } from '../../src/routing/similarity.js';

const SAMPLE = JSON.parse(fs.readFileSync(new URL('sample.json', import.meta.url), 'utf8')) as {
  readonly skills: readonly RoutedSkill[];
  readonly requests: readonly { readonly text: string; readonly skill: string }[];
  readonly offTopic: readonly string[];
};

const indexOf = (skills: readonly RoutedSkill[]) => new SimilarityIndex(skills);

describe('similarity', () => {
  it('ranks by common words, rare ones first, and names them as in the request', () => {
    const { skills, isClear } = indexOf(SAMPLE.skills).compare('The index for this query is missing!');
    expect(skills[0]).toMatchObject({ name: 'query-tuning', words: ['index', 'query', 'missing'] });
    expect(isClear).toBe(true);
  });

  it('counts a word of a body less than one of a description, and repetitions hardly at all', () => {
    const texts = {
      told: ['Bakes bread.', ''],
      often: ['Bakes.', 'Bread, bread, bread.'],
      once: ['Bakes.', 'Bread, '],
    };
    const skills = Object.entries(texts).map(([name, [description = '', body = '']]) => ({
      name,
      description,
      phrases: [],
      // Of one length, so that only the count differs.
      body: `${body}${' knead'.repeat(name === 'once' ? 3 : 1)}`,
    }));
    const ranked = indexOf(skills).compare('bread').skills;
    expect(ranked.map(({ name }) => name)).toEqual(['told', 'often', 'once']);
    expect(ranked[1]!.score / ranked[2]!.score).toBeLessThan(2);
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

  it('counts a word of a name three times, and one that is declared twice', () => {
    const skill = (name: string, text: string, phrase: string) => ({
      name,
      description: `Handles ${text}.`,
      phrases: [phrase],
    });
    const skills = [
      skill('wombat', 'numbat numbat numbat', 'quokka'),
      skill('numbat', 'quokka quokka quokka', 'wombat'),
      skill('quokka', 'wombat wombat numbat', 'bilby'),
    ];
    const ranked = (text: string) =>
      indexOf(skills)
        .compare(text)
        .skills.map(({ name }) => name);
    expect(ranked('wombats')).toEqual(['wombat', 'numbat', 'quokka']);
  });

  it('reads no sentence that sends the reader to another skill, however its name is written', () => {
    const tools = { name: 'PDF-Tools', description: 'Use pdf-tools for forms.', phrases: [] };
    const notes = { name: 'notes', description: 'For forms use pdf-tools. Takes notes.', phrases: [] };
    expect(
      indexOf([tools, notes])
        .compare('forms')
        .skills.map(({ name }) => name),
    ).toEqual(['PDF-Tools']);
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

describe('strong words', () => {
  const skills = ['wombat', 'numbat', 'quokka', 'bilby', 'dunnart'].map((name) => ({
    name: `${name}-care`,
    description: `Feeds a ${name} at night.`,
    phrases: [],
  }));

  it('mean the only skill that has them', () => {
    const index = indexOf(skills);
    const found = { name: 'wombat-care', words: ['wombats'] };
    expect(index.findByStrongWords('who feeds the WOMBATS tonight')).toEqual(found);
    expect(index.findByStrongWords('a wombat and a quokka')).toBe(null);
    expect(index.findByStrongWords('feeds at night')).toBe(null);
  });

  it('mean no skill among a few', () => {
    expect(indexOf(skills.slice(0, 4)).findByStrongWords('wombat')).toBe(null);
  });

  it('are stronger the fewer other texts have them', () => {
    const index = indexOf([...skills, { name: 'zoo', description: 'Shows a wombat.', phrases: [] }]);
    expect(index.strengthOf('wombat', 'wombat-care')).toBeGreaterThan(index.strengthOf('wombat', 'zoo')!);
    expect(index.strengthOf('wombat', 'bilby-care')).toBe(0);
    expect(indexOf(skills.slice(0, 2)).strengthOf('wombat', 'wombat-care')).toBe(null);
  });
});
