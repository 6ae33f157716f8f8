import type { Repository } from '../compatibility/discovery.js';
import { judgeCompatibility, judgeForClients } from '../compatibility/judge-skill.js';
import { checkListings, measureListings } from '../compatibility/listing-budget.js';
import {
  type Audience,
  addPortability,
  checkPrecedence,
  checkReach,
  checkSkillPortability,
  type MergePolicy,
  type PortabilityFinding,
} from '../compatibility/portability.js';
import type { ListingBudget, SkillCompatibility } from '../compatibility/verdict.js';
import { expandPattern } from '../config/roots.js';
import { openRepositoryFiles } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { indexPlugins, readSkillLists, type SkillList } from '../plugins/listings.js';
import { CLIENTS, clientById } from '../profiles/index.js';
import type { ScanRoot } from '../profiles/profile.js';
import type { Finding } from '../rules/finding.js';
import type { Judge } from '../rules/judge.js';
import { scanSkills } from '../skill/scan-skills.js';
import type { SkillCandidate, SkillRecord } from '../skill/skill.js';
import { isBelow } from '../text/paths.js';
import type { RunSetup } from './prepare-run.js';
import { inspectSkills } from './read-skills.js';

/** How popular clients handle the skills. */
export interface CompatibilityCheck {
  /** The records with portability findings added. */
  readonly records: readonly SkillRecord[];
  /** Findings about directories and plugins rather than one skill. */
  readonly findings: readonly Finding[];
  /** Skills that only some clients find, with `--profile all`. */
  readonly others: readonly SkillRecord[];
  readonly compatibility?: readonly SkillCompatibility[];
  readonly listings: readonly ListingBudget[];
}

/** Checks the skills against every client; `--profile all` also reads those that only some clients find. */
export async function checkCompatibility(
  setup: RunSetup,
  records: readonly SkillRecord[],
): Promise<CompatibilityCheck> {
  const { profile } = setup.chosen;
  const isTable = setup.isForAllClients || setup.settings.clients.length > 0;
  const isPortability = profile.portability === true;
  if (!isTable && !isPortability) return { records, findings: [], others: [], listings: [] };
  const found = setup.isForAllClients ? await findEverywhere(setup, records) : { records, others: [] };
  const skills = [...found.records, ...found.others];
  const repository = repositoryOf(setup, skills);
  const audience = audienceOf(setup);
  const judged = judgeForClients(skills, repository);
  const own = judged.slice(0, found.records.length);
  const listings = measureListings(judged, repository);
  return {
    records: isPortability
      ? own.map((each) => withFindings(each.skill, checkSkillPortability(each, audience), setup.judge))
      : found.records,
    findings: isPortability
      ? [
          ...checkReach(own, audience),
          ...checkPrecedence(skills, audience),
          ...checkListings(listings, skills, audience),
        ]
      : [],
    others: found.others,
    ...(isTable && { compatibility: judgeCompatibility(judged) }),
    listings,
  };
}

function withFindings(
  record: SkillRecord,
  findings: readonly PortabilityFinding[],
  judge: Judge,
): SkillRecord {
  if (findings.length === 0) return record;
  const policy: MergePolicy = {
    levelOf: (finding) => judge.levelOfFinding(finding),
    isWorded: (rule) => judge.policy.profile.messages[rule] !== undefined,
  };
  return { ...record, findings: addPortability(record.findings, findings, policy) };
}

/** The clients whose problems count in this run. */
export function audienceOf({ settings, chosen: { profile } }: RunSetup): Audience {
  const isClient = clientById(profile.id) !== undefined;
  return { named: settings.clients, ...(isClient && { chosen: profile.id }) };
}

function repositoryOf({ request }: RunSetup, skills: readonly SkillRecord[]): Repository {
  return {
    plugins: indexPlugins(readListings(request.workspace, skills)),
    workingDirectory: request.workingDirectory ?? '.',
  };
}

function readListings(workspace: Workspace, skills: readonly SkillRecord[]): readonly SkillList[] {
  const inRepository = skills.filter(({ scope }) => scope === 'repo');
  return readSkillLists(inRepository, openRepositoryFiles(workspace));
}

interface Everywhere {
  /** Skills of the profile, with every path by which a client discoveries them. */
  readonly records: readonly SkillRecord[];
  /** Those that the profile does not find. */
  readonly others: readonly SkillRecord[];
}

/** Looks where any client looks, at any depth. */
async function findEverywhere(setup: RunSetup, records: readonly SkillRecord[]): Promise<Everywhere> {
  const { request, settings, chosen } = setup;
  const { workspace } = request;
  const { candidates } = scanSkills({
    workspace,
    profile: {
      ...chosen.profile,
      nested: 'register',
      symlinks: 'contained',
      exclude: { names: ['node_modules', '.git'], prefixes: [], except: [] },
    },
    roots: await rootsOfClients(setup, records),
    excludePaths: settings.exclude,
  });
  const canonical = (file: string) => workspace.canonical(file) ?? file;
  const known = new Set(records.map(({ file }) => canonical(file)));
  const places = new Map(candidates.map((candidate) => [canonical(candidate.file), candidate.places]));
  const { paths = ['.'] } = request;
  const isAsked = ({ directory }: SkillCandidate) => paths.some((path) => isBelow(directory, path));
  const others = candidates.filter((found) => !known.has(canonical(found.file)) && isAsked(found));
  return {
    records: records.map((record) => {
      const more = places.get(canonical(record.file));
      return more === undefined ? record : { ...record, facts: { ...record.facts, places: more } };
    }),
    others: inspectSkills(setup, others),
  };
}

/** The roots of the profile, every directory that a client reads, and what plugin manifests list. */
async function rootsOfClients(
  { request: { workspace }, roots }: RunSetup,
  records: readonly SkillRecord[],
): Promise<readonly ScanRoot[]> {
  const directories = CLIENTS.flatMap(({ directories }) => (directories.known ? directories.value : []));
  const names = [...new Set(directories.map(({ path }) => path))];
  const found = await expandPattern(`**/{${names.join(',')}}`, workspace);
  const listed = readListings(workspace, records).flatMap(({ skills = [] }) => skills);
  const personal =
    workspace.home === null ? [] : CLIENTS.flatMap(({ personal: p }) => (p.known ? p.value : []));
  const paths = new Set([...roots.map(({ path }) => path), ...found, ...listed, ...personal]);
  paths.delete('.');
  const isTop = roots.some(({ path }) => path === '.');
  return [
    ...[...paths].map((path): ScanRoot => ({ path, source: 'client', levels: ['self', 'any'] })),
    { path: '.', source: 'client', levels: isTop ? ['self', 'children'] : ['self'] },
  ];
}
