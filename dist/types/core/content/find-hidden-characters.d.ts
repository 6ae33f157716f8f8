/** One character, or a run of them, that a reader does not see. */
export interface HiddenCharacters {
    readonly start: number;
    readonly end: number;
    /** `Invisible character U+200B (zero width space)`, with the number of those that follow it. */
    readonly what: string;
}
/** Finds characters that no reader sees; those that emoji and other scripts are made of are left alone. */
export declare function findHiddenCharacters(text: string): Generator<HiddenCharacters>;
/** Names the character that matters most: a direction control before anything else. */
export declare function describeRun(run: string): string;
