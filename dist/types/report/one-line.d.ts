/** The text on one line: runs of white space and control characters become one space. */
export declare function oneLine(text: string): string;
