import { editJson } from '../json/edit-json.js';
import type { JsonPath } from '../json/json.js';
import { isBelow } from '../skill/skill.js';
import { describePlan, editLists, type TextList } from './edit-lists.js';
import { type NewMarketplace, newMarketplace } from './new-marketplace.js';
import {
  type Output,
  type OutputEdit,
  type OutputKind,
  type OutputSkill,
  type OutputSources,
  unchanged,
} from './output.js';
import {
  type Client,
  folderOf,
  isSkillDirectory,
  isSkillFolder,
  listsSkills,
  MARKETPLACE_FILES,
  type Marketplace,
  type MarketplacePlugin,
  pluginDirectories,
  readMarketplace,
  readPluginManifests,
  type SkillPath,
  skillsOf,
  sourceOf,
} from './plugins.js';
import { type ListPlan, planSkillLists } from './skill-lists.js';

export interface MarketplaceSettings extends NewMarketplace {
  readonly kind: OutputKind;
  readonly file?: string;
}

/** The marketplace of a client. Only the skills of its plugins are generated; the rest is handwritten. */
export function marketplaceOutput(
  client: Client,
  settings: MarketplaceSettings,
  sources: OutputSources,
): Output {
  const file = settings.file ?? MARKETPLACE_FILES[client][0]!;
  return {
    kind: settings.kind,
    file,
    edit(text) {
      if (text === null) return newMarketplace(client, { ...settings, file }, sources);
      const marketplace = readMarketplace({ client, file }, text, sources.files);
      return marketplace === null ? unchanged(text) : editMarketplace(marketplace, sources);
    },
  };
}

function editMarketplace(marketplace: Marketplace, sources: OutputSources): OutputEdit {
  const { text } = marketplace.document;
  const { plugins, plan } = planMarketplace(marketplace, sources);
  const lists = plugins.map(({ index, skills, directory }) =>
    pathList(['plugins', index, 'skills'], skills, directory ?? '.'),
  );
  const moved = findRenamedPlugins(marketplace, sources);
  const edits = [
    ...moved.map(({ plugin, written }) => ({ op: 'set' as const, path: plugin.sourceAt!, value: written })),
    ...editLists(lists, plan),
  ];
  if (edits.length === 0) return unchanged(text);
  const nameOf = (list: number) => `plugin "${plugins[list]!.name}"`;
  const differences = [
    ...moved.map(({ plugin, directory }) => `moves plugin "${plugin.name}" to "${directory}"`),
    ...describePlan(plan, nameOf),
  ];
  return { text: editJson(text, edits), differences };
}

/** A plugin whose directory was renamed. */
export interface RenamedPlugin {
  readonly plugin: MarketplacePlugin;
  readonly directory: string;
  /** The path to it, written as the old one was. */
  readonly written: string;
}

/** Plugins whose directories are missing, while one next to it has a manifest of the same name without an entry. */
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
  return gone.flatMap((plugin) => {
    const isSame = (path: string) =>
      folderOf(path) === folderOf(plugin.directory!) &&
      readPluginManifests(path, files).some(({ value }) => value['name'] === plugin.name);
    const [directory, ...others] = free.filter(isSame);
    if (directory === undefined || others.length > 0) return [];
    const name = directory.slice(directory.lastIndexOf('/') + 1);
    return [{ plugin, directory, written: sourceOf(plugin).replace(/[^/]+(?=\/*$)/, name) }];
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
    lists: plugins.map(({ skills }) => ({ keys: skills.map(({ directory }) => directory) })),
    missing: missingSkills(marketplace, sources).map(({ directory }) => ({
      key: directory,
      folder: folderOf(directory),
    })),
    isThere: (directory) => isSkillDirectory(directory, files) || isSkillFolder(directory, files),
    folderOf,
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
        skills.some((path) => path.directory !== null && folderOf(path.directory) === folderOf(skill)),
    );
  return sources.skills.filter(
    ({ directory }) =>
      !hasSkill(directory) &&
      !renamed.some((plugin) => isBelow(directory, plugin.directory)) &&
      (!directory.startsWith('.') || isInPlugin(directory)),
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
