import type { RepositoryFiles } from '../files/repository-files.js';
import {
  asObject,
  asText,
  isArray,
  isObject,
  type JsonObject,
  newJsonText,
  withValueAt,
} from '../json/json.js';
import { JsonDocument } from '../json/read-json.js';
import type { Finding } from '../rules/finding.js';
import { whyNotServed } from '../skill/served-skill.js';
import { joinPath, parentOf } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { planEntries } from './entry-lists.js';
import {
  created,
  edited,
  type Output,
  type OutputEdit,
  type OutputSkill,
  type OutputSources,
  unchanged,
} from './output.js';
import { looksRenamed } from './skill-lists.js';
import { digestOf } from './well-known.js';

export interface SkillsJsonSettings {
  readonly file?: string;
  /** Where the repository's files are on the web; without it, URIs begin with `skill://`. */
  readonly baseUrl?: string;
}

const SKILLS_JSON_FILE = 'skills.json';

/** How long readers may keep it; the file changes with a commit. */
const CACHED = { ttlMs: 300_000, cacheScope: 'public' };

/** The answer to `skills/list` with these entries. */
export function skillList(skills: readonly JsonObject[]): JsonObject {
  return { resultType: 'complete', skills, ...CACHED };
}

/** The answer of a skill server to `skills/list` as a file: frontmatter, and every file with digest and size. */
export function skillsJsonOutput(settings: SkillsJsonSettings, sources: OutputSources): Output {
  const file = settings.file ?? SKILLS_JSON_FILE;
  return {
    kind: 'skills-json',
    file,
    edit: (text) => {
      const described = describeSkills(settings, sources);
      const skills = described.flatMap(({ entry, problem }) => (problem === null ? [entry] : []));
      const problems = described.flatMap((each) => (each.problem === null ? [] : notServed(each, file)));
      const edit =
        text === null
          ? created(newJsonText(skillList(skills)))
          : replaceList(text, { key: 'skills', wanted: skills, identity: 'uri' });
      return problems.length === 0 ? edit : { ...edit, problems };
    },
  };
}

interface DescribedSkill {
  readonly skill: OutputSkill;
  readonly entry: JsonObject;
  readonly problem: string | null;
}

function describeSkills(settings: SkillsJsonSettings, sources: OutputSources): readonly DescribedSkill[] {
  const { skills, files } = sources;
  const counts = new Map<string, number>();
  for (const { name } of skills) counts.set(name, (counts.get(name) ?? 0) + 1);
  return skills.map((skill) => {
    const base = baseOf(skill, settings, counts.get(skill.name)! > 1);
    const read = listFiles(skill.directory, files).map((path) => {
      return { path, bytes: files.bytes(joinPath(skill.directory, path)) ?? new Uint8Array() };
    });
    return { skill, ...servedEntry(base, skill.fields, read) };
  });
}

/** The entry of a skill with these files, by their paths below it, and why it must not be listed, if so. */
export function servedEntry(
  base: string,
  frontmatter: JsonObject,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
): { readonly entry: JsonObject; readonly problem: string | null } {
  const resources = files.map(({ path, bytes }) => {
    return { uri: `${base}/${encodePath(path)}`, digest: digestOf(bytes), size: bytes.length };
  });
  const entry = { uri: `${base}/SKILL.md`, frontmatter, resources };
  return { entry, problem: whyNotServed(frontmatter, resources) };
}

function notServed({ skill, problem }: DescribedSkill, file: string): Finding {
  return {
    rule: 'marketplace-incomplete',
    file: skill.file,
    at: START_OF_FILE,
    about: [file],
    message: `${file} leaves out "${skill.name}": ${problem}.`,
    fix: 'Make it a skill that every client can load, or exclude it from the output.',
    severity: 'warning',
  };
}

/** The last segment is the name, as the extension demands; the folder tells skills of one name apart. */
function baseOf(
  { name, directory }: OutputSkill,
  { baseUrl }: SkillsJsonSettings,
  isShared: boolean,
): string {
  const isTop = directory === '.';
  if (baseUrl !== undefined)
    return `${baseUrl.replace(/\/+$/, '')}${isTop ? '' : `/${encodePath(directory)}`}`;
  const folder = isTop ? '.' : parentOf(directory);
  const prefix = isShared && folder !== '.' ? `${encodePath(folder)}/` : '';
  return `skill://${prefix}${encodeURIComponent(name)}`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

const MAX_DEPTH = 16;

/** The files of a skill, with those of skills inside it. */
function listFiles(directory: string, files: RepositoryFiles, depth = 0): readonly string[] {
  return files.entries(directory).flatMap(({ name, kind }) => {
    if (name === '.git' || name === 'node_modules') return [];
    if (kind === 'directory' && depth < MAX_DEPTH)
      return listFiles(joinPath(directory, name), files, depth + 1).map((path) => `${name}/${path}`);
    return files.bytes(joinPath(directory, name)) === null ? [] : [name];
  });
}

export interface AiCatalogSettings {
  readonly file?: string;
  /** Where the repository's files are on the web. */
  readonly baseUrl: string;
  /** Who publishes the catalog, in a new file. */
  readonly name?: string;
}

const AI_CATALOG_FILE = '.well-known/ai-catalog.json';
const SKILL_TYPE = 'application/ai-skill+md';

/** The catalog of Agentic Resource Discovery. Entries of other types are kept. */
export function aiCatalogOutput(settings: AiCatalogSettings, { skills }: OutputSources): Output {
  return {
    kind: 'ai-catalog',
    file: settings.file ?? AI_CATALOG_FILE,
    edit(text) {
      const entries = catalogEntries(skills, settings);
      if (text !== null)
        return replaceList(text, {
          key: 'entries',
          wanted: entries,
          identity: 'identifier',
          isOurs: (entry) => isOwnEntry(entry, settings),
        });
      const host = { displayName: settings.name ?? new URL(settings.baseUrl).host };
      return created(newJsonText({ specVersion: '1.0', host, entries }));
    },
  };
}

/** The entries of skills for a catalog of Agentic Resource Discovery (draft 0.9). */
export function catalogEntries(
  skills: readonly Pick<OutputSkill, 'name' | 'description' | 'file' | 'version'>[],
  { baseUrl }: Pick<AiCatalogSettings, 'baseUrl'>,
): readonly JsonObject[] {
  const publisher = new URL(baseUrl).hostname;
  const seen = new Set<string>();
  return skills.flatMap(({ name, description, file, version }) => {
    const identifier = `urn:air:${publisher}:skill:${name.replace(/[^a-zA-Z0-9._-]+/g, '-')}`;
    if (seen.has(identifier)) return [];
    seen.add(identifier);
    return [
      {
        identifier,
        displayName: name,
        type: SKILL_TYPE,
        url: `${baseUrl.replace(/\/+$/, '')}/${encodePath(file)}`,
        ...(description !== '' && { description }),
        ...(version !== undefined && { version }),
      },
    ];
  });
}

/** An entry of ours: its identifier names the publisher, and its type a skill. */
function isOwnEntry(entry: JsonObject, { baseUrl }: AiCatalogSettings): boolean {
  const prefix = `urn:air:${new URL(baseUrl).hostname}:skill:`;
  return entry['type'] === SKILL_TYPE && asText(entry['identifier'])?.startsWith(prefix) === true;
}

interface ListEdit {
  readonly key: string;
  readonly wanted: readonly JsonObject[];
  /** The key that entries are recognized by. */
  readonly identity: string;
  readonly isOurs?: (entry: JsonObject) => boolean;
}

/** Replaces the entries that are ours; keys that someone added to one stay, and so do other entries and their order. */
function replaceList(text: string, { key, wanted, identity, isOurs = () => true }: ListEdit): OutputEdit {
  const document = JsonDocument.open(text);
  const list = document === null ? undefined : asObject(document.value)[key];
  if (document === null || !isObject(document.value) || (list !== undefined && !isArray(list)))
    return unchanged(text);
  const byId = new Map(wanted.map((entry) => [entry[identity], entry]));
  const { lists, differences } = planEntries(new Map([['', list ?? []]]), wanted, {
    find: (entry) => byId.get(entry[identity]),
    isOurs,
    isRenamed: (entry, fresh) => looksRenamed(skillName(entry), skillName(fresh)),
    build: (entry) => entry,
    nameOf: (entry) => asText(entry[identity]) ?? '',
  });
  return edited(document, withValueAt(document.value, [key], lists.get('')!), differences);
}

function skillName({ displayName, frontmatter }: JsonObject): string {
  return asText(displayName) ?? asText(asObject(frontmatter)['name']) ?? '';
}
