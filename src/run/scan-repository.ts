import { openRepositoryFiles } from '../files/repository-files.js';
import { WorkspaceError } from '../files/workspace.js';
import type { ManifestPlan } from '../manifest/plan-manifest.js';
import { copiedTrees, isCopy } from '../outputs/copies.js';
import { PROFILES } from '../profiles/index.js';
import type { ScanRoot } from '../profiles/profile.js';
import type { Finding } from '../rules/finding.js';
import { discoverRoots, isTranslation } from '../skill/discover-roots.js';
import { type ScanResult, scanSkills } from '../skill/scan-skills.js';
import type { SkillCandidate, SkillRecord } from '../skill/skill.js';
import { isBelow } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { countText, joinWords } from '../text/suggest.js';
import { findFoldersWithoutSkill } from './find-folders-without-skill.js';
import {
  findUnusedManifests,
  noticeOtherManifests,
  noticeUnusedManifests,
  type UnusedManifest,
} from './other-manifests.js';
import { ALL_CLIENTS, existingEntries, type RunSetup } from './prepare-run.js';

/** What the scan found, and how many skills the config excludes. */
export interface RepositoryScan extends ScanResult {
  readonly excluded: number;
}

/** Whether a scan finds a skill at each of these paths, or below it. */
export function reachesAll(setup: RunSetup, paths: readonly string[]): boolean {
  const { own } = scanRoots(setup);
  return paths.every((path) => own.some(({ directory }) => isBelow(directory, path)));
}

/** All skills in the roots, those that are not copies of others, and those of them that are meant as skills. */
function scanRoots(setup: RunSetup) {
  const { request, chosen, roots, settings } = setup;
  const all = scanSkills({
    workspace: request.workspace,
    profile: chosen.profile,
    roots,
    excludePaths: settings.exclude,
    ...(setup.isIgnored && { isIgnored: setup.isIgnored }),
  });
  const files = openRepositoryFiles(request.workspace);
  const copies = copiedTrees(
    settings.outputs.filter((output) => output.kind === 'copies'),
    files,
  );
  const sources = all.candidates.filter(({ directory }) => !isCopy(directory, copies, files));
  const scanned = { ...all, candidates: sources };
  // Roots of the config name what is meant.
  const isChosen = settings.roots !== undefined || setup.isIsolated;
  const own = isChosen ? scanned.candidates : withoutMaterial(scanned.candidates);
  return { all, scanned, own };
}

export function scanRepository(setup: RunSetup): RepositoryScan {
  const { all, scanned, own } = scanRoots(setup);
  const result = { ...scanned, candidates: own };
  if (!setup.isBase) refuseMissingRoots(setup, result);
  const outside = scanOutsiders(setup, result);
  const findings = [
    ...result.findings,
    ...noticeMaterial(scanned.candidates, own),
    ...(setup.isIsolated ? [] : findFoldersWithoutSkill(own, setup.request.workspace)),
    ...(setup.settings.roots === undefined ? [] : noticeMissingRoots(setup, result)),
    ...noticeOutsiders(
      setup,
      result.roots.map(({ path }) => path),
      outside,
    ),
    ...noticeOtherManifests(setup),
    ...noticeUnusedManifests(setup, findUnusedManifests(setup, [...result.candidates, ...outside])),
  ];
  const foundFiles = new Set(result.candidates.map(({ file }) => file));
  const nested = result.nested.filter(({ file }) => !foundFiles.has(file));
  return { ...result, findings, nested, excluded: countExcluded(setup, all.candidates.length) };
}

/** A report that leaves skills out says how many. */
function countExcluded(setup: RunSetup, found: number): number {
  const { request, chosen, roots, settings, isBase } = setup;
  if (settings.exclude.length === 0 || isBase) return 0;
  const plan = { workspace: request.workspace, profile: chosen.profile, roots, excludePaths: [] };
  const all = scanSkills({ ...plan, ...(setup.isIgnored && { isIgnored: setup.isIgnored }) });
  return all.candidates.length - found;
}

/** Translations and reference material are not separate skills, unless there is nothing else. */
function isMaterial({ directory }: SkillCandidate): boolean {
  return isTranslation(directory) || /(?:^|\/)references\//.test(directory);
}

function withoutMaterial(candidates: readonly SkillCandidate[]): readonly SkillCandidate[] {
  const own = candidates.filter((each) => !isMaterial(each));
  return own.length === 0 ? candidates : own;
}

/** Names them once: a check of half of the files must not look complete. */
function noticeMaterial(all: readonly SkillCandidate[], own: readonly SkillCandidate[]): Finding[] {
  const material = all.filter((each) => !own.includes(each));
  const [first] = material;
  if (first === undefined) return [];
  const message =
    material.length === 1
      ? `${first.file} is a translation or reference material and is not registered.`
      : `${material.length} files, such as ${first.file}, are translations or reference material and are not registered.`;
  const fix = 'If they are separate skills, name their folder in "roots" of the config.';
  return [{ rule: 'nested-skill', file: first.file, at: START_OF_FILE, message, fix }];
}

const MAX_FOLDERS = 5;

/** Skills outside all roots, in one finding: a check of half of them must not look complete. */
function noticeOutsiders(
  setup: RunSetup,
  roots: readonly string[],
  outside: readonly SkillCandidate[],
): Finding[] {
  const { settings, manifestFile } = setup;
  if (outside.length === 0) return [];
  const folders = foldersOf(outside);
  const shown = folders.slice(0, MAX_FOLDERS).map((folder) => (folder === '.' ? 'the top folder' : folder));
  const more = folders.length > MAX_FOLDERS ? ` and ${folders.length - MAX_FOLDERS} more folders` : '';
  return [
    {
      rule: 'skills-outside-roots',
      file: settings.file ?? manifestFile,
      at: START_OF_FILE,
      about: folders,
      message: `${countText(outside.length, 'skill')} outside the scan roots: ${shown.join(', ')}${more}.`,
      fix: `${adviseRoots([...roots, ...folders])}, or list what to leave out in "exclude".`,
    },
  ];
}

function foldersOf(outside: readonly SkillCandidate[]): readonly string[] {
  return [...new Set(outside.map(({ root }) => root))];
}

function adviseRoots(roots: readonly string[]): string {
  return `Set "roots": ${JSON.stringify(roots.slice(0, 12))} in the config`;
}

/** The skills outside all roots, for a profile that reports them. */
function scanOutsiders(
  setup: RunSetup,
  { candidates, roots, nested }: ScanResult,
): readonly SkillCandidate[] {
  const { request, chosen, settings } = setup;
  if (chosen.profile.outsiders !== 'report' || setup.isIsolated) return [];
  const found = discoverRoots(request.workspace, settings.skills['pluginsDir'] as string | undefined);
  const others = found.roots.filter(({ path }) => !roots.some((root) => root.path === path));
  if (others.length === 0) return [];
  const known = new Set([
    ...[...candidates, ...nested].map(({ directory }) => directory),
    ...existingEntries(setup).map(({ path }) => path),
  ]);
  const scan = scanSkills({
    workspace: request.workspace,
    profile: chosen.profile,
    roots: others,
    excludePaths: settings.exclude,
    isIgnored: found.isIgnored,
  });
  return withoutMaterial(scan.candidates).filter(({ directory }) => !known.has(directory));
}

/** A configured root that does not exist may be a typo; a default root of a profile is not. */
function noticeMissingRoots({ manifestFile }: RunSetup, { missingRoots }: ScanResult): Finding[] {
  const isUsual = (root: string) => PROFILES.some(({ roots }) => roots.some(({ path }) => path === root));
  return missingRoots
    .filter((root) => !isUsual(root))
    .map((root) => ({
      rule: 'missing-root',
      file: manifestFile,
      at: START_OF_FILE,
      about: [root],
      message: `The scan root ${root} does not exist.`,
      fix: 'Create it, or correct "roots" in the config.',
    }));
}

/** A missing root with entries in the manifest would empty the manifest. */
function refuseMissingRoots(setup: RunSetup, scan: ScanResult): void {
  // If the fallback is scanned, every root of the profile is missing.
  const absent = isFallback(setup) ? setup.chosen.profile.roots.map(({ path }) => path) : scan.missingRoots;
  const entries = absent.length === 0 ? [] : existingEntries(setup);
  const needed = absent.find((root) => {
    const isInRoot = memberOfRoot(root);
    return entries.some(({ path }) => isInRoot(path));
  });
  if (needed !== undefined) throw missingRoot([needed], 'the manifest has entries there', setup);
  // One of several may be missing: a config that repeats CLEO's defaults names two.
  const isNoneThere = scan.roots.length === 0 && scan.missingRoots.length > 0;
  if (setup.settings.roots !== undefined && isNoneThere)
    throw missingRoot(scan.missingRoots, 'nothing can be scanned there', setup);
  refuseNothing(setup, scan);
}

function isFallback({ chosen: { profile }, roots }: RunSetup): boolean {
  return profile.fallbackRoot !== undefined && roots[0] === profile.fallbackRoot;
}

/** Segment by segment; `*` matches one name. */
function memberOfRoot(root: string): (path: string) => boolean {
  if (!root.includes('*')) return (path) => path.startsWith(`${root}/`);
  const wanted = root.split('/');
  return (path) => {
    const segments = path.split('/');
    return (
      segments.length > wanted.length &&
      wanted.every((name, index) => name === '*' || name === segments[index])
    );
  };
}

function missingRoot(
  roots: readonly string[],
  why: string,
  { request }: Pick<RunSetup, 'request'>,
): WorkspaceError {
  const [first = '.', ...others] = roots;
  const what =
    others.length === 0
      ? `The scan root ${first} does not exist`
      : `None of the scan roots ${roots.join(', ')} exists`;
  return new WorkspaceError(`${what}, and ${why}. Nothing was changed.`, first, {
    fix:
      request.roots === undefined
        ? 'Restore it, correct --root, or correct "roots" in the config.'
        : 'The skills of a manifest are in `skills` next to it: restore it, or name the repository with --root.',
  });
}

function isAtHome({ path }: ScanRoot): boolean {
  return path.startsWith('~/');
}

/** Without a root, a skill and a manifest, the user is probably in the wrong directory, and an empty manifest would hide it. */
function refuseNothing(setup: RunSetup, scan: ScanResult): void {
  // The roots of all clients are not known yet.
  if (setup.request.profile === ALL_CLIENTS) return;
  // Skills of the user alone can be listed and loaded, but there is nothing to register.
  if (setup.request.operation !== 'register' && scan.candidates.length > 0) return;
  const { profile } = setup.chosen;
  // If missing roots are allowed, there is nothing to list; an empty manifest would still be wrong.
  const isMaking = setup.request.operation === 'register' && setup.existing.text === null;
  const isNowhere = (profile.rootsRequired || isMaking) && scan.roots.every(isAtHome);
  const isNothing = isFallback(setup) && scan.candidates.length === 0 && setup.existing.text === null;
  if (!isNowhere && !isNothing) return;
  const roots = profile.roots.filter((root) => !isAtHome(root)).map(({ path }) => path);
  const deeper = scan.nested[0];
  const hint = deeper === undefined ? '' : ` ${deeper.file} is deeper than the scan goes.`;
  if (profile.outsiders === 'register') {
    throw new WorkspaceError('No SKILL.md was found in this folder or below it. Nothing was changed.', '.', {
      fix: 'Create a skill with `skill-registrar new <name>`, or check --root.',
    });
  }
  const outside = scanOutsiders(setup, scan);
  const [unused] = findUnusedManifests(setup, outside);
  const elsewhere =
    unused === undefined ? '' : ` ${unused.file} lists ${countText(unused.skills, 'skill')} elsewhere.`;
  throw new WorkspaceError(
    `No skill was found: none of the scan roots of the profile ${profile.id} exists (${roots.join(', ')}).${hint}${elsewhere} Nothing was changed.`,
    '.',
    { fix: adviseElsewhere(unused, outside) },
  );
}

/** Where the skills are that none of the roots has. */
function adviseElsewhere(unused: UnusedManifest | undefined, outside: readonly SkillCandidate[]): string {
  if (unused !== undefined && unused.project !== '.') return `Give --root ${unused.project}.`;
  if (outside.length > 0) return `Correct --root, or: ${adviseRoots(foldersOf(outside))}.`;
  return 'Correct --root, or set "roots" in the config.';
}

/**
 * Reports a repository without skills, unless `prune` removes the entries of the last ones. A scan does not find skills
 * that were registered by hand.
 */
export function checkNoSkills(
  setup: RunSetup,
  records: readonly SkillRecord[],
  { isChanged }: Pick<ManifestPlan, 'isChanged'>,
): readonly Finding[] {
  const isFound = records.some(({ source }) => source !== 'manual');
  if (isFound || (setup.request.operation === 'prune' && isChanged)) return [];
  const { manifestFile, existing, settings } = setup;
  return [
    {
      rule: 'no-skills',
      file: existing.text === null ? (settings.file ?? manifestFile) : manifestFile,
      at: START_OF_FILE,
      message: describeNoSkills(setup),
      fix: 'Add a skill, or check --root or "roots" in the config.',
    },
  ];
}

/** Says where a run looked in vain. */
export function describeNoSkills({ roots }: Pick<RunSetup, 'roots'>): string {
  const places = roots.map(({ path }) => (path === '.' ? 'the repository' : path));
  return `No skill was found in ${joinWords(places)}.`;
}
