import { describe, expect, it } from 'vitest';
import { positiveText } from '../../src/routing/positive-text.js';

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
    ['Use the pdf of well-known tools.', 'Use the pdf of well-known tools.'],
    ["Use the pdf's well-known pages.", "Use the pdf's well-known pages."],
    ["Use the well-known 'pdf pages' now.", "Use the well-known 'pdf pages' now."],
    ['Reads mail;Sends it.', 'Reads mail; Sends it.'],
    ['Says "read the mail."  Use invoice-reader for totals.', 'Says "read the mail."'],
    ['Says "read the mail" Use invoice-reader for totals.', ''],
    ['Says "read the mail." use invoice-reader for totals.', ''],
    ['Says "read it"; see “pdf”. Sends "it" then.', 'Says "read it"; Sends "it" then.'],
  ])('of %j, keeps %j', (description, text) => {
    expect(read(description).text.replace(/\s+/g, ' ').trim()).toBe(text);
  });

  it.each([
    ['Use for "read my mail" and “write back”.', ['read my mail', 'write back']],
    ["Triggers: 'I'm lost', 'don't know where', the user's mail.", ["I'm lost", "don't know where"]],
    ['Runs `eas build` and `useLoader`, returns `true`.', ['eas build', 'useLoader']],
    ['Say "hi", or "is this mail important?".', ['is this mail important']],
    ['Use for "a". Do not use for "delete my mail".', []],
    ['"Read my mail" is what people say.', ['Read my mail']],
    [
      'Say "ab", "abc", "…, read it!?", "...wait", "v1.2 now..." or "e.g. this".',
      ['abc', 'read it', 'wait', 'v1.2 now', 'e.g. this'],
    ],
    ['Returns ` true `.', []],
    ['「請求書を作成して」や『見積もりを送る』と言われたとき。', ['請求書を作成して', '見積もりを送る']],
    ['用于"合并多个文件"或“拆分文件夹”。', ['合并多个文件', '拆分文件夹']],
    ['Dit « lire le courrier » ou ‹écrire›.', ['lire le courrier', 'écrire']],
    ['Bei „Post lesen“ und „Post schreiben“.', ['Post lesen', 'Post schreiben']],
    ['Builds a "long lived\n  worker", mentions "Mail SDK".', ['long lived worker', 'Mail SDK']],
    ['A 5" screen shows "my mail" and "the rest".', ['my mail', 'the rest']],
    ['An "open mark, then "read mail" and "send mail".', ['read mail', 'send mail']],
    ['Ends "here\n\nnot there" at the paragraph.', []],
    ['Says "read the mail." Use invoice-reader for "the totals".', ['read the mail']],
    ['Asks "what now?" Do not answer "later on".', ['what now']],
    [`Says "${'x'.repeat(61)}" and "${'y'.repeat(60)}".`, ['y'.repeat(60)]],
  ])('%j quotes %j', (description, quotes) => {
    expect(read(description).quotes).toEqual(quotes);
  });

  it('takes linear time for any text', () => {
    for (const text of ['"', ' "a', "'", " 'a", '`', '「', '“a', '„', ' do not', "a'", '. use '])
      expect(read(text.repeat(20_000)).quotes.length).toBeGreaterThanOrEqual(0);
  }, 5000);
});
