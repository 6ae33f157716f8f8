import type { ClientReply, HandedSkill, SkillReply } from '../clients/client-program.js';
import { programOf } from '../clients/programs.js';
import { reasonOf } from '../compatibility/incompatibilities.js';
import { incompatibilitiesOf } from '../compatibility/judge-skill.js';
import type { Workspace } from '../files/workspace.js';
import { valueOr } from '../profiles/client.js';
import { CLIENTS } from '../profiles/index.js';
import type { AskedClient } from '../report/report.js';
import type { Finding } from '../rules/finding.js';
import { scalarText } from '../skill/facts.js';
import { findNamed, SKILL_FILE, type SkillRecord } from '../skill/skill.js';
import { baseName, joinPath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { asSentence } from '../text/suggest.js';
import { oneLine, shorten } from '../text/visible-text.js';
import type { RunSetup } from './prepare-run.js';

/** What the clients of `--with` said, beside what we say. */
export interface AskedClients {
  readonly replies: readonly AskedClient[];
  readonly findings: readonly Finding[];
}

const NOBODY: AskedClients = { replies: [], findings: [] };

/** Asks the clients that the user named about the skills of the repository. */
export async function askClients(setup: RunSetup, records: readonly SkillRecord[]): Promise<AskedClients> {
  const { request, isBase = false } = setup;
  if (request.askClients === undefined || isBase) return NOBODY;
  const inRepository = records.filter(({ scope }) => scope === 'repo');
  const named = request.names?.flatMap((name) => findNamed(name, inRepository)) ?? inRepository;
  const handed = named.flatMap((record) => {
    const skill = handOver(record, request.workspace);
    return skill === null ? [] : [{ record, skill }];
  });
  if (handed.length === 0) return NOBODY;
  const replies = await request.askClients(handed.map(({ skill }) => skill));
  const asked = handed.map(({ record }) => record);
  return {
    replies: replies.map((reply) => describeReply(reply, asked)),
    findings: replies.flatMap((reply) =>
      reply.skills.flatMap((about, at) => compareAnswers(asked[at]!, about, reply)),
    ),
  };
}

const MAX_BYTES = 1_048_576;
/** A body is not listed, and some clients print it; its first paragraph may stand in for a description. */
const BODY_BYTES = 400;

/** The files of a skill that a client reads for its list; `null` if the skill cannot be read. */
function handOver({ directory, file, facts }: SkillRecord, workspace: Workspace): HandedSkill | null {
  const limits = { maxBytes: MAX_BYTES, followLinks: true };
  const skill = workspace.read(file, limits);
  if (skill.kind !== 'content') return null;
  const sideFile = workspace.read(joinPath(directory, SIDE_FILE), limits);
  return {
    directoryName: directory === '.' ? 'skill' : baseName(directory),
    name: scalarText(facts.fields?.['name'] ?? facts.marks.byLine['name']),
    files: {
      [SKILL_FILE]: withShortBody(skill.bytes),
      ...(sideFile.kind === 'content' && { [SIDE_FILE]: sideFile.bytes }),
    },
  };
}

const SIDE_FILE = 'agents/openai.yaml';

/** The frontmatter as it is, and the beginning of the body. */
function withShortBody(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes);
  const closing = /^(?:\xEF\xBB\xBF)?---[ \t]*\r?\n(?:.*\n)*?---[ \t]*\r?\n/.exec(text);
  return closing === null ? bytes : bytes.subarray(0, closing[0].length + BODY_BYTES);
}

function describeReply(
  { client, version, isOffline, skills }: ClientReply,
  records: readonly SkillRecord[],
): AskedClient {
  return {
    client,
    version,
    network: !isOffline,
    skills: skills.map(({ listedAs, messages }, at) => ({
      skill: records[at]!.name,
      path: records[at]!.directory,
      listed: listedAs !== null,
      ...(listedAs !== null && listedAs !== records[at]!.name && { name: listedAs }),
      ...(messages.length > 0 && { messages: messages.map(quoted) }),
    })),
  };
}

/** A finding where the answer of the client differs from what its profile says. */
function compareAnswers(
  record: SkillRecord,
  { listedAs, messages }: SkillReply,
  { client: id, version }: ClientReply,
): readonly Finding[] {
  const at = CLIENTS.findIndex((client) => client.id === id);
  const client = CLIENTS[at]!;
  const incompatibilities = incompatibilitiesOf(record.facts)[at]!;
  const refusal = incompatibilities.find(({ result }) => result === 'refused');
  const who = `${id} ${version}`;
  const report = (message: string, fix: string): readonly Finding[] => [
    { rule: 'client-disagrees', file: record.file, skill: record.name, at: START_OF_FILE, message, fix },
  ];
  if (listedAs === null) {
    if (refusal !== undefined || isUnlisted(id, record)) return [];
    const why = messages.length === 0 ? ' and does not say why' : `: ${messages.map(quoted).join(' ')}`;
    return report(
      `${who} does not list this skill${asSentence(why)}`,
      'Change the skill until the client lists it, or leave the client out.',
    );
  }
  if (refusal !== undefined)
    return report(
      `${who} lists this skill, although its profile expects otherwise: ${reasonOf(refusal, client)}`,
      'Other versions of the client may refuse it: correct the skill anyway.',
    );
  const name = scalarText(record.facts.fields?.['name']);
  const isSame = listedAs === name || incompatibilities.some(({ field }) => field === 'name');
  if (name === null || isSame || valueOr(client.nameDiffers, 'directory') !== 'name') return [];
  return report(
    `${who} lists this skill as "${quoted(listedAs)}".`,
    'Choose a name that the client keeps as it is.',
  );
}

/** Whether the client may load the skill although its list leaves it out. */
function isUnlisted(id: string, { facts }: SkillRecord): boolean {
  const fields = programOf(id)?.unlistedFields ?? [];
  return fields.some((field) => facts.fields?.[field] !== undefined);
}

const MAX_QUOTED = 300;

function quoted(text: string): string {
  return shorten(oneLine(text), MAX_QUOTED);
}
