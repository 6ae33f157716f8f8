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

describe('similar descriptions', () => {
  it.each([
    ['word for word', text(8), text(8)],
    ['in another case', text(8), text(8).toUpperCase()],
    ['with other punctuation', text(8), text(8).replaceAll(' ', ', ').concat('.')],
    ['except for the last of many words', text(40), `${text(39)} other`],
    ['except for additions', text(40), `${text(40)} and more`],
    ['in non-ASCII letters', text(8).replaceAll('word', 'mögen'), text(8).replaceAll('word', 'mögen')],
    ['with repeated words', `${text(8)} ${text(8)}`, `${text(8)} ${text(8)} ${text(8)}`],
    ['however long', WORDS.join(' ').repeat(200), WORDS.join(' ').repeat(200)],
  ])('reports descriptions that are the same %s', (_how, first, second) => {
    expect(similar(first, second)).toEqual([['s0', 's1']]);
  });

  it.each([
    ['that are too short', text(7), text(7)],
    ['with different words', text(20), text(20, 20)],
    ['with the same words in another order', text(8), text(8).split(' ').reverse().join(' ')],
    ['of which one is much longer', text(10), text(40)],
    ['that differ in a quarter of their words', text(20), `${text(15)} ${text(5, 30)}`],
    ['with the same letters in other words', 'ab cd ef gh ij kl mn op', 'a bc de fg hi jk lm nop'],
    ['that are missing', undefined, undefined],
    ['empty', '', ''],
    ['that are only punctuation', '… — · … — · … — ·', '? ! . , ; : ? !'],
  ])('does not report descriptions %s', (_what, first, second) => {
    expect(similar(first, second)).toEqual([]);
  });

  it('reports the later skill, and names the first one', () => {
    const description = text(12);
    const skills = ['a', 'b', 'c'].map((name) => aRecord(name, { description }));
    expect(findSimilarDescriptions(skills)).toEqual([
      {
        rule: 'similar-description',
        file: 'skills/b/SKILL.md',
        at: { field: ['description'], part: 'value' },
        skill: 'b',
        about: ['a'],
        message: 'The description says nearly the same as that of "a" (skills/a/SKILL.md).',
        fix: 'Say what sets the two apart, or merge them.',
      },
      {
        rule: 'similar-description',
        file: 'skills/c/SKILL.md',
        at: { field: ['description'], part: 'value' },
        skill: 'c',
        about: ['a'],
        message: 'The description says nearly the same as that of "a" (skills/a/SKILL.md).',
        fix: 'Say what sets the two apart, or merge them.',
      },
    ]);
  });

  it('finds similar descriptions among many different ones', () => {
    const others = Array.from({ length: 50 }, (_, i) =>
      WORDS.map((word) => `${word}x${i}`)
        .slice(0, 12)
        .join(' '),
    );
    expect(similar(text(12), ...others, text(12))).toEqual([['s0', 's51']]);
  });
});
