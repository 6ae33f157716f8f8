// Serves a git repository over HTTP in a thread of its own: a run in the thread of a test waits for git, which waits for us.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { backend, gitDirectory, authorization } = workerData;

const server = createServer((request, response) => {
  const isAllowed = authorization === null || request.headers.authorization?.toLowerCase() === authorization;
  if (isAllowed) serve(request, response);
  else response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));

/** A CGI program: headers, an empty line, the body. */
function serve(request, response) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const child = spawn(backend, {
    env: {
      PATH: process.env.PATH ?? '',
      GIT_PROJECT_ROOT: gitDirectory,
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
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.on('close', () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf('\r\n\r\n');
    const lines = answer.subarray(0, end).toString().split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
    response.writeHead(Number.parseInt(headers.Status ?? '200', 10), headers);
    response.end(answer.subarray(end + 4));
  });
}
