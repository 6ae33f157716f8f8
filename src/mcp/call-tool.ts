import { decodeText } from '../core/decode-text.js';
import { ManifestError } from '../core/manifest-error.js';
import { RESOURCE_TYPES, type ResourceType } from '../core/resource-types.js';
import { visibleText } from '../report/visible-text.js';
import { explainCandidates } from '../runtime/explain-dispatch.js';
import type { LoadForm, SkillRefusal, SkillRefusalReason } from '../runtime/load.js';
import { listResources, readResource } from '../runtime/resources.js';
import { listingOf, loadMetadataOf } from '../runtime/skill-metadata.js';
import { mimeTypeOf } from './mime-type.js';
import { findArgumentProblem, type ToolArguments } from './read-arguments.js';
import type { SkillHost } from './skill-host.js';
import { fail, succeed, type ToolErrorCode, type ToolResult } from './tool-result.js';
import { TOOLS } from './tool-schemas.js';

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
    const { skill, strategy, matched, isRegistered } = answer;
    return succeed({
      skill,
      strategy,
      matched,
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
