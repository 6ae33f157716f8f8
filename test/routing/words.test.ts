import { describe, expect, it } from 'vitest';
import { shareOf } from '../../src/routing/shares.js';
import { isContentWord, StemReader, stemOf, wordsOf } from '../../src/routing/words.js';

describe('words', () => {
  it.each([
    ['Code-Review of my_file and src/app', ['code', 'review', 'of', 'my', 'file', 'and', 'src', 'app']],
    ['Next.js 15, C++ and C#.', ['next.js', '15', 'c++', 'and', 'c#']],
    ['', []],
    ['— “…” —', []],
  ])('of %j are in lower case, without what joins them', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each(['the', 'please', 'user', 'a', 'e.g', '42', '1.2'])('such as %j say nothing', (word) => {
    expect(isContentWord(word)).toBe(false);
  });

  it('share a stem in all their forms', () => {
    expect(new Set(['migrate', 'migrates', 'migrating', 'migration', 'migrations'].map(stemOf)).size).toBe(1);
  });

  it('that are no words of a language are their own stems, however long', () => {
    const long = 'ing'.repeat(20_000);
    expect(stemOf(long)).toBe(long);
    expect(stemOf('k8s')).toBe('k8s');
  });

  it('are read without those that say nothing', () => {
    expect(new StemReader().read('Please migrate the two databases')).toEqual(['migrat', 'databas']);
  });
});

describe('shares', () => {
  it('are large for what everyone says and small for what few say', () => {
    expect(shareOf(stemOf('create'))).toBeGreaterThan(0.2);
    expect(shareOf(stemOf('weather'))).toBeGreaterThan(0.005);
    expect(shareOf('zstandard')).toBe(2 ** -10);
  });
});
