/** The data of a skill for the search. */
export interface Searchable {
  readonly name: string;
  readonly description: string;
  readonly labels: string;
}

export interface SearchEntry<T> {
  readonly item: T;
  readonly name: string;
  readonly labels: string;
  readonly description: string;
}

export function indexEntry<T>(item: T, { name, description, labels }: Searchable): SearchEntry<T> {
  return { item, name: fold(name), labels: fold(labels), description: fold(description) };
}

/** The items that have every word of the query, the best match first; all of them, in order, for an empty query. */
export function search<T>(entries: readonly SearchEntry<T>[], query: string): readonly T[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return entries.map(({ item }) => item);
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry.item);
}

/** Zero when a word is missing. */
function scoreOf(entry: SearchEntry<unknown>, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const score = scoreOfWord(entry, word);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

function scoreOfWord({ name, labels, description }: SearchEntry<unknown>, word: string): number {
  if (name === word) return 100;
  if (startsWord(name, word)) return 50;
  if (name.includes(word)) return 30;
  if (startsWord(labels, word)) return 20;
  if (startsWord(description, word)) return 10;
  return labels.includes(word) || description.includes(word) ? 4 : 0;
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  }
  return false;
}

/** Case and accents do not count. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
