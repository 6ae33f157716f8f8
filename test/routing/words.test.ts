import { describe, expect, it } from 'vitest';
import { isContentWord, StemReader, shareOf, stemOf, wordsOf } from '../../src/routing/words.js';

describe('words', () => {
  it.each([
    ['Code-Review of my_file and src/app', ['code', 'review', 'of', 'my', 'file', 'and', 'src', 'app']],
    ['Next.js 15, C++ and C#.', ['next.js', '15', 'c++', 'and', 'c#']],
    ['請求書を作成', ['請求', '書', 'を', '作成']],
    ['PDF文件 читать', ['pdf', '文件', 'читать']],
    ['', []],
    ['— “…” —', []],
  ])('splits %j into lowercase words', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each(['the', 'please', 'user', 'a', 'e.g', '42', '1.2', 'から'])(
    'ignores stop words such as %j',
    (word) => {
      expect(isContentWord(word)).toBe(false);
    },
  );

  it('gives all forms of a word the same stem', () => {
    expect(new Set(['migrate', 'migrates', 'migrating', 'migration', 'migrations'].map(stemOf)).size).toBe(1);
  });

  it('keeps tokens that are not words as they are, however long', () => {
    const long = 'ing'.repeat(20_000);
    expect(stemOf(long)).toBe(long);
    expect(stemOf('k8s')).toBe('k8s');
  });

  it('reads text without stop words', () => {
    const stems = new StemReader().read('Please migrate the two databases');
    expect(stems).toEqual([
      { word: 'migrate', stem: 'migrat' },
      { word: 'databases', stem: 'databas' },
    ]);
  });
});

describe('shares', () => {
  it('are large for common words and small for rare ones', () => {
    expect(shareOf(stemOf('create'))).toBeGreaterThan(0.2);
    expect(shareOf(stemOf('weather'))).toBeGreaterThan(0.005);
    expect(shareOf('zstandard')).toBe(2 ** -10);
  });
});
