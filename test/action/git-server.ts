import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { close, listen } from '../support/listen.js';

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
  const wanted = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const server = createServer((request, response) => {
    if (token === null || request.headers.authorization?.toLowerCase() === wanted.toLowerCase())
      serve(request, response, repository);
    else response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

/** A CGI program: headers, an empty line, the body. */
function serve(request: IncomingMessage, response: ServerResponse, repository: string): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const child = spawn(BACKEND, {
    env: {
      PATH: process.env['PATH'] ?? '',
      GIT_PROJECT_ROOT: join(repository, '.git'),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REQUEST_METHOD: request.method ?? 'GET',
      // The name that the client gives the repository leads to the only one.
      PATH_INFO: pathname.replace(/^\/[^/]+\/[^/]+/, ''),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
    },
  });
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf('\r\n\r\n');
    const headers = answer
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map((line) => line.split(': ') as [string, string]);
    const status = headers.find(([name]) => name === 'Status')?.[1];
    response.writeHead(Number.parseInt(status ?? '200', 10), Object.fromEntries(headers));
    response.end(answer.subarray(end + 4));
  });
}
