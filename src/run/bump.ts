import { UsageError } from '../errors.js';
import { WorkspaceError } from '../files/workspace.js';
import { findPluginVersions } from '../outputs/check-known-files.js';
import { frontmatterPlace } from '../outputs/frontmatter-version.js';
import { JsonDocument } from '../outputs/json-document.js';
import type { OutputSources } from '../outputs/output.js';
import {
  type BumpLevel,
  highestVersion,
  jsonPlace,
  raiseVersion,
  type Versioned,
  type VersionPlace,
} from '../outputs/versions.js';
import { closestOf } from '../report/closest.js';
import type { GeneratedFile } from '../report/report.js';
import type { Request } from '../request.js';
import { joinPath } from '../skill/skill.js';
import { outputSources } from './plan-outputs.js';
import { existingEntries, prepareRun, type RunSetup } from './prepare-run.js';
import { inspectSkills, scanRepository } from './read-skills.js';

export interface BumpOptions {
  /** Skills and plugins. */
  readonly names: readonly string[];
  readonly level: BumpLevel;
}

/** A skill or a plugin with a new version. */
export interface Bumped {
  readonly kind: Versioned['kind'];
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly files: readonly string[];
}

export interface BumpOutcome {
  readonly bumped: readonly Bumped[];
  readonly files: readonly GeneratedFile[];
  readonly setup: RunSetup;
}

/** Raises versions in frontmatter, plugin manifests, marketplaces and the manifest at once. */
export async function bumpVersions(request: Request, options: BumpOptions): Promise<BumpOutcome> {
  const setup = await prepareRun(request);
  const records = await inspectSkills(setup, scanRepository(setup));
  const sources = outputSources(setup, { usable: records, records });
  const versioned = findVersions(setup, sources);
  const chosen = chooseByName(versioned, options.names);
  const plans = chosen.map((item) => planBump(item, options.level));
  const files = editFiles(plans, setup);
  if (request.dryRun !== true) {
    for (const { path, before, after } of files) {
      const edit = (text: string | null) => {
        if (text === before) return after;
        throw new WorkspaceError(`${path} was changed by another program.`, path, { fix: 'Try again.' });
      };
      await request.store.update(path, edit, { backup: false });
    }
  }
  return { bumped: plans.map(({ bumped }) => bumped), files, setup };
}

/** Every skill and plugin with the places that carry its version. */
export function findVersions(setup: RunSetup, sources: OutputSources): readonly Versioned[] {
  const listed = manifestPlaces(setup);
  const skills = [...sources.skills, ...sources.unlisted].map(({ name, directory }) => {
    const places = [frontmatterOf(directory, sources), listed.get(directory)];
    return {
      kind: 'skill' as const,
      name,
      directory,
      places: places.filter((place) => place !== null && place !== undefined),
    };
  });
  return [...skills, ...findPluginVersions(sources)];
}

function frontmatterOf(directory: string, { files }: OutputSources): VersionPlace | null {
  const file = joinPath(directory, 'SKILL.md');
  const bytes = files.bytes(file);
  return bytes === null ? null : frontmatterPlace(file, bytes);
}

/** Versions in the manifest, by the directories of the skills. */
function manifestPlaces(setup: RunSetup): ReadonlyMap<string, VersionPlace> {
  const { manifestFile: file, manifestText } = setup;
  const document = JsonDocument.open(manifestText);
  const places = new Map<string, VersionPlace>();
  if (document === null) return places;
  for (const { index, path, value } of existingEntries(setup)) {
    const place = jsonPlace({ file, document, path: ['skills', index, 'version'] }, value);
    if (place !== null) places.set(path, place);
  }
  return places;
}

function chooseByName(versioned: readonly Versioned[], names: readonly string[]): readonly Versioned[] {
  return names.flatMap((name) => {
    const found = versioned.filter((item) => item.name === name || item.directory === name);
    if (found.length === 0) throw unknownName(name, versioned);
    const withVersion = found.filter(({ places }) => places.length > 0);
    if (withVersion.length === 0)
      throw new UsageError(`The ${found[0]!.kind} "${name}" has no version.`, 'Add a version to it first.');
    return withVersion;
  });
}

function unknownName(name: string, versioned: readonly Versioned[]): UsageError {
  const near = closestOf(name, [...new Set(versioned.map((item) => item.name))]);
  const hint = near === null ? 'List skills with `skill-registrar status`.' : `Did you mean "${near}"?`;
  return new UsageError(`There is no skill or plugin "${name}".`, hint);
}

interface BumpPlan {
  readonly bumped: Bumped;
  readonly places: readonly VersionPlace[];
}

function planBump({ kind, name, places }: Versioned, level: BumpLevel): BumpPlan {
  const before = highestVersion(places)!.version;
  const after = raiseVersion(before, level);
  if (after === null)
    throw new UsageError(
      `The version "${before}" of the ${kind} "${name}" cannot be raised.`,
      'Make it a version such as 1.0.0 first.',
    );
  const files = [...new Set(places.map(({ file }) => file))];
  return { bumped: { kind, name, before, after, files }, places };
}

function editFiles(plans: readonly BumpPlan[], { request }: RunSetup): readonly GeneratedFile[] {
  const paths = [...new Set(plans.flatMap(({ places }) => places.map(({ file }) => file)))];
  return paths.flatMap((path) => {
    const before = request.store.read(path);
    return before === null ? [] : [{ path, before, after: editFile(path, before, plans) }];
  });
}

function editFile(path: string, text: string, plans: readonly BumpPlan[]): string {
  let edited = text;
  for (const { bumped, places } of plans)
    for (const place of places) if (place.file === path) edited = place.write(edited, bumped.after);
  return edited;
}
