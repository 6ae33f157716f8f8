import { collectTokens } from './core/check-body.js';
import { decodeText } from './core/decode-text.js';
import { START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import { type InspectionContext, inspectSkill } from './core/inspect-skill.js';
import type { ScanRoot } from './core/profile.js';
import { readJson } from './core/read-json.js';
import { type ExistingEntry, isObject, textsOf } from './core/registry/manifest-model.js';
import { type ScanResult, scanSkills } from './core/scan-skills.js';
import type { SkillRecord } from './core/skill.js';
import { joinPath } from './core/skill-path.js';
import { existingEntries, type RunSetup } from './prepare-run.js';
import { PROFILES } from './profiles/index.js';
import { loadFrontmatterValidator } from './schema/validators.js';
import { WorkspaceError } from './workspace/workspace.js';

/** Holds nearly every SKILL.md, one after the other; larger ones get memory of their own. */
const READ_BUFFER = new Uint8Array(65_536);

export function scanRepository(setup: RunSetup): ScanResult {
  const { request, chosen, roots, settings } = setup;
  const result = scanSkills({
    workspace: request.workspace,
    profile: chosen.profile,
    roots,
    excludePaths: settings.exclude,
  });
  refuseMissingRoots(setup, result);
  const absent = setup.settings.roots === undefined ? [] : noticeMissingRoots(setup, result);
  return absent.length === 0 ? result : { ...result, findings: [...result.findings, ...absent] };
}

/** A root that somebody thought of and that is not there may be a slip of the pen; one that profiles name by default is none. */
function noticeMissingRoots({ manifestFile }: RunSetup, { missingRoots }: ScanResult): Finding[] {
  const isUsual = (root: string) => PROFILES.some(({ roots }) => roots.some(({ path }) => path === root));
  return missingRoots
    .filter((root) => !isUsual(root))
    .map((root) => ({
      rule: 'no-skills',
      file: manifestFile,
      at: START_OF_FILE,
      message: `The scan root ${root} does not exist.`,
      fix: 'Create it, or correct "roots" in the config.',
    }));
}

/** Parses, infers and validates every candidate; the order is that of the scan. */
export async function inspectSkills(
  setup: RunSetup,
  scan: Pick<ScanResult, 'candidates'>,
): Promise<readonly SkillRecord[]> {
  const { candidates } = scan;
  const context = await inspectionContext(setup);
  const onProgress = setup.request.onProgress;
  const records: SkillRecord[] = [];
  for (const [done, candidate] of candidates.entries()) {
    if (onProgress !== undefined && done % 100 === 0) onProgress({ done, total: candidates.length });
    records.push(inspectSkill(candidate, context));
  }
  return records;
}

async function inspectionContext(setup: RunSetup): Promise<InspectionContext> {
  const { profile, isBuiltIn } = setup.chosen;
  const tokens = new Map<string, ReadonlySet<string> | null>();
  const inputs = inputsByName(setup);
  return {
    workspace: setup.request.workspace,
    profile,
    lexicon: setup.lexicon,
    limits: setup.settings.limits,
    listsReferences: setup.request.operation !== 'validate',
    buffer: READ_BUFFER,
    validate: await loadFrontmatterValidator(profile, isBuiltIn),
    tokensFor: (root) => {
      if (!tokens.has(root)) tokens.set(root, readTokens(setup, root));
      return tokens.get(root) ?? null;
    },
    inputsOf: (name) => inputs(name),
  };
}

function readTokens(setup: RunSetup, root: string): ReadonlySet<string> | null {
  const { placeholders } = setup.chosen.profile;
  if (placeholders === undefined) return null;
  const file = joinPath(root, placeholders.file);
  const content = setup.request.workspace.read(file, { maxBytes: 1_048_576, followLinks: true });
  const decoded = content.kind === 'content' ? decodeText(content.bytes) : null;
  const parsed = decoded?.ok ? readJson(decoded.text) : null;
  if (parsed?.ok) return collectTokens(parsed.value);
  return placeholders.required ? new Set() : null;
}

/** `capabilities.inputs` of the manifest's entries, read only when a token is not declared elsewhere. */
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

/** A root that is gone while the manifest counts on it would empty the manifest. */
function refuseMissingRoots(setup: RunSetup, scan: ScanResult): void {
  // Where the fallback is scanned, every root of the profile is missing.
  const absent = isFallback(setup) ? setup.chosen.profile.roots.map(({ path }) => path) : scan.missingRoots;
  const entries = absent.length === 0 ? [] : existingEntries(setup);
  const needed = absent.find((root) => {
    const isInRoot = memberOfRoot(root);
    return entries.some(({ path }) => isInRoot(path));
  });
  if (needed !== undefined) throw missingRoot([needed], 'the manifest has entries there');
  // One of several may be missing: a config that spells out CLEO's defaults names two.
  const isNoneThere = scan.roots.length === 0 && scan.missingRoots.length > 0;
  if (setup.settings.roots !== undefined && isNoneThere)
    throw missingRoot(scan.missingRoots, 'nothing can be scanned there');
  refuseNothing(setup, scan);
}

function isFallback({ chosen: { profile }, roots }: RunSetup): boolean {
  return profile.fallbackRoot !== undefined && roots[0] === profile.fallbackRoot;
}

/** Segment by segment; `*` stands for one name. */
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

/** No root, no skill and no manifest: somebody is looking in the wrong place, and an empty manifest would hide it. */
function refuseNothing(setup: RunSetup, scan: ScanResult): void {
  const { profile } = setup.chosen;
  // Where missing roots are no mistake, there is nothing to list; a manifest of nothing is one all the same.
  const isMaking = setup.request.operation === 'register' && setup.manifestText === null;
  const isNowhere = (profile.rootsRequired || isMaking) && scan.roots.every(isAtHome);
  const isNothing = isFallback(setup) && scan.candidates.length === 0 && setup.manifestText === null;
  if (!isNowhere && !isNothing) return;
  const roots = profile.roots.filter((root) => !isAtHome(root)).map(({ path }) => path);
  const deeper = scan.nested[0];
  const hint = deeper === undefined ? '' : ` ${deeper.file} lies deeper than skills are looked for.`;
  throw new WorkspaceError(
    `No skill was found: none of the scan roots of the profile ${profile.id} exists (${roots.join(', ')}).${hint} Nothing was changed.`,
    '.',
    { fix: 'Correct --root, or set "roots" in the config.' },
  );
}
