import { type JsonNode } from './json-tree.js';
/** What the whole document has in common, for what its surroundings do not say. */
export interface DocumentStyle {
    readonly eol: string;
    /** One step of indentation. */
    readonly unit: string;
    /** From the end of a key to its value. */
    readonly colon: string;
    /** Between members that stand on one line. */
    readonly comma: string;
    readonly isOneLine: boolean;
}
/** How a container sets its members: `[` lead member separator member tail `]`. */
export interface Layout {
    readonly lead: string;
    readonly separator: string;
    readonly tail: string;
    readonly colon: string;
    /** All of it stands on one line. */
    readonly isInline: boolean;
    /** Indentation of the lines its members begin on. */
    readonly memberIndent: string;
}
/** Reads the habits of a document off its first lines. */
export declare function detectStyle(root: JsonNode): DocumentStyle;
/** The layout of a container that has members, for writing more of them. */
export declare function layoutOf(node: JsonNode, indent: string, style: DocumentStyle): Layout;
/** The layout of a new container that begins on a line with this indentation, modelled on another one. */
export declare function layoutLike(model: JsonNode | undefined, at: NewPlace, style: DocumentStyle): Layout;
export interface NewPlace {
    readonly indent: string;
    /** It stands inside a container that is written on one line. */
    readonly isInline: boolean;
}
/** The indentation of the last line that a gap begins; a comma may follow it. */
export declare function indentAfter(gap: string): string;
export declare function hasNewline(text: string): boolean;
