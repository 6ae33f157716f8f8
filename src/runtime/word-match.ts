/** True when the phrase stands in the text as whole words, in any case; letters of every script count. */
export function hasWord(text: string, phrase: string): boolean {
  return occursBetween(text, phrase, /[\p{L}\p{N}\p{M}_]/u);
}

/** True when a skill's name stands in the text by itself: `test` is not named by `test-first-fix`. */
export function mentionsName(text: string, name: string): boolean {
  return occursBetween(text, name, /[\p{L}\p{N}\p{M}_-]/u);
}

function occursBetween(text: string, phrase: string, wordCharacter: RegExp): boolean {
  const wanted = normalize(phrase);
  if (wanted === '') return false;
  const normal = normalize(text);
  for (let at = normal.indexOf(wanted); at !== -1; at = normal.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isBoundary(normal, at, wordCharacter) && isBoundary(normal, end, wordCharacter)) return true;
  }
  return false;
}

function normalize(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** No boundary where a word goes on over it; a phrase that ends in a sign, such as `c++`, ends its word itself. */
function isBoundary(text: string, at: number, wordCharacter: RegExp): boolean {
  return !(wordCharacter.test(characterBefore(text, at)) && wordCharacter.test(characterAt(text, at)));
}

function characterAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at)!) : '';
}

function characterBefore(text: string, at: number): string {
  const isPair = at > 1 && /[\udc00-\udfff]/.test(text[at - 1]!);
  return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
}
