import type { Outcome } from '../core/report.js';
import type { TextFile } from './sync/repository-api.js';
/**
 * What the run generates, as it lies on disk now. The manifest is among them even when it was up to date: an
 * earlier step may have brought it there, and base still lacks it.
 */
export declare function readGeneratedFiles({ report, files }: Outcome, { root, prefix }: {
    readonly root: string;
    readonly prefix: string;
}): Promise<readonly TextFile[]>;
