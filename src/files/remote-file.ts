import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentText } from '../text/decode.js';
import { type NetworkAccess, runDetachedGit, type Variables } from './git.js';
import { type RemoteFile, WorkspaceError } from './workspace.js';

interface Server extends NetworkAccess {
  /** `https://github.com` */
  readonly serverUrl: string;
  readonly variables: Variables;
}

/** The text of a file in another repository, at a branch, tag or commit. */
export async function readRemoteFile(file: RemoteFile, server: Server): Promise<string> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'skill-registrar-'));
  try {
    const url = `${server.serverUrl}/${file.repository}`;
    const run = (...args: readonly string[]) => runDetachedGit(args, folder, server);
    await run('init', '--quiet', '--template=');
    const small = '--filter=blob:limit=1m';
    const fetched = await run('fetch', '--quiet', '--depth=1', '--no-tags', small, '--', url, file.ref);
    if (fetched.status !== 0) throw cannotRead(file, fetched.said);
    const found = await run('cat-file', 'blob', `FETCH_HEAD:${file.path}`);
    const text = found.status === 0 ? contentText({ kind: 'content', bytes: found.stdout }) : null;
    if (text === null) throw cannotRead(file, found.said || 'it is not UTF-8 text');
    return text;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function cannotRead({ repository, path: file, ref }: RemoteFile, said: string): WorkspaceError {
  return new WorkspaceError(`${file} of ${repository} at ${ref} cannot be read. ${said}`.trimEnd(), file, {
    fix: 'Check the repository, the path and the ref, and that you may read it: in GitHub Actions, the token.',
  });
}
