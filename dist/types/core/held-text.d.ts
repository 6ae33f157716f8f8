/**
 * A text that is seldom looked at. A large one is held as UTF-8 only: one character beyond Latin-1 makes the engine
 * take two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
export declare class HeldText {
    #private;
    /** Bytes have to be valid UTF-8. */
    constructor(text: string | Uint8Array);
    get isLarge(): boolean;
    read(): string;
    get bytes(): Uint8Array;
}
