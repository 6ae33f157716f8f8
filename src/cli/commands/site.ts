import path from 'node:path';
import { repeatOnChange } from '../../agent/watch.js';
import { CONFIG_FILE } from '../../config/config-files.js';
import type { Request } from '../../config/request.js';
import type { SiteModel } from '../../site/model.js';
import type { SiteContext } from '../../site/read-model.js';
import { readSource } from '../../site/source.js';
import { UsageError } from '../../text/errors.js';
import { countText } from '../../text/suggest.js';
import { renderLines } from '../../text/visible-text.js';
import { type Command, type Invocation, textResult } from '../command.js';
import { POLL_OPTION } from '../common-options.js';

export const site: Command = {
  name: 'site',
  summary: 'build a static website of the skills',
  usage: '--out <dir> [--base-url <url>]',
  description:
    'Writes a catalog with search, a page for each skill, a routing playground, the findings, skills.json, llms.txt and a discovery index with downloads. It needs no server: open index.html, or publish the directory. Files of an earlier build are replaced or removed; nothing else in the directory is touched.',
  examples: [
    { line: 'skill-registrar site --out public', does: 'Writes the site to public/.' },
    {
      line: 'skill-registrar site --out public --base-url https://acme.github.io/skills/',
      does: 'Uses absolute URLs in llms.txt and the discovery index.',
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
    if (out === undefined) throw new UsageError('site needs a directory.', 'Name it with --out <dir>.');
    const { buildSite, readSiteModel, writeSite } = await loadRenderer();
    const baseUrl = readBaseUrl(options.text('base-url'));
    const request = await invocation.request('register');
    const model = await readSiteModel(request, contextOf(invocation, { isLive: false }));
    const { onProgress } = request;
    const files = await buildSite(model, { baseUrl, isLive: false, ...(onProgress && { onProgress }) });
    const { written, unchanged, removed } = writeSite(files, path.resolve(io.cwd, out), common.root);
    const pages = [...files.keys()].filter((file) => file.endsWith('.html')).length;
    const { length: skills } = model.skills;
    const { invalidCount: invalid } = model;
    const text = renderLines([
      `${out}: ${pages} pages for ${countText(skills, 'skill')} (${written} files written, ${unchanged} unchanged, ${removed} removed).`,
      ...(invalid === 0 ? [] : [`${invalid} invalid left out; skill-registrar validate says why.`]),
      ...(skills === 0 ? [`${whyEmpty(model)} The site is empty.`] : []),
    ]);
    const fields = {
      changed: written + removed > 0,
      site: { out, skills, invalid, pages, written, unchanged, removed },
    };
    // An empty site must not pass for a published one.
    return textResult(text, fields, skills === 0 ? 1 : 0);
  },
};

/** Who works on the skills wants to see the findings; visitors do not. */
function contextOf({ common, io }: Invocation, { isLive }: { readonly isLive: boolean }): SiteContext {
  const variables = io.env;
  return {
    showsFindings: isLive,
    sourceOf: (repository) => readSource(common.root, { repository, variables }),
  };
}

function whyEmpty({ noSkills, invalidCount }: SiteModel): string {
  return noSkills ?? (invalidCount > 0 ? 'No skill is valid.' : 'No skill was found.');
}

/** Only the commands of this file need it. */
function loadRenderer() {
  return import('../../site/index.js');
}

function readBaseUrl(text: string | undefined): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new UsageError(
      `--base-url is not the URL of a site: ${text}`,
      'Write it like https://acme.github.io/skills/.',
    );
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

const DEFAULT_PORT = 4180;

export const serve: Command = {
  name: 'serve',
  summary: 'show the website of the skills while you work on them',
  usage: '[--port <n>] [--poll]',
  description: `Builds the site in memory, serves it on this machine only (127.0.0.1, port ${DEFAULT_PORT}), and rebuilds it after every change; open pages reload. Stop it with Ctrl-C.`,
  examples: [
    { line: 'skill-registrar serve', does: `Serves http://127.0.0.1:${DEFAULT_PORT}/.` },
    { line: 'skill-registrar serve --port 0', does: 'Takes any free port.' },
  ],
  options: [
    {
      name: 'port',
      value: 'n',
      range: { min: 0, max: 65_535 },
      summary: `port to listen on (default: ${DEFAULT_PORT})`,
    },
    POLL_OPTION,
  ],
  positionals: [],
  async run(invocation) {
    const { options, common, io, print } = invocation;
    const { SiteServer, buildSite, readSiteModel } = await loadRenderer();
    const server = new SiteServer();
    const build = async (request: Request) => {
      const model = await readSiteModel(request, contextOf(invocation, { isLive: true }));
      const { onProgress } = request;
      return buildSite(model, { baseUrl: null, isLive: true, ...(onProgress && { onProgress }) });
    };
    const work = async (request: Request) => {
      server.publish(await (server.isListening ? build(request) : io.whileKillable(() => build(request))));
      invocation.clearProgress();
      // Only a site that can be built is served; later the last good one stays.
      if (!server.isListening) {
        await server.listen(options.number('port') ?? DEFAULT_PORT);
        const { url } = server;
        await print(textResult(`Serving ${url} until you press Ctrl-C.\n`, { url }));
      }
      // The manifest and the config file are read past the workspace.
      return [CONFIG_FILE, common.config ?? CONFIG_FILE].map((file) => path.resolve(common.root, file));
    };
    try {
      await repeatOnChange({
        request: () => invocation.request('register'),
        work,
        onProblem: invocation.printError,
        signal: io.untilInterrupted(),
        isPolling: options.isSet('poll'),
      });
    } finally {
      await server.close();
    }
    return { kind: 'served', exitCode: 0 };
  },
};
