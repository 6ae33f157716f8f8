import { isWriting, type Request } from '../config/request.js';
import type { RepositoryFiles } from '../files/repository-files.js';
import { createOutputs } from '../outputs/create-outputs.js';
import { findKnownFiles } from '../outputs/known-files.js';
import type { Output, OutputSources } from '../outputs/output.js';
import { type PlannedFile, type PlannedFiles, planFiles } from '../outputs/plan-files.js';
import { hasPlugins } from '../plugins/read-plugins.js';
import type { Finding } from '../rules/finding.js';
import { catalogOutputs } from './catalog-files.js';
import { checkHouseRules } from './check-house.js';
import { checkPlugins } from './check-plugins.js';
import { checkVersions } from './find-versions.js';
import { outputSources } from './output-sources.js';
import type { RunSetup } from './prepare-run.js';
import type { Skills } from './skills.js';

/** What a run does to generated files. */
export interface OutputPlan extends Pick<PlannedFiles, 'outputs' | 'files'> {
  readonly findings: readonly Finding[];
}

/**
 * `register` writes outputs and `register --check` compares them; both, and `validate`, check the known files. Other
 * operations use only the manifest.
 */
export async function planOutputs(
  setup: RunSetup,
  { records, selection: { usable } }: Skills,
  manifest: readonly Output[],
): Promise<OutputPlan> {
  const { request } = setup;
  const { operation } = request;
  const isFull = operation === 'register' || operation === 'validate';
  const sources = outputSources(setup, records, usable);
  const configured = isFull ? await configuredOutputs(setup, sources) : [];
  const catalogs = operation === 'register' ? catalogOutputs(setup, usable) : [];
  const versions = operation === 'register' ? await versionedOutputs(setup, sources) : [];
  const written = operation === 'validate' ? [] : [...manifest, ...configured, ...catalogs, ...versions];
  const texts = new Map([[setup.existing.file, setup.existing.text]]);
  const { outputs, files, stale, problems } = planFiles(written, request.workspace, texts);
  // The scan leaves copies out: what is in one that its source does not have, nothing else would check.
  const copies = operation === 'validate' ? configured.filter(({ kind }) => kind === 'copies') : [];
  const edited = planFiles(copies, request.workspace).problems;
  const checked = isFull ? await checkSources({ setup, sources, configured, files }) : [];
  return {
    outputs,
    files,
    findings: [...(request.check === true ? stale : []), ...problems, ...edited, ...checked],
  };
}

/** Writes what was planned, and computes it again from the text that is there by then. */
export async function writeOutputs(
  { store, environment }: Request,
  { outputs, files }: Pick<OutputPlan, 'outputs' | 'files'>,
): Promise<void> {
  const planned = new Map(files.map((file) => [file.path, file]));
  for (const output of outputs) {
    const isManifest = output.kind === 'manifest';
    const file = planned.get(output.file);
    // The manifest even if there is nothing to write: the store cleans up after a killed run.
    if (file === undefined && !isManifest) continue;
    if (file?.after === null) {
      await store.remove(output.file, file.before ?? '', output.form);
      continue;
    }
    const edit = (text: string | null) => {
      const edited = output.edit(text).text;
      return edited === text ? null : edited;
    };
    await store.update(output.file, edit, { backup: isManifest && !environment.isCi, ...output.form });
  }
}

/** Most repositories have no outputs. */
async function configuredOutputs(
  { settings: { outputs } }: RunSetup,
  sources: OutputSources,
): Promise<readonly Output[]> {
  return outputs.length === 0 ? [] : createOutputs(outputs, sources);
}

/** Most repositories have no version that others follow. */
async function versionedOutputs(setup: RunSetup, sources: OutputSources): Promise<readonly Output[]> {
  if (setup.settings.versionFrom === undefined) return [];
  return (await import('./version-from.js')).followingOutputs(setup, sources);
}

/** Many repositories have no files of a plugin system or a website: they load no schemas for them. */
async function checkKnown(
  sources: OutputSources,
  configured: readonly Output[],
): Promise<readonly Finding[]> {
  const { files, skills, unlisted } = sources;
  const known = findKnownFiles(files, configured);
  if (known.length === 0 && !hasPlugins([...skills, ...unlisted], files)) return [];
  return (await import('../outputs/check-known-files.js')).checkKnownFiles(known, sources, configured);
}

interface CheckedSources {
  readonly setup: RunSetup;
  readonly sources: OutputSources;
  readonly configured: readonly Output[];
  readonly files: readonly PlannedFile[];
}

/** What is wrong with files that we did not generate, or that others edited. */
async function checkSources(input: CheckedSources): Promise<readonly Finding[]> {
  const { setup, sources } = input;
  return [
    ...(await checkFiles(input)),
    ...checkPlugins(sources, setup),
    ...(await checkHouseRules(setup, sources)),
    ...checkVersions(setup, sources),
  ];
}

/**
 * Findings point into the files after the run. A dry run reports what a write would leave, and a check reports the
 * current problems, except missing skills that `register` would add: those make the output stale.
 */
async function checkFiles(input: CheckedSources): Promise<readonly Finding[]> {
  const { sources, configured, files } = input;
  const { request } = input.setup;
  const check = (seen: OutputSources) => checkKnown(seen, configured);
  if (files.length === 0) return check(sources);
  const after = await check({ ...sources, files: withPlanned(sources.files, files) });
  if (isWriting(request)) return after;
  const left = new Set(after.map(({ rule, message }) => `${rule} ${message}`));
  return (await check(sources)).filter(({ rule, message }) => {
    const isFixable = rule === 'marketplace-incomplete' || request.check !== true;
    return !isFixable || left.has(`${rule} ${message}`);
  });
}

/** The files after the run. */
function withPlanned(files: RepositoryFiles, planned: readonly PlannedFile[]): RepositoryFiles {
  const after = new Map(planned.map((file) => [file.path, file.after]));
  const encoder = new TextEncoder();
  return {
    ...files,
    kindOf(path) {
      const text = after.get(path);
      return text === undefined ? files.kindOf(path) : text === null ? 'missing' : 'file';
    },
    text(path) {
      const text = after.get(path);
      return text === undefined ? files.text(path) : text;
    },
    bytes(path) {
      const text = after.get(path);
      return text === undefined ? files.bytes(path) : text === null ? null : encoder.encode(text);
    },
  };
}
