import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { editJson, type JsonEdit } from '../json/edit-json.js';
import type { Json, JsonObject } from '../json/json.js';
import type { Finding } from '../report/diagnostic.js';
import { asArray, asObject, asText, changedKeys, JsonDocument, newJsonText } from './json-document.js';
import { WELL_KNOWN_FILE } from './known-files.js';
import { adviseRegister, repeatedSkill, unknownSkill } from './listing-findings.js';
import {
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  type RepositoryFiles,
  unchanged,
} from './output.js';
import { folderOf, resolveInside } from './plugins.js';
import { checkShape } from './shape.js';

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
    return digestOf(bytes) === entry['digest'] && !directories.has(folderOf(copy)) ? [copy] : [];
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
      return {
        text: wanted,
        differences: [text === null ? 'does not exist yet' : `is not a copy of ${skill.file}`],
      };
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
    const value = {
      $schema: WELL_KNOWN_SCHEMA,
      skills: skills.map((skill) => buildEntry(skill, undefined, input)),
    };
    return { text: newJsonText(value), differences: ['does not exist yet'] };
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
    files: Array.isArray(old?.['files']) ? (old['files'] as Json) : ['SKILL.md'],
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

function readEntries(document: JsonDocument | null): readonly JsonObject[] {
  return asArray(asObject(document?.value)['skills']).map(asObject);
}

/** The part of the path that is a URL path: `/.well-known/agent-skills/` for any build directory. */
function addressOf(file: string): string {
  const start = file.lastIndexOf('.well-known/');
  return start === -1 ? '/.well-known/agent-skills/' : `/${file.slice(start, file.lastIndexOf('/') + 1)}`;
}

/** The file in the repository behind a URL of the index; `null` if the URL is elsewhere. */
function localFile(url: string, file: string): string | null {
  if (!isOwnAddress(url)) return null;
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/'))) || '.';
  const start = file.lastIndexOf('.well-known/');
  const site = start <= 0 ? '.' : file.slice(0, start - 1);
  const path = decodePath(url.replace(/[?#].*$/, ''));
  if (path === null) return null;
  return path.startsWith('/') ? resolveInside(site, path.slice(1)) : resolveInside(folder, path);
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

/** Checks an index: its form, its digests, and that it names every skill once. */
export function checkWellKnown(
  { file, isConfigured }: { readonly file: string; readonly isConfigured: boolean },
  document: JsonDocument,
  sources: OutputSources,
): readonly Finding[] {
  const entries = readEntries(document);
  const names = entries.map((entry) => asText(entry['name']));
  const first = new Map([...names.entries()].reverse().map(([index, name]) => [name, index]));
  const skills = new Map(sources.skills.map((skill) => [skill.name, skill]));
  const findings = entries.flatMap((entry, index): readonly Finding[] => {
    const name = names[index];
    if (name === undefined) return [];
    if (first.get(name) !== index)
      return [repeatedSkill(file, document.locate(['skills', index, 'name']), name)];
    return checkDigest({ file, document, sources, entry, index, name, skill: skills.get(name) });
  });
  const incomplete = sources.skills
    .filter(({ name, directory }) => !first.has(name) && !directory.startsWith('.'))
    .map(
      ({ name }): Finding => ({
        rule: 'marketplace-incomplete',
        file,
        at: document.locate(['skills'], 'key'),
        skill: name,
        message: `${file} does not have the skill "${name}".`,
        fix: adviseRegister('well-known', isConfigured),
      }),
    );
  return [...checkShape(file, document, 'well-known'), ...findings, ...incomplete];
}

interface IndexEntry {
  readonly file: string;
  readonly document: JsonDocument;
  readonly sources: OutputSources;
  readonly entry: ReturnType<typeof readEntries>[number];
  readonly index: number;
  readonly name: string;
  readonly skill: OutputSkill | undefined;
}

/** Compares the digest with the file behind the URL, or with the skill if the URL is elsewhere. */
function checkDigest({ file, document, sources, entry, index, name, skill }: IndexEntry): readonly Finding[] {
  const url = asText(entry['url']) ?? '';
  const target = localFile(url, file);
  const source = entry['type'] === 'skill-md' ? skill?.file : undefined;
  const path = target !== null && sources.files.kindOf(target) === 'file' ? target : source;
  const isKnown = skill !== undefined || sources.unlisted.some((other) => other.name === name);
  if (path === undefined) {
    if (target === null || isKnown) return [];
    return [unknownSkill(file, document.locate(['skills', index, 'name']), name)];
  }
  const bytes = sources.files.bytes(path);
  const { digest } = entry;
  if (bytes === null || typeof digest !== 'string' || digest === digestOf(bytes)) return [];
  return [
    {
      rule: 'digest-mismatch',
      file,
      at: document.locate(['skills', index, 'digest']),
      message: `The digest of "${name}" is not that of ${path}.`,
      fix: `Set it to ${digestOf(bytes)}, or keep the index as an output.`,
    },
  ];
}
