/** What a runner should grant a skill's script. skill-registrar itself runs none. */
export declare const SCRIPT_LIMITS: {
    readonly timeoutMs: 60000;
    readonly maxOutputBytes: number;
    readonly maxArguments: 100;
    readonly maxArgumentBytes: 4096;
    /** A script runs in the directory of its skill. */
    readonly workingDirectory: 'skill';
};
