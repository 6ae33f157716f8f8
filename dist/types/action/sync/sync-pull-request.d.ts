import { type FailureContext } from './classify-failure.js';
import type { RepositoryApi } from './repository-api.js';
import type { SyncRequest } from './sync-request.js';
import type { SyncResult } from './sync-result.js';
/** Brings branch and pull request in line with the generated files; a second run finds nothing to do. */
export declare function syncPullRequest(api: RepositoryApi, request: SyncRequest, context: FailureContext): Promise<SyncResult>;
