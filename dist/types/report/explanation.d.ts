/** What stopped or limited a step, and what to do about it: plain text, escaped by whoever prints it. */
export interface Explanation {
    readonly what: string;
    readonly next: string;
    /** Lines to copy, such as the permissions to add to a workflow. */
    readonly snippet?: {
        readonly language: string;
        readonly text: string;
    };
    readonly link?: string;
}
