import { WorkspaceError } from '../workspace.js';
/** Why a file cannot be read or written, and what to do about it. */
export declare function storeFailure(verb: 'read' | 'write', path: string, why: {
    readonly reason: string;
    readonly fix?: string;
    readonly cause?: unknown;
}): WorkspaceError;
