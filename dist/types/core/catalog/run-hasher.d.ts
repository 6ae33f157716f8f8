/** Words of 32 bits in a signature. */
export declare const SIGNATURE_WORDS = 4;
/** The hashes of the three-word runs of one text at a time, in memory that is used again. */
export declare class RunHasher {
    #private;
    /** Takes the next text; returns how many runs it has, none when it is too short to compare. */
    take(text: string): number;
    /** All hashes, sorted, each once. */
    sorted(): Uint32Array;
    /** The smallest ones, in order, as many as there is room for; returns how many there are. */
    smallest(into: Uint32Array): number;
    /** Sets one bit for each hash: two texts differ in at least as many runs as their signatures differ in bits. */
    sign(signatures: Uint32Array, start: number): void;
}
