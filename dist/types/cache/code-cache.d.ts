/**
 * Keeps what the engine compiled of a program, so that the next run need not compile it again: of a small run that is
 * the greater part. Node's own compile cache holds what is compiled when a file is loaded; a function is compiled
 * when it is first called, so this one is filled at the end of a run.
 */
export declare class CodeCache {
    #private;
    /**
     * @param options.program the folder of the program's files
     * @param options.require what loads everything else
     * @param options.folder where this build's code is kept
     * @param options.use what the program is used for: each use calls functions of its own
     */
    constructor(options: {
        readonly program: string;
        readonly require: NodeJS.Require;
        readonly folder: string;
        readonly use: string;
    });
    /** Loads one of the program's files as `require` does, and those that it requires. */
    load(name: string): unknown;
    /** At the end of a run, when every function that it needs is compiled. A cache that cannot be written is none. */
    keep(): void;
}
