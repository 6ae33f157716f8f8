import { describe, expect, it } from 'vitest';
import { BOILERPLATE, FIRST_WORDS } from '../../src/skill/infer-metadata.js';

describe('openings of a lead clause', () => {
  // Optional endings: `use(?:d)?`, `helps?`.
  const source = BOILERPLATE.source
    .replace(/([a-z]+)\(\?:([a-z]+)\)\?/g, '$1 $1$2')
    .replace(/([a-z]+)([a-z])\?/g, '$1 $1$2');
  const words = [...new Set(source.match(/[a-z]+(?:-[a-z]+)*/g))];

  /** Three words are enough to show every opening. */
  function canBegin(first: string): boolean {
    return words.some((second) =>
      words.some((third) => BOILERPLATE.exec(`${first} ${second} ${third} x`)?.[0].startsWith(first)),
    );
  }

  it('the list of first words matches the expression', () => {
    const beginning = new Set(words.filter(canBegin));
    expect([...FIRST_WORDS].sort()).toEqual([...beginning].sort());
  });
});
