import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { buildSite } from '../../src/site/index.js';
import type { SiteModel } from '../../src/site/model.js';
import { type Files, makeFolder } from '../support/a-folder.js';
import { listen } from '../support/listen.js';
import { cli } from '../support/run-cli.js';

/** A site on disk, next to the repository it was made from. */
export interface WrittenSite {
  readonly repository: string;
  /** Contains the repository and the site. */
  readonly folder: string;
  readonly out: string;
  /** The URL of a page on disk. */
  url(page: string): string;
}

/** Builds a site with the command, from files on disk. */
export async function siteOf(files: Files, options: readonly string[] = []): Promise<WrittenSite> {
  const folder = makeFolder();
  const repository = path.join(folder, 'repository');
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(repository, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text ?? '');
  }
  const out = path.join(folder, 'site');
  const run = await cli(['site', '--out', out, ...options], { cwd: repository });
  if (run.exitCode !== 0) throw new Error(run.stderr);
  return { repository, folder, out, url: addressIn(out) };
}

/** Writes the site of a model, for content that valid skills cannot have. */
export async function writeModel(model: SiteModel): Promise<Pick<WrittenSite, 'folder' | 'url'>> {
  const folder = makeFolder();
  for (const [file, bytes] of await buildSite(model, { baseUrl: null, isLive: false })) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), bytes);
  }
  return { folder, url: addressIn(folder) };
}

function addressIn(folder: string): (page: string) => string {
  return (page) => new URL(page, pathToFileURL(`${folder}/`)).href;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves a folder below a path, as GitHub Pages does for project sites. */
export async function serveBelow(
  prefix: string,
  folder: string,
): Promise<{ server: http.Server; url: string }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = path.join(folder, pathname.slice(prefix.length).replace(/(^|\/)$/, '$1index.html'));
    if (!pathname.startsWith(prefix) || !fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(fs.readFileSync(file));
  });
  return { server, url: `http://127.0.0.1:${await listen(server)}${prefix}` };
}

/** Records what a page must never do: errors, dialogs, blocked code, requests outside the site. */
export async function watchForTrouble(context: BrowserContext, site: string): Promise<readonly string[]> {
  const trouble: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && trouble.push(`console: ${message.text()}`));
    page.on('dialog', (dialog) => {
      trouble.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(site)) trouble.push(`request: ${request.url()}`);
    });
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()}`));
  });
  return trouble;
}
