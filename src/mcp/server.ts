import path from 'node:path';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { ManifestCache } from '../agent/manifest-cache.js';
import { type OpenedSkills, openSkills, readRuntimeSettings } from '../agent/registry.js';
import { openSession, type SkillSession } from '../agent/session.js';
import { TracingWorkspace } from '../agent/tracing-workspace.js';
import { watchRepository } from '../agent/watch.js';
import type { OfferedSkills, Request, SkillServerOptions } from '../request.js';
import { prepareRun } from '../run/prepare-run.js';
import { VERSION } from '../version.js';
import { listSkillResources, RESOURCE_TEMPLATE, readSkillResource, uriOf } from './skill-resources.js';
import { TOOLS } from './tool-schemas.js';
import { callTool } from './tools.js';

const INSTRUCTIONS = [
  'Skills are local instruction packages for one kind of task each.',
  'Find one with skill_search or skill_dispatch, then read it with skill_load or skill_activate and follow it.',
  'When the user writes $name, load the skill of that name first.',
  'Paths in a skill are relative to its directory; read its files with skill_resources.',
].join(' ');

/** A server and what tells its client that skills have changed. */
export interface SkillServer {
  readonly server: Server;
  /** Compares the skills with those that the client knows, and notifies it of the difference. */
  notifyChanges(): Promise<void>;
}

/** Builds the server; it is not connected to anything yet. */
export function createServer(host: SkillHost): SkillServer {
  const server = new Server(
    { name: 'skill-registrar', title: 'Skill Registrar', version: VERSION },
    {
      capabilities: { tools: {}, resources: { listChanged: true, subscribe: true } },
      instructions: INSTRUCTIONS,
    },
  );
  serveTools(server, host);
  serveResources(server, host);
  const subscriptions = serveSubscriptions(server);
  return { server, notifyChanges: notifier(server, host, subscriptions) };
}

function serveTools(server: Server, host: SkillHost): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map((tool) => ({ ...tool })) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const call = { name: params.name, args: params.arguments };
    const result = await callTool(call, host, (question) => askUser(server, question));
    if (result === null) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}"`);
    return result;
  });
}

/** Consent comes from the user, not from the model, wherever the client can ask. */
async function askUser(server: Server, message: string): Promise<boolean | null> {
  if (server.getClientCapabilities()?.elicitation === undefined) return null;
  const answer = await server.elicitInput({ message, requestedSchema: { type: 'object', properties: {} } });
  return answer.action === 'accept';
}

function serveResources(server: Server, host: SkillHost): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listSkillResources(host) }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [RESOURCE_TEMPLATE],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const reading = readSkillResource(params.uri, host);
    if (!reading.ok) throw new McpError(ErrorCode.InvalidParams, reading.message);
    return { contents: reading.contents };
  });
}

function serveSubscriptions(server: Server): ReadonlySet<string> {
  const subscriptions = new Set<string>();
  server.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
    subscriptions.add(params.uri);
    return {};
  });
  server.setRequestHandler(UnsubscribeRequestSchema, ({ params }) => {
    subscriptions.delete(params.uri);
    return {};
  });
  return subscriptions;
}

function notifier(server: Server, host: SkillHost, subscriptions: ReadonlySet<string>): () => Promise<void> {
  let version = host.version;
  let times = timesOf(host);
  return async () => {
    const [oldVersion, oldTimes] = [version, times];
    version = host.version;
    times = timesOf(host);
    if (version !== oldVersion) await server.sendResourceListChanged();
    for (const [uri, time] of times) {
      const isNew = oldTimes.get(uri) !== time;
      if (isNew && subscriptions.has(uri)) await server.sendResourceUpdated({ uri });
    }
  };
}

function timesOf(host: SkillHost): ReadonlyMap<string, number> {
  return new Map(host.session.catalog().skills.map((skill) => [uriOf(skill), skill.mtimeMs]));
}

interface ServeOptions extends SkillServerOptions {
  /** What the client is at the other end of; default: stdin and stdout. */
  readonly transport?: Transport;
}

/** Serves the skills until the client hangs up or the signal comes. */
export async function serve(options: ServeOptions): Promise<void> {
  const host = await SkillHost.open(options);
  const { server, notifyChanges } = createServer(host);
  const stop = new AbortController();
  const end = () => stop.abort();
  options.signal.addEventListener('abort', end, { once: true });
  server.onclose = end;
  await server.connect(options.transport ?? openStdio(end));
  let known: Iterable<string> = [];
  try {
    await watchRepository({
      signal: stop.signal,
      run: async () => {
        try {
          known = await host.reload();
          if (!stop.signal.aborted) await notifyChanges();
        } catch (error) {
          options.onProblem(error);
        }
        return known;
      },
    });
  } finally {
    options.signal.removeEventListener('abort', end);
    await server.close();
  }
}

/** The SDK's transport does not notice that the client is gone. */
function openStdio(onEnd: () => void): Transport {
  process.stdin.once('end', onEnd);
  return new StdioServerTransport();
}

/** The skills that a server offers: read at the start, read again when they change, one session over them. */
export class SkillHost {
  readonly session: SkillSession;
  readonly #options: OfferedSkills;
  #opened: OpenedSkills;
  #manifest: { readonly file: string; readonly cache: ManifestCache } | null = null;

  private constructor(options: OfferedSkills, opened: OpenedSkills) {
    this.#options = options;
    this.#opened = opened;
    const { workingDirectory, allow, privateDirectory } = options;
    this.session = openSession(opened, {
      workingDirectory,
      current: () => this.#opened,
      ...(allow === undefined ? {} : { allow }),
      ...(privateDirectory === undefined ? {} : { privateDirectory }),
    });
  }

  static async open(options: OfferedSkills): Promise<SkillHost> {
    return new SkillHost(options, await readSkills(await options.request()));
  }

  get workspace() {
    return this.#opened.setup.request.workspace;
  }

  /** Reads the skills again; returns the directories that this depended on. */
  async reload(): Promise<ReadonlySet<string>> {
    const request = await this.#options.request();
    const workspace = new TracingWorkspace(request.workspace);
    const opened = await readSkills({ ...request, workspace });
    this.#opened = { ...opened, setup: { ...opened.setup, request } };
    return workspace.directories;
  }

  /** Throws `ManifestError` when there is no manifest. */
  get manifest() {
    const { request, manifestFile } = this.#opened.setup;
    const file = path.resolve(request.workspace.root, manifestFile);
    if (this.#manifest?.file !== file) this.#manifest = { file, cache: new ManifestCache(file) };
    return this.#manifest.cache.get();
  }

  /** Changes whenever a client should list the skills anew. */
  get version(): string {
    return JSON.stringify(
      this.session.catalog().skills.map(({ id, name, description }) => [id, name, description]),
    );
  }
}

/** A repository may get its first skill later: without a scan root there is nothing yet to offer, and that is said. */
async function readSkills(request: Request): Promise<OpenedSkills> {
  try {
    return await openSkills(request);
  } catch (error) {
    // By name: the workspace may come from another bundle, with classes of its own.
    const isFiles = error instanceof Error && error.name === 'WorkspaceError';
    if (!isFiles || request.workspace.kindOf('.') !== 'directory') throw error;
    const setup = await prepareRun(request);
    const errors = [{ path: request.workspace.root, message: error.message }];
    return {
      setup,
      settings: readRuntimeSettings(setup),
      catalog: { skills: [], errors, truncated: false },
    };
  }
}
