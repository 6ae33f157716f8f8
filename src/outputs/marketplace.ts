import { editJson, type JsonEdit } from '../json/edit-json.js';
import type { Json, JsonPath } from '../json/json.js';
import { isBelow } from '../skill/skill.js';
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
  const edits = plugins.flatMap((plugin, list) => editList(plugin, pickList(plan, list)));
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

type OneList = Omit<ListPlan, 'unplaced'>;

function pickList(plan: ListPlan, list: number): OneList {
  const isOfList = (change: { readonly list: number }) => change.list === list;
  return {
    removals: plan.removals.filter(isOfList),
    renames: plan.renames.filter(isOfList),
    additions: plan.additions.filter(isOfList),
  };
}

function editList(plugin: MarketplacePlugin, plan: OneList): readonly JsonEdit[] {
  const written = plugin.skills.map((skill) => skill.written);
  const write = (directory: string) => writeLike(written.at(-1) ?? './', directory, plugin.directory ?? '.');
  const at: JsonPath = ['plugins', plugin.index, 'skills'];
  return editTextList({
    at,
    items: plugin.skills.map((skill) => ({ at: skill.at, written: skill.written })),
    plan,
    write,
  });
}

/** A path as its neighbours are written: with or without `./` before it and `/` after it. */
function writeLike(neighbour: string, directory: string, base: string): string {
  const relative = base === '.' ? directory : directory.slice(base.length + 1);
  return `${neighbour.startsWith('./') ? './' : ''}${relative}${neighbour.endsWith('/') ? '/' : ''}`;
}

/** The edits of one list of texts. A list that is in order stays in order. */
export function editTextList(input: {
  readonly at: JsonPath;
  readonly items: readonly { readonly at: JsonPath; readonly written: string }[];
  readonly plan: OneList;
  readonly write: (key: string) => string;
}): readonly JsonEdit[] {
  const { at, items, plan, write } = input;
  const added = plan.additions.map(({ key }) => write(key));
  const renames = new Map(plan.renames.map(({ index, to }) => [index, write(to)]));
  const removed = new Set(plan.removals.map(({ index }) => index));
  const written = items.map((item) => item.written);
  if (added.length > 0 && isInOrder(written)) {
    const kept = written.flatMap((text, index) => (removed.has(index) ? [] : [renames.get(index) ?? text]));
    return [{ op: 'set', path: at, value: insertInOrder(kept, added) }];
  }
  return [
    ...[...renames].map(([index, value]) => ({ op: 'set' as const, path: items[index]!.at, value })),
    ...[...removed].map((index) => ({ op: 'remove' as const, path: items[index]!.at })),
    ...added.map((value) => ({ op: 'append' as const, path: at, value })),
  ];
}

function isInOrder(texts: readonly string[]): boolean {
  return texts.length > 1 && texts.every((text, index) => index === 0 || texts[index - 1]! < text);
}

function insertInOrder(texts: readonly string[], added: readonly string[]): readonly Json[] {
  const result = [...texts];
  for (const text of added) {
    const place = result.findIndex((other) => other > text);
    result.splice(place === -1 ? result.length : place, 0, text);
  }
  return result;
}

/** The plan in phrases, in the order of the lists. */
export function describePlan(plan: OneList, nameOf: (list: number) => string): readonly string[] {
  return [
    ...plan.renames.map(({ list, key, to }) => `replaces "${key}" by "${to}" in ${nameOf(list)}`),
    ...plan.removals.map(({ list, key }) => `removes "${key}" from ${nameOf(list)}`),
    ...plan.additions.map(({ list, key }) => `adds "${key}" to ${nameOf(list)}`),
  ];
}
