import type { RepositoryFiles } from '../files/repository-files.js';
import {
  asArray,
  asObject,
  asText,
  isArray,
  isSameJson,
  type Json,
  type JsonObject,
  withValueAt,
} from '../json/json.js';
import type { Marketplace, MarketplacePlugin } from '../plugins/plugin.js';
import { briefDescription } from '../skill/infer-metadata.js';
import { baseName } from '../text/paths.js';
import { planEntries } from './entry-lists.js';
import { edited, isGone, type OutputEdit, type OutputSkill } from './output.js';
import { looksRenamed } from './skill-lists.js';

/** Edits a marketplace with one plugin for each skill: its entries are a list of skills. */
export function editSkillPlugins(
  { document, plugins }: Marketplace,
  skills: readonly OutputSkill[],
  files: RepositoryFiles,
): OutputEdit {
  const directories = new Map(plugins.map((plugin) => [plugin.entry, skillOf(plugin)]));
  const directoryOf = (entry: JsonObject) => directories.get(entry) ?? '';
  const byDirectory = new Map(skills.map((skill) => [skill.directory, skill]));
  const listed = [...directories].flatMap(([entry, directory]) => (directory === null ? [] : [entry]));
  const model = listed.at(-1);
  const { lists, differences } = planEntries(
    new Map([['', asArray(asObject(document.value)['plugins'])]]),
    skills,
    {
      find: (entry) => byDirectory.get(directoryOf(entry)),
      isOurs: (entry) => directoryOf(entry) !== '' && isGone(directoryOf(entry), files),
      isRenamed: (entry, skill) => looksRenamed(directoryOf(entry), skill.directory),
      build: (skill, old, isRenamed) => {
        if (old !== undefined) return isRenamed ? renameEntry(old, directoryOf(old), skill) : {};
        if (model === undefined) return newSkillPlugin(skill);
        return entryLike(model, { from: directoryOf(model), skill, listed });
      },
      nameOf: (entry) => asText(entry['name']) ?? '',
    },
  );
  return edited(document, withValueAt(document.value, ['plugins'], lists.get('')!), differences);
}

/** The skill that a plugin is, or the only one that its entry lists; `null` for other plugins. */
function skillOf({ directory, skills, entry }: MarketplacePlugin): string | null {
  if (!isArray(entry['skills'])) return directory;
  return skills.length === 1 ? skills[0]!.directory : null;
}

function renameEntry(entry: JsonObject, from: string, { name, directory }: OutputSkill): JsonObject {
  const isNamedAlike = entry['name'] === baseName(from);
  return { ...(isNamedAlike && { name }), ...withPaths(entry, from, directory) };
}

interface NewEntry {
  /** The skill of the entry that it looks like. */
  readonly from: string;
  readonly skill: OutputSkill;
  readonly listed: readonly JsonObject[];
}

/** The keys of another entry: the paths of the skill, its own words, and what all entries have in common. */
function entryLike(model: JsonObject, { from, skill, listed }: NewEntry): JsonObject {
  const own: JsonObject = {
    ...withPaths(model, from, skill.directory),
    name: skill.name,
    description: briefDescription(skill.description),
  };
  const isCommon = (key: string, value: Json) => listed.every((entry) => isSameJson(entry[key], value));
  return Object.fromEntries(
    Object.entries(model).flatMap(([key, value]) => {
      if (own[key] !== undefined) return [[key, own[key]]];
      return isCommon(key, value) ? [[key, value]] : [];
    }),
  );
}

/** The keys of an entry that name a directory, with another one. */
function withPaths({ source, skills }: JsonObject, from: string, to: string): JsonObject {
  const move = (path: string) => path.replace(from, () => to);
  const moveSource = (change: (path: string) => string): Json => {
    const path = asText(asObject(source)['path']);
    if (path !== undefined) return { ...asObject(source), path: change(path) };
    return typeof source === 'string' ? change(source) : (source ?? null);
  };
  const moved = {
    source: moveSource(move),
    ...(isArray(skills) && { skills: skills.map((path) => move(String(path))) }),
  };
  if (!isSameJson(moved, { source: source ?? null, ...(isArray(skills) && { skills }) })) return moved;
  // Below a `pluginRoot`, only the last segment is written.
  return { source: moveSource((path) => path.replace(/[^/]+(?=\/*$)/, () => baseName(to))) };
}

/** A plugin that is a skill, in a marketplace without another one. */
export function newSkillPlugin({ name, directory, description }: OutputSkill): JsonObject {
  const brief = briefDescription(description);
  const source = directory === '.' ? './' : `./${directory}`;
  return { name, source, ...(brief !== '' && { description: brief }), strict: false, skills: ['./'] };
}
