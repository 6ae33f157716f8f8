import {
  asObject,
  asText,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  newJsonText,
  valueAt,
  withValueAt,
} from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { isSkillDirectory } from '../skill/skill-folders.js';
import { normalizePath } from '../text/paths.js';
import { type EntryLists, type EntryRules, planEntries } from './entry-lists.js';
import {
  created,
  edited,
  isNamed,
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

function editIndex(document: JsonDocument, settings: JsonIndexSettings, sources: OutputSources): OutputEdit {
  const lists = findLists(document, settings);
  if (lists === null) return notAList(document, settings);
  const plan = planEntries(lists, sources.skills, indexRules(settings, sources));
  const path = listPath(document, settings);
  const list =
    settings.groupBy === undefined
      ? plan.lists.get('')!
      : withLists(asObject(valueAt(document.value, path)), lists, plan.lists);
  const count = (each: EntryLists) => [...each.values()].flat().length;
  const value = withValueAt(document.value, path, list);
  return edited(
    document,
    withCounts(value, { before: count(lists), after: count(plan.lists) }),
    plan.differences,
  );
}

/** What is in the object beside the lists stays. */
function withLists(groups: JsonObject, before: EntryLists, after: EntryLists): JsonObject {
  const others = Object.entries(groups).filter(([group]) => !before.has(group) || after.has(group));
  return { ...Object.fromEntries(others), ...Object.fromEntries(after) };
}

/** Entries are about the skill of their path, or of their name if they have no path. */
function indexRules(settings: JsonIndexSettings, sources: OutputSources): EntryRules<OutputSkill> {
  const find = skillFinder(sources.skills, settings);
  const findUnlisted = skillFinder(sources.unlisted, settings);
  return {
    find,
    // Entries of invalid skills and of skills outside the roots stay, and those that someone wrote.
    isOurs: (entry) =>
      !isManual(entry, settings) &&
      findUnlisted(entry) === undefined &&
      !isElsewhere(entry, settings, sources),
    isRenamed: (entry, skill) => isRenamed(entry, skill, settings),
    build: (skill) => buildEntry(skill, settings),
    nameOf: (entry) => nameOf(entry, settings),
    groupOf: (skill) => groupOf(skill, settings),
  };
}

/** Whether an entry is about a skill that is there, but outside the roots, and is not left out on purpose. */
function isElsewhere(
  entry: JsonObject,
  settings: JsonIndexSettings,
  { files, excluded = [] }: OutputSources,
): boolean {
  const identity = identify(entry, settings);
  if (identity === undefined || identity.field === 'name') return false;
  const directory = directoryOf(identity.text);
  const isLeftOut = isNamed({ name: nameOf(entry, settings), directory }, excluded);
  return !isLeftOut && isSkillDirectory(directory, files);
}

/** The name, or what identifies the entry. */
function nameOf(entry: JsonObject, settings: JsonIndexSettings): string {
  const [key] = identityKeys(settings).at(-1) ?? [];
  return String(key === undefined ? '' : (entry[key] ?? ''));
}

/** Handwritten: nothing in it identifies a skill, it has no path where ours have one, or its path is a URL. */
function isManual(entry: JsonObject, settings: JsonIndexSettings): boolean {
  const identity = identify(entry, settings);
  const [[, first] = []] = identityKeys(settings);
  return (
    identity === undefined || (identity.field === 'name' && first !== 'name') || /^\w+:/.test(identity.text)
  );
}

/** A similar name, or the same description. */
function isRenamed(entry: JsonObject, skill: OutputSkill, settings: JsonIndexSettings): boolean {
  const described = Object.entries<string>(settings.fields ?? DEFAULT_FIELDS).some(
    ([key, field]) => field === 'description' && skill.description !== '' && entry[key] === skill.description,
  );
  const old = identify(entry, settings)!.text.replace(/\/?(?:SKILL\.md)?$/, '');
  return described || looksRenamed(old, skill.directory);
}

/** The lists that are ours; `null` if something else is in their place. */
function findLists(document: JsonDocument, settings: JsonIndexSettings): EntryLists | null {
  const value = valueAt(document.value, listPath(document, settings));
  if (settings.groupBy === undefined)
    return value === undefined || isArray(value) ? new Map([['', value ?? []]]) : null;
  if (value !== undefined && !isObject(value)) return null;
  const lists = Object.entries(asObject(value));
  return new Map(lists.flatMap(([group, list]) => (isArray(list) ? [[group, list] as const] : [])));
}

/** A file that contains more than the list has it under `skills`, unless configured otherwise. */
function listPath(document: JsonDocument, { key, groupBy }: JsonIndexSettings): readonly string[] {
  if (key !== undefined) return [key];
  return groupBy === undefined && !isArray(document.value) ? ['skills'] : [];
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
    return byDirectory.get(directoryOf(identity.text));
  };
}

function directoryOf(path: string): string {
  return normalizePath(path.replace(/\/?SKILL\.md$/, ''));
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

const COUNT = /^(?:total|count|number|num)(?:[_-]?(?:of[_-]?)?skills?)?$|^skills?[_-]?(?:total|count)s?$/i;
/** Objects with facts about the file. */
const FACTS = ['metadata', '_meta', 'meta', 'stats', 'summary'];

/** Numbers next to the list that said how many entries it had say it again. */
function withCounts(
  value: Json,
  { before, after }: { readonly before: number; readonly after: number },
): Json {
  if (!isObject(value)) return value;
  const counted = (facts: JsonObject) =>
    Object.fromEntries(
      Object.entries(facts).map(([key, old]) => [key, COUNT.test(key) && old === before ? after : old]),
    );
  const facts = FACTS.filter((key) => isObject(value[key]));
  return {
    ...counted(value),
    ...Object.fromEntries(facts.map((key) => [key, counted(asObject(value[key]))])),
  };
}
