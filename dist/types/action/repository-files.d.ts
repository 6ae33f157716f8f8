import type { GeneratedFile } from '../core/report.js';
import type { TextFile } from './sync/repository-api.js';
import type { SyncFailure } from './sync/sync-failure.js';
/** Generated files by their path from the top of the repository; a failure when one lies elsewhere. */
export declare function toRepositoryFiles(files: readonly GeneratedFile[], prefix: string): readonly TextFile[] | SyncFailure;
