/** What a tool call returns, as the protocol wants it. */
export interface ToolResult {
    readonly content: {
        readonly type: 'text';
        readonly text: string;
    }[];
    readonly structuredContent: Record<string, unknown>;
    readonly isError?: true;
    readonly [key: string]: unknown;
}
export type ToolErrorCode = 'invalid_arguments' | 'not_found' | 'ambiguous' | 'refused' | 'unavailable';
/** A result with fields; `text` stands for them where a client shows text only. */
export declare function succeed(fields: Record<string, unknown>, text?: string): ToolResult;
/** An error that the model can read and act on. */
export declare function fail(code: ToolErrorCode, message: string, candidates?: readonly string[]): ToolResult;
