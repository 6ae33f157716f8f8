/** An error of the file system as one that says what to do; one that does so already is left as it is. */
export declare function explainFileError(error: unknown, verb: 'read' | 'write', path: string): unknown;
