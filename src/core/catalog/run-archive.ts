/** Many short lists of numbers, one after the other in one block: an object for each would weigh more than the numbers. */
export class RunArchive {
  #numbers = new Uint32Array(16_384);
  readonly #ends: number[] = [];

  add(list: Uint32Array): void {
    const start = this.#ends.at(-1) ?? 0;
    if (start + list.length > this.#numbers.length) {
      const larger = new Uint32Array(2 * (start + list.length));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers.set(list, start);
    this.#ends.push(start + list.length);
  }

  /** The list that was added as the one with this index. */
  at(index: number): Uint32Array {
    return this.#numbers.subarray(this.#ends[index - 1] ?? 0, this.#ends[index]);
  }
}
