import {
  asObject,
  asText,
  type Json,
  type JsonObject,
  type JsonPath,
  newJsonText,
  withValueAt,
} from '../json/json.js';
import { MARKETPLACE_FILES, type MarketplaceClient } from '../plugins/places.js';
import {
  type Marketplace,
  type MarketplacePlugin,
  type PluginManifest,
  pluginName,
  type SkillPath,
} from '../plugins/plugin.js';
import { listsSkills, skillsOf } from '../plugins/plugin-skills.js';
import {
  pluginDirectories,
  readMarketplace,
  readPluginManifests,
  usualMarketplaces,
} from '../plugins/read-plugins.js';
import { hasSkills } from '../skill/skill-folders.js';
import { compareText } from '../text/compare.js';
import { baseName, isBelow, parentOf } from '../text/paths.js';
import { copiesOf, skillPlaces } from './copies.js';
import {
  created,
  edited,
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  refused,
  unchanged,
} from './output.js';
import { applyPlan, describePlan, type ListPlan, planSkillLists, type TextList } from './skill-lists.js';
import { editSkillPlugins, newSkillPlugin } from './skill-plugins.js';
import { publicSkills } from './skills-sh.js';

export interface MarketplaceSettings {
  readonly file?: string;
  /** Of a new marketplace. */
  readonly name?: string;
  readonly owner?: string;
  readonly description?: string;
  /** One plugin for each skill: entries are added, renamed and removed with the skills. */
  readonly perSkill?: boolean;
}

/** The settings of a marketplace, and whose it is. */
export interface ConfiguredMarketplace extends MarketplaceSettings {
  readonly client: MarketplaceClient;
}

/** The marketplace of a client. Only the skills of its plugins are generated; the rest is handwritten. */
export function marketplaceOutput(
  settings: ConfiguredMarketplace,
  sources: OutputSources,
  /** All marketplaces of the config. */
  configured: readonly ConfiguredMarketplace[] = [],
): Output {
  const { client } = settings;
  const file = settings.file ?? MARKETPLACE_FILES[client][0]!;
  return {
    kind: `${client}-marketplace`,
    file,
    edit(text) {
      if (text === null) return newMarketplace({ ...settings, file }, sources, configured);
      const marketplace = readMarketplace({ client, file }, text, sources.files);
      if (marketplace === null) return unchanged(text);
      return settings.perSkill === true
        ? editSkillPlugins(marketplace, publicSkills(sources.skills), sources.files)
        : editMarketplace(marketplace, sources);
    },
  };
}

function editMarketplace(marketplace: Marketplace, sources: OutputSources): OutputEdit {
  const { document } = marketplace;
  const { plugins, plan } = planMarketplace(marketplace, sources);
  const lists = plugins.map(({ index, skills, directory }) =>
    pathList(['plugins', index, 'skills'], skills, directory ?? '.'),
  );
  const moved = findRenamedPlugins(marketplace, sources);
  const value = moved.reduce<Json>(
    (changed, { plugin, written }) => withValueAt(changed, plugin.source!.at, written),
    applyPlan(document.value, lists, plan),
  );
  return edited(document, value, [
    ...moved.map(({ plugin, directory }) => `moves plugin "${plugin.name}" to "${directory}"`),
    ...describePlan(plan, (list) => `plugin "${plugins[list]!.name}"`),
  ]);
}

/** A plugin whose directory was renamed. */
export interface RenamedPlugin {
  readonly plugin: MarketplacePlugin;
  readonly directory: string;
  /** The path to it, written as the old one was. */
  readonly written: string;
}

/** Plugins whose directory is missing while one next to it, without an entry, has a manifest with the same name. */
export function findRenamedPlugins(
  { plugins }: Marketplace,
  { skills, unlisted, files }: OutputSources,
): readonly RenamedPlugin[] {
  const isGone = ({ directory }: MarketplacePlugin) =>
    directory !== null && files.kindOf(directory) === 'missing';
  const gone = plugins.filter(isGone);
  if (gone.length === 0) return [];
  const listed = new Set(plugins.map(({ directory }) => directory));
  const free = pluginDirectories([...skills, ...unlisted], files).filter((path) => !listed.has(path));
  const keyOf = (folder: string, name: unknown) => JSON.stringify([folder, name]);
  const byName = new Map<string, string[]>();
  for (const path of free) {
    const names = readPluginManifests(path, files).map(({ value }) => value['name']);
    for (const name of new Set(names)) {
      const key = keyOf(parentOf(path), name);
      byName.set(key, [...(byName.get(key) ?? []), path]);
    }
  }
  return gone.flatMap((plugin) => {
    const [directory, ...others] = byName.get(keyOf(parentOf(plugin.directory!), plugin.name)) ?? [];
    if (directory === undefined || others.length > 0) return [];
    const name = baseName(directory);
    return [{ plugin, directory, written: plugin.source!.path.replace(/[^/]+(?=\/*$)/, name) }];
  });
}

/** What should happen to the lists of a marketplace, and the plugins that have lists. */
export function planMarketplace(
  marketplace: Marketplace,
  sources: OutputSources,
): { readonly plugins: readonly MarketplacePlugin[]; readonly plan: ListPlan } {
  const { files } = sources;
  const plugins = marketplace.plugins.filter((plugin) => listsSkills(plugin, files));
  const plan = planSkillLists({
    lists: plugins.map(({ skills }) => skills.map(({ directory }) => directory)),
    names: plugins.map(({ name }) => name),
    missing: missingSkills(marketplace, sources).map(({ directory }) => directory),
    isThere: (directory) => hasSkills(directory, files),
    folderOf: parentOf,
  });
  return { plugins, plan };
}

/**
 * The skills that no plugin of a marketplace has. Skills in a client's own directory, such as `.claude/skills`, are
 * for contributors of the repository, unless a plugin has its skills there.
 */
export function missingSkills(marketplace: Marketplace, sources: OutputSources): readonly OutputSkill[] {
  const { plugins } = marketplace;
  const hasSkill = skillsOf(plugins, sources.files);
  const renamed = findRenamedPlugins(marketplace, sources);
  const isInPlugin = (skill: string) =>
    plugins.some(
      ({ directory, skills }) =>
        (directory !== null && directory !== '.' && isBelow(skill, directory)) ||
        skills.some((path) => path.directory !== null && parentOf(path.directory) === parentOf(skill)),
    );
  return sources.skills.filter(
    (skill) =>
      ![skill.directory, ...copiesOf(skill, sources.copies ?? [])].some(hasSkill) &&
      !renamed.some((plugin) => isBelow(skill.directory, plugin.directory)) &&
      (!skill.directory.startsWith('.') || isInPlugin(skill.directory)),
  );
}

/** The list of a plugin, with paths from its directory. */
export function pathList(at: JsonPath, skills: readonly SkillPath[], base: string): TextList {
  const neighbor = skills.at(-1)?.written ?? './';
  return { at, items: skills, write: (directory) => writeLike(neighbor, directory, base) };
}

/** A path formatted like its neighbors: with or without `./` before it and `/` after it. */
function writeLike(neighbor: string, directory: string, base: string): string {
  const relative = base === '.' ? directory : directory.slice(base.length + 1);
  return `${neighbor.startsWith('./') ? './' : ''}${relative}${neighbor.endsWith('/') ? '/' : ''}`;
}

/** A marketplace of every plugin in the repository; skills outside plugins become a separate plugin. */
function newMarketplace(
  { client, file, ...settings }: ConfiguredMarketplace & { readonly file: string },
  sources: OutputSources,
  configured: readonly ConfiguredMarketplace[],
): OutputEdit {
  // A marketplace for another client names the owner; it may be as new as this one.
  const isOther = (other: { readonly client: MarketplaceClient }) => other.client !== client;
  const known = asObject(usualMarketplaces(sources.files).find(isOther)?.document.value);
  const others = configured.filter(isOther);
  const name = settings.name ?? asText(known['name']) ?? others.find((other) => other.name)?.name;
  const ownerOf = (other?: MarketplaceSettings) => other?.owner && { name: other.owner };
  const owner = ownerOf(settings) ?? known['owner'] ?? ownerOf(others.find((other) => other.owner));
  if (name === undefined || (owner === undefined && client !== 'codex')) return unknownOwner(client, file);
  const plugins = listPlugins(client, { ...settings, name }, sources);
  if (client === 'codex' && plugins.length === 0) return noCodexPlugin(file);
  const value: JsonObject =
    client === 'codex'
      ? { name, interface: { displayName: name }, plugins }
      : { name, owner: owner as Json, description: settings.description ?? describe(owner), plugins };
  return created(newJsonText(value));
}

/** Claude Code warns about a marketplace without a description. */
function describe(owner: unknown): string {
  return `The skills of ${asText(asObject(owner)['name']) ?? 'this repository'}.`;
}

function unknownOwner(client: MarketplaceClient, file: string): OutputEdit {
  const keys = client === 'codex' ? '"name"' : '"name" and "owner"';
  return refused(null, {
    file,
    message: `${file} does not exist, and nothing says what to call the marketplace${client === 'codex' ? '' : ' and who owns it'}.`,
    fix: `Add ${keys} to the output in the config, or create the file yourself.`,
  });
}

function noCodexPlugin(file: string): OutputEdit {
  return refused(null, {
    file,
    message: `${file} does not exist, and it would be empty: no plugin has a manifest that Codex reads.`,
    fix: 'Add .codex-plugin/plugin.json to a plugin, or remove the output from the config.',
  });
}

function listPlugins(
  client: MarketplaceClient,
  { name, perSkill }: MarketplaceSettings & { readonly name: string },
  sources: OutputSources,
): readonly Json[] {
  const plugins = loadablePlugins(client, sources);
  const isIn = (directory: string) => plugins.some((plugin) => isBelow(directory, plugin.directory));
  const entries = plugins.map((plugin) => (client === 'codex' ? codexEntry(plugin) : claudeEntry(plugin)));
  const loose = sources.skills.filter(
    (skill) =>
      (skill.directory === '.' || !skill.directory.startsWith('.')) &&
      ![skill.directory, ...copiesOf(skill, sources.copies ?? [])].some(isIn),
  );
  if (client === 'codex' || loose.length === 0) return entries;
  if (perSkill === true) return [...entries, ...loose.map(newSkillPlugin)];
  const skills = loose.map(({ directory }) => (directory === '.' ? './' : `./${directory}`));
  return [...entries, { name, source: './', strict: false, skills }];
}

/** The plugins of the repository that this client can load, by the manifests around its skills. */
function loadablePlugins(client: MarketplaceClient, sources: OutputSources): readonly PluginManifest[] {
  const { files } = sources;
  const found = pluginDirectories(skillPlaces(sources), files).flatMap((directory) => {
    const manifests = readPluginManifests(directory, files);
    const own = manifests.find((manifest) => manifest.format === client);
    const isOther = ({ format }: PluginManifest) =>
      format === 'claude' || (client === 'codex' && format === 'cursor');
    // Cursor and Copilot read what Claude Code reads, and Codex what both read.
    return own ?? manifests.find(isOther) ?? [];
  });
  return found.sort(
    (a, b) => compareText(pluginName(a), pluginName(b)) || compareText(a.directory, b.directory),
  );
}

function claudeEntry(plugin: PluginManifest): JsonObject {
  const { description } = plugin.value;
  // No version: the one in plugin.json counts, and a second one could differ from it.
  return {
    name: pluginName(plugin),
    source: sourcePath(plugin),
    ...(typeof description === 'string' && { description }),
  };
}

function codexEntry(plugin: PluginManifest): JsonObject {
  const category = asText(asObject(plugin.value['interface'])['category']);
  return {
    name: pluginName(plugin),
    source: { source: 'local', path: sourcePath(plugin) },
    policy: { installation: 'AVAILABLE', authentication: 'ON_INSTALL' },
    ...(category !== undefined && { category }),
  };
}

function sourcePath({ directory }: PluginManifest): string {
  return directory === '.' ? './' : `./${directory}`;
}
