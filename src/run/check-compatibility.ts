import { chooseProfile } from '../config/choose-profile.js';
import { resolveRoots } from '../config/roots.js';
import { UsageError } from '../errors.js';
import { StageTimer } from '../pipeline.js';
import { type CustomProfiles, profileNames } from '../profiles/extend-profile.js';
import { compareText } from '../report/diagnostic.js';
import { reportMeta } from '../report/json-report.js';
import {
  type Outcome,
  type ProfileVerdict,
  type SkillCompatibility,
  type SkillOutcome,
  summarize,
} from '../report/report.js';
import type { Request } from '../request.js';
import { ruleById } from '../rules/index.js';
import { Judge, validationError } from '../rules/judge.js';
import { loadFrontmatterValidator } from '../schema/validators.js';
import { scanSkills } from '../skill/scan-skills.js';
import type { SkillCandidate, SkillRecord } from '../skill/skill.js';
import { refuseUnknownNames } from './compose-outcome.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import { inspectSkills } from './read-skills.js';

/** What `--profile` says for the table of all profiles. */
const ALL_PROFILES = 'all';

/** Tells for every skill which systems accept it (`--profile all`): where it will work as it is. */
export async function checkCompatibility(request: Request): Promise<Outcome> {
  refuseWriting(request);
  const timer = new StageTimer();
  const { profile: _, ...unnamed } = request;
  const base = await timer.time('prepare', () => prepareRun(unnamed));
  const setups = await timer.time('scan', () => setUpAll(base));
  const located = candidatesOf([...setups.map(({ found }) => found), findCandidates(base)]);
  const candidates = located.map(([, candidate]) => candidate);
  const verdicts = await timer.time('inspect', () =>
    Promise.all(setups.map((each) => judgeAll(each, candidates))),
  );
  const rows = located.map(([path, candidate], index) => describe({ path, candidate, index }, verdicts));
  const shown = onlyNamed(rows, request.names ?? []);
  return { ...composeOutcome(base, shown, candidates), timings: timer.timings };
}

/** By canonical path: what one system reaches through a link, another may find where it is. */
type Candidates = ReadonlyMap<string, SkillCandidate>;

interface ProfileSetup {
  readonly setup: RunSetup;
  readonly found: Candidates;
}

interface ProfileVerdicts {
  readonly id: string;
  readonly found: Candidates;
  readonly records: readonly SkillRecord[];
  readonly judge: Judge;
}

function refuseWriting({ operation }: Request): void {
  if (operation === 'validate' || operation === 'status') return;
  throw new UsageError(`${operation} needs one profile.`, 'Use --profile all with validate or status.');
}

/** Every profile with its own roots; one that finds nothing in this repository is asked all the same. */
async function setUpAll(base: RunSetup): Promise<readonly ProfileSetup[]> {
  const { request, settings } = base;
  const { workspace } = request;
  const setups: ProfileSetup[] = [];
  for (const asked of profileNames(settings.profiles as CustomProfiles)) {
    const chosen = chooseProfile({
      asked,
      settings: { ...settings, roots: undefined },
      workspace,
      manifestSchema: null,
    });
    const roots = await resolveRoots({
      profile: chosen.profile,
      workspace,
      workingDirectory: request.workingDirectory ?? '.',
      variables: request.environment.variables,
    });
    const validate = await loadFrontmatterValidator(chosen.profile, chosen.isBuiltIn);
    const setup = { ...base, chosen, roots, validate };
    setups.push({ setup, found: findCandidates(setup) });
  }
  return setups;
}

function findCandidates({ request, settings, chosen: { profile }, roots }: RunSetup): Candidates {
  const scan = scanSkills({ workspace: request.workspace, profile, roots, excludePaths: settings.exclude });
  const canonical = (file: string) => request.workspace.canonical(file) ?? file;
  return new Map(scan.candidates.map((candidate) => [canonical(candidate.file), candidate]));
}

/** All that some profile finds, and what the configuration names, by path. */
function candidatesOf(found: readonly Candidates[]): readonly (readonly [string, SkillCandidate])[] {
  const all = new Map<string, SkillCandidate>();
  for (const candidates of found)
    for (const [path, candidate] of candidates)
      if (!all.has(path) || candidate.file === path) all.set(path, candidate);
  return [...all].sort(([a], [b]) => compareText(a, b));
}

function judgeAll({ setup, found }: ProfileSetup, candidates: readonly SkillCandidate[]): ProfileVerdicts {
  const { profile } = setup.chosen;
  const isProtocol = setup.request.protocol === true;
  const judge = new Judge({ profile, level: 'strict', isForced: false, isProtocol }, ruleById);
  return { id: profile.id, found, records: inspectSkills(setup, { candidates }), judge };
}

function describe(
  { path, candidate, index }: { path: string; candidate: SkillCandidate; index: number },
  verdicts: readonly ProfileVerdicts[],
): SkillCompatibility {
  const named = verdicts
    .map(({ records }) => records[index]!)
    .find(({ declared }) => declared.name !== undefined);
  const profiles = verdicts.map(({ id, found, records, judge }): [string, ProfileVerdict] => {
    const record = records[index]!;
    const errors = judge.errorsOf(record);
    return [id, { accepted: judge.isAccepted(record), discovered: found.has(path), errors }];
  });
  return {
    name: named?.name ?? verdicts[0]!.records[index]!.name,
    path: candidate.directory,
    profiles: Object.fromEntries(profiles),
  };
}

function onlyNamed(
  rows: readonly SkillCompatibility[],
  names: readonly string[],
): readonly SkillCompatibility[] {
  if (names.length === 0) return rows;
  refuseUnknownNames(names, new Set(rows.map(({ name }) => name)));
  return rows.filter(({ name }) => names.includes(name));
}

function composeOutcome(
  base: RunSetup,
  rows: readonly SkillCompatibility[],
  candidates: readonly SkillCandidate[],
): Omit<Outcome, 'timings'> {
  const skills = rows.map(outcomeOf);
  const first =
    base.request.operation === 'validate' ? skills.find(({ errors }) => errors !== undefined) : undefined;
  const isWrong = first !== undefined;
  return {
    report: {
      _meta: reportMeta(base.request.operation, { profile: { id: ALL_PROFILES }, reason: 'asked for' }),
      success: !isWrong,
      summary: summarize(rows.length, skills, []),
      changed: false,
      manifest: base.manifestFile,
      skills,
      diagnostics: [],
      changes: [],
      compatibility: rows,
      ...(isWrong && { error: errorOf(first, candidates) }),
    },
    exitCode: isWrong ? 1 : 0,
    files: [],
    tracked: [],
    validNames: [
      ...new Set(skills.filter(({ status }) => status !== 'invalid').map(({ name }) => name)),
    ].sort(compareText),
  };
}

function errorOf({ name, path, errors = [] }: SkillOutcome, candidates: readonly SkillCandidate[]) {
  const { file } = candidates.find(({ directory }) => directory === path)!;
  return validationError({ name, file }, errors);
}

/** A skill that no system accepts is invalid; the reasons are those of the first system, the default one. */
function outcomeOf({ name, path, profiles }: SkillCompatibility): SkillOutcome {
  const verdicts = Object.values(profiles);
  if (verdicts.some(({ accepted }) => accepted)) return { name, path, status: 'unchanged', changes: [] };
  const errors = verdicts.find((verdict) => verdict.errors.length > 0)?.errors ?? ['No profile accepts it.'];
  return { name, path, status: 'invalid', changes: [], errors };
}
