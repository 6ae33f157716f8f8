import { Server } from '@modelcontextprotocol/sdk/server/index.js';
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
import { VERSION } from '../version.js';
import { callTool } from './call-tool.js';
import type { SkillHost } from './skill-host.js';
import { listSkillResources, RESOURCE_TEMPLATE, readSkillResource, uriOf } from './skill-resources.js';
import { TOOLS } from './tool-schemas.js';

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
