import { describe, expect, it } from 'vitest';
import { closestOf } from '../../src/text/suggest.js';

describe('closest', () => {
  it.each([
    ['descripton', ['name', 'description'], 'description'],
    ['nam', ['name', 'names'], 'name'],
    ['names', ['name', 'names'], 'names'],
    ['ab', ['abc'], 'abc'],
    ['ab', ['abcd'], null],
    ['ab', ['xy'], null],
    ['abc', ['abcdefgh'], 'abcdefgh'],
    ['name-match', ['home-path', 'name-matches-directory'], 'name-matches-directory'],
    ['pfd', ['pdf'], 'pdf'],
    ['cloe', ['clue', 'cleo'], 'clue'],
    ['wirter', ['winter-x', 'writer'], 'writer'],
    ['abc', ['xyz'], null],
    ['abcdefghi', ['xyzdefghi'], 'xyzdefghi'],
    ['abcdefghi', ['wxyzefghi'], null],
    ['abcdefg', ['xyzdefg'], 'xyzdefg'],
    ['version', [], null],
    ['test', ['tost', 'tast'], 'tost'],
    ['test', ['toast', 'tost'], 'tost'],
  ])('for %j among %j, suggests %j', (text, candidates, expected) => {
    expect(closestOf(text, candidates)).toBe(expected);
  });

  it('does not search thousands of candidates', () => {
    const many = (count: number) => [
      'name',
      ...Array.from({ length: count - 1 }, (_, i) => `field-number-${i}`),
    ];
    expect(closestOf('nam', many(2000))).toBe('name');
    expect(closestOf('nam', many(2001))).toBeNull();
  });
});
