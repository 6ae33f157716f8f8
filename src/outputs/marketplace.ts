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
  readMarketplace,
  type SkillPath,
  skillsOf,
} from './plugins.js';
import { type ListPlan, planSkillLists } from './skill-lists.js';

export interface MarketplaceSettings extends NewMarketplace {
  readonly kind: OutputKind;
  readonly file?: string;
}

/** The marketplace of a client. Ours in it are the skills that its plugins list; the rest belongs to people. */
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
  const edits = editLists(lists, plan);
  if (edits.length === 0) return unchanged(text);
  const nameOf = (list: number) => `plugin "${plugins[list]!.name}"`;
  return { text: editJson(text, edits), differences: describePlan(plan, nameOf) };
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
 * for those who work on the repository, unless a plugin has its skills there.
 */
export function missingSkills(marketplace: Marketplace, sources: OutputSources): readonly OutputSkill[] {
  const { plugins } = marketplace;
  const hasSkill = skillsOf(plugins, sources.files);
  const isInPlugin = (skill: string) =>
    plugins.some(
      ({ directory, skills }) =>
        (directory !== null && directory !== '.' && isBelow(skill, directory)) ||
        skills.some((path) => path.directory !== null && folderOf(path.directory) === folderOf(skill)),
    );
  return sources.skills.filter(
    ({ directory }) => !hasSkill(directory) && (!directory.startsWith('.') || isInPlugin(directory)),
  );
}

/** The list of a plugin, with paths from its directory. */
export function pathList(at: JsonPath, skills: readonly SkillPath[], base: string): TextList {
  const neighbour = skills.at(-1)?.written ?? './';
  return { at, items: skills, write: (directory) => writeLike(neighbour, directory, base) };
}

/** A path as its neighbours are written: with or without `./` before it and `/` after it. */
function writeLike(neighbour: string, directory: string, base: string): string {
  const relative = base === '.' ? directory : directory.slice(base.length + 1);
  return `${neighbour.startsWith('./') ? './' : ''}${relative}${neighbour.endsWith('/') ? '/' : ''}`;
}
