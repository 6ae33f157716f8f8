const SHINGLE = 3;
const MIN_WORDS = 8;

/** Turns texts into the hashes of their three-word runs, in memory that is used again. */
export class RunHasher {
  #buffer = new Uint32Array(1024);

  /** All of them, sorted, each once; none for a text that is too short to compare. */
  all(text: string): Uint32Array {
    const count = this.#fill(text);
    const sorted = this.#buffer.subarray(0, count).sort();
    let kept = 0;
    for (let index = 0; index < count; index++) {
      if (index === 0 || sorted[index] !== sorted[index - 1]) sorted[kept++] = sorted[index]!;
    }
    return sorted.slice(0, kept);
  }

  /** The first of them, as many as there is room for; returns how many there are. */
  smallest(text: string, into: Uint32Array): number {
    const count = this.#fill(text);
    const buffer = this.#buffer;
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const hash = buffer[index]!;
      if (kept === into.length && hash >= into[kept - 1]!) continue;
      let at = kept;
      while (at > 0 && into[at - 1]! > hash) at--;
      if (at > 0 && into[at - 1] === hash) continue;
      if (kept < into.length) kept++;
      for (let moved = kept - 1; moved > at; moved--) into[moved] = into[moved - 1]!;
      into[at] = hash;
    }
    return kept;
  }

  /** Returns how many there are, in the order of the text. */
  #fill(text: string): number {
    // A run ends with a word, and a word takes two characters with its blank.
    if (this.#buffer.length < text.length / 2 + 1) this.#buffer = new Uint32Array(text.length);
    const buffer = this.#buffer;
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
        if (words >= SHINGLE) buffer[words - SHINGLE] = mix(before, last, word);
        before = last;
        last = word;
        word = 0;
        length = 0;
      }
    }
    return words < MIN_WORDS ? 0 : words - SHINGLE + 1;
  }
}

function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}
