/** Tells whether UTF-8 that comes in parts is JSON that `readJson` accepts, without making anything of it. */
export declare class JsonChecker {
    #private;
    push(bytes: Uint8Array): void;
    /** Whether what was pushed is one whole value. */
    isWhole(): boolean;
}
