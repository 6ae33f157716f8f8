import type { CatalogFormat } from '../profiles/profile.js';
import { type DispatchQuery, explainCandidates } from '../routing/dispatch.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { RESOURCE_TYPES, type ResourceType } from '../skill/skill.js';
import { decodeText } from '../text/decode.js';
import { type ActivatedSkill, renderActivation } from './activation.js';
import {
  briefFieldsOf,
  listingOf,
  loadMetadataOf,
  metadataOf,
  renderSkillStatus,
  statusFields,
} from './catalog.js';
import { type AskConsent, askFirst } from './consent.js';
import { type LoadForm, refuseSkill } from './load.js';
import type { MatchQuery } from './match.js';
import { materializeSkill } from './materialize.js';
import { mimeTypeOf } from './mime-type.js';
import { renderPromptCatalog } from './prompt-catalog.js';
import type { SearchQuery } from './search.js';
import type { SessionLoadRequest, SessionRefusal } from './session.js';
import { listResources, listToolsets, type ToolsetEntry } from './skill-files.js';
import type { SkillHost } from './skill-host.js';

/*
 * What an agent asks for, once for the command and the tool. Each operation takes what the tool's schema describes and
 * returns the fields that `--json` prints and that the tool returns.
 */

/** Whom an operation works for. */
export interface AgentContext {
  readonly host: SkillHost;
  readonly askConsent: AskConsent;
  /** How the agent of this host loads a skill. */
  readonly loadHint: string;
}

/** What an operation found out. */
export interface Answer<T extends object> {
  readonly ok: true;
  readonly fields: T;
  /** The answer as text, where it is one. */
  readonly text?: string;
}

export type Operation = (
  input: never,
  context: AgentContext,
) => Answer<object> | SessionRefusal | Promise<Answer<object> | SessionRefusal>;

function answer<T extends object>(fields: T, text?: string): Answer<T> {
  return { ok: true, fields, ...(text !== undefined && { text }) };
}

export function search(input: SearchQuery, { host }: AgentContext) {
  const { results, count, truncated } = host.session.search(input);
  const listed = results.map(({ skill, reason, score }) => ({ ...briefFieldsOf(skill), reason, score }));
  return answer({ results: listed, count, truncated });
}

interface MatchInput extends MatchQuery {
  /** The name that every tool has; `max` is the former one. */
  readonly limit?: number | undefined;
}

export function match({ query, limit, max = limit, recent }: MatchInput, { host }: AgentContext) {
  const { matches, total, undecided } = host.session.match(query, { max, recent });
  const listed = matches.map(({ skill, reasons }) => ({ ...briefFieldsOf(skill), reasons }));
  return answer({ matches: listed, count: matches.length, truncated: total > matches.length, undecided });
}

export function mentions({ text }: { readonly text: string }, { host }: AgentContext) {
  return answer({ mentions: host.session.mentionedSkills(text).map(metadataOf) });
}

export async function dispatch(input: DispatchQuery, { host }: AgentContext) {
  const found = (await host.dispatcher()).dispatch(input);
  const { skill, strategy, matched, place, score, margin, isRegistered, undecided } = found;
  return answer({
    skill,
    strategy,
    matched,
    place,
    ...(score !== undefined && { score }),
    ...(margin !== undefined && { margin }),
    registered: isRegistered,
    candidates: explainCandidates(found),
    undecided,
  });
}

type LoadInput = SessionLoadRequest & { readonly form?: LoadForm | undefined };

export async function load({ form, ...request }: LoadInput, { host, askConsent }: AgentContext) {
  const { session } = host;
  const loaded = await askFirst(() => session.load(request, form), { session, askConsent });
  if (!loaded.ok) return loaded;
  const { skill, text, isRepeated, files } = loaded;
  const fields = {
    text,
    metadata: loadMetadataOf(skill),
    already_loaded: isRepeated,
    skill_files: files.files,
    truncated: files.truncated,
  };
  return answer(fields, text);
}

interface ListFilesInput {
  readonly name: string;
  readonly type?: ResourceType | undefined;
}

export function listFiles({ name, type }: ListFilesInput, { host }: AgentContext) {
  const selection = host.session.select({ name });
  if (!selection.ok) return selection;
  const skill = host.session.guard(selection.skill);
  const types = type === undefined ? RESOURCE_TYPES : [type];
  return answer({ resources: types.flatMap((each) => listResources(skill, each, host.workspace)) });
}

interface ReadFileInput {
  readonly name: string;
  /** Relative to the skill. */
  readonly get: string;
}

export async function readFile({ name, get }: ReadFileInput, context: AgentContext) {
  const selection = context.host.session.select({ name });
  return selection.ok ? readSkillFile(selection.skill, get, context) : selection;
}

/** A file of a skill, as text where it is one, else in base64. */
type SkillFile = { readonly path: string; readonly bytes: number; readonly mimeType: string } & (
  | { readonly text: string }
  | { readonly blob: string }
);

export async function readSkillFile(
  named: CatalogSkill,
  path: string,
  { host: { session }, askConsent }: Omit<AgentContext, 'loadHint'>,
): Promise<Answer<SkillFile> | SessionRefusal> {
  const attempt = () => session.read({ path: named.path, file: path });
  const content = await askFirst(attempt, { session, askConsent, named });
  if (!('kind' in content)) return content;
  if (content.kind !== 'content')
    return refuseSkill(content.kind === 'missing' ? 'no-file' : 'unsafe-path', content.message);
  const decoded = decodeText(content.bytes);
  const about = { path, bytes: content.bytes.length, mimeType: mimeTypeOf(path, decoded.ok) };
  if (decoded.ok) return answer({ ...about, text: decoded.text }, decoded.text);
  const blob = Buffer.from(content.bytes).toString('base64');
  return answer({ ...about, blob }, `${path} is not text (${content.bytes.length} bytes).`);
}

/** One tool and one command list the files, and read one. */
export function resources(input: ListFilesInput & Partial<ReadFileInput>, context: AgentContext) {
  const { get } = input;
  return get === undefined ? listFiles(input, context) : readFile({ ...input, get }, context);
}

export function toolsets({ name }: { readonly name?: string | undefined }, { host }: AgentContext) {
  const { session, workspace } = host;
  const list = (skills: readonly CatalogSkill[]): Answer<{ toolsets: readonly ToolsetEntry[] }> =>
    answer({
      toolsets: listToolsets(
        skills.map((skill) => session.guard(skill)),
        workspace,
      ),
    });
  if (name === undefined) return list(session.catalog().skills);
  const selection = session.select({ name });
  return selection.ok ? list([selection.skill]) : selection;
}

export async function activate(
  { name }: { readonly name: string },
  { host: { session }, askConsent }: AgentContext,
): Promise<Answer<ActivatedSkill> | SessionRefusal> {
  const selection = session.select({ name });
  const isAsked = selection.ok && session.waitsForConsent(selection.skill.name);
  const consent = isAsked ? await askConsent({ skill: selection.skill, isNamed: true }) : 'unasked';
  const activation = await session.activate({ name, isConfirmed: consent === 'given' });
  if (activation.success) return answer(activation, renderActivation(activation));
  const { error, consentRequired, candidates = [], availableSkills } = activation;
  const isDeclined = consent === 'declined';
  const isDenied = selection.ok && session.decision(selection.skill.name) === 'deny';
  const missing = consentRequired ? 'unconfirmed' : isDenied ? 'denied' : 'unreadable';
  return {
    ok: false,
    reason: isDeclined ? 'declined' : selection.ok ? missing : selection.reason,
    message: isDeclined ? `The user declined. ${error}` : error,
    candidates,
    ...(consentRequired && { needsConsent: true }),
    ...(availableSkills !== undefined && { availableSkills }),
  };
}

interface MaterializeInput {
  readonly name: string;
  /** Absolute. */
  readonly to: string;
}

export async function materialize({ name, to }: MaterializeInput, { host, askConsent }: AgentContext) {
  const { session, workspace } = host;
  const selection = session.select({ name });
  if (!selection.ok) return selection;
  const { skill } = selection;
  const readable = await askFirst(() => session.refuseReading(skill) ?? skill, { session, askConsent });
  if ('ok' in readable) return readable;
  const { files, ...copy } = await materializeSkill(session.guard(readable), to, workspace);
  return answer({ ...copy, copied: files });
}

interface CatalogInput {
  readonly as?: CatalogFormat | undefined;
  readonly query?: string | undefined;
  /** How many skills are shown or, for a query, loaded. */
  readonly limit?: number | undefined;
  readonly recent?: readonly string[] | undefined;
  readonly max_bytes?: number | undefined;
  readonly hint?: boolean | undefined;
  /** The former names of `limit`. */
  readonly max?: number | undefined;
  readonly max_entries?: number | undefined;
}

export function catalog(input: CatalogInput, { host, loadHint }: AgentContext) {
  const { as, query, recent, limit, hint } = input;
  const rendered = renderPromptCatalog(host.session, host.opened, {
    as,
    query,
    recent,
    max: input.max ?? limit,
    maxEntries: input.max_entries ?? (query === undefined ? limit : undefined),
    maxBytes: input.max_bytes,
    loadHint: hint === true ? loadHint : undefined,
  });
  return answer({ ...rendered, errors: host.session.catalog().errors }, rendered.text ?? '');
}

interface ListInput {
  readonly cwd?: string | undefined;
  readonly force_reload?: boolean | undefined;
}

export async function list({ cwd, force_reload }: ListInput, { host }: AgentContext) {
  if (force_reload === true) await host.reload();
  return answer(listingOf(cwd === undefined ? host.session.catalog() : await host.catalogFrom(cwd)));
}

interface StatusInput {
  /** For the person who decides what agents may see: also what they may not. */
  readonly all?: boolean;
}

/** Every skill, disabled and unavailable ones included. */
export function status({ all = false }: StatusInput, { host: { session, opened } }: AgentContext) {
  const { errors, truncated } = all ? opened.catalog : session.catalog();
  const skills = opened.catalog.skills.filter(({ name }) => all || session.allows(name));
  return answer({ ...statusFields(skills), errors, truncated }, renderSkillStatus(skills));
}

export function inspect(input: { readonly include_skills?: boolean }, { host }: AgentContext) {
  return answer(host.session.snapshot(input));
}

/** What a refusal says besides its message. */
export function refusalDetails({ reason, candidates, needsConsent, availableSkills }: SessionRefusal) {
  return {
    ...(candidates.length > 0 && { candidates }),
    ...(needsConsent && { consentRequired: true as const }),
    ...(reason === 'declined' && { declined: true as const }),
    ...(availableSkills !== undefined && { availableSkills }),
  };
}
