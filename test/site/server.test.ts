import http from 'node:http';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteFiles } from '../../src/site/model.js';
import { SiteServer } from '../../src/site/server.js';
import { UsageError } from '../../src/text/errors.js';
import { close, listen } from '../support/listen.js';

const files = (text: string): SiteFiles =>
  new Map([
    ['index.html', Buffer.from(`<p>${text}</p>`)],
    ['skills/pdf.html', Buffer.from('pdf')],
    ['assets/style.css', Buffer.from('p{}')],
  ]);

let server: SiteServer;

beforeEach(async () => {
  server = new SiteServer();
  await server.listen(0);
  server.publish(files('one'));
});

afterEach(() => server.close());

/** Sends the path unchanged: `fetch` would normalize it. */
function request(path: string, options: http.RequestOptions = {}) {
  const { port } = new URL(server.url);
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const sent = http.request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part) => {
          body += part;
        });
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
      });
      sent.on('error', reject).end();
    },
  );
}

describe('server', () => {
  it('listens only on the loopback address', () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it('serves the files with their types', async () => {
    expect(await request('/')).toMatchObject({
      status: 200,
      body: '<p>one</p>',
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
    expect(await request('/assets/style.css?v=1')).toMatchObject({
      headers: { 'content-type': 'text/css; charset=utf-8' },
    });
    expect(await request('/skills/pdf.html', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    '/../package.json',
    '/../../../../etc/passwd',
    '/skills/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/..\\..\\etc\\passwd',
    '//etc/passwd',
    '/%00',
    '/%',
    '/__proto__',
  ])('returns 404 for %s', async (path) => {
    expect(await request(path)).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  it('answers only to its own host, which prevents DNS rebinding', async () => {
    expect(await request('/', { headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
    const { port } = new URL(server.url);
    expect(await request('/', { headers: { host: `localhost:${port}` } })).toMatchObject({ status: 200 });
  });

  it('rejects other methods', async () => {
    expect(await request('/', { method: 'POST' })).toMatchObject({ status: 405 });
  });

  it('notifies open pages about a change, but not about a build without changes', async () => {
    const { port } = new URL(server.url);
    const stream = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ host: '127.0.0.1', port, path: '/.events', agent: false }, resolve).on('error', reject);
    });
    expect(stream.headers['content-type']).toBe('text/event-stream');
    const firstPart = new Promise<string>((resolve) => stream.once('data', (part) => resolve(String(part))));
    server.publish(files('one'));
    server.publish(files('two'));
    expect(await firstPart).toBe('event: change\ndata:\n\n');
    expect(await request('/')).toMatchObject({ body: '<p>two</p>' });
  });

  it('says what to do if the port is in use', async () => {
    const other = net.createServer();
    const port = await listen(other);
    const failing = new SiteServer();
    const listening = failing.listen(port);
    await expect(listening).rejects.toBeInstanceOf(UsageError);
    await expect(listening).rejects.toMatchObject({ message: `Port ${port} is in use.` });
    await close(other);
  });

  it('serves a file of an unknown type as bytes', async () => {
    server.publish(new Map([...files('one'), ['skills/a.xyz', Buffer.from([0, 1])]]));
    expect(await request('/skills/a.xyz')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/octet-stream' },
    });
  });
});
