import { execFile } from 'node:child_process';

/** What git prints, without a shell; `null` when there is no git, no repository or no such commit. */
export function askGit(args: readonly string[], cwd: string): Promise<string | null> {
  // The checkout of a job in a container belongs to another user.
  const all = ['-c', 'safe.directory=*', ...args];
  return new Promise((resolve) => {
    execFile('git', all, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      resolve(error ? null : stdout);
    });
  });
}
