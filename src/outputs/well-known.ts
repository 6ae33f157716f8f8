import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { editJson, type JsonEdit } from '../json/edit-json.js';
import {
  asArray,
  asObject,
  asText,
  changedKeys,
  isArray,
  type JsonObject,
  newJsonText,
} from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import { parentOf } from '../skill/skill.js';
import { WELL_KNOWN_FILE } from './known-files.js';
import {
  created,
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  unchanged,
} from './output.js';
import { type RepositoryFiles, resolveInside } from './repository-files.js';

export const WELL_KNOWN_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const MAX_DESCRIPTION = 1024;

export interface WellKnownSettings {
  readonly file?: string;
}

/**
 * The index through which agents discover skills on a website, and a copy of every SKILL.md it lists. Entries with
 * other URLs are kept. Copies of deleted skills are removed before the index changes.
 */
export function wellKnownOutputs(settings: WellKnownSettings, sources: OutputSources): readonly Output[] {
  const file = settings.file ?? WELL_KNOWN_FILE;
  const entries = readEntries(JsonDocument.open(sources.files.text(file)));
  const index: Output = { kind: 'well-known', file, edit: (text) => editIndex(text, { file, sources }) };
  const old = new Map(entries.map((entry) => [entry['name'], entry]));
  const copies = sources.skills.flatMap((skill) => {
    const wanted = buildEntry(skill, old.get(skill.name), { file, sources });
    const copy = wanted['type'] === 'skill-md' ? localFile(String(wanted['url']), file) : null;
    return copy === null || copy === skill.file ? [] : [copyOutput(copy, skill, sources.files)];
  });
  const needed = new Set(copies.map((copy) => copy.file));
  const leftovers = findLeftovers(entries, { file, sources }).filter((copy) => !needed.has(copy));
  return [...leftovers.map((copy) => leftoverOutput(copy, sources.files)), index, ...copies];
}

/** Copies of deleted skills that the index lists and whose digest matches: we made them. */
function findLeftovers(entries: readonly JsonObject[], { file, sources }: IndexInput): readonly string[] {
  const { skills, unlisted, files } = sources;
  const known = [...skills, ...unlisted];
  const names = new Set(known.map(({ name }) => name));
  const directories = new Set(known.map(({ directory }) => directory));
  const copies = entries.flatMap((entry) => {
    const copy = entry['type'] === 'skill-md' ? localFile(asText(entry['url']) ?? '', file) : null;
    const bytes = copy === null ? null : files.bytes(copy);
    if (copy === null || bytes === null || names.has(asText(entry['name']) ?? '')) return [];
    return digestOf(bytes) === entry['digest'] && !directories.has(parentOf(copy)) ? [copy] : [];
  });
  return [...new Set(copies)];
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

/** The URL in the index serves the bytes of the skill. */
function copyOutput(file: string, skill: OutputSkill, files: RepositoryFiles): Output {
  return {
    kind: 'well-known',
    file,
    edit(text) {
      const wanted = files.text(skill.file);
      if (wanted === null || wanted === text) return unchanged(text);
      return text === null
        ? created(wanted)
        : { text: wanted, differences: [`is not a copy of ${skill.file}`] };
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
    const entries = skills.map((skill) => buildEntry(skill, undefined, input));
    return created(newJsonText({ $schema: WELL_KNOWN_SCHEMA, skills: entries }));
  }
  const document = JsonDocument.open(text);
  if (document === null) return unchanged(text);
  const { edits, differences } = planIndex(document, input);
  return edits.length === 0 ? unchanged(text) : { text: editJson(text, edits), differences };
}

function planIndex(document: JsonDocument, input: IndexInput) {
  const { skills, unlisted } = input.sources;
  const edits: JsonEdit[] = [];
  const differences: string[] = [];
  if (asObject(document.value)['$schema'] !== WELL_KNOWN_SCHEMA) {
    edits.push({ op: 'set', path: ['$schema'], value: WELL_KNOWN_SCHEMA });
    differences.push('sets "$schema"');
  }
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  const kept = new Set(unlisted.map(({ name }) => name));
  const listed = new Set<string>();
  const gone: { readonly index: number; readonly name: string; readonly entry: JsonObject }[] = [];
  const update = (index: number, entry: JsonObject, wanted: JsonObject) => {
    const changed = changedKeys(wanted, entry);
    for (const [key, value] of changed) edits.push({ op: 'set', path: ['skills', index, key], value });
    return changed.map(([key]) => key);
  };
  for (const [index, entry] of readEntries(document).entries()) {
    const name = asText(entry['name']) ?? '';
    const skill = listed.has(name) ? undefined : byName.get(name);
    if (skill !== undefined) {
      const keys = update(index, entry, buildEntry(skill, entry, input));
      if (keys.length > 0) differences.push(`updates "${name}" (${keys.join(', ')})`);
    } else if (!kept.has(name) && isOwnAddress(asText(entry['url']) ?? '')) gone.push({ index, name, entry });
    listed.add(name);
  }
  const added = skills.filter(({ name }) => !listed.has(name));
  const [left, joined] = [gone[0], added[0]];
  // When one went and one came, it is the same skill under a new name.
  if (left?.entry['type'] === 'skill-md' && joined !== undefined && gone.length + added.length === 2) {
    update(left.index, left.entry, buildEntry(joined, undefined, input));
    return { edits, differences: [...differences, `replaces "${left.name}" by "${joined.name}"`] };
  }
  for (const { index, name } of gone) {
    edits.push({ op: 'remove', path: ['skills', index] });
    differences.push(`removes "${name}"`);
  }
  for (const skill of added) {
    edits.push({ op: 'append', path: ['skills'], value: buildEntry(skill, undefined, input) });
    differences.push(`adds "${skill.name}"`);
  }
  return { edits, differences };
}

/** An archive is built elsewhere: only the skill's own metadata is updated. */
function buildEntry(
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

/** The metadata of a skill in an index. */
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
  return path.startsWith('/') ? resolveInside(site, path.slice(1)) : resolveInside(parentOf(file), path);
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
