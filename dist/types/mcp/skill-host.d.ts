import type { SkillSession } from '../runtime/skill-session.js';
import type { OfferedSkills } from '../skill-server-options.js';
/** The skills that a server offers: read at the start, read again when they change, one session over them. */
export declare class SkillHost {
    #private;
    readonly session: SkillSession;
    private constructor();
    static open(options: OfferedSkills): Promise<SkillHost>;
    get workspace(): import("../index.js").Workspace;
    /** Reads the skills again; returns the directories that this depended on. */
    reload(): Promise<ReadonlySet<string>>;
    /** Throws `ManifestError` when there is no manifest. */
    get manifest(): import("../runtime/manifest-cache.js").CachedManifest;
    /** Changes whenever a client should list the skills anew. */
    get version(): string;
}
