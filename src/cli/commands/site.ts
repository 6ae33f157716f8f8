import path from 'node:path';
import { TracingWorkspace, watchRepository } from '../../agent/watch.js';
import { CONFIG_FILE } from '../../config/config-files.js';
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
    const model = await readSiteModel(await invocation.request('register'));
    const files = await buildSite(model, { baseUrl, isLive: false });
    const { written, unchanged, removed } = writeSite(files, path.resolve(io.cwd, out), common.root);
    const pages = [...files.keys()].filter((file) => file.endsWith('.html')).length;
    const { length: skills } = model.skills;
    const { invalidCount: invalid } = model;
    const text = renderLines([
      `${out}: ${pages} pages for ${countText(skills, 'skill')} (${written} files written, ${unchanged} unchanged, ${removed} removed).`,
      ...(invalid === 0 ? [] : [`${invalid} invalid left out; findings.html says why.`]),
      ...(skills === 0 ? ['No valid skill was found, so the site is empty.'] : []),
    ]);
    const fields = {
      changed: written + removed > 0,
      site: { out, skills, invalid, pages, written, unchanged, removed },
    };
    // An empty site must not pass for a published one.
    return textResult(text, fields, skills === 0 ? 1 : 0);
  },
};

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
    const { options, io } = invocation;
    const signal = io.untilInterrupted();
    const served = new ServedSite(invocation, await loadRenderer());
    try {
      await served.open(options.number('port') ?? DEFAULT_PORT);
      await watchRepository({ run: () => served.refresh(), signal, isPolling: options.isSet('poll') });
    } finally {
      await served.close();
    }
    return { kind: 'served', exitCode: 0 };
  },
};

type Renderer = typeof import('../../site/index.js');

/** A site that is rebuilt from the files whenever they change. */
class ServedSite {
  readonly #invocation: Invocation;
  readonly #renderer: Renderer;
  readonly #server: InstanceType<Renderer['SiteServer']>;
  #directories: ReadonlySet<string> = new Set();

  constructor(invocation: Invocation, renderer: Renderer) {
    this.#invocation = invocation;
    this.#renderer = renderer;
    this.#server = new renderer.SiteServer();
  }

  /** Builds the site once, so that what prevents it is an error of the command. */
  async open(port: number): Promise<void> {
    await this.#build();
    await this.#server.listen(port);
    const { url } = this.#server;
    await this.#invocation.print(textResult(`Serving ${url} until you press Ctrl-C.\n`, { url }));
  }

  /** Returns the directories that the site depends on. */
  async refresh(): Promise<ReadonlySet<string>> {
    try {
      await this.#build();
    } catch (error) {
      // A file may be half-saved: the last good site stays.
      this.#invocation.complain(error);
    }
    return this.#directories;
  }

  async close(): Promise<void> {
    await this.#server.close();
  }

  async #build(): Promise<void> {
    const request = await this.#invocation.request('register');
    const workspace = new TracingWorkspace(request.workspace);
    const model = await this.#renderer.readSiteModel({ ...request, workspace });
    this.#directories = new Set([...workspace.directories, ...this.#otherDirectories()]);
    this.#server.publish(await this.#renderer.buildSite(model, { baseUrl: null, isLive: true }));
  }

  /** The manifest and the config file are read past the workspace. */
  #otherDirectories(): readonly string[] {
    const { root, config } = this.#invocation.common;
    return [root, path.dirname(path.resolve(root, config ?? CONFIG_FILE))];
  }
}
