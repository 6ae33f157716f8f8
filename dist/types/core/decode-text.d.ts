export type DecodedText = {
    readonly ok: true;
    readonly text: string;
} | {
    readonly ok: false;
    readonly problem: string;
    readonly fix: string;
    readonly line: number;
};
/** Reads bytes as UTF-8; a byte order mark stays in the text so that offsets match the file. */
export declare function decodeText(bytes: Uint8Array): DecodedText;
