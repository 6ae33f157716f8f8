import type { PluginSupport } from '../profiles/client.js';
import { CLIENTS } from '../profiles/index.js';
import { parentOf } from '../text/paths.js';

/** A plugin manifest, or an entry of a marketplace, with the skills it lists. */
export interface PluginManifest {
  /** The plugin's directory; `.` for the repository itself. */
  readonly directory: string;
  /** The file, below that directory for a manifest and repository-relative for a marketplace. */
  readonly file: string;
  /** It is a manifest of the Agent Plugins standard. */
  readonly isAgentPlugin?: boolean;
  /** Repository-relative paths from its `skills`; absent without such a key. */
  readonly skills?: readonly string[];
}

/** What one kind of plugin lists, to look up a skill by its parent directories. */
export interface PluginListing {
  /** Repository-relative; each is a skill, or a directory of skills. */
  readonly paths: ReadonlySet<string>;
  /** The manifest with `skills` that counts for a plugin, by the plugin's directory. */
  readonly byPlugin: ReadonlyMap<string, PluginManifest>;
}

/** The manifests of a repository, indexed by directory for thousands of skills. */
export interface Plugins {
  readonly byDirectory: ReadonlyMap<string, readonly PluginManifest[]>;
  readonly listings: ReadonlyMap<PluginSupport, PluginListing>;
}

const supports = CLIENTS.flatMap(({ plugin }) =>
  plugin.known && plugin.value !== null ? [plugin.value] : [],
);

/** Files below a plugin's directory that may be its manifest for some client. */
export const PLUGIN_MANIFESTS: readonly string[] = [
  ...new Set(supports.flatMap(({ manifests }) => manifests)),
];

/** Marketplace files at the top of the repository that may list skills. */
export const MARKETPLACES: readonly string[] = [
  ...new Set(supports.flatMap(({ marketplaces }) => marketplaces)),
];

export function indexPlugins(manifests: readonly PluginManifest[]): Plugins {
  const byDirectory = new Map<string, PluginManifest[]>();
  for (const manifest of manifests) {
    const own = byDirectory.get(manifest.directory);
    if (own === undefined) byDirectory.set(manifest.directory, [manifest]);
    else own.push(manifest);
  }
  return {
    byDirectory,
    listings: new Map(supports.map((plugin) => [plugin, listingOf(plugin, manifests)])),
  };
}

function listingOf(plugin: PluginSupport, manifests: readonly PluginManifest[]): PluginListing {
  const paths = new Set<string>();
  const byPlugin = new Map<string, PluginManifest>();
  for (const manifest of listingManifests(plugin, manifests)) {
    for (const path of manifest.skills!) paths.add(path);
    if (!byPlugin.has(manifest.directory)) byPlugin.set(manifest.directory, manifest);
  }
  return { paths, byPlugin };
}

/** For each plugin the manifest that the client prefers, if it has `skills`; and what its marketplaces list. */
function listingManifests(
  plugin: PluginSupport,
  manifests: readonly PluginManifest[],
): readonly PluginManifest[] {
  if (plugin.skillsKey === 'none') return [];
  const preferred = new Map<string, PluginManifest>();
  for (const name of plugin.manifests)
    for (const manifest of manifests)
      if (manifest.file === name && isReadBy(plugin, manifest) && !preferred.has(manifest.directory))
        preferred.set(manifest.directory, manifest);
  const listed = manifests.filter(
    ({ file, directory }) =>
      plugin.marketplaces.includes(file) && !(plugin.isEntryOverruled && preferred.has(directory)),
  );
  return [...preferred.values(), ...listed].filter(({ skills }) => skills !== undefined);
}

function isReadBy({ plainManifest }: PluginSupport, { file, isAgentPlugin }: PluginManifest): boolean {
  return plainManifest !== 'agent-plugins' || file !== 'plugin.json' || isAgentPlugin === true;
}

/** Directories that may be a plugin: those with `skills/` or a manifest above a skill. */
export function pluginDirectoriesOf(skills: readonly string[]): readonly string[] {
  const found = new Set<string>(['.']);
  for (const directory of skills) {
    for (let parent = parentOf(directory); parent !== '.' && !found.has(parent); parent = parentOf(parent)) {
      found.add(parent);
    }
  }
  return [...found];
}
