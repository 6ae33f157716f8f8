import { type RepositoryAccess } from './git-data.js';
import type { RepositoryApi } from './repository-api.js';
/** A repository at GitHub through an Octokit. */
export declare function octokitRepository(access: RepositoryAccess): RepositoryApi;
