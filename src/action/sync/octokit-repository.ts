import { fileContents } from './file-contents.js';
import { gitData, type RepositoryAccess } from './git-data.js';
import { pullRequests } from './pull-requests.js';
import type { RepositoryApi } from './repository-api.js';

/** A repository at GitHub through an Octokit. */
export function octokitRepository(access: RepositoryAccess): RepositoryApi {
  return { ...gitData(access), ...fileContents(access), ...pullRequests(access) };
}
