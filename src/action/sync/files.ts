import { parseJsonTree } from '../../json/json-tree.js';
import { readJson, withoutMark } from '../../json/read-json.js';
import type { RepositoryAccess, RepositoryApi, TextFile } from './github.js';
import { attempt, nullWhenMissing } from './retry.js';
import type { ChangedFile } from './sync-pull-request.js';

/** The files that base lacks or has in another form: what the commit holds. */
export async function findWantedFiles(
  api: RepositoryApi,
  files: readonly TextFile[],
  baseSha: string,
): Promise<readonly ChangedFile[]> {
  const wanted: ChangedFile[] = [];
  for (const file of files) {
    const inBase = await api.readFile(file.path, baseSha);
    const content = likeLineEnds(file.content, inBase);
    if (inBase === null || !differsOnlyInTime(inBase, content))
      wanted.push({ path: file.path, before: inBase, content });
  }
  return wanted;
}

/** A checkout on Windows has CRLF where the repository has LF; what we commit follows the repository. */
function likeLineEnds(content: string, inBase: string | null): string {
  return inBase === null || inBase.includes('\r\n') ? content : content.replaceAll('\r\n', '\n');
}

/** The same files with the text the branch has already, where only the time differs. */
export async function keepBranchTimes(
  api: RepositoryApi,
  files: readonly TextFile[],
  branchSha: string,
): Promise<readonly TextFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const onBranch = await api.readFile(file.path, branchSha);
      return onBranch !== null && differsOnlyInTime(onBranch, file.content)
        ? { ...file, content: onBranch }
        : file;
    }),
  );
}

/** Whether two texts of a manifest are the same but for `_meta.lastUpdated`: the clock alone makes no commit. */
export function differsOnlyInTime(a: string, b: string): boolean {
  if (a === b) return true;
  const withoutA = withoutTime(a);
  return withoutA !== null && withoutA === withoutTime(b);
}

function withoutTime(text: string): string | null {
  // The tree takes for granted that the text is JSON.
  if (!readJson(text).ok) return null;
  const body = withoutMark(text);
  const time = parseJsonTree(body).member('_meta')?.member('lastUpdated');
  if (time === undefined || !time.raw.startsWith('"')) return null;
  return body.slice(0, time.start) + body.slice(time.end);
}

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
