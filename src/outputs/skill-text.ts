import { isObject, type Json } from '../json/json.js';
import { compareText } from '../text/compare.js';
import { oneLine } from '../text/visible-text.js';
import type { OutputSkill } from './output.js';

/** A group of skills under a heading. */
export interface SkillGroup {
  readonly title: string;
  readonly skills: readonly OutputSkill[];
}

/**
 * A field of a skill by its name: `name`, `description`, `version`, `path`, `file`, `directory`, or a key of the
 * frontmatter such as `license` or `metadata.category`. `undefined` if the skill has no such field.
 */
export function skillField(skill: OutputSkill, field: string): Json | undefined {
  switch (field) {
    case 'name':
      return skill.name;
    case 'description':
      return skill.description;
    case 'version':
      return skill.version;
    case 'path':
      return skill.directory;
    case 'file':
      return skill.file;
    case 'directory':
      return lastFolder(skill.directory);
    default:
      return frontmatterField(skill.fields, field);
  }
}

/** A key with dots in it takes precedence over a path of keys. */
function frontmatterField(fields: Json | undefined, field: string): Json | undefined {
  if (!isObject(fields)) return undefined;
  const own = (key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined);
  const dot = field.indexOf('.');
  if (own(field) !== undefined || dot === -1) return own(field);
  return frontmatterField(own(field.slice(0, dot)), field.slice(dot + 1));
}

/** A field as text: lists are joined, missing fields are empty. */
export function fieldText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(fieldText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Skills by a field, groups in the order of their titles; skills without the field come last, as `Other`. */
export function groupSkills(skills: readonly OutputSkill[], field: string): readonly SkillGroup[] {
  const groups = new Map<string, OutputSkill[]>();
  for (const skill of skills) {
    const title = fieldText(skillField(skill, field));
    groups.set(title, [...(groups.get(title) ?? []), skill]);
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || compareText(a, b))
    .map(([title, members]) => ({ title: title === '' ? OTHER : title, skills: members }));
}

export const OTHER = 'Other';

/** The most specific folder of a skill: `expo` for `plugins/expo/skills/router`, `skills` for `skills/pdf`. */
function lastFolder(directory: string): string {
  const above = directory.split('/').slice(0, -1);
  const telling = above.filter((name) => name !== 'skills' && !name.startsWith('.'));
  return telling.at(-1) ?? above.at(-1) ?? '.';
}

/** `metadata.category` as `Category`. */
export function fieldTitle(field: string): string {
  const words = field.slice(field.lastIndexOf('.') + 1).replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Text of a skill in Markdown: on one line, without markup, HTML or comments. */
export function markdownText(text: string): string {
  return oneLine(text)
    .replace(/&(?=[#\w]+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*[\]~|]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** A path as the target of a Markdown link. */
export function markdownTarget(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[()?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The relative path from one file to another, both from the top of the repository. */
export function relativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const target = to.split('/');
  let shared = 0;
  while (shared < folders.length && shared < target.length - 1 && folders[shared] === target[shared])
    shared += 1;
  return [...folders.slice(shared).map(() => '..'), ...target.slice(shared)].join('/');
}

/** The entries of a generated text that were added, removed or changed, by name. */
export function describeEntries(
  old: ReadonlyMap<string, string>,
  fresh: ReadonlyMap<string, string>,
  what = '',
): readonly string[] {
  const isChanged = (name: string) => old.has(name) && old.get(name) !== fresh.get(name);
  return [
    ...[...fresh.keys()].filter((name) => !old.has(name)).map((name) => `adds ${what}"${name}"`),
    ...[...old.keys()].filter((name) => !fresh.has(name)).map((name) => `removes ${what}"${name}"`),
    ...[...fresh.keys()].filter(isChanged).map((name) => `updates ${what}"${name}"`),
  ];
}
