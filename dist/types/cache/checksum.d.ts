/** Two running sums, seeded: enough to see that something changed, far cheaper than node:crypto is to load. */
export declare class Checksum {
    #private;
    constructor(seed: number);
    addNumber(value: number): this;
    addText(text: string): this;
    addBytes(bytes: Uint8Array): this;
    get value(): string;
}
