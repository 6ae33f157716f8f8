import type { Request } from './request.js';
/** Which skills a server offers, and how. */
export interface OfferedSkills {
    /** Asked before every reading, so that each sees the files as they are. */
    readonly request: () => Promise<Request>;
    /** Absolute; what relative paths of the client are relative to. */
    readonly workingDirectory: string;
    /** Names of the skills that may be seen; default: all that the config allows. */
    readonly allow?: readonly string[] | undefined;
    /** Absolute; where activated skills are copied to. */
    readonly privateDirectory?: string | undefined;
}
/** What the command line hands to the server: the two are bundles of their own and meet only here. */
export interface SkillServerOptions extends OfferedSkills {
    /** Ends the server. */
    readonly signal: AbortSignal;
    /** Told what went wrong while skills were read again; the last good ones are offered meanwhile. */
    readonly onProblem: (error: unknown) => void;
}
