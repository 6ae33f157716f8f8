import type { Span } from './diagnostic.js';
/** A place that is known by its field; where that stands in the text is looked up only for what is reported. */
export interface FieldPlace {
    readonly field: readonly (string | number)[];
    readonly part: 'key' | 'value';
    /** The text in a list below the field that is meant, whatever its case; the field itself where there is none. */
    readonly item?: string;
}
export type Place = Span | FieldPlace;
/** What a stage found, before severities are applied and fields are located. */
export interface Finding {
    readonly rule: string;
    readonly file: string;
    readonly at: Place;
    readonly message: string;
    readonly fix: string;
    readonly skill?: string;
}
export declare function isSpan(place: Place): place is Span;
