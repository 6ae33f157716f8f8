import path from 'node:path';
import { UsageError } from '../../errors.js';
import { neutralizeMessage } from '../../report/visible-text.js';
import type { Command } from '../command.js';

export const command: Command = {
  name: 'site',
  summary: 'make a static website of the skills',
  usage: '--out <dir> [--base-url <url>]',
  description:
    'Writes a catalog with search, a page for each skill, a routing playground, the findings, skills.json, llms.txt and a discovery index with downloads. It needs no server: open index.html, or publish the directory. Files of an earlier build are replaced or removed; nothing else in the directory is touched.',
  examples: [
    { line: 'skill-registrar site --out public', does: 'Writes the site to public/.' },
    {
      line: 'skill-registrar site --out public --base-url https://acme.github.io/skills/',
      does: 'Writes absolute URLs to llms.txt and the discovery index.',
    },
  ],
  options: [
    { name: 'out', value: 'dir', summary: 'the directory to write to; created if missing' },
    { name: 'base-url', value: 'url', summary: 'where the site will be published' },
  ],
  positionals: [],
  async run(invocation) {
    const { options, common, io } = invocation;
    const out = options.text('out');
    if (out === undefined) throw new UsageError('No directory given.', 'Say where to with --out <dir>.');
    // The renderer is loaded by the two commands that need it.
    const { buildSite, readSiteModel, writeSite } = await import(
      /* webpackChunkName: "site" */ '../../site/index.js'
    );
    const baseUrl = readBaseUrl(options.text('base-url'));
    const model = await readSiteModel(await invocation.request('register'));
    const files = await buildSite(model, { baseUrl, isLive: false });
    const directory = path.resolve(io.cwd, out);
    const { written, unchanged, removed } = writeSite(files, directory, common.root);
    const pages = [...files.keys()].filter((file) => file.endsWith('.html')).length;
    const { length: skills } = model.skills;
    const { invalidCount: invalid } = model;
    const lines = [
      `${out}: ${pages} pages for ${skills} skills (${written} files written, ${unchanged} unchanged, ${removed} removed).`,
      ...(invalid === 0 ? [] : [`${invalid} more are not valid and left out; findings.html says why.`]),
      ...(skills === 0 ? ['No valid skill was found, so the site is empty.'] : []),
    ];
    return {
      kind: 'text',
      // An empty site must not pass for a published one.
      exitCode: skills === 0 ? 1 : 0,
      text: lines.map((line) => `${neutralizeMessage(line)}\n`).join(''),
      fields: {
        changed: written + removed > 0,
        site: { out, skills, invalid, pages, written, unchanged, removed },
      },
    };
  },
};

function readBaseUrl(text: string | undefined): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new UsageError(
      `--base-url is not a URL of a site: ${text}`,
      'Write it like https://acme.github.io/skills/.',
    );
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
