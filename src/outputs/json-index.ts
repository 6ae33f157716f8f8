import { editJson, type JsonEdit } from '../json/edit-json.js';
import type { Json, JsonObject, JsonPath } from '../json/json.js';
import { asArray, asObject, asText, changedKeys, newJsonText } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { compareText } from '../report/diagnostic.js';
import { normalizePath } from '../skill/skill.js';
import {
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  refused,
  unchanged,
} from './output.js';
import { fieldText, OTHER, skillField } from './skill-text.js';

export interface JsonIndexSettings {
  readonly file: string;
  /** Keys of an entry, each with its field of the skill. */
  readonly fields?: Readonly<Record<string, string>>;
  /** One list for each value of this field, in an object. */
  readonly groupBy?: string;
  /** The key of the list, if the file contains more than the list. */
  readonly key?: string;
}

const DEFAULT_FIELDS = { name: 'name', description: 'description', path: 'path' };

/** A JSON list of the skills with configurable fields. Custom keys of entries are kept. */
export function jsonIndexOutput(settings: JsonIndexSettings, sources: OutputSources): Output {
  return {
    kind: 'json',
    file: settings.file,
    edit(text) {
      if (text === null) return newIndex(settings, sources.skills);
      const document = JsonDocument.open(text);
      return document === null ? unchanged(text) : editIndex(document, settings, sources);
    },
  };
}

function newIndex(settings: JsonIndexSettings, skills: readonly OutputSkill[]): OutputEdit {
  const groups = new Map<string, Json[]>();
  for (const skill of skills) {
    const group = groupOf(skill, settings);
    groups.set(group, [...(groups.get(group) ?? []), buildEntry(skill, settings)]);
  }
  const list = settings.groupBy === undefined ? (groups.get('') ?? []) : Object.fromEntries(groups);
  const value = settings.key === undefined ? list : { [settings.key]: list };
  return { text: newJsonText(value), differences: ['does not exist yet'] };
}

function buildEntry(skill: OutputSkill, { fields = DEFAULT_FIELDS }: JsonIndexSettings): JsonObject {
  const pairs = Object.entries<string>(fields).flatMap(([key, field]) => {
    const value = skillField(skill, field);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(pairs);
}

function groupOf(skill: OutputSkill, { groupBy }: JsonIndexSettings): string {
  return groupBy === undefined ? '' : fieldText(skillField(skill, groupBy)) || OTHER;
}

/** A list of entries in the file; `group` is empty if there is only one. */
interface EntryList {
  readonly path: JsonPath;
  readonly group: string;
  readonly entries: readonly JsonObject[];
}

interface Place {
  readonly list: EntryList;
  readonly index: number;
}

function editIndex(document: JsonDocument, settings: JsonIndexSettings, sources: OutputSources): OutputEdit {
  const lists = findLists(document, settings);
  if (lists === null) return notAList(document, settings);
  const matched = new Map<OutputSkill, Place>();
  const edits: JsonEdit[] = [];
  const differences: string[] = [];
  const skillOf = skillFinder(sources.skills, settings);
  const unlistedOf = skillFinder(sources.unlisted, settings);
  // Entries without a listed skill stay: those of invalid skills, and manual ones.
  const isKept = (entry: JsonObject) =>
    identify(entry, settings) === undefined || unlistedOf(entry) !== undefined;
  const gone: Place[] = [];
  for (const list of lists) {
    for (const [index, entry] of list.entries.entries()) {
      const skill = skillOf(entry);
      const isInPlace = skill !== undefined && !matched.has(skill) && groupOf(skill, settings) === list.group;
      if (isInPlace) matched.set(skill, { list, index });
      else if (skill !== undefined) edits.push({ op: 'remove', path: [...list.path, index] });
      else if (!isKept(entry)) gone.push({ list, index });
    }
  }
  const added = sources.skills.filter((skill) => !matched.has(skill));
  const renamed = findRename(gone, added, settings);
  if (renamed !== null) {
    matched.set(...renamed);
    gone.pop();
    added.pop();
  }
  for (const { list, index } of gone) {
    edits.push({ op: 'remove', path: [...list.path, index] });
    differences.push(`removes ${nameEntry(list.entries[index]!, settings)}`);
  }
  for (const [skill, { list, index }] of matched) {
    const changed = changedKeys(buildEntry(skill, settings), list.entries[index]!);
    for (const [key, value] of changed) edits.push({ op: 'set', path: [...list.path, index, key], value });
    if (changed.length > 0)
      differences.push(`updates "${skill.name}" (${changed.map(([key]) => key).join(', ')})`);
  }
  differences.push(...added.map(({ name }) => `adds "${name}"`));
  if (edits.length === 0 && added.length === 0) return unchanged(document.text);
  const text = addEntries(editJson(document.text, edits), { settings, added });
  return { text: removeEmptyGroups(text, { lists, settings }), differences };
}

/** When one went and one came in the same list, it is the same skill under a new name. */
function findRename(
  gone: readonly Place[],
  added: readonly OutputSkill[],
  settings: JsonIndexSettings,
): [OutputSkill, Place] | null {
  const [place, skill] = [gone[0], added[0]];
  if (place === undefined || skill === undefined || gone.length + added.length !== 2) return null;
  return groupOf(skill, settings) === place.list.group ? [skill, place] : null;
}

/** The lists that are ours; `null` when something else is in their place. */
function findLists(document: JsonDocument, settings: JsonIndexSettings): readonly EntryList[] | null {
  const path = listPath(document, settings);
  const value = path.length === 0 ? document.value : asObject(document.value)[path[0]!];
  if (settings.groupBy === undefined) {
    if (value === undefined) return [];
    return Array.isArray(value) ? [{ path, group: '', entries: value.map(asObject) }] : null;
  }
  if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value)))
    return null;
  return Object.entries(asObject(value)).flatMap(([group, list]) =>
    Array.isArray(list) ? [{ path: [...path, group], group, entries: list.map(asObject) }] : [],
  );
}

/** A file that contains more than the list has it under `skills`, unless configured otherwise. */
function listPath(document: JsonDocument, { key, groupBy }: JsonIndexSettings): readonly string[] {
  if (key !== undefined) return [key];
  return groupBy === undefined && !Array.isArray(document.value) ? ['skills'] : [];
}

function notAList({ text }: JsonDocument, { file, groupBy }: JsonIndexSettings): OutputEdit {
  const wanted = groupBy === undefined ? 'a list' : 'an object of lists';
  return refused(text, {
    file,
    message: `${file} does not contain ${wanted} for the skills.`,
    fix: 'Correct "key" or "groupBy" of the output in the config, or the file.',
  });
}

type Named = Pick<OutputSkill, 'name' | 'directory'>;

/** Finds the skill of an entry by its path, or by its name if it has no path. */
function skillFinder<Skill extends Named>(
  skills: readonly Skill[],
  settings: JsonIndexSettings,
): (entry: JsonObject) => Skill | undefined {
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  const byDirectory = new Map(skills.map((skill) => [skill.directory, skill]));
  return (entry) => {
    const identity = identify(entry, settings);
    if (identity === undefined) return undefined;
    if (identity.field === 'name') return byName.get(identity.text);
    return byDirectory.get(normalizePath(identity.text.replace(/\/?SKILL\.md$/, '')));
  };
}

function identify(
  entry: JsonObject,
  settings: JsonIndexSettings,
): { readonly field: string; readonly text: string } | undefined {
  for (const [key, field] of identityKeys(settings)) {
    const text = asText(entry[key]);
    if (text !== undefined) return { field, text };
  }
  return undefined;
}

function identityKeys({
  fields = DEFAULT_FIELDS,
}: JsonIndexSettings): readonly (readonly [string, string])[] {
  return ['path', 'file', 'name'].flatMap((field) =>
    Object.entries<string>(fields).filter(([, other]) => other === field),
  );
}

function nameEntry(entry: JsonObject, settings: JsonIndexSettings): string {
  return JSON.stringify(identify(entry, settings)!.text);
}

/** New entries are inserted in order, or last. */
function addEntries(
  text: string,
  { settings, added }: { readonly settings: JsonIndexSettings; readonly added: readonly OutputSkill[] },
): string {
  const document = JsonDocument.open(text);
  if (document === null || added.length === 0) return text;
  const lists = findLists(document, settings)!;
  const byGroup = new Map(lists.map((list) => [list.group, list.entries]));
  const addedTo = new Map<string, JsonObject[]>();
  for (const skill of added) {
    const group = groupOf(skill, settings);
    addedTo.set(group, [...(addedTo.get(group) ?? []), buildEntry(skill, settings)]);
  }
  const base = listPath(document, settings);
  const edits = [...addedTo].map(([group, entries]) => ({
    op: 'set' as const,
    path: settings.groupBy === undefined ? base : [...base, group],
    value: insertEntries(byGroup.get(group) ?? [], entries, settings),
  }));
  return editJson(text, edits);
}

/** The list with new entries; one that is in order stays in order. */
function insertEntries(
  entries: readonly JsonObject[],
  added: readonly JsonObject[],
  settings: JsonIndexSettings,
): readonly JsonObject[] {
  const [key] = identityKeys(settings).at(-1) ?? [];
  const textOf = (entry: JsonObject) => String(key === undefined ? '' : (entry[key] ?? ''));
  const isInOrder = entries.every((entry, at) => at === 0 || textOf(entries[at - 1]!) < textOf(entry));
  const all = [...entries, ...added];
  return isInOrder ? all.sort((a, b) => compareText(textOf(a), textOf(b))) : all;
}

/** A group that lost its last skill is removed; one that was empty before stays. */
function removeEmptyGroups(
  text: string,
  { lists, settings }: { readonly lists: readonly EntryList[]; readonly settings: JsonIndexSettings },
): string {
  const document = JsonDocument.open(text);
  if (document === null || settings.groupBy === undefined) return text;
  const filled = lists.filter(({ entries }) => entries.length > 0);
  const value = asObject(document.value);
  const isEmpty = ({ path }: EntryList) => {
    const holder = path.length === 1 ? value : asObject(value[path[0]!]);
    return asArray(holder[path.at(-1)!]).length === 0;
  };
  return editJson(
    text,
    filled.filter(isEmpty).map(({ path }) => ({ op: 'remove', path })),
  );
}
