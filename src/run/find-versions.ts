import { openRepositoryFiles } from '../files/repository-files.js';
import { asArray, asObject, asText } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import type { ExistingManifest } from '../manifest/manifest-model.js';
import { knownPlugins } from '../outputs/known-files.js';
import type { OutputSources } from '../outputs/output.js';
import {
  describeNotRaised,
  frontmatterVersion,
  jsonPlace,
  notRaised,
  pluginVersions,
  type Versioned,
  type VersionPlace,
} from '../outputs/versions.js';
import type { Finding } from '../rules/finding.js';
import { skillFileIn } from '../skill/skill.js';
import { normalizePath, withAncestors } from '../text/paths.js';
import type { RunSetup } from './prepare-run.js';

type ManifestText = Pick<ExistingManifest, 'file' | 'text'>;

/** Every plugin, and every skill in one of the wanted directories, with all places of its version. */
export function findVersions(
  manifest: ManifestText,
  sources: OutputSources,
  isWanted: (directory: string) => boolean = () => true,
): readonly Versioned[] {
  const listed = manifestPlaces(manifest);
  const wanted = [...sources.skills, ...sources.unlisted].filter(({ directory }) => isWanted(directory));
  const skills = wanted.map(({ name, directory }) => {
    const places = [frontmatterPlace(directory, sources), listed.get(directory)];
    return {
      kind: 'skill' as const,
      name,
      directory,
      places: places.filter((place) => place !== null && place !== undefined),
    };
  });
  return [...skills, ...pluginVersions(knownPlugins(sources))];
}

/** The version in the frontmatter of a skill; `null` if it has none. */
function frontmatterPlace(directory: string, { files }: OutputSources): VersionPlace | null {
  const file = skillFileIn(directory, files);
  const text = file === null ? null : files.text(file);
  const place = text === null ? null : frontmatterVersion(text);
  return file === null || place === null ? null : { file, ...place };
}

/** Versions in the manifest, by the directories of the skills. */
function manifestPlaces({ file, text }: ManifestText): ReadonlyMap<string, VersionPlace> {
  const document = JsonDocument.open(text);
  const places = new Map<string, VersionPlace>();
  if (document === null) return places;
  for (const [index, value] of asArray(asObject(document.value)['skills']).entries()) {
    const entry = asObject(value);
    const place = jsonPlace({ file, path: ['skills', index, 'version'] }, entry);
    if (place !== null) places.set(normalizePath(asText(entry['path']) ?? ''), place);
  }
  return places;
}

/** Reports the skills and plugins that changed since the base without a new version. */
export function checkVersions(setup: RunSetup, sources: OutputSources): readonly Finding[] {
  return describeNotRaised(findNotRaised(setup, sources));
}

/** The skills and plugins that changed since the base, each with the places where its version was not raised. */
export function findNotRaised(setup: RunSetup, sources: OutputSources): readonly Versioned[] {
  const { base } = setup.request;
  if (base === undefined) return [];
  const changed = base.changedFiles();
  if (changed.length === 0) return [];
  const { manifestFile } = setup;
  const earlier = { ...sources, files: openRepositoryFiles(base.workspace) };
  const directories = new Set(changed.flatMap((file) => withAncestors(file)));
  const isChanged = (directory: string) => directories.has(directory);
  const manifestBefore = { file: manifestFile, text: base.store.read(manifestFile) };
  const before = findVersions(manifestBefore, earlier, isChanged);
  const after = findVersions(setup.existing, sources, isChanged).map((item) =>
    withoutManifest(item, manifestFile),
  );
  return notRaised(after, before, changed);
}

/** The manifest follows the frontmatter: it has its own version only if the skill has none. */
function withoutManifest(item: Versioned, manifestFile: string): Versioned {
  const own = item.places.filter(({ file }) => file !== manifestFile);
  return own.length === 0 ? item : { ...item, places: own };
}
