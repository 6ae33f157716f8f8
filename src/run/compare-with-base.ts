import type { Request } from '../config/request.js';
import { resolveRoots } from '../config/roots.js';
import { loadSettings, type Settings } from '../config/settings.js';
import { readText } from '../files/repository-files.js';
import type { BaseTree, Workspace } from '../files/workspace.js';
import { ExistingManifest, ManifestError } from '../manifest/manifest-model.js';
import type { ScanRoot } from '../profiles/profile.js';
import { isDriftFinding } from '../report/github-annotations.js';
import { identityOf, isAboutText } from '../report/identity.js';
import {
  type ComparedFindings,
  findNew,
  hasNewChanges,
  hasNewLines,
  translator,
} from '../report/new-findings.js';
import type { SkillRecord } from '../skill/skill.js';
import { ConfigError } from '../text/errors.js';
import type { FindingOf } from '../text/finding.js';
import { isRange, isSpan } from '../text/span.js';
import { findRenamed } from './find-renamed.js';
import { locateFindings } from './locate-findings.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import type { BaseRun, RunResult } from './run-result.js';

/** The stages in the middle: every finding and planned write, and nothing written. */
export type Decide = (setup: RunSetup) => Promise<RunResult>;

/** Runs the engine on the base with the rules of the current run; nothing is written or reported. */
export async function runOnBase(tree: BaseTree, head: RunSetup, decide: Decide): Promise<BaseRun> {
  const request = baseRequest(tree, head);
  return { tree, result: await decideAnyManifest(await prepareBase(request, head), decide) };
}

/** An unreadable manifest that is not the one of the run has no entries. */
export async function decideAnyManifest(setup: RunSetup, decide: Decide): Promise<RunResult> {
  try {
    return await decide(setup);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return decide({ ...setup, existing: new ExistingManifest(setup.manifestFile, null) });
  }
}

function baseRequest(tree: BaseTree, { request, chosen }: RunSetup): Request {
  const { base, names, onProgress, ...rest } = request;
  const { workspace, store } = tree;
  return { ...rest, workspace, store, profile: chosen.profile.id };
}

/**
 * The base is judged with the current rules, but with its own paths and outputs. Added roots count as well, so that
 * widening the scan does not make old findings new.
 */
async function prepareBase(request: Request, head: RunSetup): Promise<RunSetup> {
  const own = await ownSettings(request);
  const { outputs, catalogs, expect } = own ?? NOTHING_GENERATED;
  const { roots, manifest, exclude, overrides } = own?.file == null ? head.settings : own;
  const settings: Settings = {
    ...head.settings,
    roots,
    manifest,
    exclude,
    overrides,
    outputs,
    catalogs,
    expect,
  };
  const setup = await prepareRun(request, settings);
  const { workspace, workingDirectory = '.', environment } = request;
  const { variables } = environment;
  const { profile } = head.chosen;
  const { roots: added } = await resolveRoots({ profile, workspace, workingDirectory, variables });
  return { ...setup, isBase: true, roots: existingRoots([...setup.roots, ...added], workspace) };
}

const NOTHING_GENERATED = { outputs: [], catalogs: [], expect: [], file: null };

/** `null` if the base's config file is invalid. */
async function ownSettings(request: Request): Promise<Settings | null> {
  try {
    return await loadSettings(request);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

function existingRoots(roots: readonly ScanRoot[], workspace: Workspace): readonly ScanRoot[] {
  const byPath = new Map<string, ScanRoot>();
  for (const root of roots) {
    if (!byPath.has(root.path) && workspace.kindOf(root.path) === 'directory') byPath.set(root.path, root);
  }
  return [...byPath.values()];
}

/** What a change introduces. */
export interface Comparison {
  readonly commit: string;
  readonly isNew: (finding: FindingOf) => boolean;
  /** The skill became invalid, or has a new error. */
  readonly isNewlyInvalid: (record: SkillRecord) => boolean;
}

export function compareWithBase(now: RunResult, { tree, result: base }: BaseRun): Comparison {
  const renamed = findRenamed(now, base);
  const translate = translator(renamed);
  const isManifestNew = hasNewManifestDrift(now, base, translate);
  const newFiles = new Set(
    now.outputs.files
      .filter(({ path }) => path !== now.setup.manifestFile)
      .filter((file) => {
        const before = base.outputs.files.find(({ path }) => path === file.path);
        return hasNewLines(file, before, translate);
      })
      .map(({ path }) => path),
  );
  const isOrdinary = (finding: FindingOf) => !isDriftFinding(finding);
  const added = findNew(comparedFindings(now, isOrdinary), comparedFindings(base, isOrdinary), translate);
  const isNew = (finding: FindingOf) => {
    if (isOrdinary(finding)) return added.has(finding);
    return finding.rule === 'manifest-drift' ? isManifestNew : newFiles.has(finding.file);
  };
  const wasInvalid = new Set(base.skills.rejected.map(({ directory }) => translate(directory)));
  return {
    commit: tree.commit,
    isNew,
    isNewlyInvalid: (record) =>
      !wasInvalid.has(record.directory) ||
      record.findings.some(
        (finding) => isNew(finding) && now.setup.judge.levelOfFinding(finding) === 'error',
      ),
  };
}

function hasNewManifestDrift(now: RunResult, base: RunResult, translate: (text: string) => string): boolean {
  if (!now.plan.isChanged) return false;
  // A repository without a manifest did not have one before either.
  if (now.setup.existing.text === null && base.setup.existing.text === null) return false;
  return hasNewChanges(now.plan.changes, base.plan.changes, translate);
}

function comparedFindings(
  { findings, setup }: RunResult,
  isWanted: (finding: FindingOf) => boolean,
): ComparedFindings {
  const { workspace } = setup.request;
  const wanted = findings.filter(isWanted);
  // Fields are found without their position, unless they are elements of lists.
  const needsText = wanted.filter((finding) => isRange(finding.at) || isAboutText(finding));
  const places = locateFindings(needsText, workspace);
  const lines = new Map<string, readonly string[]>();
  return {
    findings: wanted.map((finding) => {
      const place = places.get(finding);
      const line = isSpan(finding.at) ? finding.at.line : place?.span.line;
      const identity = identityOf(finding, place?.text ?? '');
      return { finding, identity, ...(line !== undefined && { line }) };
    }),
    linesOf(file) {
      if (!lines.has(file)) lines.set(file, linesOf(file, workspace));
      return lines.get(file)!;
    },
  };
}

function linesOf(file: string, workspace: Workspace): readonly string[] {
  const text = readText(workspace, file);
  return text?.split(/\r\n|\n|\r/) ?? [];
}
