/** Two running sums, seeded: enough to see that something changed, far cheaper than node:crypto is to load. */
export class Checksum {
  #a: number;
  #b: number;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = (seed ^ 0x9e3779b9) | 0;
  }

  addNumber(value: number): this {
    this.#a = Math.imul(this.#a ^ value, 0x85ebca6b);
    this.#a ^= this.#a >>> 13;
    this.#b = Math.imul(this.#b ^ value, 0xc2b2ae35);
    this.#b ^= this.#b >>> 16;
    return this;
  }

  addText(text: string): this {
    for (let index = 0; index < text.length; index++) this.addNumber(text.charCodeAt(index));
    return this.addNumber(text.length);
  }

  addBytes(bytes: Uint8Array): this {
    const words = bytes.length >>> 2;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let index = 0; index < words; index++) this.addNumber(view.getInt32(index * 4, true));
    for (let index = words * 4; index < bytes.length; index++) this.addNumber(bytes[index]!);
    return this.addNumber(bytes.length);
  }

  get value(): string {
    return (this.#a >>> 0).toString(16).padStart(8, '0') + (this.#b >>> 0).toString(16).padStart(8, '0');
  }
}
