/** How much of the details a text shows. */
export interface Detail {
    /** Values before and after, next to the names of fields. */
    readonly values: boolean;
    /** Most rows of each table or list. */
    readonly rows: number;
}
export interface Limit {
    readonly size: number;
    readonly measure: (text: string) => number;
}
/** The fullest rendering that fits. Every stage is rendered whole, so no table is ever cut in the middle. */
export declare function renderToFit(render: (detail: Detail) => string, limit: Limit): string;
/** The rows that fit a stage, and a sentence for the rest. */
export declare function takeRows<Row>(rows: readonly Row[], detail: Detail): {
    readonly shown: readonly Row[];
    readonly more: string;
};
