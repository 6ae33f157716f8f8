import { normalizePhrase } from './phrases.js';

/** `$pdf` or `/pdf`, not inside of a word, an amount or a path. */
const MARKED = /(?<![\p{L}\p{N}$/.\\])([$/])([\p{L}\p{N}][\p{L}\p{N}_:-]*)(?![/\\])/gu;

/** The words before "skill", which may end in its name. */
const BEFORE_SKILL = /(?<![\p{L}\p{N}_-])((?:[\p{L}\p{N}_:-]{1,64}[`"'”]?[^\S\n]{1,3}){1,8})skill\b/giu;

const EDGE = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/** Finds the skills that a request names: `$name`, `/name`, "the <name> skill", or the bare name. */
export class Mentions {
  readonly #names: ReadonlyMap<string, string>;

  constructor(names: readonly string[]) {
    this.#names = new Map(names.map((name) => [normalizePhrase(name), name]));
  }

  /** In the order of the request, each once. */
  in(text: string): readonly string[] {
    const called = [...text.matchAll(BEFORE_SKILL)].map(([, words]) => this.#findLast(words!));
    return distinct([this.#find(text.replace(EDGE, '')), ...this.#marked(text), ...called]);
  }

  /** Only those as `$name`, exactly as the skill is named. */
  withDollar(text: string): readonly string[] {
    const marked = [...text.matchAll(MARKED)].filter(([, mark]) => mark === '$');
    return distinct(marked.map(([, , name]) => (this.#find(name!) === name ? name : undefined)));
  }

  #marked(text: string): readonly (string | undefined)[] {
    return [...text.matchAll(MARKED)].map(([, , name]) => this.#find(name!));
  }

  /** The longest name at the end of the words. */
  #findLast(before: string): string | undefined {
    const words = before
      .replace(/[`"'”]/g, '')
      .trim()
      .split(/\s+/);
    return words.map((_, from) => this.#find(words.slice(from).join(' '))).find((name) => name !== undefined);
  }

  /** A plugin's name may precede: `docs:pdf`. */
  #find(text: string): string | undefined {
    return this.#names.get(normalizePhrase(text.slice(text.lastIndexOf(':') + 1)));
  }
}

function distinct(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}
