import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  type GetPromptResult,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { renderPromptCatalog } from '../agent/prompt-catalog.js';
import { SkillHost } from '../agent/skill-host.js';
import { repeatOnChange } from '../agent/watch.js';
import type { SkillServerOptions } from '../config/request.js';
import { VERSION } from '../version.js';
import { type AskUser, callTool, getConsent } from './call-tool.js';
import {
  listSkillResources,
  locateSkills,
  RESOURCE_TEMPLATE,
  readSkillResource,
  SKILLS_EXTENSION,
  serveSkills,
} from './resources.js';
import { TOOLS } from './tools.js';

const INSTRUCTIONS = [
  'Skills are local instruction packages for one kind of task each.',
  'Find one with skill_search or skill_dispatch, then read it with skill_load or skill_activate and follow it.',
  'When the user writes $name, load the skill of that name first.',
  'Paths in a skill are relative to its directory; read its files with skill_resources.',
].join(' ');

/** A server, and what tells its client that skills have changed. */
export interface SkillServer {
  readonly server: Server;
  /** Compares the skills with those that the client knows, and notifies it of the difference. */
  notifyChanges(): Promise<void>;
}

/** Builds the server without connecting it. */
export function createServer(host: SkillHost): SkillServer {
  const server = new Server(
    { name: 'skill-registrar', title: 'Skill Registrar', version: VERSION },
    {
      capabilities: {
        tools: {},
        prompts: {},
        resources: { listChanged: true, subscribe: true },
        extensions: { [SKILLS_EXTENSION]: { directoryRead: true } },
      },
      instructions: INSTRUCTIONS,
    },
  );
  const askUser: AskUser = (question) => elicitConsent(server, question);
  serveTools(server, host, askUser);
  serveResources(server, host, askUser);
  serveSkills(server, host);
  servePrompts(server, host);
  const subscriptions = serveSubscriptions(server);
  return { server, notifyChanges: notifier(server, host, subscriptions) };
}

function serveTools(server: Server, host: SkillHost, askUser: AskUser): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ run: _, ...tool }) => tool),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, { host, askUser }),
  );
}

/** People take their time. */
const MAX_ANSWER_MS = 600_000;

/** Consent comes from the user, not from the model, wherever the client can ask. */
async function elicitConsent(server: Server, message: string): Promise<boolean | null> {
  const { elicitation } = server.getClientCapabilities() ?? {};
  const hasForms =
    elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
  if (!hasForms) return null;
  const question = { message, requestedSchema: { type: 'object' as const, properties: {} } };
  try {
    return (await server.elicitInput(question, { timeout: MAX_ANSWER_MS })).action === 'accept';
  } catch {
    // A client that fails to ask has not got consent, whatever the model says.
    return false;
  }
}

function serveResources(server: Server, host: SkillHost, askUser: AskUser): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listSkillResources(host) }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [RESOURCE_TEMPLATE],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    readSkillResource(params.uri, host, (asked) => getConsent(asked, askUser)),
  );
}

/** The catalog that an agent starts with. */
const CATALOG_PROMPT = {
  name: 'skills',
  title: 'Available skills',
  description: 'The skill catalog to start a session with: names, descriptions and paths.',
};

function servePrompts(server: Server, host: SkillHost): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [CATALOG_PROMPT] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    if (params.name === CATALOG_PROMPT.name) return renderCatalogPrompt(host);
    throw new McpError(ErrorCode.InvalidParams, `There is no prompt "${params.name}"`);
  });
}

function renderCatalogPrompt({ session, opened }: SkillHost): GetPromptResult {
  const { text } = renderPromptCatalog(session, opened, {});
  return {
    description: CATALOG_PROMPT.description,
    messages: [{ role: 'user', content: { type: 'text', text: text || 'No skills are available.' } }],
  };
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
  let known = stateOf(host);
  return async () => {
    const before = known;
    known = stateOf(host);
    if (known.listed !== before.listed) await server.sendResourceListChanged();
    for (const [uri, time] of known.times) {
      const isChanged = before.times.get(uri) !== time;
      if (isChanged && subscriptions.has(uri)) await server.sendResourceUpdated({ uri });
    }
  };
}

/** What a client has seen: the list, and when each skill changed. */
function stateOf(host: SkillHost) {
  const located = locateSkills(host);
  const listed = JSON.stringify(located.map(({ uri, skill }) => [uri, skill.name, skill.description]));
  return { listed, times: new Map(located.map(({ uri, skill }) => [uri, skill.mtimeMs])) };
}

interface ServeOptions extends SkillServerOptions {
  /** The connection to the client; default: stdin and stdout. */
  readonly transport?: Transport;
}

/** Serves the skills until the client disconnects or the signal is aborted. */
export async function serve(options: ServeOptions): Promise<void> {
  const host = await SkillHost.open(options);
  const { server, notifyChanges } = createServer(host);
  const stop = new AbortController();
  const end = () => stop.abort();
  options.signal.addEventListener('abort', end, { once: true });
  server.onclose = end;
  await server.connect(options.transport ?? openStdio(end));
  try {
    await repeatOnChange({
      request: options.request,
      work: async (request) => {
        await host.reload(request);
        if (!stop.signal.aborted) await notifyChanges();
        return [];
      },
      onProblem: options.onProblem,
      isRunning: true,
      signal: stop.signal,
    });
  } finally {
    options.signal.removeEventListener('abort', end);
    await server.close();
    await host.session.end();
  }
}

/** The SDK's transport does not notice that the client is gone. */
function openStdio(onEnd: () => void): Transport {
  process.stdin.once('end', onEnd);
  return new StdioServerTransport();
}
