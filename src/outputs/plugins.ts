import type { Workspace } from '../files/workspace.js';
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
import { isBelow, joinPath, parentOf, withAncestors } from '../text/paths.js';
import {
  isSkillDirectory,
  isSkillFolder,
  openRepositoryFiles,
  type RepositoryFiles,
  resolveInside,
} from './repository-files.js';

export const CLIENTS = ['claude', 'cursor', 'copilot', 'codex'] as const;
export type Client = (typeof CLIENTS)[number];

/** Where each client looks for its marketplace; a new one is written to the first place. */
export const MARKETPLACE_FILES: Readonly<Record<Client, readonly string[]>> = {
  claude: ['.claude-plugin/marketplace.json'],
  cursor: ['.cursor-plugin/marketplace.json'],
  copilot: ['.github/plugin/marketplace.json', '.plugin/marketplace.json'],
  codex: ['.agents/plugins/marketplace.json'],
};

/** Where each client looks for the manifest of a plugin, below the plugin's directory. */
const PLUGIN_FILES: readonly { readonly client: PluginManifest['client']; readonly name: string }[] = [
  { client: 'claude', name: '.claude-plugin/plugin.json' },
  { client: 'cursor', name: '.cursor-plugin/plugin.json' },
  { client: 'copilot', name: '.github/plugin/plugin.json' },
  { client: 'copilot', name: '.plugin/plugin.json' },
  { client: 'codex', name: '.codex-plugin/plugin.json' },
  { client: 'agent-plugins', name: 'plugin.json' },
];

export interface Marketplace {
  readonly client: Client;
  readonly file: string;
  readonly document: JsonDocument;
  readonly plugins: readonly MarketplacePlugin[];
}

/** An entry of a marketplace. */
export interface MarketplacePlugin {
  readonly index: number;
  readonly name: string;
  readonly entry: JsonObject;
  /** Its directory in this repository; `null` if it comes from elsewhere, or its path points outside. */
  readonly directory: string | null;
  /** The path to it as written, and its position; `null` if it comes from elsewhere. */
  readonly source: { readonly path: string; readonly at: JsonPath } | null;
  /** What its `skills` names. */
  readonly skills: readonly SkillPath[];
}

/** A path to a skill, or to a folder of skills, as written. */
export interface SkillPath {
  readonly at: JsonPath;
  readonly written: string;
  /** The same from the top of the repository; `null` if it points outside. */
  readonly directory: string | null;
}

/** The manifest of a plugin. */
export interface PluginManifest {
  readonly client: Client | 'agent-plugins';
  readonly file: string;
  /** The directory of the plugin. */
  readonly directory: string;
  readonly document: JsonDocument;
  readonly value: JsonObject;
  readonly skills: readonly SkillPath[];
}

/** Reads a marketplace; `null` if its text is not JSON. Parts with an unexpected shape are skipped. */
export function readMarketplace(
  where: { readonly client: Client; readonly file: string },
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
  return CLIENTS.flatMap((client) =>
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
  const directory = source === null ? null : resolveSource(source.path, context);
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

function isAddress(source: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(source) || /^git@/.test(source);
}

/**
 * `pluginRoot` is a prefix of the path. Some repositories write full paths anyway, and clients find them, so the path
 * that exists counts.
 */
function resolveSource(path: string, { root, files }: EntryContext): string | null {
  const plain = resolveInside('.', path);
  if (root === undefined) return plain;
  const base = resolveInside('.', root);
  const below = base === null ? null : resolveInside(base, path);
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
  if (typeof value === 'string') return [{ at, written: value, directory: resolveInside(directory, value) }];
  return asArray(value).flatMap((item, index) =>
    typeof item === 'string'
      ? [{ at: [...at, index], written: item, directory: resolveInside(directory, item) }]
      : [],
  );
}

/** Reads the manifests of a plugin, those of all clients. */
export function readPluginManifests(directory: string, files: RepositoryFiles): readonly PluginManifest[] {
  return PLUGIN_FILES.flatMap(({ client, name }) => {
    const manifest = readPluginManifest(directory, name, files);
    if (manifest === null) return [];
    return client === 'agent-plugins' && !isAgentPluginsManifest(manifest) ? [] : [{ client, ...manifest }];
  });
}

/** Many programs have a plugin.json; that of the Agent Plugins standard has a marker. */
export function isAgentPluginsManifest({ value }: Pick<PluginManifest, 'value'>): boolean {
  return asText(value['$schema'])?.includes('agent-plugins.org') === true;
}

/** The manifests of a plugin that exist and are not JSON. */
export function unreadableManifests(directory: string, files: RepositoryFiles): readonly string[] {
  return PLUGIN_FILES.flatMap(({ client, name }) => {
    const file = joinPath(directory, name);
    const text = manifestText(directory, name, files);
    if (text === null || JsonDocument.open(text) !== null) return [];
    return client === 'agent-plugins' && !text.includes('agent-plugins.org') ? [] : [file];
  });
}

function manifestText(directory: string, name: string, files: RepositoryFiles): string | null {
  const slash = name.indexOf('/');
  // One listing of the directory is enough for all its manifests.
  if (slash !== -1 && !files.directories(directory).includes(name.slice(0, slash))) return null;
  return files.text(joinPath(directory, name));
}

/** Reads one manifest of a plugin; `null` if it does not exist or is not an object. */
export function readPluginManifest(
  directory: string,
  name: string,
  files: RepositoryFiles,
): Omit<PluginManifest, 'client'> | null {
  const file = joinPath(directory, name);
  const document = JsonDocument.open(manifestText(directory, name, files));
  if (document === null || !isObject(document.value)) return null;
  const { value } = document;
  return { file, directory, document, value, skills: readSkillPaths(value['skills'], ['skills'], directory) };
}

/** The name of a plugin; its directory if it has none. */
export function pluginName({ value, directory }: Pick<PluginManifest, 'value' | 'directory'>): string {
  return asText(value['name']) ?? directory;
}

/** The directories with a plugin manifest that have skills in them. */
export function pluginDirectories(
  skills: readonly { readonly directory: string }[],
  files: RepositoryFiles,
): readonly string[] {
  return directoriesAbove(skills).filter((directory) => readPluginManifests(directory, files).length > 0);
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

/**
 * Whether a plugin lists its skills one by one. Such a plugin has those skills; any other one has what is in its
 * `skills/` folder and in the folders that its manifests name.
 */
export function listsSkills(plugin: MarketplacePlugin, files: RepositoryFiles): boolean {
  const { skills } = plugin.entry;
  return Array.isArray(skills) && (skills.length === 0 || namesSkills(plugin.skills, files));
}

/** Whether one of the paths is a skill, not a folder of skills. */
export function namesSkills(paths: readonly SkillPath[], files: RepositoryFiles): boolean {
  return paths.some(({ directory }) => directory !== null && !isSkillFolder(directory, files));
}

/** Tells which skills plugins have, by their directories. */
export function skillsOf(
  plugins: readonly MarketplacePlugin[],
  files: RepositoryFiles,
): (directory: string) => boolean {
  const folders = new Set(plugins.flatMap((plugin) => skillFolders(plugin, files)));
  const single = new Set(plugins.flatMap((plugin) => singleSkill(plugin, files)));
  return (skill) => single.has(skill) || withAncestors(skill).some((path) => folders.has(path));
}

function skillFolders(plugin: MarketplacePlugin, files: RepositoryFiles): readonly string[] {
  const { directory } = plugin;
  if (directory === null) return [];
  const named = (paths: readonly SkillPath[]) => paths.flatMap((path) => path.directory ?? []);
  return [
    ...named(plugin.skills),
    ...readPluginManifests(directory, files).flatMap(({ skills }) => named(skills)),
    ...(listsSkills(plugin, files) ? [] : [joinPath(directory, 'skills')]),
  ];
}

/** A plugin may be a skill itself. */
function singleSkill(plugin: MarketplacePlugin, files: RepositoryFiles): readonly string[] {
  const { directory } = plugin;
  if (directory === null || listsSkills(plugin, files)) return [];
  return isSkillDirectory(directory, files) ? [directory] : [];
}

/** The directories of the skills that marketplaces and plugin manifests name, one by one or by their folder. */
export function findNamedSkills(workspace: Workspace): readonly string[] {
  const files = openRepositoryFiles(workspace);
  const skillsIn = (directory: string) =>
    readPluginManifests(directory, files).flatMap((manifest) => manifest.skills);
  const paths = usualMarketplaces(files)
    .flatMap(({ plugins }) => plugins)
    .flatMap(({ directory, skills }) => (directory === null ? [] : [...skills, ...skillsIn(directory)]));
  const directories = [...paths, ...skillsIn('.')].flatMap(({ directory }) => directory ?? []);
  return [...new Set(directories)].flatMap((directory) =>
    isSkillDirectory(directory, files)
      ? [directory]
      : files
          .directories(directory)
          .map((name) => joinPath(directory, name))
          .filter((child) => isSkillDirectory(child, files)),
  );
}
