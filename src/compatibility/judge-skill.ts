import { type Client, type Trait, valueOr } from '../profiles/client.js';
import { CLIENTS } from '../profiles/index.js';
import type { RuleId } from '../rules/index.js';
import type { SkillFacts, TextMarks } from '../skill/facts.js';
import type { Fields } from '../skill/skill.js';
import { type Discovery, discoveryFinder, type Repository } from './discovery.js';
import {
  addFieldIncompatibilities,
  hasQuirk,
  type Incompatibility,
  type ReadSkill,
  reasonOf,
  traitsOf,
} from './incompatibilities.js';
import type { ClientVerdict, InstalledVerdict, SkillCompatibility } from './verdict.js';

/** A skill as the portability rules see it. */
export interface PortableSkill {
  readonly name: string;
  readonly file: string;
  readonly directory: string;
  /** The scan root it was found under. */
  readonly root: string;
  readonly scope: 'repo' | 'user';
  readonly facts: SkillFacts;
}

/** The incompatibilities of one skill in each client, and whether the client finds it, in the order of `CLIENTS`. */
export interface JudgedSkill<Skill extends { readonly facts: SkillFacts }> {
  readonly skill: Skill;
  readonly incompatibilities: readonly (readonly Incompatibility[])[];
  readonly discoveries: readonly Discovery[];
}

/** Judges skills that were already read; pure, so that one read serves all clients. */
export function judgeForClients<Skill extends { readonly facts: SkillFacts }>(
  skills: readonly Skill[],
  repository: Repository,
): readonly JudgedSkill<Skill>[] {
  const discoveriesOf = discoveryFinder(repository);
  return skills.map((skill) => {
    const { facts } = skill;
    return { skill, incompatibilities: incompatibilitiesOf(facts), discoveries: discoveriesOf(facts) };
  });
}

/** The result of a skill in a client: where the skill is, and once it is installed. */
function verdictOf(
  client: Client,
  incompatibilities: readonly Incompatibility[],
  discovery: Discovery,
): ClientVerdict {
  const installed = installedVerdict(client, incompatibilities);
  if (discovery.kind === 'found') return installed;
  const { rule, reason, trait } = discovery;
  const found = { rule, reason, ...measured(client, trait), installed };
  if (discovery.kind === 'missing') return { result: 'not-found', ...found };
  return installed.result === 'refused' ? installed : { result: 'changes', ...found };
}

function installedVerdict(client: Client, incompatibilities: readonly Incompatibility[]): InstalledVerdict {
  const first = incompatibilities.find(({ result }) => result === 'refused') ?? incompatibilities[0];
  if (first === undefined) return { result: 'works' };
  const { result, rule, trait } = first;
  return { result, rule, reason: reasonOf(first, client), ...measured(client, trait) };
}

/** Whether the client itself was asked. */
function measured(client: Client, trait: Trait | undefined): { readonly measured?: true } {
  const fact = trait === undefined ? undefined : client[trait];
  return fact?.known && fact.evidence.source === 'measured' ? { measured: true } : {};
}

/** For each client everything in the file that it rejects or changes, in a fixed order. */
export function incompatibilitiesOf(skill: SkillFacts): readonly (readonly Incompatibility[])[] {
  const { fields, marks } = skill;
  const own = fields === null ? null : { fields, traits: traitsOf(fields), skill };
  return CLIENTS.map((client) => {
    const found: Incompatibility[] = [];
    if (isMarked(marks)) found.push(...checkMarks(skill, client));
    const read = own ?? readUnparsed(found, skill, client);
    if (read !== null) addFieldIncompatibilities(found, read, client);
    return found;
  });
}

/** What the client reads of a file whose frontmatter YAML cannot read, after adding what it says of the file. */
function readUnparsed(found: Incompatibility[], skill: SkillFacts, client: Client): ReadSkill | null {
  const { fields, incompatibilities } = readFields(skill, client);
  found.push(...incompatibilities);
  return fields === null ? null : { fields, traits: traitsOf(fields), skill };
}

interface Reading {
  /** What the client reads between the fences; `null` if it loads nothing, or if that is unknown. */
  readonly fields: Fields | null;
  readonly incompatibilities: readonly Incompatibility[];
}

/** Rules about files that no client can read. */
export const UNREADABLE: readonly string[] = ['file-unreadable', 'file-encoding', 'link-refused'];
/** Limits of this program: how clients handle larger files is not documented. */
const TOO_LARGE: readonly string[] = ['file-size', 'frontmatter-size'];

function readFields(skill: SkillFacts, client: Client): Reading {
  const rule = skill.problem?.rule ?? 'frontmatter-missing';
  // A file without fields is valid for a client that requires none, if it reads a file without frontmatter at all.
  if (rule === 'frontmatter-missing') {
    return valueOr(client.blankLinesFirst, 'unknown') === 'refused'
      ? stop({
          result: 'refused',
          rule,
          verb: 'refuses',
          object: 'a file without frontmatter',
          trait: 'blankLinesFirst',
        })
      : { fields: {}, incompatibilities: [] };
  }
  if (UNREADABLE.includes(rule))
    return stop({ result: 'refused', rule, verb: 'refuses', object: 'a file that cannot be read' });
  if (TOO_LARGE.includes(rule))
    return stop({
      result: 'changes',
      rule,
      verb: 'does not document how it handles',
      object: 'files of this size',
    });
  return readBroken(skill, client, rule);
}

function stop(incompatibility: Incompatibility): Reading {
  return { fields: null, incompatibilities: [incompatibility] };
}

const BROKEN = {
  refused: { result: 'refused', verb: 'refuses', object: 'the skill' },
  'body-only': { result: 'changes', verb: 'loads', object: 'only the body' },
  repaired: { result: 'changes', verb: 'repairs', object: 'it' },
  'by-line': { result: 'changes', verb: 'reads', object: 'only name and description' },
  unknown: { result: 'changes', verb: 'does not document how it handles', object: 'that' },
} as const satisfies Record<string, Pick<Incompatibility, 'result' | 'verb' | 'object'>>;

function readBroken({ marks }: SkillFacts, client: Client, rule: RuleId): Reading {
  const isColon = rule === 'frontmatter-unquoted-colon';
  const outcome = isColon ? valueOr(client.unquotedColon, 'unknown') : valueOr(client.invalidYaml, 'unknown');
  const incompatibility: Incompatibility = {
    ...BROKEN[outcome],
    trait: isColon ? 'unquotedColon' : 'invalidYaml',
    rule: isColon ? 'portability-unquoted-colon' : rule,
    cause: isColon ? 'A value with ": " in it is not quoted' : 'The frontmatter is not valid YAML',
  };
  const isRead = outcome === 'repaired' || outcome === 'by-line';
  const fields = isRead ? marks.byLine : outcome === 'body-only' ? {} : null;
  return { fields, incompatibilities: [incompatibility] };
}

function isMarked({
  hasByteOrderMark,
  hasBlankLinesFirst,
  hasFenceInside,
  indentedKeys,
}: TextMarks): boolean {
  return hasByteOrderMark || hasBlankLinesFirst || hasFenceInside || indentedKeys.length > 0;
}

function checkMarks({ marks, fields }: SkillFacts, client: Client): readonly Incompatibility[] {
  const rule = 'portability-frontmatter';
  const found: Incompatibility[] = [];
  if (marks.hasByteOrderMark) found.push(...checkByteOrderMark(client));
  if (marks.hasBlankLinesFirst) found.push(...checkBlankLines(client));
  if (marks.hasFenceInside && hasQuirk(client, 'splits-at-any-fence'))
    found.push({
      result: 'refused',
      trait: 'quirks',
      rule,
      verb: 'ends',
      object: 'the frontmatter at a --- inside a value',
    });
  const isCut =
    (marks.hasFenceInside && hasQuirk(client, 'cuts-at-any-fence')) ||
    (marks.hasIndentedFence && hasQuirk(client, 'cuts-at-indented-fence'));
  if (isCut)
    found.push({
      result: 'changes',
      trait: 'quirks',
      rule,
      verb: 'loses',
      object: 'what follows a --- inside a value',
    });
  if (fields === null && marks.indentedKeys.length > 0 && hasQuirk(client, 'indented-keys-overwrite'))
    found.push({
      result: 'changes',
      trait: 'quirks',
      rule,
      verb: 'takes',
      object: `the indented ${marks.indentedKeys[0]} for the skill's own`,
    });
  return found;
}

function checkByteOrderMark({ byteOrderMark }: Client): Incompatibility[] {
  const outcome = valueOr(byteOrderMark, 'unknown');
  if (outcome === 'accepted') return [];
  return beforeFrontmatter(outcome, 'it', {
    trait: 'byteOrderMark',
    rule: 'portability-byte-order-mark',
    cause: 'The file starts with a byte order mark',
  });
}

function checkBlankLines({ blankLinesFirst }: Client): Incompatibility[] {
  const outcome = valueOr(blankLinesFirst, 'unknown');
  const what = {
    trait: 'blankLinesFirst',
    rule: 'frontmatter-missing',
    cause: 'Blank lines precede the frontmatter',
  } as const;
  if (outcome === 'body-only') return [{ ...BROKEN[outcome], ...what }];
  return beforeFrontmatter(outcome, 'them', what);
}

/** Something before the frontmatter that a client refuses, or does not document. */
function beforeFrontmatter(
  outcome: 'refused' | 'unknown',
  object: string,
  what: Pick<Incompatibility, 'trait' | 'rule' | 'cause'>,
): Incompatibility[] {
  return outcome === 'refused'
    ? [{ ...what, result: 'refused', verb: 'does not see', object: 'the frontmatter' }]
    : [{ ...what, result: 'changes', verb: 'does not document how it handles', object }];
}

/** The result of every skill in every client. */
export function judgeCompatibility(
  judged: readonly JudgedSkill<PortableSkill>[],
): readonly SkillCompatibility[] {
  return judged.map(({ skill: { name, directory }, incompatibilities, discoveries }) => ({
    skill: name,
    path: directory,
    clients: Object.fromEntries(
      CLIENTS.map((client, at) => [client.id, verdictOf(client, incompatibilities[at]!, discoveries[at]!)]),
    ),
  }));
}

/** Why a skill fails for the clients that must accept it; empty if it does not. */
export function failuresIn({ clients }: SkillCompatibility, required: readonly string[]): readonly string[] {
  return required.flatMap((id) => {
    const verdict = clients[id];
    const isFailing = verdict?.result === 'refused' || verdict?.result === 'not-found';
    return isFailing ? [`${id}: ${verdict.reason}`] : [];
  });
}
