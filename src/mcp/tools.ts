import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';
import { type ActivationFailure, renderActivation, renderActivationFailure } from '../agent/activation.js';
import { listingOf, loadMetadataOf, metadataOf, renderSkillStatus, statusFields } from '../agent/catalog.js';
import { dispatchFields } from '../agent/dispatch.js';
import type { LoadForm, SkillRefusalReason } from '../agent/load.js';
import { matchFields } from '../agent/match.js';
import { renderPromptCatalog } from '../agent/prompt-catalog.js';
import { searchFields } from '../agent/search.js';
import type { SessionRefusal } from '../agent/session.js';
import { listResources, listToolsets } from '../agent/skill-files.js';
import { WorkspaceError } from '../files/workspace.js';
import { ManifestError } from '../manifest/manifest-model.js';
import type { CatalogFormat } from '../profiles/profile.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { RESOURCE_TYPES, type ResourceType } from '../skill/skill.js';
import { decodeText } from '../text/decode.js';
import { UsageError } from '../text/errors.js';
import { type AskConsent, askFirst, type Consent, getConsent, type SkillHost } from './host.js';
import { mimeTypeOf } from './resources.js';
import { LOAD_HINT, TOOLS, type ToolDefinition } from './tool-definitions.js';

type ToolArguments = Readonly<Record<string, unknown>>;

interface ToolContext {
  readonly host: SkillHost;
  readonly askConsent: AskConsent;
}

type Tool = (args: ToolArguments, context: ToolContext) => CallToolResult | Promise<CallToolResult>;

const HANDLERS: Readonly<Record<string, Tool>> = {
  skill_search: search,
  skill_load: load,
  skill_activate: activate,
  skill_resources: resources,
  skill_dispatch: dispatch,
  skill_match: match,
  skill_catalog: catalog,
  skill_toolsets: toolsets,
  skill_mentions: mentions,
  skill_list: list,
  skill_status: status,
  skill_inspect: inspect,
};

/** Runs a tool. Wrong arguments are a result, an unknown tool is an error of the protocol. */
export async function callTool(
  name: string,
  args: ToolArguments,
  context: ToolContext,
): Promise<CallToolResult> {
  const definition = TOOLS.find((tool) => tool.name === name);
  if (definition === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name}"`);
  const problem = findArgumentProblem(args, definition);
  if (problem !== null) return fail('invalid_arguments', `Wrong arguments for ${name}: ${problem}.`);
  return HANDLERS[name]!(args, context);
}

const ajv = new Ajv({ strict: false });

/** The first thing that is wrong with the arguments of a tool, or `null`. */
function findArgumentProblem(args: ToolArguments, { inputSchema }: ToolDefinition): string | null {
  // ajv compiles a schema once.
  const validate = ajv.compile(inputSchema);
  if (validate(args)) return null;
  const { keyword, instancePath, params, message } = validate.errors![0]!;
  const [, place] = instancePath.split('/');
  if (keyword === 'required') return `"${params['missingProperty']}" is missing`;
  if (keyword === 'additionalProperties') {
    const known = Object.keys(inputSchema['properties'] as object).join(', ');
    return `unknown argument "${params['additionalProperty']}"; known: ${known || 'none'}`;
  }
  if (keyword === 'enum') return `"${place}" must be one of: ${params['allowedValues'].join(', ')}`;
  return keyword === 'minLength' ? `"${place}" must not be empty` : `"${place}" ${message}`;
}

function search(args: ToolArguments, { host }: ToolContext): CallToolResult {
  const { query, limit, scope } = args as { query: string; limit?: number; scope?: 'repo' | 'user' };
  return succeed(searchFields(host.session.search({ query, limit, scope })));
}

async function load(args: ToolArguments, { host, askConsent }: ToolContext): Promise<CallToolResult> {
  const { session } = host;
  const { name, path, form, force } = args as {
    name?: string;
    path?: string;
    form?: LoadForm;
    force?: boolean;
  };
  const loaded = await askFirst(() => session.load({ name, path, force: force === true }, form), {
    session,
    isClaimed: args['consent'] === true,
    askConsent,
  });
  if (!loaded.ok) return failRefusal(loaded);
  const fields = {
    text: loaded.text,
    metadata: loadMetadataOf(loaded.skill),
    already_loaded: loaded.isRepeated,
    files: loaded.files.files,
    files_truncated: loaded.files.truncated,
  };
  return succeed(fields, loaded.text);
}

const CODES: Readonly<Record<SkillRefusalReason, ToolErrorCode>> = {
  unnamed: 'invalid_arguments',
  'not-found': 'not_found',
  ambiguous: 'ambiguous',
  unreadable: 'unavailable',
  disabled: 'unavailable',
  unavailable: 'unavailable',
  denied: 'refused',
  unconfirmed: 'refused',
  declined: 'refused',
};

function failRefusal({ reason, message, candidates, needsConsent }: SessionRefusal): CallToolResult {
  return fail(CODES[reason], message, {
    ...(candidates.length > 0 && { candidates }),
    ...(needsConsent === true && { consentRequired: true }),
    ...(reason === 'declined' && { declined: true }),
  });
}

const ASK_FIRST = 'Ask the user, then call skill_activate again with consent: true.';

async function activate(args: ToolArguments, { host, askConsent }: ToolContext): Promise<CallToolResult> {
  const { session } = host;
  const { name, consent = false } = args as { name: string; consent?: boolean };
  const skill = session.getSkill(name);
  const isAsked =
    skill !== undefined &&
    session.riskLevel(skill.name) === 'risky' &&
    session.decision(skill.name) === 'confirm';
  const given: Consent = isAsked ? await getConsent(skill, consent, askConsent) : 'unasked';
  const activation = await session.activate({ name, isConfirmed: given === 'given' });
  if (activation.success) return succeed({ ...activation }, renderActivation(activation));
  const isDenied = skill !== undefined && session.decision(skill.name) === 'deny';
  return failActivation(activation, given === 'declined' ? 'declined' : isDenied ? 'denied' : undefined);
}

function failActivation(failure: ActivationFailure, why?: 'declined' | 'denied'): CallToolResult {
  const { error, consentRequired, availableSkills, candidates } = failure;
  const isDeclined = why === 'declined';
  const message = isDeclined ? `The user declined. ${error}` : error;
  const more = {
    ...(candidates !== undefined && { candidates }),
    ...(consentRequired && { consentRequired }),
    ...(isDeclined && { declined: true as const }),
    ...(availableSkills !== undefined && { availableSkills }),
  };
  const result = fail(CODES[why ?? reasonOf(failure)], message, more);
  const text = isDeclined ? message : renderActivationFailure(failure, ASK_FIRST);
  return { ...result, content: [{ type: 'text', text }] };
}

function reasonOf(failure: ActivationFailure): SkillRefusalReason {
  if (failure.consentRequired) return 'unconfirmed';
  if (failure.candidates !== undefined) return 'ambiguous';
  return failure.availableSkills === undefined ? 'unreadable' : 'not-found';
}

async function resources(args: ToolArguments, { host, askConsent }: ToolContext): Promise<CallToolResult> {
  const { session, workspace } = host;
  const { name, type, get } = args as { name: string; type?: ResourceType; get?: string };
  if (get === undefined) {
    const selection = session.select({ name });
    if (!selection.ok) return failRefusal(selection);
    const types = type === undefined ? RESOURCE_TYPES : [type];
    const skill = session.guard(selection.skill);
    return succeed({ resources: types.flatMap((each) => listResources(skill, each, workspace)) });
  }
  const content = await askFirst(() => session.read({ name, file: get }), {
    session,
    isClaimed: args['consent'] === true,
    askConsent,
  });
  if (!('kind' in content)) return failRefusal(content);
  if (content.kind !== 'content')
    return fail(content.kind === 'missing' ? 'not_found' : 'refused', content.message);
  const decoded = decodeText(content.bytes);
  const mimeType = mimeTypeOf(get, decoded.ok);
  if (decoded.ok) return succeed({ path: get, text: decoded.text, mimeType }, decoded.text);
  const blob = Buffer.from(content.bytes).toString('base64');
  return succeed({ path: get, blob, mimeType }, `${get} is not text (${content.bytes.length} bytes).`);
}

async function dispatch(args: ToolArguments, { host }: ToolContext): Promise<CallToolResult> {
  const { text, type, labels } = args as { text: string; type?: string; labels?: string[] };
  try {
    return succeed(dispatchFields((await host.dispatcher()).dispatch({ text, type, labels })));
  } catch (error) {
    const isExpected = error instanceof ManifestError || error instanceof WorkspaceError;
    if (isExpected) return fail('unavailable', `${error.message} ${error.fix}`);
    throw error;
  }
}

function match(args: ToolArguments, { host: { session } }: ToolContext): CallToolResult {
  const { query, max, recent } = args as { query: string; max?: number; recent?: string[] };
  return succeed(matchFields(session.match(query, { max, recent })));
}

function catalog(args: ToolArguments, { host: { session, opened } }: ToolContext): CallToolResult {
  const { as, query, max, recent, max_entries, max_bytes, hint } = args as {
    as?: CatalogFormat;
    query?: string;
    max?: number;
    recent?: string[];
    max_entries?: number;
    max_bytes?: number;
    hint?: boolean;
  };
  const rendered = renderPromptCatalog(session, opened, {
    as,
    query,
    max,
    recent,
    maxEntries: max_entries,
    maxBytes: max_bytes,
    loadHint: hint === true ? LOAD_HINT : undefined,
  });
  return succeed({ ...rendered }, rendered.text ?? '');
}

function toolsets(args: ToolArguments, { host: { session, workspace } }: ToolContext): CallToolResult {
  const { name } = args as { name?: string };
  const list = (skills: readonly CatalogSkill[]) =>
    succeed({
      toolsets: listToolsets(
        skills.map((skill) => session.guard(skill)),
        workspace,
      ),
    });
  if (name === undefined) return list(session.catalog().skills);
  const selection = session.select({ name });
  return selection.ok ? list([selection.skill]) : failRefusal(selection);
}

function mentions(args: ToolArguments, { host }: ToolContext): CallToolResult {
  return succeed({ mentions: host.session.mentionedSkills(args['text'] as string).map(metadataOf) });
}

async function list(args: ToolArguments, { host }: ToolContext): Promise<CallToolResult> {
  const { cwd, force_reload } = args as { cwd?: string; force_reload?: boolean };
  if (force_reload === true) await host.reload();
  if (cwd === undefined) return succeed({ ...listingOf(host.session.catalog()) });
  try {
    return succeed({ ...(await host.listFrom(cwd)) });
  } catch (error) {
    const isWrong = error instanceof UsageError || error instanceof WorkspaceError;
    if (isWrong) return fail('invalid_arguments', `${error.message} ${error.fix ?? ''}`.trimEnd());
    throw error;
  }
}

function inspect(args: ToolArguments, { host }: ToolContext): CallToolResult {
  const { include_skills = true } = args as { include_skills?: boolean };
  return succeed({ ...host.session.snapshot({ include_skills }) });
}

function status(_args: ToolArguments, { host: { session, opened } }: ToolContext): CallToolResult {
  const known = opened.catalog.skills.filter((skill) => session.allows(skill.name));
  return succeed(statusFields(known), renderSkillStatus(known));
}

type ToolErrorCode = 'invalid_arguments' | 'not_found' | 'ambiguous' | 'refused' | 'unavailable';

/** A result with fields; `text` is what clients show that know text only. */
function succeed(fields: Record<string, unknown>, text = JSON.stringify(fields, null, 2)): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: fields };
}

/** What a refusal says besides its reason. */
interface RefusalDetails {
  readonly candidates?: readonly string[];
  readonly consentRequired?: true;
  readonly declined?: true;
  readonly availableSkills?: readonly string[];
}

/** An error that the model can read and act on, of one shape in every tool. */
function fail(code: ToolErrorCode, message: string, details: RefusalDetails = {}): CallToolResult {
  const { candidates = [] } = details;
  const text = [message, ...candidates.map((candidate) => `- ${candidate}`)].join('\n');
  const structuredContent = { success: false, error: { code, message, ...details } };
  return { content: [{ type: 'text', text }], structuredContent, isError: true };
}
