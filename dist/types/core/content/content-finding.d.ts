/** Something in a skill's text that may harm whoever uses it; offsets are UTF-16 positions in the text. */
export interface ContentFinding {
    readonly rule: string;
    readonly start: number;
    readonly end: number;
    readonly message: string;
    readonly fix: string;
}
