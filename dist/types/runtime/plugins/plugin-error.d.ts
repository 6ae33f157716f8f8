/** Why a plugin could not be installed, updated or found; nothing was left behind. */
export declare class PluginError extends Error {
    readonly fix: string;
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    readonly kind: 'request' | 'skill' | 'files';
    /** The skill that is refused, and what is wrong with it, finding by finding. */
    readonly refused?: {
        readonly skill: string;
        readonly url: string;
        readonly errors: readonly string[];
    } | undefined;
    readonly name = "PluginError";
    constructor(message: string, fix: string, 
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    kind: 'request' | 'skill' | 'files', 
    /** The skill that is refused, and what is wrong with it, finding by finding. */
    refused?: {
        readonly skill: string;
        readonly url: string;
        readonly errors: readonly string[];
    } | undefined);
}
