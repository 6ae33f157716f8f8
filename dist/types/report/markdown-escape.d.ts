/**
 * Text of strangers as Markdown that shows exactly that text, on one line: no markup but code spans, no HTML,
 * and none of the links that GitHub makes by itself (mentions, references, bare addresses).
 */
export declare function prose(text: string): string;
/** Text of strangers as a code span: GitHub links nothing in there. */
export declare function code(text: string): string;
/** A block of code that its content cannot leave. */
export declare function codeBlock(text: string, language?: string): string;
/** A link whose address cannot end early or leave the web. */
export declare function link(label: string, address: string): string;
