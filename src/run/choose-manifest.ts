import type { Settings } from '../config/settings.js';
import type { FileStore, Workspace } from '../files/workspace.js';
import { isObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { pathOfEntry, schemaIdOf } from '../manifest/manifest-model.js';
import type { ScanRoot } from '../profiles/profile.js';
import { isSkillDirectory } from '../skill/skill-folders.js';
import { isContainedPath, joinPath, normalizePath, parentOf } from '../text/paths.js';

const MANIFEST_NAME = 'manifest.json';
/** The place for many roots: the top, which belongs to no plugin and no skill. */
const TOP_MANIFEST = 'skills-manifest.json';
/** Where to look for a manifest that names a profile. */
export const USUAL_MANIFESTS = [
  'skills/manifest.json',
  '.cleo/skills/manifest.json',
  MANIFEST_NAME,
  TOP_MANIFEST,
];

type ReadFile = (file: string) => string | null;

/** Reads each file once. */
export function readOnce(store: FileStore): ReadFile {
  const texts = new Map<string, string | null>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, store.read(file));
    return texts.get(file)!;
  };
}

/** Where the manifest is if the config says where the skills are; a pattern names no directory. */
function manifestsOfRoots({ roots = [] }: Settings): readonly string[] {
  return roots
    .map((root) => (typeof root === 'string' ? root : (root.path ?? '')))
    .filter((root) => isContainedPath(root) && !root.includes('*'))
    .map((root) => joinPath(normalizePath(root), MANIFEST_NAME));
}

/** The `$schema` of a manifest, which may name a profile: of the named one, else of one in the usual places. */
export function findManifestSchema(
  named: string | undefined,
  settings: Settings,
  read: ReadFile,
): string | null {
  const files = named === undefined ? [...manifestsOfRoots(settings), ...USUAL_MANIFESTS] : [named];
  for (const file of files) {
    const text = read(file);
    const schema = text === null ? undefined : schemaIdOf(text, file);
    if (typeof schema === 'string') return schema;
  }
  return null;
}

interface ManifestChoice {
  readonly file: string;
  /** Other manifests that are not used. */
  readonly others: readonly string[];
}

/** An existing skill manifest wins; a new one goes into the only root, or to a place common to all of them. */
export function chooseManifest(
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
  if (more.length === 0 && workspace.kindOf(MANIFEST_NAME) === 'missing' && !isSkillDirectory('.', workspace))
    return MANIFEST_NAME;
  return workspace.kindOf('skills') === 'directory' && !isSkillDirectory('skills', workspace)
    ? joinPath('skills', MANIFEST_NAME)
    : TOP_MANIFEST;
}

/** A manifest never goes into a skill. */
function folderForManifest({ path, levels }: ScanRoot, workspace: Workspace): string {
  return path !== '.' && levels.includes('self') && isSkillDirectory(path, workspace) ? parentOf(path) : path;
}

/** A project in a subdirectory has a manifest with paths from there, which do not exist here. */
function isOfInnerProject(file: string, text: string | null, workspace: Workspace): boolean {
  const above = parentOf(parentOf(file));
  if (above === '.') return false;
  const paths = manifestPaths(text);
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

/** The paths in a file that may be a skill manifest. */
export function manifestPaths(text: string | null): readonly string[] {
  const parsed = text === null ? null : readJson(text);
  const skills = parsed?.ok && isObject(parsed.value) ? parsed.value['skills'] : null;
  return (Array.isArray(skills) ? skills : []).filter(isObject).map(pathOfEntry).filter(isContainedPath);
}
