import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';
import { type Consent, type ConsentRequest, consentQuestion } from '../agent/consent.js';
import type { SkillRefusalReason } from '../agent/load.js';
import { refusalDetails } from '../agent/operations.js';
import type { SessionRefusal } from '../agent/session.js';
import type { SkillHost } from '../agent/skill-host.js';
import { WorkspaceError } from '../files/workspace.js';
import { ManifestError } from '../manifest/manifest-model.js';
import { UsageError } from '../text/errors.js';
import { TOOLS, type ToolDefinition } from './tools.js';

type ToolArguments = Readonly<Record<string, unknown>>;

/** Asks the user of the client; `null` when the client cannot ask. */
export type AskUser = (question: string) => Promise<boolean | null>;

const LOAD_HINT = 'Load a skill with the tool skill_load or skill_activate.';

/** Runs a tool. Wrong arguments are a result, an unknown tool is an error of the protocol. */
export async function callTool(
  name: string,
  given: ToolArguments,
  { host, askUser }: { readonly host: SkillHost; readonly askUser: AskUser },
): Promise<CallToolResult> {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name}"`);
  const problem = findArgumentProblem(given, tool);
  if (problem !== null) return fail('invalid_arguments', `Wrong arguments for ${name}: ${problem}.`);
  const { consent, ...input } = given;
  const askConsent = (asked: ConsentRequest) => getConsent(asked, askUser, consent === true);
  try {
    const result = await tool.run(input as never, { host, askConsent, loadHint: LOAD_HINT });
    return result.ok ? succeed(result.fields, result.text) : refuse(result);
  } catch (error) {
    if (error instanceof UsageError) return fail('invalid_arguments', `${error.message} ${error.fix}`);
    const isOfFiles = error instanceof ManifestError || error instanceof WorkspaceError;
    if (isOfFiles) return fail('unavailable', `${error.message} ${error.fix ?? ''}`.trimEnd());
    throw error;
  }
}

/** The user's consent: from the client where it can ask, else from what the call claims. */
export async function getConsent(
  { skill }: ConsentRequest,
  askUser: AskUser,
  isClaimed = false,
): Promise<Consent> {
  const answer = await askUser(consentQuestion(skill));
  if (answer === null) return isClaimed ? 'given' : 'unasked';
  return answer ? 'given' : 'declined';
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

type ToolErrorCode = 'invalid_arguments' | 'not_found' | 'ambiguous' | 'refused' | 'unavailable';

const CODES: Readonly<Record<SkillRefusalReason, ToolErrorCode>> = {
  unnamed: 'invalid_arguments',
  'not-found': 'not_found',
  'no-file': 'not_found',
  ambiguous: 'ambiguous',
  unreadable: 'unavailable',
  disabled: 'unavailable',
  unavailable: 'unavailable',
  denied: 'refused',
  unconfirmed: 'refused',
  declined: 'refused',
  'unsafe-path': 'refused',
};

/** A result with fields; `text` is what clients show that know text only. */
function succeed(fields: object, text = JSON.stringify(fields, null, 2)): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: { ...fields } };
}

function refuse(refusal: SessionRefusal): CallToolResult {
  return fail(CODES[refusal.reason], messageOf(refusal), refusalDetails(refusal));
}

/** What was refused, and how the model gets the user's consent. */
export function messageOf({ reason, message, needsConsent }: SessionRefusal): string {
  const isToAsk = needsConsent === true && reason !== 'declined';
  return isToAsk
    ? `${message}. Ask the user, then call skill_load or skill_activate with consent: true.`
    : message;
}

/** An error that the model can read and act on, of one shape in every tool. */
function fail(
  code: ToolErrorCode,
  message: string,
  details: Partial<ReturnType<typeof refusalDetails>> = {},
): CallToolResult {
  const { candidates = [], availableSkills } = details;
  const text = [
    message,
    ...candidates.map((candidate) => `- ${candidate}`),
    ...(availableSkills === undefined ? [] : [`Available skills: ${availableSkills.join(', ') || 'none'}`]),
  ].join('\n');
  const structuredContent = { success: false, error: { code, message, ...details } };
  return { content: [{ type: 'text', text }], structuredContent, isError: true };
}
