/**
 * A text that is seldom looked at. A large one is held as UTF-8: one character beyond Latin-1 makes the engine take
 * two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
export declare class HeldText {
    #private;
    constructor(text: string);
    get isLarge(): boolean;
    read(): string;
    get bytes(): Uint8Array;
}
