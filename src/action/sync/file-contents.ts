import { attempt } from './attempt.js';
import type { RepositoryAccess } from './git-data.js';
import type { RepositoryApi } from './repository-api.js';
import { nullWhenMissing } from './request-failure.js';

/** Reads files of a commit. */
export function fileContents({
  octokit,
  owner,
  repo,
  attempts,
}: RepositoryAccess): Pick<RepositoryApi, 'readFile'> {
  return {
    readFile: (path, commit) =>
      attempt(
        'read-file',
        async () => {
          const answer = await octokit.rest.repos
            .getContent({ owner, repo, path, ref: commit })
            .catch(nullWhenMissing);
          if (answer === null) return null;
          // A directory or a link stands there: no text of ours, so it differs from whatever we write.
          if (Array.isArray(answer.data) || answer.data.type !== 'file') return null;
          if (answer.data.encoding === 'base64') return decode(answer.data.content);
          // Above 1 MiB the contents API leaves the text out.
          const blob = await octokit.rest.git.getBlob({ owner, repo, file_sha: answer.data.sha });
          return decode(blob.data.content);
        },
        attempts,
      ),
  };
}

function decode(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8');
}
