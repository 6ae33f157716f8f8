import { UsageError } from '../errors.js';
import type { GetInput } from './inputs.js';

/** One of a few words; `undefined` when the input is not set. */
export function readChoice<Word extends string>(
  get: GetInput,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = get(name);
  if (text === '') return undefined;
  const found = words.find((word) => word === text);
  if (found === undefined) throw wrongValue(name, text, `one of ${words.join(', ')}`);
  return found;
}

/** `true` or `false` as YAML writes them; `false` when the input is not set. */
export function readBoolean(get: GetInput, name: string): boolean {
  const text = get(name);
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE|)$/.test(text)) return false;
  throw wrongValue(name, text, 'true or false');
}

/** Values on lines of their own or separated by commas. */
export function readList(get: GetInput, name: string): string[] {
  const values = get(name)
    .split(/[\n,]/)
    .map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

/** What git refuses in the name of a branch. */
const NO_BRANCH = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|[/.]$|\.lock(\/|$)/;

/** The name of a branch, `refs/heads/` left out; `undefined` when the input is not set. */
export function readBranch(get: GetInput, name: string): string | undefined {
  const text = get(name).replace(/^refs\/heads\//, '');
  if (text === '') return undefined;
  if (NO_BRANCH.test(text)) throw wrongValue(name, text, 'the name of a branch, such as main');
  return text;
}

function wrongValue(name: string, text: string, expected: string): UsageError {
  return new UsageError(
    `The input "${name}" is ${JSON.stringify(text)}, which is not ${expected}.`,
    `Set "${name}" to ${expected} in the workflow, or leave it out.`,
  );
}
