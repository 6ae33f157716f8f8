import { describe, expect, it } from 'vitest';
import { findSimilarDescriptions } from '../../../src/rules/catalog/similar-description.js';
import { aRecord } from '../../support/a-record.js';

const WORDS = Array.from(
  { length: 40 },
  (_, index) => `word${String.fromCharCode(97 + (index % 26))}${index}`,
);
const similar = (...descriptions: readonly (string | undefined)[]) =>
  findSimilarDescriptions(
    descriptions.map((description, index) =>
      aRecord(`s${index}`, description === undefined ? {} : { description }),
    ),
  ).map(({ skill, message }) => [/"([^"]+)"/.exec(message)![1], skill]);
const text = (count: number, from = 0) => WORDS.slice(from, from + count).join(' ');

describe('descriptions that say nearly the same', () => {
  it.each([
    ['word for word', text(8), text(8)],
    ['in other cases', text(8), text(8).toUpperCase()],
    ['with other marks between the words', text(8), text(8).replaceAll(' ', ', ').concat('.')],
    ['but for the last of many words', text(40), `${text(39)} other`],
    ['but for what is added', text(40), `${text(40)} and more`],
    ['in letters beyond ASCII', text(8).replaceAll('word', 'mögen'), text(8).replaceAll('word', 'mögen')],
    ['with words repeated', `${text(8)} ${text(8)}`, `${text(8)} ${text(8)} ${text(8)}`],
    ['however long', WORDS.join(' ').repeat(200), WORDS.join(' ').repeat(200)],
  ])('%s', (_how, first, second) => {
    expect(similar(first, second)).toEqual([['s0', 's1']]);
  });

  it.each([
    ['too short to tell', text(7), text(7)],
    ['of other words', text(20), text(20, 20)],
    ['of the same words in another order', text(8), text(8).split(' ').reverse().join(' ')],
    ['of which one says much more', text(10), text(40)],
    ['a quarter of which differs', text(20), `${text(15)} ${text(5, 30)}`],
    ['of the same letters in other words', 'ab cd ef gh ij kl mn op', 'a bc de fg hi jk lm nop'],
    ['not there', undefined, undefined],
    ['empty', '', ''],
    ['of nothing but marks', '… — · … — · … — ·', '? ! . , ; : ? !'],
  ])('are not those %s', (_what, first, second) => {
    expect(similar(first, second)).toEqual([]);
  });

  it('are told at the later skill, with the first that says it', () => {
    const description = text(12);
    const skills = ['a', 'b', 'c'].map((name) => aRecord(name, { description }));
    expect(findSimilarDescriptions(skills)).toEqual([
      {
        rule: 'similar-description',
        file: 'skills/b/SKILL.md',
        at: { field: ['description'], part: 'value' },
        skill: 'b',
        message: 'The description says nearly the same as that of "a" (skills/a/SKILL.md).',
        fix: 'Say what sets the two apart, or merge them.',
      },
      {
        rule: 'similar-description',
        file: 'skills/c/SKILL.md',
        at: { field: ['description'], part: 'value' },
        skill: 'c',
        message: 'The description says nearly the same as that of "a" (skills/a/SKILL.md).',
        fix: 'Say what sets the two apart, or merge them.',
      },
    ]);
  });

  it('are found among many that have nothing in common', () => {
    const others = Array.from({ length: 50 }, (_, i) =>
      WORDS.map((word) => `${word}x${i}`)
        .slice(0, 12)
        .join(' '),
    );
    expect(similar(text(12), ...others, text(12))).toEqual([['s0', 's51']]);
  });
});
