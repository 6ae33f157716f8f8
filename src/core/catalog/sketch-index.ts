/** How many earlier holders of a hash are looked at: keeps the search linear in hostile repositories. */
const MAX_HOLDERS = 8;
const NOBODY: readonly number[] = [];

/** Who has which hashes. Nearly every hash has one holder: a list is made for the others only. */
export class SketchIndex {
  readonly #first = new Map<number, number>();
  readonly #more = new Map<number, number[]>();

  add(hashes: Uint32Array, holder: number): void {
    for (let at = 0; at < hashes.length; at++) {
      const key = keyOf(hashes[at]!);
      if (!this.#first.has(key)) {
        this.#first.set(key, holder);
        continue;
      }
      const others = this.#more.get(key);
      if (others === undefined) this.#more.set(key, [holder]);
      else if (others.length < MAX_HOLDERS - 1) others.push(holder);
    }
  }

  /** Those that have one of these, in order. */
  sharing(hashes: Uint32Array): readonly number[] {
    let found: Set<number> | null = null;
    for (let at = 0; at < hashes.length; at++) {
      const key = keyOf(hashes[at]!);
      const first = this.#first.get(key);
      if (first === undefined) continue;
      found ??= new Set();
      found.add(first);
      for (const holder of this.#more.get(key) ?? NOBODY) found.add(holder);
    }
    return found === null ? NOBODY : [...found].sort((a, b) => a - b);
  }
}

/** Signed, a hash is a small integer for the engine, which a map holds without an object of its own. */
function keyOf(hash: number): number {
  return hash | 0;
}
