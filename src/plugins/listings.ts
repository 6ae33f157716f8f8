import type { RepositoryFiles } from '../files/repository-files.js';
import type { PluginSupport } from '../profiles/client.js';
import { CLIENTS } from '../profiles/index.js';
import type { SkillPath } from './plugin.js';
import { directoriesAbove, readManifests, usualMarketplaces } from './read-plugins.js';

/** What a plugin manifest, or an entry of a marketplace, lists. */
export interface SkillList {
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
  readonly byPlugin: ReadonlyMap<string, SkillList>;
}

/** The lists of a repository, indexed by directory for thousands of skills. */
export interface PluginIndex {
  readonly byDirectory: ReadonlyMap<string, readonly SkillList[]>;
  readonly listings: ReadonlyMap<PluginSupport, PluginListing>;
}

const supports = CLIENTS.flatMap(({ plugin }) =>
  plugin.known && plugin.value !== null ? [plugin.value] : [],
);

/** Marketplaces whose lists of skills a client reads. */
const LISTING_MARKETPLACES = new Set(supports.flatMap(({ marketplaces }) => marketplaces));

/** The lists of skills in the manifests above skills, and in the marketplaces. */
export function readSkillLists(
  skills: readonly { readonly directory: string }[],
  files: RepositoryFiles,
): readonly SkillList[] {
  const manifests = directoriesAbove(skills).flatMap((directory) =>
    readManifests(directory, files).map((manifest) => ({
      ...skillList(directory, manifest.place, manifest.value['skills'], manifest.skills),
      isAgentPlugin: manifest.format === 'agent-plugins',
    })),
  );
  const entries = usualMarketplaces(files)
    .filter(({ file }) => LISTING_MARKETPLACES.has(file))
    .flatMap(({ file, plugins }) =>
      plugins.flatMap(({ directory, entry, skills: paths }) =>
        directory === null ? [] : [skillList(directory, file, entry['skills'], paths)],
      ),
    );
  return [...manifests, ...entries];
}

/** A missing `skills` key and an empty list have different meanings. */
function skillList(
  directory: string,
  file: string,
  written: unknown,
  paths: readonly SkillPath[],
): SkillList {
  const isGiven = typeof written === 'string' || Array.isArray(written);
  const skills = paths.flatMap((path) => path.directory ?? []);
  return { directory, file, ...(isGiven && { skills }) };
}

/** Indexes the lists by directory and by client. */
export function indexPlugins(manifests: readonly SkillList[]): PluginIndex {
  const byDirectory = new Map<string, SkillList[]>();
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

function listingOf(plugin: PluginSupport, manifests: readonly SkillList[]): PluginListing {
  const paths = new Set<string>();
  const byPlugin = new Map<string, SkillList>();
  for (const manifest of listingManifests(plugin, manifests)) {
    for (const path of manifest.skills!) paths.add(path);
    if (!byPlugin.has(manifest.directory)) byPlugin.set(manifest.directory, manifest);
  }
  return { paths, byPlugin };
}

/** For each plugin the manifest that the client prefers, if it has `skills`; and what its marketplaces list. */
function listingManifests(plugin: PluginSupport, manifests: readonly SkillList[]): readonly SkillList[] {
  if (plugin.skillsKey === 'none') return [];
  const preferred = new Map<string, SkillList>();
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

function isReadBy({ plainManifest }: PluginSupport, { file, isAgentPlugin }: SkillList): boolean {
  return plainManifest !== 'agent-plugins' || file !== 'plugin.json' || isAgentPlugin === true;
}
