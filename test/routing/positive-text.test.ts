import { describe, expect, it } from 'vitest';
import { positiveText } from '../../src/routing/skill-words.js';

const others = new Set(['invoice-reader', 'pdf']);
const read = (description: string) => positiveText(description, (name) => others.has(name));

describe('positive text of a description', () => {
  it.each([
    ['Reads mail. Do not use for spam.', 'Reads mail.'],
    ['Reads mail, never calendars.', 'Reads mail,'],
    ['Not for drafts. Sends mail.', 'Sends mail.'],
    [
      'Sends mail. For invoices, use the invoice-reader skill instead. Archives it.',
      'Sends mail. Archives it.',
    ],
    ['Sends mail. See `pdf` for forms.', 'Sends mail.'],
    ['Sends mail. See "pdf" for forms.', 'Sends mail.'],
    ['Sends mail. Use /pdf for forms.', 'Sends mail.'],
    ['Sends mail. Use $pdf for forms.', 'Sends mail.'],
    ['Sends mail. Use docs:pdf skills for forms.', 'Sends mail.'],
    ['Sends mail. Use the PDF skill for forms.', 'Sends mail.'],
    ['Sends mail. Use docs:invoice-reader for forms.', 'Sends mail.'],
    ['Sends mail. Use the pdf" skill for forms.', 'Sends mail.'],
    ["Sends mail. Use the pdf's pages.", "Sends mail. Use the pdf's pages."],
    ['Use when sending a pdf by mail.', 'Use when sending a pdf by mail.'],
    ['Use with unknown-skill.', 'Use with unknown-skill.'],
  ])('of %j, keeps %j', (description, text) => {
    expect(read(description).text.replace(/\s+/g, ' ').trim()).toBe(text);
  });

  it.each([
    ['Use for "read my mail" and “write back”.', ['read my mail', 'write back']],
    ["Triggers: 'I'm lost', 'don't know where', the user's mail.", ["I'm lost", "don't know where"]],
    ['Runs `eas build` and `useLoader`, returns `true`.', ['eas build', 'useLoader']],
    ['Say "hi", or "is this mail important?".', ['is this mail important']],
    ['Use for "a". Do not use for "delete my mail".', []],
    ['Asks "what now?" Do not answer "later on".', ['what now']],
    [`Says "${'x'.repeat(61)}" and "${'y'.repeat(60)}".`, ['y'.repeat(60)]],
  ])('%j quotes %j', (description, quotes) => {
    expect(read(description).quotes).toEqual(quotes);
  });

  it('takes linear time for any text', () => {
    for (const text of ['"', "'", '`', ' do not', "a'", '. use '])
      expect(read(text.repeat(20_000)).quotes.length).toBeGreaterThanOrEqual(0);
  }, 5000);
});
