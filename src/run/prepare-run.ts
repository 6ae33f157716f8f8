import { readAgentSettings } from '../config/agent-settings.js';
import { type ChosenProfile, chooseProfile } from '../config/choose-profile.js';
import type { Request } from '../config/request.js';
import { isWritingOrPreview } from '../config/request.js';
import { expandPattern, resolveRoots } from '../config/roots.js';
import { loadSettings, type Settings } from '../config/settings.js';
import type { FileStore, Workspace } from '../files/workspace.js';
import { isObject, type JsonObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import {
  type ExistingEntry,
  type ManifestModel,
  readManifest,
  schemaIdOf,
} from '../manifest/manifest-model.js';
import type { Profile, ScanRoot } from '../profiles/profile.js';
import { loadFrontmatterValidator, type Validate } from '../schema/validators.js';
import type { IsIgnored } from '../skill/discover-roots.js';
import { createLexicon, DEFAULT_LEXICON, type Lexicon } from '../skill/lexicon.js';
import { skillFileIn } from '../skill/skill.js';
import { ConfigError, UsageError } from '../text/errors.js';
import { isContainedPath, joinPath, normalizePath, parentOf } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';

/** What a run needs before it reads a skill. */
export interface RunSetup {
  readonly request: Request;
  readonly settings: Settings;
  readonly chosen: ChosenProfile;
  /** The table of all clients was requested, including skills that only some clients find. */
  readonly isForAllClients: boolean;
  readonly roots: readonly ScanRoot[];
  /** Directories that git ignores, if the profile searches everywhere. */
  readonly isIgnored?: IsIgnored;
  readonly manifestFile: string;
  /** Other skill manifests that are not used. */
  readonly otherManifests: readonly string[];
  /** `false` if the repository has no manifest by choice. */
  readonly hasManifest: boolean;
  /** `null` if there is no manifest yet. */
  readonly manifestText: string | null;
  /** Parses a manifest; the same text is parsed once. */
  readonly readManifest: (text: string) => ManifestModel;
  readonly lexicon: Lexicon;
  /** Checks frontmatter against the schema of the profile. */
  readonly validate: Validate;
  readonly overrides: Overrides;
  /** The tree that a run is compared with, which may have no skills yet. */
  readonly isBase?: boolean;
}

/** Manual data that is kept out of the generated file. */
interface Overrides {
  readonly matrix: JsonObject;
  readonly skills: Readonly<Record<string, JsonObject>>;
}

const MANIFEST_NAME = 'manifest.json';
/** The place for many roots: the top, which belongs to no plugin and no skill. */
const TOP_MANIFEST = 'skills-manifest.json';
/** Where to look for a manifest that names a profile. */
const USUAL_MANIFESTS = ['skills/manifest.json', '.cleo/skills/manifest.json', MANIFEST_NAME, TOP_MANIFEST];

/** Reads config, profile, roots and the existing manifest. */
export async function prepareRun(request: Request, settled?: Settings): Promise<RunSetup> {
  const given = settled ?? (await loadSettings(request));
  const isAll = request.profile === ALL_CLIENTS;
  const asked = isAll ? undefined : request.profile;
  if (isAll) refuseWriting(request);
  const { roots: only } = request;
  const settings = await expandExcluded(
    { ...given, ...(only && { roots: only }), drift: request.drift ?? given.drift },
    request,
  );
  const named = request.manifest ?? (settings.manifest || undefined);
  // What someone names by its path need not belong to the manifest.
  const hasManifest = request.paths === undefined && (named !== undefined || settings.manifest !== false);
  const read = readOnce(request.store);
  const manifests = named === undefined ? [...manifestsOfRoots(settings), ...USUAL_MANIFESTS] : [named];
  const manifestSchema = (asked ?? settings.profile) ? null : findManifestSchema(read, manifests);
  const { workspace } = request;
  const chosen = chooseProfile({ asked, settings, workspace, manifestSchema });
  const { roots: found, isIgnored } = request.paths
    ? { roots: request.paths.map(rootOfPath) }
    : await resolveRoots({
        profile: chosen.profile,
        workspace,
        workingDirectory: request.workingDirectory ?? '.',
        variables: request.environment.variables,
        pluginsDirectory: settings.skills['pluginsDir'] as string | undefined,
      });
  const roots = withoutPlugins(found, chosen.profile, settings);
  const { file: manifestFile, others: otherManifests } =
    named === undefined
      ? chooseManifest(roots, { workspace, read, place: chosen.profile.manifest })
      : { file: named, others: [] };
  const changes = settings.lexicon;
  return {
    request,
    settings,
    chosen,
    isForAllClients: isAll || request.compatibility === true,
    roots,
    ...(isIgnored && { isIgnored }),
    manifestFile,
    otherManifests,
    hasManifest,
    manifestText: hasManifest ? read(manifestFile) : null,
    readManifest: parseOnce(manifestFile),
    lexicon:
      changes.add === undefined && changes.remove === undefined ? DEFAULT_LEXICON : createLexicon(changes),
    validate: await loadFrontmatterValidator(chosen.profile, chosen.isBuiltIn),
    overrides: readOverrides(request, settings),
  };
}

/** The value of `--profile` for the table of all clients. */
export const ALL_CLIENTS = 'all';

/** Writing requires one profile. */
function refuseWriting(request: Request): void {
  if (!isWritingOrPreview(request) && request.operation !== 'discover') return;
  throw new UsageError('--profile all works only with validate and status.', 'Choose one profile.');
}

/** Installed plugins belong to other repositories: only agents read their directory, unless a profile names it. */
function withoutPlugins(
  roots: readonly ScanRoot[],
  profile: Profile,
  settings: Settings,
): readonly ScanRoot[] {
  const { pluginDirectories, plugins } = readAgentSettings(settings);
  const isNamed = profile.roots.some(({ path }) => path === pluginDirectories.repo);
  if (isNamed || plugins.length === 0) return roots;
  return roots.filter(({ path }) => path !== pluginDirectories.repo);
}

/** The entries of the existing manifest. */
export function existingEntries({
  manifestText,
  readManifest,
}: Pick<RunSetup, 'manifestText' | 'readManifest'>): readonly ExistingEntry[] {
  return manifestText === null ? [] : readManifest(manifestText).entries;
}

type ReadFile = (file: string) => string | null;

function readOnce(store: FileStore): ReadFile {
  const texts = new Map<string, string | null>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, store.read(file));
    return texts.get(file)!;
  };
}

/** `drafts/**` excludes everything in drafts, and so drafts itself. */
async function expandExcluded(settings: Settings, { workspace }: Request): Promise<Settings> {
  if (settings.exclude.length === 0) return settings;
  const paths = settings.exclude.map((path) => path.replace(/(?<=.)\/\*\*\/?$/, ''));
  const expanded = await Promise.all(paths.map((path) => expandPattern(normalizePath(path), workspace)));
  return { ...settings, exclude: expanded.flat() };
}

function parseOnce(file: string): (text: string) => ManifestModel {
  let last: { readonly text: string; readonly model: ManifestModel } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, model: readManifest(text, file) };
    return last.model;
  };
}

/** Where the manifest is if the config says where the skills are; a pattern names no directory. */
function manifestsOfRoots({ roots = [] }: Settings): readonly string[] {
  return roots
    .map((root) => (typeof root === 'string' ? root : (root.path ?? '')))
    .filter((root) => isContainedPath(root) && !root.includes('*'))
    .map((root) => joinPath(normalizePath(root), MANIFEST_NAME));
}

function findManifestSchema(read: ReadFile, files: readonly string[]): string | null {
  for (const file of files) {
    const text = read(file);
    const schema = text === null ? undefined : schemaIdOf(text, (found) => readManifest(found, file));
    if (typeof schema === 'string') return schema;
  }
  return null;
}

/** A path that the user names is a skill, or a directory of skills. */
function rootOfPath(path: string): ScanRoot {
  return { path, source: 'repo', levels: ['self', 'any'] };
}

interface ManifestChoice {
  readonly file: string;
  /** Other manifests that are not used. */
  readonly others: readonly string[];
}

/** An existing skill manifest wins; a new one goes into the only root, or to a place common to all of them. */
function chooseManifest(
  roots: readonly ScanRoot[],
  {
    workspace,
    read,
    place,
  }: { readonly workspace: Workspace; readonly read: ReadFile; readonly place: string | undefined },
): ManifestChoice {
  const existing = roots.filter(({ path }) => workspace.kindOf(path) === 'directory');
  const folders = [...new Set(existing.map((root) => folderForManifest(root, workspace)))];
  const files = folders.map((folder) => joinPath(folder, MANIFEST_NAME));
  const [used, ...others] = [...files, TOP_MANIFEST].filter((file) => {
    if (workspace.kindOf(file) !== 'file') return false;
    if (file === MANIFEST_NAME) return isSkillManifest(read(file));
    return !isOfInnerProject(file, read(file), workspace);
  });
  if (used !== undefined) {
    // A linked folder leads to the same file.
    const isOther = (file: string) => workspace.canonical(file) !== workspace.canonical(used);
    return { file: used, others: others.filter(isOther) };
  }
  if (place !== undefined) return { file: place, others: [] };
  if (folders.length === 0) return { file: joinPath(roots[0]?.path ?? '.', MANIFEST_NAME), others: [] };
  return { file: placeOfNewManifest(folders, workspace), others: [] };
}

function placeOfNewManifest(folders: readonly string[], workspace: Workspace): string {
  const [only = '.', ...more] = folders;
  const own = joinPath(only, MANIFEST_NAME);
  if (more.length === 0 && only !== '.') return workspace.kindOf(own) === 'missing' ? own : TOP_MANIFEST;
  // A top-level manifest.json without skills belongs to another program.
  if (more.length === 0 && workspace.kindOf(MANIFEST_NAME) === 'missing' && !isSkill('.', workspace))
    return MANIFEST_NAME;
  return workspace.kindOf('skills') === 'directory' && !isSkill('skills', workspace)
    ? joinPath('skills', MANIFEST_NAME)
    : TOP_MANIFEST;
}

/** A manifest never goes into a skill. */
function folderForManifest({ path, levels }: ScanRoot, workspace: Workspace): string {
  return path !== '.' && levels.includes('self') && isSkill(path, workspace) ? parentOf(path) : path;
}

function isSkill(directory: string, workspace: Workspace): boolean {
  return skillFileIn(directory, (file) => workspace.kindOf(file)) !== null;
}

/** A project in a subdirectory has a manifest with paths from there, which do not exist here. */
function isOfInnerProject(file: string, text: string | null, workspace: Workspace): boolean {
  const above = parentOf(parentOf(file));
  if (above === '.') return false;
  const parsed = text === null ? null : readJson(text);
  const skills = parsed?.ok && isObject(parsed.value) ? parsed.value['skills'] : null;
  const paths = (Array.isArray(skills) ? skills : []).flatMap((entry) =>
    isObject(entry) && typeof entry['path'] === 'string' && isContainedPath(entry['path'])
      ? [entry['path']]
      : [],
  );
  const isThere = (path: string) => workspace.kindOf(path) === 'directory';
  if (paths.length === 0 || paths.some(isThere)) return false;
  for (let project = above; project !== '.'; project = parentOf(project))
    if (paths.some((path) => isThere(joinPath(project, path)))) return true;
  return false;
}

function isSkillManifest(text: string | null): boolean {
  const parsed = text === null ? null : readJson(text);
  if (parsed === null || !parsed.ok) return parsed !== null;
  return (
    isObject(parsed.value) &&
    (Array.isArray(parsed.value['skills']) || isObject(parsed.value['dispatch_matrix']))
  );
}

function readOverrides(request: Request, settings: Settings): Overrides {
  const file = settings.overrides;
  if (file === undefined) return { matrix: {}, skills: {} };
  const text = request.store.read(file);
  const parsed = text === null ? null : readJson(text);
  if (parsed === null || !parsed.ok || !isObject(parsed.value)) {
    const why = parsed === null ? 'it does not exist' : parsed.ok ? 'it is not an object' : parsed.message;
    const span = parsed !== null && !parsed.ok ? parsed.span : START_OF_FILE;
    throw new ConfigError(
      `The overrides file ${file} cannot be used: ${why}.`,
      'Fix "overrides" in the config file.',
      { file, span },
    );
  }
  const { dispatch_matrix: matrix, skill_overrides: skills } = parsed.value;
  return {
    matrix: isObject(matrix) ? onlyObjects(matrix) : {},
    skills: isObject(skills) ? (onlyObjects(skills) as Readonly<Record<string, JsonObject>>) : {},
  };
}

/** Comments are strings next to the tables. */
function onlyObjects(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => isObject(item)));
}
