import type { RepositoryFiles } from '../files/repository-files.js';
import {
  asArray,
  asObject,
  asText,
  isObject,
  type Json,
  type JsonObject,
  type JsonPath,
} from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { compareText } from '../text/compare.js';
import { isBelow, joinPath, parentOf, resolveContained, withAncestors } from '../text/paths.js';
import { MANIFEST_FILES, MARKETPLACE_CLIENTS, MARKETPLACE_FILES, type MarketplaceClient } from './places.js';
import type { Marketplace, MarketplacePlugin, PluginManifest, Plugins, SkillPath } from './plugin.js';

/** Reads a marketplace; `null` if its text is not JSON. Parts with an unexpected shape are skipped. */
export function readMarketplace(
  where: { readonly client: MarketplaceClient; readonly file: string },
  text: string,
  files: RepositoryFiles,
): Marketplace | null {
  const document = JsonDocument.open(text);
  if (document === null) return null;
  const value = asObject(document.value);
  const root = asText(asObject(value['metadata'])['pluginRoot']) ?? asText(value['pluginRoot']);
  const plugins = asArray(value['plugins']).flatMap((entry, index) =>
    isObject(entry) ? [readEntry(entry, index, { root, files })] : [],
  );
  return { ...where, document, plugins };
}

/** The marketplaces in the places where clients look for them. */
export function usualMarketplaces(files: RepositoryFiles): readonly Marketplace[] {
  return MARKETPLACE_CLIENTS.flatMap((client) =>
    MARKETPLACE_FILES[client].flatMap((file) => {
      const text = files.text(file);
      return text === null ? [] : (readMarketplace({ client, file }, text, files) ?? []);
    }),
  );
}

interface EntryContext {
  readonly root: string | undefined;
  readonly files: RepositoryFiles;
}

function readEntry(entry: JsonObject, index: number, context: EntryContext): MarketplacePlugin {
  const source = localSource(entry, index);
  const directory = source === null ? ownDirectory(entry, context) : resolveSource(source.path, context);
  return {
    index,
    name: asText(entry['name']) ?? '',
    entry,
    directory,
    source,
    skills:
      directory === null ? [] : readSkillPaths(entry['skills'], ['plugins', index, 'skills'], directory),
  };
}

/**
 * The path of a plugin in this repository: a string, or Codex's `{ "source": "local", "path": … }` and
 * `{ "source": "url", "url": "./" }`.
 */
function localSource(entry: JsonObject, index: number): MarketplacePlugin['source'] {
  const { source } = entry;
  if (typeof source === 'string')
    return isAddress(source) ? null : { path: source, at: ['plugins', index, 'source'] };
  const { source: type, path, url } = asObject(source);
  if (type === 'url' && typeof url === 'string' && /^\.\.?(?:\/|$)/.test(url))
    return { path: url, at: ['plugins', index, 'source', 'url'] };
  if (type !== 'local' || typeof path !== 'string') return null;
  return { path, at: ['plugins', index, 'source', 'path'] };
}

/** A marketplace may name its own repository by its address: the plugin of that name is in the same place here. */
function ownDirectory(entry: JsonObject, { files }: EntryContext): string | null {
  const { path } = asObject(entry['source']);
  const directory = typeof path === 'string' ? resolveContained('.', path) : null;
  if (directory === null) return null;
  const isOwn = readManifests(directory, files).some(({ value }) => value['name'] === entry['name']);
  return isOwn ? directory : null;
}

function isAddress(source: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(source) || /^git@/.test(source);
}

/**
 * `pluginRoot` is a prefix of the path. Some repositories write full paths anyway, and clients find them, so the path
 * that exists counts.
 */
function resolveSource(path: string, { root, files }: EntryContext): string | null {
  const plain = resolveContained('.', path);
  if (root === undefined) return plain;
  const base = resolveContained('.', root);
  const below = base === null ? null : resolveContained(base, path);
  const isThere = (directory: string | null) => directory !== null && files.kindOf(directory) === 'directory';
  const isWhole = plain !== null && base !== null && base !== '.' && isBelow(plain, base);
  return !isThere(below) && (isWhole || isThere(plain)) ? plain : below;
}

/** What `skills` of a plugin or of an entry names, with paths from the plugin's directory. */
export function readSkillPaths(
  value: Json | undefined,
  at: JsonPath,
  directory: string,
): readonly SkillPath[] {
  if (typeof value === 'string')
    return [{ at, written: value, directory: resolveContained(directory, value) }];
  return asArray(value).flatMap((item, index) =>
    typeof item === 'string'
      ? [{ at: [...at, index], written: item, directory: resolveContained(directory, item) }]
      : [],
  );
}

/** Reads the manifests of a plugin, in the order of the places. */
export function readManifests(directory: string, files: RepositoryFiles): readonly PluginManifest[] {
  return MANIFEST_FILES.flatMap(({ format, place }) => {
    const document = JsonDocument.open(manifestText(directory, place, files));
    if (document === null || !isObject(document.value)) return [];
    const { value } = document;
    return {
      format: format === 'agent-plugins' && !isAgentPlugins(value) ? 'plain' : format,
      place,
      file: joinPath(directory, place),
      directory,
      document,
      value,
      skills: readSkillPaths(value['skills'], ['skills'], directory),
    };
  });
}

/** Many programs have a plugin.json; that of the Agent Plugins standard has a marker. */
function isAgentPlugins(value: JsonObject): boolean {
  return asText(value['$schema'])?.includes('agent-plugins.org') === true;
}

/** The manifests of a plugin whose form is published. */
export function readPluginManifests(directory: string, files: RepositoryFiles): readonly PluginManifest[] {
  return readManifests(directory, files).filter(({ format }) => format !== 'plain' && format !== 'gemini');
}

/** The manifests of a plugin that exist and are not JSON. */
function unreadableManifests(directory: string, files: RepositoryFiles): readonly string[] {
  return MANIFEST_FILES.filter(({ format }) => format !== 'gemini').flatMap(({ format, place }) => {
    const text = manifestText(directory, place, files);
    if (text === null || JsonDocument.open(text) !== null) return [];
    return format === 'agent-plugins' && !text.includes('agent-plugins.org')
      ? []
      : [joinPath(directory, place)];
  });
}

function manifestText(directory: string, place: string, files: RepositoryFiles): string | null {
  const slash = place.indexOf('/');
  // One listing of the directory is enough for all its manifests.
  if (slash !== -1 && !files.directories(directory).includes(place.slice(0, slash))) return null;
  return files.text(joinPath(directory, place));
}

/** The plugins of a repository: those of the given marketplaces, and those around skills. */
export function findPlugins(
  marketplaces: readonly Marketplace[],
  skills: readonly { readonly directory: string }[],
  files: RepositoryFiles,
): Plugins {
  const listed = marketplaces.flatMap(({ plugins }) => plugins.flatMap(({ directory }) => directory ?? []));
  const directories = [...new Set([...directoriesAbove(skills), ...listed])].sort(compareText);
  return {
    marketplaces,
    manifests: directories.flatMap((directory) => readPluginManifests(directory, files)),
    unreadable: directories.flatMap((directory) => unreadableManifests(directory, files)),
  };
}

/** The directories with a plugin manifest that have skills in them. */
export function pluginDirectories(
  skills: readonly { readonly directory: string }[],
  files: RepositoryFiles,
): readonly string[] {
  return directoriesAbove(skills).filter((directory) => readPluginManifests(directory, files).length > 0);
}

/** The directories whose skills a client calls by the name of a plugin: it may be named in a marketplace only. */
export function pluginNamespaces(
  skills: readonly { readonly directory: string }[],
  files: RepositoryFiles,
): readonly string[] {
  const listed = usualMarketplaces(files).flatMap(({ plugins }) =>
    plugins.flatMap(({ directory }) => directory ?? []),
  );
  return [...new Set([...pluginDirectories(skills, files), ...listed])].sort(compareText);
}

/** Whether a directory above a skill has a plugin manifest, readable or not. */
export function hasPlugins(
  skills: readonly { readonly directory: string }[],
  files: RepositoryFiles,
): boolean {
  return directoriesAbove(skills).some(
    (directory) =>
      readPluginManifests(directory, files).length > 0 || unreadableManifests(directory, files).length > 0,
  );
}

/** The directories above skills, any of which may be a plugin, sorted. */
export function directoriesAbove(skills: readonly { readonly directory: string }[]): readonly string[] {
  const above = new Set(skills.flatMap(({ directory }) => withAncestors(parentOf(directory))));
  return [...above].sort(compareText);
}

/** The directories in the folders that hold these, which may be left of a deleted one. */
export function neighborsOf(directories: readonly string[], files: RepositoryFiles): readonly string[] {
  const folders = new Set(directories.filter((path) => path !== '.').map(parentOf));
  return [...folders].flatMap((folder) => files.directories(folder).map((name) => joinPath(folder, name)));
}
