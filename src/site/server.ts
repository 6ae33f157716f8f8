import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../text/errors.js';
import type { SiteFiles } from './model.js';

const HOST = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gz: 'application/gzip',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

/**
 * Serves a site to this machine only, from memory: there is no path on the disk that a request could reach. Pages
 * listen for changes and load themselves again.
 */
export class SiteServer {
  readonly #server: http.Server;
  readonly #listeners = new Set<http.ServerResponse>();
  #files: SiteFiles = new Map();

  constructor() {
    this.#server = http.createServer((request, response) => this.#answer(request, response));
  }

  /** Starts to listen; port 0 takes a free one. */
  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
      this.#server.listen(port, HOST, resolve);
    });
  }

  get isListening(): boolean {
    return this.#server.listening;
  }

  get url(): string {
    return `http://${HOST}:${this.#port}/`;
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Serves these files from now on, and notifies open pages if they differ from the last ones. */
  publish(files: SiteFiles): void {
    const isChanged = this.#files.size > 0 && !areEqual(this.#files, files);
    this.#files = files;
    if (!isChanged) return;
    for (const listener of this.#listeners) listener.write('event: change\ndata:\n\n');
  }

  async close(): Promise<void> {
    for (const listener of this.#listeners) listener.end();
    if (!this.#server.listening) return;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    const path = pathOf(request.url!);
    // A page of another host that resolves to this machine must not read the site.
    if (!this.#isOwnHost(request.headers.host)) sendText(response, 403, 'Unknown host');
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      sendText(response, 405, 'Method not allowed');
    else if (path === '.events') this.#addListener(response);
    else this.#sendFile(path, response);
  }

  #sendFile(path: string | undefined, response: http.ServerResponse): void {
    const file = path === '' ? 'index.html' : path;
    const bytes = file === undefined ? undefined : this.#files.get(file);
    if (file === undefined || bytes === undefined) {
      sendText(response, 404, 'Not found');
      return;
    }
    response.setHeader('Content-Type', TYPES[file.split('.').pop()!] ?? 'application/octet-stream');
    // Node.js leaves out the body when the request is HEAD.
    response.end(bytes);
  }

  #isOwnHost(host: string | undefined): boolean {
    return host === `${HOST}:${this.#port}` || host === `localhost:${this.#port}`;
  }

  #addListener(response: http.ServerResponse): void {
    response.setHeader('Content-Type', 'text/event-stream');
    response.flushHeaders();
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0]!).slice(1);
  } catch {
    return undefined;
  }
}

function sendText(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      `Port ${port} is in use.`,
      'Choose another with --port, or --port 0 for any free one.',
    );
  }
  if (error.code === 'EACCES') {
    return new UsageError(
      `Port ${port} needs more rights than you have.`,
      'Choose one above 1023 with --port.',
    );
  }
  return error;
}

function areEqual(one: SiteFiles, other: SiteFiles): boolean {
  if (one.size !== other.size) return false;
  for (const [path, bytes] of one) {
    const others = other.get(path);
    if (others === undefined || Buffer.compare(bytes, others) !== 0) return false;
  }
  return true;
}
