import path from 'node:path';
import { TracingWorkspace, watchRepository } from '../../agent/watch.js';
import { CONFIG_FILE } from '../../config/config-files.js';
import { explainError } from '../../errors.js';
import type { Command, Invocation } from '../command.js';
import { complain } from '../print-failure.js';

const DEFAULT_PORT = 4180;

export const command: Command = {
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
    { name: 'poll', summary: 'look every second instead of waiting for events, for network disks' },
  ],
  positionals: [],
  async run(invocation) {
    const { options, io } = invocation;
    const signal = io.untilInterrupted();
    // The renderer is loaded by the two commands that need it.
    const site = new ServedSite(
      invocation,
      await import(/* webpackChunkName: "site" */ '../../site/index.js'),
    );
    try {
      await site.open(options.number('port') ?? DEFAULT_PORT);
      await watchRepository({ run: () => site.refresh(), signal, isPolling: options.isSet('poll') });
    } finally {
      await site.close();
    }
    return { kind: 'served', exitCode: 0 };
  },
};

type SiteModule = typeof import('../../site/index.js');

/** A site that is made again from the files whenever they change. */
class ServedSite {
  readonly #invocation: Invocation;
  readonly #site: SiteModule;
  readonly #server: InstanceType<SiteModule['SiteServer']>;
  #directories: ReadonlySet<string> = new Set();

  constructor(invocation: Invocation, site: SiteModule) {
    this.#invocation = invocation;
    this.#site = site;
    this.#server = new site.SiteServer();
  }

  /** Makes the site once, so that what keeps it from being made is an error of the command. */
  async open(port: number): Promise<void> {
    await this.#build();
    await this.#server.listen(port);
    const { url } = this.#server;
    await this.#invocation.print({
      kind: 'text',
      exitCode: 0,
      text: `Serving ${url} until you press Ctrl-C.`,
      fields: { url },
    });
  }

  /** Says which directories the site depends on. */
  async refresh(): Promise<ReadonlySet<string>> {
    try {
      await this.#build();
    } catch (error) {
      // A file may be half-saved: the last good site stays.
      complain(explainError(error), this.#invocation.io.stderr);
    }
    return this.#directories;
  }

  async close(): Promise<void> {
    await this.#server.close();
  }

  async #build(): Promise<void> {
    const request = await this.#invocation.request('register');
    const workspace = new TracingWorkspace(request.workspace);
    const model = await this.#site.readSiteModel({ ...request, workspace });
    this.#directories = new Set([...workspace.directories, ...this.#otherDirectories()]);
    this.#server.publish(await this.#site.buildSite(model, { baseUrl: null, isLive: true }));
  }

  /** The manifest and the config file are read past the workspace. */
  #otherDirectories(): readonly string[] {
    const { root, config } = this.#invocation.common;
    return [root, path.dirname(path.resolve(root, config ?? CONFIG_FILE))];
  }
}
