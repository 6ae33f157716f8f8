import type { RepositoryFiles } from '../files/repository-files.js';
import { asArray, isObject, type Json, type JsonObject, type JsonPath } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { CLAUDE_PLUGINS } from '../profiles/claude-plugins.js';
import { joinPath, resolveContained } from '../text/paths.js';
import type { MarketplaceClient } from './places.js';
import type { PluginManifest, Plugins } from './plugin.js';

/** A plugin of the repository, whatever declares it. */
export interface Plugin {
  readonly directory: string;
  readonly manifests: readonly PluginManifest[];
  /** The entries of marketplaces that name it. */
  readonly entries: readonly PluginEntry[];
}

/** An entry of a marketplace, and where it is. */
export interface PluginEntry {
  readonly client: MarketplaceClient;
  readonly file: string;
  readonly at: JsonPath;
  readonly value: JsonObject;
}

/** A component that a manifest or an entry names by its path. */
export interface ComponentPath {
  readonly file: string;
  readonly at: JsonPath;
  readonly key: string;
  readonly written: string;
  /** From the top of the repository; `null` if it points outside. */
  readonly path: string | null;
}

/** A value in a JSON file: the whole file, or a part of a manifest. */
export interface JsonPart {
  readonly file: string;
  readonly at: JsonPath;
  readonly value: Json;
}

/** The plugins by their directories, sorted. */
export function groupPlugins({ marketplaces, manifests }: Plugins): readonly Plugin[] {
  const entries = marketplaces.flatMap(({ client, file, plugins }) =>
    plugins.flatMap(({ directory, index, entry }) =>
      directory === null ? [] : [{ directory, client, file, at: ['plugins', index], value: entry }],
    ),
  );
  const directories = [...new Set([...manifests, ...entries].map(({ directory }) => directory))].sort();
  return directories.map((directory) => ({
    directory,
    manifests: manifests.filter((manifest) => manifest.directory === directory),
    entries: entries.filter((entry) => entry.directory === directory),
  }));
}

/** Whether Claude Code loads a plugin. */
export function isClaudePlugin({ manifests, entries }: Plugin): boolean {
  return (
    manifests.some(({ format }) => format === 'claude') || entries.some(({ client }) => client === 'claude')
  );
}

/** The texts of a key that holds a path or a list of paths; addresses are no paths. */
export function componentPaths(
  { file, at, value }: { readonly file: string; readonly at: JsonPath; readonly value: JsonObject },
  key: string,
  directory: string,
): readonly ComponentPath[] {
  const given = value[key];
  const items: readonly (readonly [JsonPath, Json])[] =
    typeof given === 'string'
      ? [[[...at, key], given]]
      : asArray(given).map((item, index) => [[...at, key, index], item]);
  return items.flatMap(([place, written]) =>
    typeof written === 'string' && !/^[a-z][a-z0-9+.-]*:\/\//i.test(written)
      ? [{ file, at: place, key, written, path: resolveContained(directory, written) }]
      : [],
  );
}

/** What declares components of a plugin for Claude Code: its manifest, and the entries. */
export function claudeDeclarations(plugin: Plugin): readonly PluginEntry[] {
  const own = plugin.manifests.filter(({ format }) => format === 'claude');
  return [
    ...own.map(({ file, value }) => ({ client: 'claude' as const, file, at: [], value })),
    ...plugin.entries.filter(({ client }) => client === 'claude'),
  ];
}

/** The JSON of a component: the file that is loaded by convention, the files that are named, and what is inline. */
export function jsonParts(
  plugin: Plugin,
  { key, usual }: { readonly key: string; readonly usual: string },
  files: RepositoryFiles,
): readonly JsonPart[] {
  const declarations = claudeDeclarations(plugin);
  const named = declarations.flatMap((declaration) => componentPaths(declaration, key, plugin.directory));
  const paths = [joinPath(plugin.directory, usual), ...named.flatMap(({ path }) => path ?? [])];
  const whole = [...new Set(paths)].flatMap((file): readonly JsonPart[] => {
    const document = file.endsWith('.json') ? JsonDocument.open(files.text(file)) : null;
    return document === null ? [] : [{ file, at: [], value: document.value }];
  });
  const inline = declarations.flatMap(({ file, at, value }): readonly JsonPart[] => {
    const given = value[key];
    if (isObject(given)) return [{ file, at: [...at, key], value: given }];
    return asArray(given).flatMap((item, index) =>
      isObject(item) ? [{ file, at: [...at, key, index], value: item }] : [],
    );
  });
  return [...whole, ...inline];
}

/** The variable for the directory of the plugin, and a path below it. */
const IN_PLUGIN =
  /\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT\b)["']?\/([^\s"'`;&|<>()$*?{},\\]+)(["'$*{}]?)/g;

/** A file of the plugin that a command names. */
export interface NamedScript {
  /** Relative to the plugin, as written. */
  readonly written: string;
  /** `null` if it points outside the plugin. */
  readonly path: string | null;
  /** It is the program, not an argument of one. */
  readonly isProgram: boolean;
}

/** The files of a plugin that a command names with `${CLAUDE_PLUGIN_ROOT}`. */
export function scriptsIn(command: string, directory: string): readonly NamedScript[] {
  return [...command.matchAll(IN_PLUGIN)].flatMap(({ 0: all, 1: written, 2: end, index }) => {
    // The rest of the name is computed.
    if (/[$*{}]/.test(end!) || command[index + all.length] === '$') return [];
    const path = resolveContained(directory, written!);
    return [{ written: written!, path, isProgram: /^["'\s]*$/.test(command.slice(0, index)) }];
  });
}

/** The JSON files of the hooks or the MCP servers of plugins that Claude Code loads. */
export function jsonFilesOf(plugins: Plugins, key: 'hooks' | 'mcpServers'): readonly string[] {
  const usual = key === 'hooks' ? CLAUDE_PLUGINS.hooksFile : CLAUDE_PLUGINS.mcpFile;
  const files = groupPlugins(plugins)
    .filter(isClaudePlugin)
    .flatMap((plugin) => {
      const named = claudeDeclarations(plugin).flatMap((declaration) =>
        componentPaths(declaration, key, plugin.directory),
      );
      return [
        ...(usual.known ? [joinPath(plugin.directory, usual.value)] : []),
        ...named.flatMap(({ path }) => path ?? []),
      ];
    });
  return [...new Set(files)].filter((file) => file.endsWith('.json'));
}
