import { type FileContent, WorkspaceError } from '../files/workspace.js';
import { readJson } from '../json/read-json.js';
import { type ExistingEntry, isObject, textsOf } from '../manifest/manifest-model.js';
import { PROFILES } from '../profiles/index.js';
import type { ScanRoot } from '../profiles/profile.js';
import { countText, joinWords } from '../report/closest.js';
import { type Finding, START_OF_FILE } from '../report/diagnostic.js';
import { collectTokens } from '../rules/unknown-token.js';
import { openaiValidator } from '../schema/validators.js';
import { discoverRoots, isTranslation } from '../skill/discover-roots.js';
import { plainPlace } from '../skill/facts.js';
import { type InspectionContext, inspectSkill } from '../skill/inspect-skill.js';
import { type ScanResult, scanSkills } from '../skill/scan-skills.js';
import {
  directoryNameOf,
  isBelow,
  isContainedPath,
  joinPath,
  normalizePath,
  type SkillCandidate,
  type SkillRecord,
} from '../skill/skill.js';
import { contentText } from '../skill/split-document.js';
import { recordOfUnreadable } from '../skill/unread-record.js';
import { manifestOptions } from './manifest-options.js';
import { ALL_CLIENTS, existingEntries, type RunSetup } from './prepare-run.js';

export function scanRepository(setup: RunSetup): ScanResult {
  const { request, chosen, roots, settings } = setup;
  const scanned = scanSkills({
    workspace: request.workspace,
    profile: chosen.profile,
    roots,
    excludePaths: settings.exclude,
    ...(setup.isIgnored && { isIgnored: setup.isIgnored }),
  });
  const result = { ...scanned, candidates: withoutTranslations(scanned.candidates) };
  refuseMissingRoots(setup, result);
  const findings = [
    ...result.findings,
    ...(setup.settings.roots === undefined ? [] : noticeMissingRoots(setup, result)),
    ...noticeOutsiders(setup, result),
    ...noticeOtherManifests(setup),
  ];
  const isFound = new Set(result.candidates.map(({ file }) => file));
  return { ...result, findings, nested: result.nested.filter(({ file }) => !isFound.has(file)) };
}

/** A translation of a skill that exists in its original place is not a separate skill. */
function withoutTranslations(candidates: readonly SkillCandidate[]): readonly SkillCandidate[] {
  const translated = candidates.filter(({ directory }) => isTranslation(directory));
  if (translated.length === 0) return candidates;
  const isTranslated = new Set(translated);
  const originals = new Set(
    candidates.filter((each) => !isTranslated.has(each)).map(({ directory }) => directoryNameOf(directory)),
  );
  return candidates.filter(
    (each) => !isTranslated.has(each) || !originals.has(directoryNameOf(each.directory)),
  );
}

const MOST_FOLDERS = 5;

/** Skills outside all roots, in one finding: a check of half of them must not look complete. */
function noticeOutsiders(setup: RunSetup, { candidates, roots, nested }: ScanResult): Finding[] {
  const { request, chosen, settings, manifestFile } = setup;
  if (chosen.profile.outsiders !== 'report') return [];
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
  const outside = withoutTranslations(scan.candidates).filter(({ directory }) => !known.has(directory));
  if (outside.length === 0) return [];
  const folders = [...new Set(outside.map(({ root }) => root))];
  const shown = folders.slice(0, MOST_FOLDERS).map((folder) => (folder === '.' ? 'the top folder' : folder));
  const more = folders.length > MOST_FOLDERS ? ` and ${folders.length - MOST_FOLDERS} more folders` : '';
  const wanted = [...roots.map(({ path }) => path), ...folders];
  return [
    {
      rule: 'skills-outside-roots',
      file: settings.file ?? manifestFile,
      at: START_OF_FILE,
      message: `${countText(outside.length, 'skill')} outside the scan roots: ${shown.join(', ')}${more}.`,
      fix: `Set "roots": ${JSON.stringify(wanted.slice(0, 12))} in the config, or list what to leave out in "exclude".`,
    },
  ];
}

function noticeOtherManifests({ manifestFile, otherManifests }: RunSetup): Finding[] {
  if (otherManifests.length === 0) return [];
  return [
    {
      rule: 'several-manifests',
      file: manifestFile,
      at: START_OF_FILE,
      message: `There are ${otherManifests.length + 1} skill manifests; ${manifestFile} is used, ${joinWords(otherManifests)} not.`,
      fix: 'Delete the others, or choose one with "manifest" in the config.',
    },
  ];
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
      message: `The scan root ${root} does not exist.`,
      fix: 'Create it, or correct "roots" in the config.',
    }));
}

/** Parses, infers and validates every candidate, in scan order. */
export function inspectSkills(setup: RunSetup, scan: Pick<ScanResult, 'candidates'>): readonly SkillRecord[] {
  const { candidates } = scan;
  const context = inspectionContext(setup);
  const onProgress = setup.request.onProgress;
  const records: SkillRecord[] = [];
  for (const [done, candidate] of candidates.entries()) {
    if (onProgress !== undefined && done % 100 === 0) onProgress({ done, total: candidates.length });
    records.push(inspectSkill(candidate, context));
  }
  return records;
}

/** What every skill of a run is checked against. */
export function inspectionContext(setup: RunSetup): InspectionContext {
  const { profile } = setup.chosen;
  const tokens = new Map<string, ReadonlySet<string> | null>();
  const inputs = inputsByName(setup);
  return {
    workspace: setup.request.workspace,
    profile,
    lexicon: setup.lexicon,
    limits: setup.settings.limits,
    listsReferences: setup.request.operation !== 'validate',
    validate: setup.validate,
    ...(profile.portability === true && { validateOpenai: openaiValidator() }),
    tokensFor: (root) => {
      if (!tokens.has(root)) tokens.set(root, readTokens(setup, root));
      return tokens.get(root) ?? null;
    },
    inputsOf: (name) => inputs(name),
  };
}

const MAX_PLACEHOLDER_BYTES = 1_048_576;

function readTokens(setup: RunSetup, root: string): ReadonlySet<string> | null {
  const { placeholders } = setup.chosen.profile;
  if (placeholders === undefined) return null;
  const { content, parsed } = readPlaceholders(setup, joinPath(root, placeholders.file));
  if (parsed?.ok) return collectTokens(parsed.value);
  // An existing but unreadable file already has a finding.
  return placeholders.required && content.kind === 'missing' ? new Set() : null;
}

function readPlaceholders({ request }: RunSetup, file: string) {
  const content = request.workspace.read(file, { maxBytes: MAX_PLACEHOLDER_BYTES, followLinks: true });
  const text = contentText(content);
  return { content, parsed: text === null ? null : readJson(text) };
}

/** Placeholder files that are invalid. */
export function checkPlaceholders(setup: RunSetup): readonly Finding[] {
  const { placeholders } = setup.chosen.profile;
  if (placeholders === undefined) return [];
  return setup.roots.flatMap((root): Finding[] => {
    const file = joinPath(root.path, placeholders.file);
    const { content, parsed } = readPlaceholders(setup, file);
    if (content.kind === 'missing' || parsed?.ok) return [];
    const why = parsed?.message ?? (content.kind === 'refused' ? content.detail : 'it is not UTF-8 text');
    return [
      {
        rule: 'placeholders-invalid',
        file,
        at: parsed?.span ?? START_OF_FILE,
        message: `The placeholders cannot be read: ${why}`,
        fix: 'Fix the file: until then no token is checked.',
      },
    ];
  });
}

/** `capabilities.inputs` of the manifest's entries, read only if a token is not declared elsewhere. */
function inputsByName(setup: RunSetup): (name: string) => readonly string[] {
  let inputs: Map<string, readonly string[]> | null = null;
  return (name) => {
    inputs ??= collectInputs(existingEntries(setup));
    return inputs.get(name) ?? [];
  };
}

function collectInputs(entries: readonly ExistingEntry[]): Map<string, readonly string[]> {
  return new Map(
    entries.map(({ name, value }) => [
      name,
      isObject(value['capabilities']) ? textsOf(value['capabilities']['inputs']) : [],
    ]),
  );
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
  if (needed !== undefined) throw missingRoot([needed], 'the manifest has entries there');
  // One of several may be missing: a config that repeats CLEO's defaults names two.
  const isNoneThere = scan.roots.length === 0 && scan.missingRoots.length > 0;
  if (setup.settings.roots !== undefined && isNoneThere)
    throw missingRoot(scan.missingRoots, 'nothing can be scanned there');
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

function missingRoot(roots: readonly string[], why: string): WorkspaceError {
  const [first = '.', ...others] = roots;
  const what =
    others.length === 0
      ? `The scan root ${first} does not exist`
      : `None of the scan roots ${roots.join(', ')} exists`;
  return new WorkspaceError(`${what}, and ${why}. Nothing was changed.`, first, {
    fix: 'Restore it, correct --root, or correct "roots" in the config.',
  });
}

function isAtHome({ path }: ScanRoot): boolean {
  return path.startsWith('~/');
}

/** Without a root, a skill and a manifest, the user is probably in the wrong directory, and an empty manifest would hide it. */
function refuseNothing(setup: RunSetup, scan: ScanResult): void {
  // The roots of all clients are not known yet.
  if (setup.request.profile === ALL_CLIENTS) return;
  const { profile } = setup.chosen;
  // If missing roots are allowed, there is nothing to list; an empty manifest would still be wrong.
  const isMaking = setup.request.operation === 'register' && setup.manifestText === null;
  const isNowhere = (profile.rootsRequired || isMaking) && scan.roots.every(isAtHome);
  const isNothing = isFallback(setup) && scan.candidates.length === 0 && setup.manifestText === null;
  if (!isNowhere && !isNothing) return;
  const roots = profile.roots.filter((root) => !isAtHome(root)).map(({ path }) => path);
  const deeper = scan.nested[0];
  const hint = deeper === undefined ? '' : ` ${deeper.file} is deeper than the scan goes.`;
  if (profile.outsiders === 'register') {
    throw new WorkspaceError('No SKILL.md was found. Nothing was changed.', '.', {
      fix: 'Create a skill with `skill-registrar new <name>`, or check --root.',
    });
  }
  throw new WorkspaceError(
    `No skill was found: none of the scan roots of the profile ${profile.id} exists (${roots.join(', ')}).${hint} Nothing was changed.`,
    '.',
    { fix: 'Correct --root, or set "roots" in the config.' },
  );
}

type Refusal = Extract<FileContent, { kind: 'refused' }>;

/**
 * Reads skills that were registered by hand, at the paths in the manifest. Such a path is untrusted: it must stay in
 * the repository, and links are followed only if the profile follows them.
 */
export function inspectManualEntries(
  setup: RunSetup,
  entries: readonly ExistingEntry[],
): readonly SkillRecord[] {
  const wanted = entries.filter((entry) => !isLeftOut(entry, setup));
  const found = wanted.map((entry) => candidateOf(entry, setup));
  const refusals = found.map((candidate) => refusalOf(candidate, setup));
  const candidates = found.filter((_, index) => refusals[index] === null);
  const read = [...inspectSkills(setup, { candidates })].values();
  return wanted.map(({ name }, index) => {
    const refusal = refusals[index]!;
    return named(refusal === null ? read.next().value! : recordOfUnreadable(found[index]!, refusal, 0), name);
  });
}

function isLeftOut({ path }: ExistingEntry, { settings }: RunSetup): boolean {
  return settings.exclude.some((excluded) => isBelow(path, normalizePath(excluded)));
}

function candidateOf({ path }: ExistingEntry, { roots }: RunSetup): SkillCandidate {
  return {
    file: joinPath(path, 'SKILL.md'),
    directory: path,
    // Skills outside all roots use what is declared for a root, such as its tokens.
    root: roots[0]?.path ?? '.',
    source: 'manual',
    scope: 'repo',
    places: [plainPlace(path)],
    hasReferences: false,
    plainDirectories: null,
  };
}

function refusalOf({ directory, file }: SkillCandidate, setup: RunSetup): Refusal | null {
  const { workspace } = setup.request;
  const canonical = workspace.canonical(directory);
  if (canonical === null || canonical.startsWith('~'))
    return { kind: 'refused', reason: 'outside', detail: 'its directory points outside the repository' };
  if (canonical !== directory && setup.chosen.profile.symlinks !== 'contained')
    return { kind: 'refused', reason: 'link', detail: 'its directory is a symbolic link' };
  if (workspace.kindOf(file) === 'missing')
    return { kind: 'refused', reason: 'unreadable', detail: 'the manifest names it, but it does not exist' };
  return null;
}

/** The name in the entry counts. */
function named(record: SkillRecord, name: string): SkillRecord {
  return { ...record, name, findings: record.findings.map((finding) => ({ ...finding, skill: name })) };
}

/** Entries whose skill is missing: findings of `validate`, which also checks the manifest's entries. */
export function checkStaleEntries(setup: RunSetup, records: readonly SkillRecord[]): readonly Finding[] {
  const found = new Set(records.map(({ name }) => name));
  const { isStale } = manifestOptions(setup, { selected: records, skipped: [], rejected: [] });
  return existingEntries(setup)
    .filter((entry) => !found.has(entry.name) && isContainedPath(entry.path) && isStale(entry))
    .map(({ name, path, index }) => ({
      rule: 'entry-stale',
      file: setup.manifestFile,
      at: { field: ['skills', index, 'path'], part: 'value' },
      skill: name,
      message: `"${name}" is registered, but its skill ${path} no longer exists.`,
      fix: 'Run `skill-registrar prune`, or restore the skill.',
    }));
}

/** The entries of the manifest that the scan did not find and that are still in use. */
export function findManualEntries(
  setup: RunSetup,
  records: readonly SkillRecord[],
): readonly ExistingEntry[] {
  const entries = existingEntries(setup);
  if (entries.length === 0) return [];
  const selected = records.filter(({ scope }) => scope === 'repo');
  const names = new Set(selected.map(({ name }) => name));
  const directories = new Set(selected.map(({ directory }) => directory));
  const { isStale } = manifestOptions(setup, { selected, skipped: [], rejected: [] });
  const isFound = ({ name, path }: ExistingEntry) => names.has(name) || directories.has(path);
  return entries.filter((entry) => !isFound(entry) && isContainedPath(entry.path) && !isStale(entry));
}
