import type { Request } from '../request.js';
import type { SkillSession } from '../runtime/skill-session.js';
export interface HostOptions {
    /** Asked before every reading, so that each sees the files as they are. */
    readonly request: () => Promise<Request>;
    /** Absolute; what relative paths of the client are relative to. */
    readonly workingDirectory: string;
    /** Names of the skills that may be seen; default: all that the config allows. */
    readonly allow?: readonly string[] | undefined;
    /** Absolute; where activated skills are copied to. */
    readonly privateDirectory?: string | undefined;
}
/** The skills that a server offers: read at the start, read again when they change, one session over them. */
export declare class SkillHost {
    #private;
    readonly session: SkillSession;
    private constructor();
    static open(options: HostOptions): Promise<SkillHost>;
    get workspace(): import("../index.js").Workspace;
    /** Reads the skills again; returns the directories that this depended on. */
    reload(): Promise<ReadonlySet<string>>;
    /** Throws `ManifestError` when there is no manifest. */
    get manifest(): import("../runtime/manifest-cache.js").CachedManifest;
    /** Changes whenever a client should list the skills anew. */
    get version(): string;
}
