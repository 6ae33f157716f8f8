import { differsOnlyInTime } from './differs-only-in-time.js';
import type { RepositoryApi, TextFile } from './repository-api.js';
import type { ChangedFile } from './sync-request.js';

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
