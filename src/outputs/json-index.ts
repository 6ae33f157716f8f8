import { editJson, type JsonEdit } from '../json/edit-json.js';
import {
  asObject,
  asText,
  changedKeys,
  isObject,
  type JsonObject,
  type JsonPath,
  newJsonText,
} from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { compareText } from '../text/compare.js';
import { normalizePath } from '../text/paths.js';
import {
  created,
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  refused,
  unchanged,
} from './output.js';
import { looksRenamed } from './skill-lists.js';
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
  const groups = entriesByGroup(skills, settings);
  const list = settings.groupBy === undefined ? (groups.get('') ?? []) : Object.fromEntries(groups);
  return created(newJsonText(settings.key === undefined ? list : { [settings.key]: list }));
}

function entriesByGroup(
  skills: readonly OutputSkill[],
  settings: JsonIndexSettings,
): ReadonlyMap<string, readonly JsonObject[]> {
  const groups = new Map<string, JsonObject[]>();
  for (const skill of skills) {
    const group = groupOf(skill, settings);
    groups.set(group, [...(groups.get(group) ?? []), buildEntry(skill, settings)]);
  }
  return groups;
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

/** An entry, and the list it is in. */
interface Listed {
  readonly group: string;
  readonly path: JsonPath;
  readonly entry: JsonObject;
}

function editIndex(document: JsonDocument, settings: JsonIndexSettings, sources: OutputSources): OutputEdit {
  const lists = findLists(document, settings);
  if (lists === null) return notAList(document, settings);
  const { matched, moved, gone } = matchEntries(lists, settings, sources);
  const added = sources.skills.filter((skill) => !matched.has(skill));
  const renamed = findRename(gone, added, settings);
  if (renamed !== null) {
    matched.set(...renamed);
    gone.pop();
    added.pop();
  }
  const updates = [...matched].map(([skill, { path, entry }]) => {
    return { skill, path, changed: changedKeys(buildEntry(skill, settings), entry) };
  });
  const edits: readonly JsonEdit[] = [
    ...[...moved, ...gone].map(({ path }) => ({ op: 'remove' as const, path })),
    ...updates.flatMap(({ path, changed }) =>
      changed.map(([key, value]) => ({ op: 'set' as const, path: [...path, key], value })),
    ),
  ];
  if (edits.length === 0 && added.length === 0) return unchanged(document.text);
  const listed = sortRenamed(addEntries(editJson(document.text, edits), added, settings), lists, settings);
  const text = updateCounts(listed, { before: lists, settings });
  const differences = [
    ...gone.map(({ entry }) => `removes "${identify(entry, settings)!.text}"`),
    ...updates
      .filter(({ changed }) => changed.length > 0)
      .map(({ skill, changed }) => `updates "${skill.name}" (${changed.map(([key]) => key).join(', ')})`),
    ...added.map(({ name }) => `adds "${name}"`),
  ];
  return { text: removeEmptyGroups(text, lists, settings), differences };
}

/** Matches entries to skills. `moved` are duplicates and entries in the wrong group, `gone` those of deleted skills. */
function matchEntries(lists: readonly EntryList[], settings: JsonIndexSettings, sources: OutputSources) {
  const matched = new Map<OutputSkill, Listed>();
  const moved: Listed[] = [];
  const gone: Listed[] = [];
  const skillOf = skillFinder(sources.skills, settings);
  const unlistedOf = skillFinder(sources.unlisted, settings);
  const all = lists.flatMap(({ path, group, entries }) =>
    entries.map((entry, index) => ({ group, entry, path: [...path, index] })),
  );
  for (const listed of all) {
    const skill = skillOf(listed.entry);
    // Entries without a listed skill stay: those of invalid skills, and manual ones.
    if (skill === undefined) {
      if (!isManual(listed.entry, settings) && !unlistedOf(listed.entry)) gone.push(listed);
    } else if (!matched.has(skill) && groupOf(skill, settings) === listed.group) matched.set(skill, listed);
    else moved.push(listed);
  }
  return { matched, moved, gone };
}

/** Handwritten: nothing in it identifies a skill, it has no path where ours have one, or its path is a URL. */
function isManual(entry: JsonObject, settings: JsonIndexSettings): boolean {
  const identity = identify(entry, settings);
  const [[, first] = []] = identityKeys(settings);
  return (
    identity === undefined || (identity.field === 'name' && first !== 'name') || /^\w+:/.test(identity.text)
  );
}

/** If one entry is gone and one skill with a similar name or its description is new in the same list, it was renamed. */
function findRename(
  gone: readonly Listed[],
  added: readonly OutputSkill[],
  settings: JsonIndexSettings,
): [OutputSkill, Listed] | null {
  const [listed, skill] = [gone[0], added[0]];
  if (listed === undefined || skill === undefined || gone.length + added.length !== 2) return null;
  if (groupOf(skill, settings) !== listed.group) return null;
  const described = Object.entries<string>(settings.fields ?? DEFAULT_FIELDS).filter(
    ([, field]) => field === 'description',
  );
  const isSame = described.some(
    ([key]) => skill.description !== '' && listed.entry[key] === skill.description,
  );
  const old = identify(listed.entry, settings)!.text.replace(/\/?(?:SKILL\.md)?$/, '');
  return isSame || looksRenamed(old, skill.directory) ? [skill, listed] : null;
}

/** The lists that are ours; `null` if something else is in their place. */
function findLists(document: JsonDocument, settings: JsonIndexSettings): readonly EntryList[] | null {
  const path = listPath(document, settings);
  const value = path.length === 0 ? document.value : asObject(document.value)[path[0]!];
  if (settings.groupBy === undefined) {
    if (value === undefined) return [];
    return Array.isArray(value) ? [{ path, group: '', entries: value.map(asObject) }] : null;
  }
  if (value !== undefined && !isObject(value)) return null;
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

/** New entries are inserted in order, or last. */
function addEntries(text: string, added: readonly OutputSkill[], settings: JsonIndexSettings): string {
  const document = JsonDocument.open(text)!;
  const lists = new Map(findLists(document, settings)!.map(({ group, entries }) => [group, entries]));
  const base = listPath(document, settings);
  const edits = [...entriesByGroup(added, settings)].map(([group, entries]) => ({
    op: 'set' as const,
    path: settings.groupBy === undefined ? base : [...base, group],
    value: insertEntries(lists.get(group) ?? [], entries, settings),
  }));
  return editJson(text, edits);
}

/** The list with new entries; one that is in order stays in order. */
function insertEntries(
  entries: readonly JsonObject[],
  added: readonly JsonObject[],
  settings: JsonIndexSettings,
): readonly JsonObject[] {
  const all = [...entries, ...added];
  return isSorted(entries, settings) ? sortEntries(all, settings) : all;
}

/** What a list is sorted by: the name, if entries have it. */
function sortText(entry: JsonObject, settings: JsonIndexSettings): string {
  const [key] = identityKeys(settings).at(-1) ?? [];
  return String(key === undefined ? '' : (entry[key] ?? ''));
}

function isSorted(entries: readonly JsonObject[], settings: JsonIndexSettings): boolean {
  return entries.every(
    (entry, at) => at === 0 || sortText(entries[at - 1]!, settings) < sortText(entry, settings),
  );
}

function sortEntries(entries: readonly JsonObject[], settings: JsonIndexSettings): readonly JsonObject[] {
  return [...entries].sort((a, b) => compareText(sortText(a, settings), sortText(b, settings)));
}

/** A list that was in order before a rename is in order after it. */
function sortRenamed(text: string, before: readonly EntryList[], settings: JsonIndexSettings): string {
  const after = findLists(JsonDocument.open(text)!, settings)!;
  const unsorted = after.filter(
    ({ group, entries }) =>
      !isSorted(entries, settings) &&
      before.some(
        (list) => list.group === group && list.entries.length > 1 && isSorted(list.entries, settings),
      ),
  );
  return editJson(
    text,
    unsorted.map(({ path, entries }) => ({ op: 'set', path, value: sortEntries(entries, settings) })),
  );
}

const COUNT = /^(?:total|count|number|num)(?:[_-]?(?:of[_-]?)?skills?)?$|^skills?[_-]?(?:total|count)s?$/i;
/** Objects with facts about the file. */
const FACTS = ['metadata', '_meta', 'meta', 'stats', 'summary'];

/** Numbers next to the list that said how many entries it had say it again. */
function updateCounts(
  text: string,
  { before, settings }: { readonly before: readonly EntryList[]; readonly settings: JsonIndexSettings },
): string {
  const countOf = (lists: readonly EntryList[]) =>
    lists.reduce((sum, { entries }) => sum + entries.length, 0);
  const document = JsonDocument.open(text)!;
  const [old, count] = [countOf(before), countOf(findLists(document, settings)!)];
  if (old === count || !isObject(document.value)) return text;
  const top = document.value;
  const places = [
    { at: [] as JsonPath, facts: top },
    ...FACTS.map((key) => ({ at: [key], facts: asObject(top[key]) })),
  ];
  const edits = places.flatMap(({ at, facts }) =>
    Object.entries(facts)
      .filter(([key, value]) => COUNT.test(key) && value === old)
      .map(([key]) => ({ op: 'set' as const, path: [...at, key], value: count })),
  );
  return editJson(text, edits);
}

/** A group that lost its last skill is removed; one that was empty before stays. */
function removeEmptyGroups(text: string, before: readonly EntryList[], settings: JsonIndexSettings): string {
  if (settings.groupBy === undefined) return text;
  const after = findLists(JsonDocument.open(text)!, settings)!;
  const isEmptied = ({ group, entries }: EntryList) =>
    entries.length === 0 && before.some((list) => list.group === group && list.entries.length > 0);
  return editJson(
    text,
    after.filter(isEmptied).map(({ path }) => ({ op: 'remove', path })),
  );
}
