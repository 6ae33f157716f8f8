import { explainCandidates } from '../agent/dispatcher.js';
import {
  type LoadForm,
  listingOf,
  loadMetadataOf,
  type SkillRefusal,
  type SkillRefusalReason,
} from '../agent/load.js';
import { listResources, readResource } from '../agent/resources.js';
import { ManifestError } from '../manifest/manifest-model.js';
import { visibleText } from '../report/visible-text.js';
import { RESOURCE_TYPES, type ResourceType } from '../skill/skill.js';
import { decodeText } from '../skill/split-document.js';
import type { SkillHost } from './server.js';
import { mimeTypeOf } from './skill-resources.js';
import { type ArgumentSchema, type PropertySchema, TOOLS } from './tool-schemas.js';

/** Asks the user to agree; `null` when the client cannot ask. */
export type AskConsent = (question: string) => Promise<boolean | null>;

type Tool = (
  args: ToolArguments,
  host: SkillHost,
  askConsent: AskConsent,
) => ToolResult | Promise<ToolResult>;

const HANDLERS: Readonly<Record<string, Tool>> = {
  skill_search: search,
  skill_load: load,
  skill_activate: activate,
  skill_resources: resources,
  skill_dispatch: dispatch,
  skill_list: list,
  skill_inspect: (_args, host) => succeed({ ...host.session.snapshot() }),
};

/** Runs a tool; `null` when there is none of that name. Whatever is wrong with the arguments is a result. */
export async function callTool(
  call: { readonly name: string; readonly args: unknown },
  host: SkillHost,
  askConsent: AskConsent,
): Promise<ToolResult | null> {
  const definition = TOOLS.find((tool) => tool.name === call.name);
  const handler = Object.hasOwn(HANDLERS, call.name) ? HANDLERS[call.name] : undefined;
  if (definition === undefined || handler === undefined) return null;
  const args = call.args ?? {};
  const problem = findArgumentProblem(args, definition.inputSchema);
  if (problem !== null) return fail('invalid_arguments', `Wrong arguments for ${call.name}: ${problem}.`);
  return handler(args as ToolArguments, host, askConsent);
}

function search(args: ToolArguments, { session }: SkillHost): ToolResult {
  const { query, limit, scope } = args as { query: string; limit?: number; scope?: 'repo' | 'user' };
  const found = session.search({ query, limit, scope });
  const results = found.results.map(({ skill, reason, score }) => ({
    name: skill.name,
    description: skill.description,
    path: skill.path,
    scope: skill.scope,
    reason,
    score,
  }));
  return succeed({ results, count: found.count, truncated: found.truncated });
}

function load(args: ToolArguments, { session }: SkillHost): ToolResult {
  const { name, path, form } = args as { name?: string; path?: string; form?: LoadForm };
  const loaded = session.load({ name, path }, form);
  if (!loaded.ok) return failSelection(loaded);
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
  denied: 'refused',
  unconfirmed: 'refused',
};

function failSelection({ reason, message, candidates }: SkillRefusal): ToolResult {
  return fail(CODES[reason], message, candidates);
}

async function activate(
  args: ToolArguments,
  { session }: SkillHost,
  askConsent: AskConsent,
): Promise<ToolResult> {
  const { name, consent } = args as { name: string; consent?: boolean };
  const known = session.getSkill(name);
  let isConfirmed = consent === true;
  if (
    known !== undefined &&
    session.riskLevel(known.name) === 'risky' &&
    session.decision(known.name) === 'confirm'
  ) {
    // The words of a stranger must not look like words of ours.
    const question = visibleText(`Let the agent use the skill "${known.name}"? ${known.description}`);
    isConfirmed = (await askConsent(question)) ?? isConfirmed;
  }
  const activation = await session.activate({ name, isConfirmed });
  if (activation.success) return succeed({ ...activation }, activation.instructions);
  const result = succeed({ ...activation }, activation.error);
  return activation.consentRequired ? result : { ...result, isError: true };
}

function resources(args: ToolArguments, { session, workspace }: SkillHost): ToolResult {
  const { name, type, get } = args as { name: string; type?: ResourceType; get?: string };
  const selection = session.select({ name });
  if (!selection.ok) return failSelection(selection);
  if (get === undefined) {
    const types = type === undefined ? RESOURCE_TYPES : [type];
    return succeed({ resources: types.flatMap((each) => listResources(selection.skill, each, workspace)) });
  }
  const content = readResource(selection.skill, get, workspace);
  if (content.kind !== 'content')
    return fail(content.kind === 'missing' ? 'not_found' : 'refused', content.message);
  const decoded = decodeText(content.bytes);
  const mimeType = mimeTypeOf(get, decoded.ok);
  if (decoded.ok) return succeed({ path: get, text: decoded.text, mimeType }, decoded.text);
  const blob = Buffer.from(content.bytes).toString('base64');
  return succeed({ path: get, blob, mimeType }, `${get} is no text (${content.bytes.length} bytes).`);
}

function dispatch(args: ToolArguments, host: SkillHost): ToolResult {
  const { text, type, labels } = args as { text: string; type?: string; labels?: string[] };
  try {
    const answer = host.manifest.dispatcher.dispatch({ text, type, labels });
    const { skill, strategy, matched, score, margin, isRegistered } = answer;
    return succeed({
      skill,
      strategy,
      matched,
      ...(score !== undefined && { score }),
      ...(margin !== undefined && { margin }),
      candidates: explainCandidates(answer),
      registered: isRegistered,
    });
  } catch (error) {
    if (error instanceof ManifestError) return fail('unavailable', `${error.message} ${error.fix}`);
    throw error;
  }
}

async function list(args: ToolArguments, host: SkillHost): Promise<ToolResult> {
  if (args['force_reload'] === true) await host.reload();
  return succeed({ ...listingOf(host.session.catalog()) });
}

export type ToolArguments = Readonly<Record<string, unknown>>;

/** Holds arguments against a tool's schema; the first thing that is wrong with them, or `null`. */
export function findArgumentProblem(given: unknown, schema: ArgumentSchema): string | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return 'the arguments are no object';
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(given, name)) return `"${name}" is missing`;
  }
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(schema.properties, name)) {
      const known = Object.keys(schema.properties).join(', ') || 'none';
      return `there is no argument "${name}"; known are: ${known}`;
    }
    const problem = problemOf(value, schema.properties[name]!);
    if (problem !== null) return `"${name}" ${problem}`;
  }
  return null;
}

function problemOf(value: unknown, schema: PropertySchema): string | null {
  switch (schema.type) {
    case 'string':
      return textProblem(value, schema);
    case 'integer':
      return Number.isInteger(value) ? null : 'must be a whole number';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'array':
      if (!Array.isArray(value) || value.length > schema.maxItems)
        return `must be a list of at most ${schema.maxItems}`;
      return value.every((item) => typeof item === 'string' && item.length <= schema.items.maxLength)
        ? null
        : `must hold texts of at most ${schema.items.maxLength} characters`;
  }
}

function textProblem(value: unknown, schema: PropertySchema & { type: 'string' }): string | null {
  if (typeof value !== 'string') return 'must be a text';
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return `must be one of: ${schema.enum.join(', ')}`;
  if (value.length < (schema.minLength ?? 0)) return 'must not be empty';
  if (value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY))
    return `is longer than ${schema.maxLength} characters`;
  return null;
}

/** What a tool call returns, as the protocol wants it. */
export interface ToolResult {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent: Record<string, unknown>;
  readonly isError?: true;
  readonly [key: string]: unknown;
}

export type ToolErrorCode = 'invalid_arguments' | 'not_found' | 'ambiguous' | 'refused' | 'unavailable';

/** A result with fields; `text` stands for them where a client shows text only. */
export function succeed(fields: Record<string, unknown>, text = JSON.stringify(fields, null, 2)): ToolResult {
  return { content: [{ type: 'text', text }], structuredContent: fields };
}

/** An error that the model can read and act on. */
export function fail(code: ToolErrorCode, message: string, candidates: readonly string[] = []): ToolResult {
  const error = { code, message, ...(candidates.length === 0 ? {} : { candidates }) };
  const text = [message, ...candidates.map((candidate) => `- ${candidate}`)].join('\n');
  return { content: [{ type: 'text', text }], structuredContent: { error }, isError: true };
}
