import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const BACKEND = join(
  execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
  process.platform === 'win32' ? 'git-http-backend.exe' : 'git-http-backend',
);

/** Whether this git can serve repositories over HTTP. */
export const HAS_GIT_BACKEND = existsSync(BACKEND);

export interface GitServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves one repository over HTTP as GitHub does: to those who send the token, or without one to everyone. */
export async function startGitServer(repository: string, token: string | null): Promise<GitServer> {
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const authorization = token === null ? null : `basic ${credentials}`.toLowerCase();
  const workerData = { backend: BACKEND, gitDirectory: join(repository, '.git'), authorization };
  const worker = new Worker(new URL('./git-server.mjs', import.meta.url), { workerData });
  const [port] = await once(worker, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await worker.terminate();
    },
  };
}
