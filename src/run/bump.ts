import type { Request } from '../config/request.js';
import type { GeneratedFile } from '../files/workspace.js';
import { WorkspaceError } from '../files/workspace.js';
import type { OutputSources } from '../outputs/output.js';
import {
  type BumpLevel,
  highestVersion,
  raiseVersion,
  type Versioned,
  type VersionPlace,
} from '../outputs/versions.js';
import { findNamed } from '../skill/skill.js';
import { UsageError } from '../text/errors.js';
import { adviseOn } from '../text/suggest.js';
import { findNotRaised, findVersions } from './find-versions.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import { readSources } from './read-sources.js';

export interface BumpOptions {
  /** Skills and plugins; if empty, those that changed since the base without a new version. */
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
  const sources = readSources(setup);
  const chosen =
    options.names.length > 0
      ? chooseByName(findVersions(setup.existing, sources), options.names)
      : chooseNotRaised(setup, sources);
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

/** What was not raised in one place is raised in all, to the version of another place if that is already higher. */
function chooseNotRaised(setup: RunSetup, sources: OutputSources): readonly Chosen[] {
  const all = findVersions(setup.existing, sources);
  return findNotRaised(setup, sources).map((item) => {
    const whole = all.find(({ kind, directory }) => kind === item.kind && directory === item.directory)!;
    const behind = highestVersion(item.places)!.version;
    const highest = highestVersion(whole.places)!.version;
    return { ...whole, ...(highest !== behind && { target: highest }) };
  });
}

/** A skill or plugin to bump; `target` if the new version is known. */
interface Chosen extends Versioned {
  readonly target?: string;
}

function chooseByName(versioned: readonly Versioned[], names: readonly string[]): readonly Chosen[] {
  return names.flatMap((name) => {
    const named = findNamed(name, versioned);
    const found = versioned.filter((item) => named.includes(item) || item.directory === name);
    if (found.length === 0) throw unknownName(name, versioned);
    const withVersion = found.filter(({ places }) => places.length > 0);
    if (withVersion.length === 0)
      throw new UsageError(`The ${found[0]!.kind} "${name}" has no version.`, 'Add a version to it first.');
    return withVersion;
  });
}

function unknownName(name: string, versioned: readonly Versioned[]): UsageError {
  const known = [...new Set(versioned.map((item) => item.name))];
  return new UsageError(
    `There is no skill or plugin "${name}".`,
    adviseOn(name, known, 'List skills with `skill-registrar status`.'),
  );
}

interface BumpPlan {
  readonly bumped: Bumped;
  readonly places: readonly VersionPlace[];
}

function planBump({ kind, name, places, target }: Chosen, level: BumpLevel): BumpPlan {
  const before = highestVersion(places.filter(({ version }) => version !== target))!.version;
  const after = target ?? raiseVersion(before, level);
  if (after === null)
    throw new UsageError(
      `The version "${before}" of the ${kind} "${name}" cannot be raised.`,
      'Make it a version such as 1.0.0 first.',
    );
  const changed = places.filter(({ version }) => version !== after);
  const files = [...new Set(changed.map(({ file }) => file))];
  return { bumped: { kind, name, before, after, files }, places: changed };
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
