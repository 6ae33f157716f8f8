import { type Client, valueOr } from '../profiles/client.js';
import { CLIENTS } from '../profiles/index.js';
import type { Finding } from '../rules/finding.js';
import type { RuleId } from '../rules/index.js';
import { lengthOf, type SkillFacts, scalarText } from '../skill/facts.js';
import { compareText } from '../text/compare.js';
import type { FindingOf, RuleLevel, Severity } from '../text/finding.js';
import { type Place, START_OF_FILE } from '../text/span.js';
import { joinWords } from '../text/suggest.js';
import { joinSentences } from '../text/visible-text.js';
import { CLIENT_DIRECTORIES, type Discovery } from './discovery.js';
import { describeIncompatibilities, type Incompatibility } from './incompatibilities.js';
import { type JudgedSkill, type PortableSkill, UNREADABLE } from './judge-skill.js';

/** Clients whose problems are more than a notice. */
export interface Audience {
  /** `clients` of the config file. */
  readonly named: readonly string[];
  /** The chosen profile, if it is a client. */
  readonly chosen?: string;
}

/** Clients with the same incompatibility in a skill, and what each of them does. */
type Met = readonly (readonly [string, Incompatibility])[];

/** A finding, and what clients do in a sentence that can follow another one. */
export interface PortabilityFinding extends Finding {
  readonly consequence: string;
}

/** Portability problems of one skill's file: a finding for each rule and field. */
export function checkSkillPortability(
  { skill, incompatibilities }: Pick<JudgedSkill<PortableSkill>, 'skill' | 'incompatibilities'>,
  audience: Audience,
): readonly PortabilityFinding[] {
  if (incompatibilities.every(({ length }) => length === 0)) return NONE;
  const met = new Map<string, [string, Incompatibility][]>();
  for (const client of clientsFor(audience)) {
    for (const incompatibility of incompatibilities[CLIENTS.indexOf(client)]!) {
      if (!incompatibility.rule.startsWith('portability-') || isHarmless(incompatibility)) continue;
      const key = `${incompatibility.rule} ${incompatibility.field ?? ''}`;
      met.set(key, [...(met.get(key) ?? []), [client.id, incompatibility]]);
    }
  }
  const findings = [...met.values()].filter((list) => isReportable(list, audience));
  return findings.map((list) => findingOf(skill, list, audience));
}

const NONE: readonly never[] = [];

/** That users can start a skill as well, which the model may start in every client. */
function isHarmless({ field }: Incompatibility): boolean {
  return field === 'user-invocable';
}

/** The rules that report the same place of a skill whatever the client. */
const SAME_PLACE: Readonly<Record<string, readonly RuleId[]>> = {
  'portability-name-directory': ['name-matches-directory', 'name-format'],
  'portability-name-characters': ['name-format'],
  'portability-description-length': ['description-length'],
  'portability-model-invocation': ['never-invoked'],
  'portability-metadata': ['field-type', 'client-field'],
  'portability-unquoted-colon': ['frontmatter-unquoted-colon'],
  'portability-frontmatter': ['yaml-syntax'],
};

export interface MergePolicy {
  readonly levelOf: (finding: FindingOf) => RuleLevel;
  /** Whether the profile has its own words for a rule, which are not changed. */
  readonly isWorded: (rule: string) => boolean;
}

/** Adds portability findings to those of a skill: one for each place, with what clients do in its message. */
export function addPortability(
  findings: readonly FindingOf[],
  added: readonly PortabilityFinding[],
  { levelOf, isWorded }: MergePolicy,
): readonly FindingOf[] {
  const all = [...findings];
  for (const { consequence, ...finding } of added) {
    const level = levelOf(finding);
    if (level === 'off') continue;
    const rules: readonly string[] = SAME_PLACE[finding.rule] ?? [];
    const at = all.findIndex(
      (other) =>
        rules.includes(other.rule) &&
        !isWorded(other.rule) &&
        isSamePlace(other, finding) &&
        isAsSevere(levelOf(other), level),
    );
    if (at === -1) all.push(finding);
    else if (!all[at]!.message.includes(consequence))
      all[at] = { ...all[at]!, message: joinSentences(all[at]!.message, consequence) };
  }
  return all;
}

/** The whole frontmatter is one place. */
function isSamePlace({ at, file }: FindingOf, other: Finding): boolean {
  const fieldOf = (place: Place) => ('field' in place ? place.field[0] : undefined);
  return file === other.file && fieldOf(at) === fieldOf(other.at);
}

const RANKS: readonly RuleLevel[] = ['off', 'notice', 'warning', 'error'];

function isAsSevere(level: RuleLevel, other: RuleLevel): boolean {
  return RANKS.indexOf(level) >= RANKS.indexOf(other);
}

/** Undocumented behavior matters only if the author targets that client. */
function isReportable(met: Met, audience: Audience): boolean {
  return met.some(([id, incompatibility]) => isDocumented(incompatibility) || isTargetClient(id, audience));
}

function isDocumented({ verb }: Incompatibility): boolean {
  return !verb.startsWith('does not document');
}

/** With a client's profile, other clients do not matter. */
function clientsFor(audience: Audience): readonly Client[] {
  return audience.chosen === undefined ? CLIENTS : CLIENTS.filter(({ id }) => isTargetClient(id, audience));
}

/** Whether the problems of a client count. */
export function isTargetClient(id: string, { named, chosen }: Audience): boolean {
  return named.includes(id) || chosen === id;
}

function findingOf(skill: PortableSkill, met: Met, audience: Audience): PortabilityFinding {
  const [, { rule, field, cause }] = met[0]!;
  const isRefused =
    rule === 'portability-name-characters' && met.some(([, { result }]) => result === 'refused');
  const severity =
    severityFor(
      met.map(([id, { result }]) => [id, result]),
      audience,
    ) ?? (isRefused ? 'warning' : undefined);
  const documented = met.filter(
    ([id, incompatibility]) => isDocumented(incompatibility) || isTargetClient(id, audience),
  );
  return {
    rule,
    file: skill.file,
    skill: skill.name,
    ...(field === undefined
      ? { at: placeOfRule(rule, skill), about: [] }
      : { at: { field: [field], part: 'value' } }),
    message: `${cause ?? leadOf(rule, skill.facts, field)}: ${describeIncompatibilities(met)}.`,
    consequence: `${describeIncompatibilities(documented)}.`,
    fix: adviceFor(rule, skill.facts),
    ...(severity !== undefined && { severity }),
  };
}

function placeOfRule(rule: RuleId, { facts: { problem } }: PortableSkill): Finding['at'] {
  return rule === 'portability-unquoted-colon' && problem !== undefined ? problem.at : { start: 0, end: 0 };
}

/** An error if the chosen client rejects the skill, a warning if a required client is affected. */
function severityFor(
  concerned: readonly (readonly [string, 'changes' | 'refused' | 'missing'])[],
  audience: Audience,
): Severity | undefined {
  if (concerned.some(([id, result]) => id === audience.chosen && result === 'refused')) return 'error';
  return concerned.some(([id]) => isTargetClient(id, audience)) ? 'warning' : undefined;
}

function leadOf(
  rule: RuleId,
  { fields, marks, directoryName }: SkillFacts,
  field: string | undefined,
): string {
  const read = fields ?? marks.byLine;
  const name = scalarText(read['name']) ?? '';
  switch (rule) {
    case 'portability-description-length':
      return `The description has ${lengthOf(scalarText(read['description']) ?? '')} characters`;
    case 'portability-name-directory':
      return `The name "${name}" differs from the directory "${directoryName}"`;
    case 'portability-name-characters':
      return `The name "${name}" does not work everywhere`;
    case 'portability-angle-brackets':
      return `The ${field} contains <…>`;
    case 'portability-frontmatter':
      return 'Not every client reads this frontmatter';
    default:
      return `${field} does not work everywhere`;
  }
}

function adviceFor(rule: RuleId, { allowsImplicitInvocation }: SkillFacts): string {
  if (rule === 'portability-model-invocation' && allowsImplicitInvocation === false)
    return 'Let the body ask before it acts.';
  return FIXES[rule]!;
}

const FIXES: Readonly<Record<string, string>> = {
  'portability-description-length': 'Shorten the description to 1024 characters.',
  'portability-model-invocation':
    'Add `agents/openai.yaml` with `policy.allow_implicit_invocation: false` for Codex; elsewhere the body must ask before it acts.',
  'portability-paths':
    'Name the files in the description too, so that the other clients know when to use the skill.',
  'portability-name-directory': 'Rename the directory or the skill so that both have one name.',
  'portability-name-characters': 'Use lowercase letters, digits and hyphens.',
  'portability-metadata': 'Make metadata a map of keys to text, or remove it.',
  'portability-frontmatter': 'Write plain YAML: no --- inside a value, no indented name or description.',
  'portability-byte-order-mark': 'Save the file as UTF-8 without a byte order mark.',
  'portability-unquoted-colon': 'Put the value in quotes.',
  'portability-angle-brackets': 'Write the text without angle brackets.',
  'portability-depth': 'Move every skill directly below the directory of skills.',
  'portability-directory':
    'Keep the skills in `.agents/skills` and make `.claude/skills` a symbolic link to it: no single directory reaches every client.',
  'portability-linked-file': 'Link the directory of the skill instead of its SKILL.md.',
  'portability-manifest-skills': 'List every directory of skills in the manifest, `./skills/` included.',
};

interface Unreached {
  readonly rule: RuleId;
  readonly place: string;
  readonly skills: PortableSkill[];
  readonly clients: Set<string>;
}

/** Where clients do not find skills: a finding for each directory, not for each skill in it. */
export function checkReach(
  judged: readonly JudgedSkill<PortableSkill>[],
  audience: Audience,
): readonly Finding[] {
  const clients = clientsFor(audience).map((client) => ({ client, at: CLIENTS.indexOf(client) }));
  const missed: { readonly skill: PortableSkill; readonly client: Client; readonly rule: RuleId }[] = [];
  for (const { skill, discoveries } of judged) {
    for (const { client, at } of clients) {
      const discovery = discoveries[at]!;
      if (
        discovery.kind === 'missing' &&
        isReadable(skill) &&
        isWorthTelling(skill, discovery, client, audience)
      )
        missed.push({ skill, client, rule: discovery.rule });
    }
  }
  if (missed.length === 0) return NONE;
  const reached = new Map(
    clients.map(({ client, at }) => {
      const found = judged.filter(({ discoveries }) => discoveries[at]!.kind !== 'missing');
      return [client, new Set(found.map(({ skill }) => skill.name))];
    }),
  );
  // A copy in another directory is as good as a link to it.
  const isMissed = ({ skill, client }: (typeof missed)[number]) => !reached.get(client)!.has(skill.name);
  const unreached = new Map<string, Unreached>();
  for (const { skill, client, rule } of missed.filter(isMissed)) {
    const place = placeOf(skill, rule);
    const key = `${rule} ${place}`;
    const entry = unreached.get(key) ?? { rule, place, skills: [], clients: new Set() };
    if (entry.skills.at(-1) !== skill) entry.skills.push(skill);
    entry.clients.add(client.id);
    unreached.set(key, entry);
  }
  return [...unreached.values()].map((entry) => describeUnreached(entry, audience));
}

function isReadable({ facts: { problem } }: PortableSkill): boolean {
  return problem === undefined || !UNREADABLE.includes(problem.rule);
}

/** Of a collection, people install skills elsewhere: where it keeps them matters only if the author requires a client. */
function isWorthTelling(
  { root }: PortableSkill,
  { rule, isCollection }: Exclude<Discovery, { kind: 'found' }>,
  { id }: Client,
  audience: Audience,
): boolean {
  if (isTargetClient(id, audience)) return true;
  if (rule !== 'portability-directory') return isCollection !== true;
  return CLIENT_DIRECTORIES.has(root);
}

function placeOf({ file, root }: PortableSkill, rule: RuleId): string {
  return rule === 'portability-linked-file' ? file : root;
}

function describeUnreached({ rule, place, skills, clients }: Unreached, audience: Audience): Finding {
  const first = skills.toSorted((a, b) => compareText(a.file, b.file))[0]!;
  const ids = [...clients];
  const many = skills.length === 1 ? first.directory : `${skills.length} skills, such as ${first.directory},`;
  const it = skills.length === 1 ? 'it' : 'them';
  const verb = ids.length === 1 ? 'does not find' : 'do not find';
  const severity = severityFor(
    ids.map((id) => [id, 'missing']),
    audience,
  );
  return {
    rule,
    file: first.file,
    ...(skills.length === 1 && { skill: first.name }),
    at: START_OF_FILE,
    about: [place, ...ids],
    message: `${UNREACHED[rule]?.(many, place, skills.length) ?? many}: ${joinWords(ids)} ${verb} ${it}.`,
    fix: FIXES[rule]!,
    ...(severity !== undefined && { severity }),
  };
}

const UNREACHED: Readonly<Record<string, (what: string, place: string, count: number) => string>> = {
  'portability-depth': (what, place, count) =>
    `${what} ${count === 1 ? 'is' : 'are'} too deep, or hidden, below ${place}`,
  'portability-directory': (what, place, count) => `${what} ${count === 1 ? 'is' : 'are'} in ${place}`,
  'portability-linked-file': (_what, place) => `${place} is a symbolic link`,
  'portability-manifest-skills': (what, _place, count) =>
    `${what} ${count === 1 ? 'is' : 'are'} not among the "skills" of a plugin manifest, which replace the default directory`,
};

/** What clients do with two skills of the same name; absent if undocumented. */
const PRECEDENCE: Readonly<Record<string, readonly [one: string, several: string]>> = {
  personal: ['uses the personal skill', 'use the personal skill'],
  project: ['uses the one of the repository', 'use the one of the repository'],
  both: ['keeps both', 'keep both'],
  undefined: ['uses either', 'use either'],
};

/** A personal skill of the same name: clients that read its directory disagree about which one counts. */
export function checkPrecedence(skills: readonly PortableSkill[], audience: Audience): readonly Finding[] {
  const personal = new Map(
    skills.filter(({ scope }) => scope === 'user').map((skill) => [skill.name, skill]),
  );
  return skills.flatMap((skill) => {
    const other = skill.scope === 'repo' ? personal.get(skill.name) : undefined;
    const said = other === undefined ? [] : precedenceOf(other);
    if (other === undefined || said.length === 0) return [];
    const concerned = said.filter(([kind]) => kind !== 'project').flatMap(([, ids]) => ids);
    const severity = severityFor(
      concerned.map((id) => [id, 'changes']),
      audience,
    );
    const clauses = said.map(
      ([kind, ids]) => `${joinWords(ids)} ${PRECEDENCE[kind]![ids.length === 1 ? 0 : 1]}`,
    );
    return {
      rule: 'portability-precedence' as const,
      file: skill.file,
      skill: skill.name,
      at: { field: ['name'], part: 'value' as const },
      about: [other.file],
      message: `${other.file} has the same name: ${clauses.join('; ')}.`,
      fix: 'Rename one of them.',
      ...(severity !== undefined && { severity }),
    };
  });
}

/** The clients that read the directory of a personal skill, by what they do with a second one of the same name. */
function precedenceOf({ root }: PortableSkill): readonly (readonly [kind: string, ids: readonly string[]])[] {
  const readers = CLIENTS.filter(({ personal }) => personal.known && personal.value.includes(root));
  return Object.keys(PRECEDENCE).flatMap((kind) => {
    const ids = readers.filter(({ sameName }) => valueOr(sameName, '') === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : [[kind, ids] as const];
  });
}
