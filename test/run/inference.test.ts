import { describe, expect, it } from 'vitest';
import { isPlainPhrase } from '../../src/routing/phrases.js';
import { firstSentence, inferMetadata, leadClause } from '../../src/skill/infer-metadata.js';
import { CONCEPTS, createLexicon, DEFAULT_LEXICON } from '../../src/skill/lexicon.js';

const infer = (name: string, description: string, directoryName = name) =>
  inferMetadata({
    name,
    directoryName,
    description,
    reservedPrefixes: ['ct-', 'contribution-', 'consensus-'],
    lexicon: DEFAULT_LEXICON,
  });

describe('lexicon', () => {
  it('has 42 concepts and each form once', () => {
    const forms = CONCEPTS.flatMap(({ forms }) => forms);
    expect(CONCEPTS).toHaveLength(42);
    expect(new Set(forms).size).toBe(forms.length);
  });

  it.each(['example', 'demo', 'skill', 'agent', 'new', 'dynamic', 'register', 'registration'])(
    'does not contain the generic word “%s”',
    (word) => {
      const words = CONCEPTS.flatMap(({ forms, tags, keyword, taskType }) => [
        ...forms,
        ...tags,
        keyword,
        taskType,
      ]);
      expect(words).not.toContain(word);
    },
  );

  it.each([
    'test',
    'plan',
    'spec',
    'write',
    'writing',
    'review',
    'version',
    'shell',
    'vote',
    'rfc',
    'ship',
    'doc',
  ])('has no keyword “%s”, which is part of unrelated words', (word) =>
    expect(CONCEPTS.map(({ keyword }) => keyword)).not.toContain(word),
  );

  it('all inferred keywords can be part of a key', () => {
    const keywords = CONCEPTS.flatMap(({ keyword }) => keyword ?? []);
    expect(keywords.filter((keyword) => !isPlainPhrase(keyword))).toEqual([]);
  });

  it('tags are lowercase because labels are compared exactly', () => {
    const tags = CONCEPTS.flatMap(({ tags }) => tags);
    expect(tags.filter((tag) => tag !== tag.toLowerCase())).toEqual([]);
  });

  it('the config removes a concept by any of its forms and adds others', () => {
    const lexicon = createLexicon({
      remove: ['tester'],
      add: [{ forms: ['brew'], tags: ['coffee'], keyword: 'brew', taskType: null }],
    });
    expect(lexicon.conceptsIn('Tests that brew')).toEqual([expect.objectContaining({ keyword: 'brew' })]);
  });
});

describe('inference', () => {
  it('infers tags from the name alone', () => {
    expect(infer('ct-research-agent', '').tags).toEqual(['research', 'investigation']);
  });

  it('infers tags from the description alone', () => {
    expect(infer('ct-x', 'testing agent using BATS').tags).toEqual(['testing', 'bats']);
  });

  it('infers tags from the directory alone', () => {
    expect(infer('ct-x', '', 'ct-docs-write').tags).toEqual(['documentation', 'writing']);
  });

  it.each([
    ['ct-orchestrator', 0],
    ['ct-epic-architect', 1],
    ['ct-task-executor', 2],
    ['ct-bash-specialist', 3],
    ['ct-executor-architect', 2],
    ['ct-orchestrators', 2],
    ['ct-plain', 2],
  ])('gives %s tier %i', (name, tier) => expect(infer(name, '').tier).toBe(tier));

  it('infers at most five tags and four keywords', () => {
    const words = 'Research explore discover analyze decompose implement testing audit';
    const { tags, keywords } = infer('ct-x', words);
    expect(tags).toHaveLength(5);
    expect(keywords).toEqual(['research', 'explore', 'discover', 'analyze']);
  });

  it('uses only the lead clause of a long description for tags', () => {
    const long = `Audit code, then research and deploy ${'words '.repeat(30)}`;
    expect(infer('ct-x', long).tags).toEqual(['audit']);
  });

  it.each([
    ['This skill should be used when the user asks to deploy things', 'deploy things'],
    ['Use when testing the registrar', 'testing the registrar'],
    ['Guide for planning a sprint', 'planning a sprint'],
    ['Research and investigation agent', 'Research and investigation agent'],
    ['Audit code; then stop', 'Audit code'],
    ['Audit — everything', 'Audit'],
    ['Audit (carefully) all', 'Audit'],
    ['Audit code with care', 'Audit code'],
    ['Use when', 'Use when'],
  ])('finds the lead clause of “%s”', (description, lead) => {
    expect(leadClause(description).trim()).toBe(lead);
  });

  it('ends a sentence at a period before a space, not inside a number', () => {
    expect(firstSentence('Speaks HTTP 1.1 well. And more.')).toBe('Speaks HTTP 1.1 well');
    expect(firstSentence('No stop at all')).toBe('No stop at all');
  });
});
