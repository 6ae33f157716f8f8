import fs from 'node:fs';
import path from 'node:path';
import type { AskConsent } from '../agent/consent.js';
import type { SkillRefusalReason } from '../agent/load.js';
import { type AgentContext, type Answer, refusalDetails } from '../agent/operations.js';
import type { SessionRefusal } from '../agent/session.js';
import { SkillHost } from '../agent/skill-host.js';
import { adviseOnSkill } from '../agent/unknown-skill.js';
import type { Request } from '../config/request.js';
import { slashed } from '../files/absolute-path.js';
import { WorkspaceError } from '../files/workspace.js';
import { reportMeta } from '../report/json-report.js';
import type { Report } from '../report/report.js';
import type { RunSetup } from '../run/prepare-run.js';
import { findNamed, isSkillPath } from '../skill/skill.js';
import { UsageError } from '../text/errors.js';
import { baseName, parentOf } from '../text/paths.js';
import { neutralizeMessage } from '../text/visible-text.js';
import {
  type ExitCode,
  type Invocation,
  type OptionSpec,
  type OptionValues,
  type TextResult,
  textResult,
} from './command.js';

/** For commands that an agent uses. */
const ALLOW_OPTION: OptionSpec = {
  name: 'allow',
  value: 'name',
  multiple: true,
  summary: 'only these skills (default: all that the config allows)',
};

export const BUNDLED_OPTION: OptionSpec = {
  name: 'bundled',
  value: 'dir',
  multiple: true,
  summary: 'a directory of skills outside the repository; any other skill of the same name wins',
};

/** For commands that look at skills as an agent does. */
export const AGENT_OPTIONS: readonly OptionSpec[] = [ALLOW_OPTION, BUNDLED_OPTION];

/** The part of a request that `--bundled` gives. */
export function bundledOf({ options, io }: Pick<Invocation, 'options' | 'io'>): Pick<Request, 'bundled'> {
  const given = options.texts('bundled');
  for (const directory of given) {
    if (fs.statSync(path.resolve(io.cwd, directory), { throwIfNoEntry: false })?.isDirectory()) continue;
    const fix = 'Name an existing directory.';
    throw new WorkspaceError(`--bundled ${directory} is not a directory.`, directory, { fix });
  }
  return given.length === 0 ? {} : { bundled: given.map((directory) => path.resolve(io.cwd, directory)) };
}

export const LIMIT_OPTION = {
  name: 'limit',
  value: 'n',
  range: { min: 1, max: 1_000_000 },
  aliases: ['max', 'max-entries'],
} as const;

export const RECENT_OPTION: OptionSpec = {
  name: 'recent',
  value: 'a,b',
  summary: 'recently used skills, the latest first',
};

/** The names of `--allow`; undefined where it is not given. */
export function allowOf(options: OptionValues): readonly string[] | undefined {
  const names = options.texts('allow');
  return names.length === 0 ? undefined : names;
}

/** The names in a comma-separated list. */
export function namesIn(list: string | undefined): readonly string[] | undefined {
  return list?.split(',').map((name) => name.trim());
}

type Fields = TextResult['fields'];

/** The skills of the repository and a session over them, for one command. */
export interface CommandSkills extends AgentContext {
  /** An answer in the envelope, which says which profile was chosen. */
  answer(exitCode: ExitCode, text: string, fields: Fields): TextResult;
  /** What an operation found out, or why it was refused. */
  show<T extends object>(
    result: Answer<T> | SessionRefusal,
    print: (fields: T, text: string) => TextResult,
  ): TextResult;
}

interface SkillsOptions {
  /** For commands without `--allow`. */
  readonly ignoresAllow?: true;
  readonly privateDirectory?: string | undefined;
  /** How the user agrees; default: running the command is the confirmation of the skill that it names. */
  readonly askConsent?: AskConsent;
  /** What to do where consent is missing. */
  readonly howToConsent?: string;
}

/** Opens the skills as the common options say. */
export async function openCommandSkills(
  invocation: Invocation,
  { privateDirectory, ignoresAllow, askConsent = confirmNamed, howToConsent = NAME_IT }: SkillsOptions = {},
): Promise<CommandSkills> {
  const bundled = bundledOf(invocation);
  const host = await SkillHost.open({
    request: () => invocation.request('status', bundled),
    workingDirectory: slashed(invocation.io.cwd),
    allow: ignoresAllow ? undefined : allowOf(invocation.options),
    privateDirectory,
  });
  const answer = (exitCode: ExitCode, text: string, fields: Fields): TextResult =>
    textResult(text, { ...frameOf(invocation.command, host.opened.setup), ...fields }, exitCode);
  const skills: CommandSkills = {
    host,
    askConsent,
    loadHint: 'Load a skill with `skill-registrar load <name>`.',
    answer,
    show: (result, print) =>
      result.ok
        ? print(result.fields, result.text ?? '')
        : refuse(result, { skills, invocation, howToConsent }),
  };
  return skills;
}

const confirmNamed: AskConsent = async ({ isNamed }) => (isNamed ? 'given' : 'unasked');

const NAME_IT = 'Name that skill itself: running the command confirms it.';

/** What every answer says about the run. */
export function frameOf(
  operation: string,
  { chosen, manifestFile }: RunSetup,
): Pick<Report, '_meta' | 'manifest'> {
  return { _meta: reportMeta(operation, chosen), manifest: manifestFile };
}

interface Refused {
  readonly skills: CommandSkills;
  readonly invocation: Invocation;
  readonly howToConsent: string;
}

/** Why an operation gave nothing: exit code 2 if the request is wrong, 1 if the skill must not be read or lacks the file. */
function refuse(refusal: SessionRefusal, { skills, invocation, howToConsent }: Refused): TextResult {
  const { candidates, reason } = refusal;
  const message = reason === 'declined' ? 'You declined.' : refusal.message;
  const fixes: Partial<Record<SkillRefusalReason, string>> = {
    denied: 'Change "permissions" in the config file.',
    unconfirmed: howToConsent,
    declined: 'Agree, or choose another skill.',
    'no-file': 'List the files of the skill with `skill-registrar resources <name>`.',
    'unsafe-path': 'Name a file inside the directory of the skill.',
  };
  const fix = fixes[reason] ?? adviseOnName(skills, invocation.positionals[0], candidates);
  const error = { code: 'E_USAGE', message, fix } as const;
  const fields = { success: false, error, ...refusalDetails(refusal) };
  if (['denied', 'unconfirmed', 'declined', 'no-file'].includes(reason)) {
    const advice = reason === 'declined' ? '' : `  fix: ${fix}\n`;
    return skills.answer(1, `${neutralizeMessage(message)}\n${advice}`, fields);
  }
  if (invocation.common.format !== 'json') throw new UsageError(message, fix);
  return skills.answer(2, message, fields);
}

/** What to do about a name that was not found or is not unique. */
function adviseOnName(
  { host: { session, opened } }: CommandSkills,
  name: string | undefined,
  candidates: readonly string[],
): string {
  if (!opened.settings.isEnabled) return 'Set "skills.enabled" to true in the config file.';
  if (candidates.length > 0) return `Name one by its path: --path ${candidates.join(' or --path ')}`;
  const [hidden] = findNamed(name ?? '', opened.catalog.skills);
  if (hidden?.enabled === false && session.allows(hidden.name))
    return `It is disabled: enable it with \`skill-registrar skills enable ${hidden.name}\`.`;
  if (hidden?.available === false && session.allows(hidden.name))
    return 'Install the commands that it requires, and check that they are on the PATH.';
  // Errors name files, not skills.
  if (
    name !== undefined &&
    session.allows(name) &&
    opened.catalog.errors.some(({ path }) => isSkillPath(path) && baseName(parentOf(path)) === name)
  )
    return `It is invalid: \`skill-registrar validate ${name}\` says why.`;
  return adviseOnSkill(name ?? '', session.getSkillNames());
}
