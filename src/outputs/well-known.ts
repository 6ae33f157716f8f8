import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { RepositoryFiles } from '../files/repository-files.js';
import { asArray, asObject, asText, isArray, type Json, type JsonObject, newJsonText } from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { isUnsafeFileName, joinPath, parentOf, resolveContained } from '../text/paths.js';
import { type EntryRules, planEntries } from './entry-lists.js';
import { WELL_KNOWN_FILE } from './known-files.js';
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
import { looksRenamed } from './skill-lists.js';

export const WELL_KNOWN_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const MAX_DESCRIPTION = 1024;

export interface WellKnownSettings {
  readonly file?: string;
}

/**
 * The index through which agents discover skills on a website, and a copy of every SKILL.md it lists. Entries with
 * other URLs are kept. The index comes with the repository and may be hostile: only files in the folders beside it that
 * have the names of their skills are ours, and only while they have the digest that it records. Copies are written
 * before the index, so that a killed run leaves none that the index does not explain.
 */
export function wellKnownOutputs(settings: WellKnownSettings, sources: OutputSources): readonly Output[] {
  const file = settings.file ?? WELL_KNOWN_FILE;
  const entries = readEntries(JsonDocument.open(sources.files.text(file)));
  const index: Output = { kind: 'well-known', file, edit: (text) => editIndex(text, { file, sources }) };
  const old = new Map(entries.map((entry) => [entry['name'], entry]));
  const copies = sources.skills.flatMap((skill) => {
    const wanted = indexEntry(skill, old.get(skill.name), { file, sources });
    const copy = wanted['type'] === 'skill-md' ? ownFile(wanted, file, sources.files) : null;
    if (copy === null || copy === skill.file) return [];
    return [copyOutput(copy, { skill, files: sources.files, recorded: old.get(skill.name)?.['digest'] })];
  });
  const needed = new Set(copies.map((copy) => copy.file));
  const leftovers = findLeftovers(entries, { file, sources }).filter((copy) => !needed.has(copy));
  return [...leftovers.map((copy) => leftoverOutput(copy, sources.files)), ...copies, index];
}

/** Copies of deleted skills that the index lists and whose digest matches: we made them. */
function findLeftovers(entries: readonly JsonObject[], { file, sources }: IndexInput): readonly string[] {
  const { skills, unlisted, files } = sources;
  const known = [...skills, ...unlisted];
  const names = new Set(known.map(({ name }) => name));
  const directories = new Set(known.map(({ directory }) => directory));
  const copies = entries.flatMap((entry) => {
    const copy = entry['type'] === 'skill-md' ? ownFile(entry, file, files) : null;
    const bytes = copy === null ? null : files.bytes(copy);
    if (copy === null || bytes === null || names.has(asText(entry['name']) ?? '')) return [];
    return digestOf(bytes) === entry['digest'] && !directories.has(parentOf(copy)) ? [copy] : [];
  });
  return [...new Set(copies)];
}

/** The copy that an entry names, `<folder of the index>/<name>/…`, if no link leads elsewhere; else `null`. */
function ownFile(entry: JsonObject, file: string, files: RepositoryFiles): string | null {
  const name = asText(entry['name']) ?? '';
  const copy = localFile(asText(entry['url']) ?? '', file);
  const folder = localFile(addressOf(file), file);
  if (copy === null || folder === null || isUnsafeFileName(name)) return null;
  const own = joinPath(folder, name);
  if (!copy.startsWith(`${own}/`)) return null;
  const inside = copy.slice(own.length + 1).split('/');
  const way = [own, ...inside.map((_, index) => joinPath(own, inside.slice(0, index + 1).join('/')))];
  const isLink = (path: string) => files.kindOf(path) !== 'missing' && files.canonical(path) !== path;
  return inside.some(isUnsafeFileName) || way.some(isLink) ? null : copy;
}

/** The file behind an entry: its copy, or the archive `<name>.tar.gz` or `<name>.zip` beside the index. */
export function servedFile(entry: JsonObject, file: string, files: RepositoryFiles): string | null {
  if (entry['type'] !== 'archive') return ownFile(entry, file, files);
  const archive = localFile(asText(entry['url']) ?? '', file);
  const folder = localFile(addressOf(file), file);
  const name = asText(entry['name']) ?? '';
  if (archive === null || folder === null || isUnsafeFileName(name)) return null;
  const isOwn = ['.tar.gz', '.tgz', '.zip'].some((ending) => archive === joinPath(folder, name + ending));
  return isOwn && files.canonical(archive) === archive ? archive : null;
}

function leftoverOutput(file: string, files: RepositoryFiles): Output {
  return {
    kind: 'well-known',
    file,
    edit: (text) =>
      text === null || text !== files.text(file)
        ? unchanged(text)
        : { text: null, differences: ['its skill is gone'] },
  };
}

interface Copy {
  readonly skill: OutputSkill;
  readonly files: RepositoryFiles;
  /** The digest of the copy that the index lists. */
  readonly recorded: Json | undefined;
}

/** The URL in the index serves the bytes of the skill. */
function copyOutput(file: string, { skill, files, recorded }: Copy): Output {
  return {
    kind: 'well-known',
    file,
    edit(text) {
      const wanted = files.text(skill.file);
      if (wanted === null || wanted === text) return unchanged(text);
      if (text === null) return created(wanted);
      if (digestOf(new TextEncoder().encode(text)) === recorded)
        return { text: wanted, differences: [`is not a copy of ${skill.file}`] };
      return refused(text, {
        file,
        message: `${file} is the place of a copy of ${skill.file}, but someone else wrote or edited it.`,
        fix: 'Move your changes to the skill, and delete the file.',
      });
    },
  };
}

interface IndexInput {
  readonly file: string;
  readonly sources: OutputSources;
}

function editIndex(text: string | null, input: IndexInput): OutputEdit {
  const { skills } = input.sources;
  if (text === null) {
    const entries = skills.map((skill) => indexEntry(skill, undefined, input));
    return created(newJsonText({ $schema: WELL_KNOWN_SCHEMA, skills: entries }));
  }
  const document = JsonDocument.open(text);
  if (document === null) return unchanged(text);
  const { lists, differences } = planEntries(
    new Map([['', asArray(asObject(document.value)['skills'])]]),
    skills,
    indexRules(input),
  );
  const own = asObject(document.value);
  const schema = { $schema: WELL_KNOWN_SCHEMA };
  const isOther = own['$schema'] !== WELL_KNOWN_SCHEMA;
  const value = { ...schema, ...own, ...schema, skills: lists.get('')! };
  return edited(document, value, [...(isOther ? ['sets "$schema"'] : []), ...differences]);
}

function indexRules(input: IndexInput): EntryRules<OutputSkill> {
  const { skills, unlisted } = input.sources;
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  const others = new Set(unlisted.map(({ name }) => name));
  const nameOf = (entry: JsonObject) => asText(entry['name']) ?? '';
  return {
    find: (entry) => byName.get(nameOf(entry)),
    isOurs: (entry) => !others.has(nameOf(entry)) && isOwnAddress(asText(entry['url']) ?? ''),
    isRenamed: (entry, skill) => entry['type'] === 'skill-md' && isRenamed(entry, skill),
    build: (skill, old, isNamedAnew) => indexEntry(skill, isNamedAnew === true ? undefined : old, input),
    nameOf,
  };
}

function isRenamed({ name, description }: JsonObject, skill: OutputSkill): boolean {
  const isSame = skill.description !== '' && description === shortenDescription(skill.description);
  return isSame || looksRenamed(asText(name) ?? '', skill.name);
}

/** An archive is built elsewhere: only the skill's own metadata is updated. */
function indexEntry(
  skill: OutputSkill,
  old: JsonObject | undefined,
  { file, sources }: IndexInput,
): JsonObject {
  const { name } = skill;
  const description = shortenDescription(skill.description);
  if (old?.['type'] === 'archive') return { name, description };
  const url = asText(old?.['url']) ?? `${addressOf(file)}${encodeURIComponent(name)}/SKILL.md`;
  const bytes = sources.files.bytes(skill.file);
  return {
    name,
    type: 'skill-md',
    description,
    url,
    ...(bytes !== null && { digest: digestOf(bytes) }),
    // Readers of version 0.1 reject an index if an entry has no `files`.
    files: isArray(old?.['files']) ? old['files'] : ['SKILL.md'],
  };
}

/** A description of at most 1,024 characters, as the index allows. */
export function shortenDescription(description: string): string {
  const points = Array.from(description);
  return points.length <= MAX_DESCRIPTION ? description : `${points.slice(0, MAX_DESCRIPTION - 1).join('')}…`;
}

export function digestOf(bytes: Uint8Array): string {
  return `sha256:${bytesToHex(sha256(bytes))}`;
}

export function readEntries(document: JsonDocument | null): readonly JsonObject[] {
  return asArray(asObject(document?.value)['skills']).map(asObject);
}

/** The part of the path that is a URL path: `/.well-known/agent-skills/` for any build directory. */
function addressOf(file: string): string {
  const start = file.lastIndexOf('.well-known/');
  return start === -1 ? '/.well-known/agent-skills/' : `/${file.slice(start, file.lastIndexOf('/') + 1)}`;
}

/** The file in the repository behind a URL of the index; `null` if the URL is elsewhere. */
export function localFile(url: string, file: string): string | null {
  if (!isOwnAddress(url)) return null;
  const start = file.lastIndexOf('.well-known/');
  const site = start <= 0 ? '.' : file.slice(0, start - 1);
  const path = decodePath(url.replace(/[?#].*$/, ''));
  if (path === null) return null;
  return path.startsWith('/')
    ? resolveContained(site, path.slice(1))
    : resolveContained(parentOf(file), path);
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A URL on the site of the index. */
function isOwnAddress(url: string): boolean {
  return url !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith('//');
}
