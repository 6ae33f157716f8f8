import { describe, expect, it } from 'vitest';
import {
  isCommonPhrase,
  keyOfPhrases,
  normalizePhrase,
  occursBetween,
  PhraseIndex,
} from '../../src/routing/phrases.js';

describe('keys', () => {
  it('join the phrases that are plain text', () => {
    expect(
      keyOfPhrases(['Threat-Model', 'threat model', 'c++', 'web/**', 'ab', 'node.js', 'ci/cd', '図解']),
    ).toBe('threat model|node.js|ci/cd|図解');
  });

  it('have at most twelve phrases of at most sixty characters', () => {
    const phrases = Array.from({ length: 20 }, (_, index) => `phrase ${index}`);
    expect(keyOfPhrases(['x'.repeat(61), ...phrases]).split('|')).toEqual(phrases.slice(0, 12));
  });

  it('are empty without phrases', () => {
    expect(keyOfPhrases([])).toBe('');
  });
});

describe('phrases', () => {
  it('are the same however their words are joined', () => {
    expect(normalizePhrase(' Code--Review_of\n it ')).toBe('code review of it');
  });

  it.each(['code', 'how do i', 'Use it'])('%j is common', (phrase) =>
    expect(isCommonPhrase(phrase)).toBe(true),
  );
  it.each(['wombat', 'write code', '翻訳'])('%j is not common', (phrase) =>
    expect(isCommonPhrase(phrase)).toBe(false),
  );

  it('occur as whole words', () => {
    expect(occursBetween('please  RUN it', 'run it')).toBe(true);
    expect(occursBetween('prune item', 'run it')).toBe(false);
    expect(occursBetween('x', ' ')).toBe(false);
  });
});

describe('an index of phrases', () => {
  const index = new PhraseIndex<string>();
  for (const phrase of [
    'release note',
    'write the release notes',
    'c++',
    'ci/cd',
    'query',
    '請求書',
    "what's new",
    ' ',
  ])
    index.add(phrase, phrase);
  const found = (text: string) =>
    index.find(text).map(({ value, isWhole }) => (isWhole ? `${value}!` : value));

  it.each([
    ['Write the release notes', ['write the release notes!', 'release note']],
    ['two release-notes, please', ['release note']],
    ['our CI/CD', ['ci/cd']],
    ['ci cd', []],
    ['c++', ['c++!']],
    ['in abc++', []],
    ['the queries', ['query']],
    ["what's new?", ["what's new!"]],
    ['顧客への請求書を作成', ['請求書']],
    ['', []],
  ])('finds in %j %j', (text, phrases) => expect(found(text)).toEqual(phrases));
});
