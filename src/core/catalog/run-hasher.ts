const SHINGLE = 3;
const MIN_WORDS = 8;
/** Up to here sorting by insertion is faster than a call into the engine. */
const FEW = 64;

/** The hashes of a text's three-word runs, made in memory that is used again. */
export class RunHasher {
  #hashes = new Uint32Array(1024);

  /** Sorted, each once; none for a text that is too short to compare. They are gone when the next text comes. */
  runsOf(text: string): Uint32Array {
    // A run ends with a word, and a word takes two characters with its blank.
    if (this.#hashes.length < text.length / 2 + 1) this.#hashes = new Uint32Array(text.length);
    const count = fill(this.#hashes, text);
    sort(this.#hashes, count);
    return this.#hashes.subarray(0, dropRepeated(this.#hashes, count));
  }
}

/** Returns how many there are, in the order of the text. */
function fill(hashes: Uint32Array, text: string): number {
  let before = 0;
  let last = 0;
  let word = 0;
  let length = 0;
  let words = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index === text.length ? 32 : text.charCodeAt(index) | 32;
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
    if (isLetter) {
      word = (Math.imul(word, 31) + code) | 0;
      length++;
    } else if (length > 0) {
      words++;
      if (words >= SHINGLE) hashes[words - SHINGLE] = mix(before, last, word);
      before = last;
      last = word;
      word = 0;
      length = 0;
    }
  }
  return words < MIN_WORDS ? 0 : words - SHINGLE + 1;
}

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function sort(hashes: Uint32Array, count: number): void {
  if (count > FEW) {
    hashes.subarray(0, count).sort();
    return;
  }
  for (let index = 1; index < count; index++) {
    const hash = hashes[index]!;
    let at = index;
    for (; at > 0 && hashes[at - 1]! > hash; at--) hashes[at] = hashes[at - 1]!;
    hashes[at] = hash;
  }
}

function dropRepeated(sorted: Uint32Array, count: number): number {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    if (index === 0 || sorted[index] !== sorted[index - 1]) sorted[kept++] = sorted[index]!;
  }
  return kept;
}
