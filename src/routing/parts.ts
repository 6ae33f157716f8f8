import { stemOf } from './words.js';

/** A literal text as a part of a key: nothing in it acts, `|` cannot occur, and `-`, `_` and `'` match any character. */
function literal(text: string): string {
  return text
    .toLowerCase()
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\^$.*+?()[\]{}]/g, '\\$&')
    .replace(/['’_-]/g, '.');
}

function bounded(text: string): string {
  const inner = literal(text);
  const plain = text.trim();
  const start = /^[a-z0-9]/i.test(plain) ? '\\b' : '';
  const end = /[a-z0-9]$/i.test(plain) ? '\\b' : '';
  return start + inner + end;
}

export function namePart(name: string): string {
  return bounded(name);
}

export function phrasePart(phrase: string, isDeclared: boolean): string {
  const isWord = !/[\s_/-]/.test(phrase.trim());
  const isShort = isDeclared ? isWord && phrase.trim().length <= 4 : isWord || phrase.trim().length < 8;
  return isShort ? bounded(phrase) : literal(phrase);
}

export function wholeRequestPart(phrase: string): string {
  return `^\\W*${literal(phrase)}\\W*$`;
}

export function wordPart(stem: string, word: string): string {
  let n = 0;
  while (n < stem.length && stem[n] === word[n]) n++;
  if (n >= 6) return `\\b${literal(stem.slice(0, n))}`;
  return /[a-z0-9]$/.test(word) ? `\\b${literal(word)}s?\\b` : bounded(word);
}
