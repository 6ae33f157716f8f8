const SHINGLE = 3;
const MIN_WORDS = 8;

/** Words of 32 bits in a signature. */
export const SIGNATURE_WORDS = 4;

/** The hashes of the three-word runs of one text at a time, in memory that is used again. */
export class RunHasher {
  #hashes = new Uint32Array(1024);
  #count = 0;

  /** Takes the next text; returns how many runs it has, none when it is too short to compare. */
  take(text: string): number {
    // A run ends with a word, and a word takes two characters with its blank.
    if (this.#hashes.length < text.length / 2 + 1) this.#hashes = new Uint32Array(text.length);
    this.#count = hashRuns(text, this.#hashes);
    return this.#count;
  }

  /** All hashes, sorted, each once. */
  sorted(): Uint32Array {
    const sorted = this.#hashes.slice(0, this.#count).sort();
    return sorted.filter((hash, index) => index === 0 || hash !== sorted[index - 1]);
  }

  /** The smallest ones, in order, as many as there is room for; returns how many there are. */
  smallest(into: Uint32Array): number {
    let kept = 0;
    for (let index = 0; index < this.#count; index++) {
      const hash = this.#hashes[index]!;
      if (kept === into.length && hash >= into[kept - 1]!) continue;
      let at = kept;
      while (at > 0 && into[at - 1]! > hash) at--;
      if (at > 0 && into[at - 1] === hash) continue;
      if (kept < into.length) kept++;
      into.copyWithin(at + 1, at, kept - 1);
      into[at] = hash;
    }
    return kept;
  }

  /** Sets one bit for each hash: two texts differ in at least as many runs as their signatures differ in bits. */
  sign(signatures: Uint32Array, start: number): void {
    for (let index = 0; index < this.#count; index++) {
      const hash = this.#hashes[index]!;
      signatures[start + ((hash >>> 5) % SIGNATURE_WORDS)]! |= 1 << (hash & 31);
    }
  }
}

/** In the order of the text. */
function hashRuns(text: string, into: Uint32Array): number {
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
      if (words >= SHINGLE) into[words - SHINGLE] = mix(before, last, word);
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
