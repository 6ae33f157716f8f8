import { collectTokens } from './core/check-body.js';
import { decodeText } from './core/decode-text.js';
import { type InspectionContext, inspectSkill } from './core/inspect-skill.js';
import { readJson } from './core/read-json.js';
import { isObject, readManifest, textsOf } from './core/registry/manifest-model.js';
import { type ScanResult, scanSkills } from './core/scan-skills.js';
import type { SkillRecord } from './core/skill.js';
import { joinPath } from './core/skill-path.js';
import type { RunSetup } from './prepare-run.js';
import { loadFrontmatterValidator } from './schema/validators.js';
import { WorkspaceError } from './workspace/workspace.js';

/** Holds nearly every SKILL.md; larger ones get memory of their own. */
const READ_BUFFER_BYTES = 65_536;

export function scanRepository(setup: RunSetup): ScanResult {
  const { request, chosen, roots, settings } = setup;
  const result = scanSkills({
    workspace: request.workspace,
    profile: chosen.profile,
    roots,
    excludePaths: settings.exclude,
  });
  refuseMissingRoots(setup, result);
  return result;
}

/** Parses, infers and validates every candidate; the order is that of the scan. */
export async function inspectSkills(
  setup: RunSetup,
  scan: Pick<ScanResult, 'candidates'>,
): Promise<readonly SkillRecord[]> {
  const context = await inspectionContext(setup);
  const total = scan.candidates.length;
  const onProgress = setup.request.onProgress;
  return scan.candidates.map((candidate, index) => {
    if (onProgress !== undefined && index % 100 === 0) onProgress({ done: index, total });
    return inspectSkill(candidate, context);
  });
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
    buffer: new Uint8Array(READ_BUFFER_BYTES),
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
function inputsByName({ manifestText, manifestFile }: RunSetup): (name: string) => readonly string[] {
  let inputs: Map<string, readonly string[]> | null = null;
  return (name) => {
    inputs ??= manifestText === null ? new Map() : collectInputs(manifestText, manifestFile);
    return inputs.get(name) ?? [];
  };
}

function collectInputs(text: string, file: string): Map<string, readonly string[]> {
  const entries = readManifest(text, file).entries;
  return new Map(
    entries.map(({ name, value }) => [
      name,
      isObject(value['capabilities']) ? textsOf(value['capabilities']['inputs']) : [],
    ]),
  );
}

/** 2.2.17: a root that is gone while the manifest counts on it would empty the manifest. */
function refuseMissingRoots(setup: RunSetup, scan: ScanResult): void {
  const entries =
    scan.missingRoots.length === 0 || setup.manifestText === null
      ? []
      : readManifest(setup.manifestText, setup.manifestFile).entries;
  const needed = scan.missingRoots.find((root) => entries.some(({ path }) => path.startsWith(`${root}/`)));
  const configured = setup.settings.roots !== undefined && scan.missingRoots[0];
  const isNowhere = scan.roots.length === 0 && setup.chosen.profile.rootsRequired;
  const missing = needed ?? (configured || (isNowhere ? scan.missingRoots.join(', ') : undefined));
  if (!missing) return;
  const why = needed === undefined ? 'nothing can be scanned there' : 'the manifest has entries there';
  throw new WorkspaceError(
    `The scan root ${missing} does not exist, and ${why}. Nothing was changed. Restore it, correct --root, or correct "roots" in the config.`,
    missing,
  );
}
