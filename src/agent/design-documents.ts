import fs from 'node:fs';
import type { Json } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { ManifestError } from '../manifest/manifest-model.js';
import { compileDispatcher } from '../manifest/routes.js';
import { renderAvailableSkills } from '../outputs/catalog-text.js';
import type { Dispatcher } from '../routing/dispatch.js';
import type { CatalogSkill, SkillManifest } from '../skill/list-skills.js';
import { type ResourceType, sanitizeSkillName } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { contentText } from '../text/decode.js';
import { START_OF_FILE } from '../text/span.js';
import type { OpenedSkills } from './catalog.js';
import { loadSkill } from './load.js';
import { openSession } from './open-session.js';
import { isAllowed, type SkillAllowlist } from './permissions.js';
import { installPlugin } from './plugins/install.js';
import type { PluginHost } from './plugins/open-plugins.js';
import { type InstallRequest, PluginError } from './plugins/plugin-source.js';
import type { SkillSession } from './session.js';
import { listResources } from './skill-files.js';

/*
 * Library code that the design document of one system asks for, under the names it has there. Nothing else in this
 * program uses it. In this order: CLEO, the skill pipeline, the agent harness, toolsets, Codelia.
 */

/** How long a manifest counts as current before its content is read again. */
export const MANIFEST_TTL_MS = 300_000;

/**
 * A file that is written in place may be read half-way, and the halves of two versions may be valid JSON. So it is used
 * only after it has been unchanged for this long; a file that was renamed into place is complete at once.
 */
const REST_MS = 100;

export interface CachedManifest {
  readonly value: Json;
  readonly text: string;
  /** Its routes. */
  readonly dispatcher: Dispatcher;
  /** The file is missing or half-written now; this is its last complete content. */
  readonly isStale: boolean;
}

interface Entry {
  readonly version: FileVersion;
  /** It had been unchanged long enough when it was read: its version reveals every later change. */
  readonly isRested: boolean;
  readonly readAt: number;
  readonly manifest: CachedManifest;
}

interface FileVersion {
  readonly inode: bigint;
  readonly key: string;
  readonly changedAt: number;
}

/**
 * The manifest for long-running programs: read again when the file has changed, at the latest after five minutes.
 * While the file cannot be used, the last usable content serves until that time has passed.
 */
export class ManifestCache {
  readonly #path: string;
  readonly #ttlMs: number;
  readonly #now: () => number;
  #entry: Entry | null = null;

  constructor(path: string, options: { readonly ttlMs?: number; readonly now?: () => number } = {}) {
    this.#path = path;
    this.#ttlMs = options.ttlMs ?? MANIFEST_TTL_MS;
    this.#now = options.now ?? Date.now;
  }

  /** Throws `ManifestError` when no manifest can be read. */
  get(): CachedManifest {
    const entry = this.#entry;
    const isFresh = entry !== null && this.#now() - entry.readAt < this.#ttlMs;
    if (isFresh && entry.isRested && versionOf(this.#path)?.key === entry.version.key) return entry.manifest;
    try {
      const latest = this.#read();
      if (!isFresh || !isBeingWritten(entry, latest)) {
        this.#entry = latest;
        return latest.manifest;
      }
    } catch (error) {
      if (!isFresh) throw error;
    }
    return { ...entry.manifest, isStale: true };
  }

  #read(): Entry {
    const file = this.#path;
    const before = versionOf(file);
    const text = readText(file);
    const version = versionOf(file);
    const reading = readJson(text);
    if (!reading.ok || version === null || before?.key !== version.key) {
      const why = reading.ok ? 'it changed while it was read' : reading.message;
      const span = reading.ok ? START_OF_FILE : reading.span;
      const fix = 'Wait until it is written, or restore it from git.';
      throw new ManifestError(`${file} cannot be used: ${why}`, fix, { file, span });
    }
    const isRested = Date.now() - version.changedAt > REST_MS;
    const dispatcher = compileDispatcher(text, file);
    const manifest = { value: reading.value, text, dispatcher, isStale: false };
    return { version, isRested, readAt: this.#now(), manifest };
  }
}

/** The same file with new content: another program may still be writing. */
function isBeingWritten(known: Entry, latest: Entry): boolean {
  const isSameFile = known.version.inode === latest.version.inode;
  return isSameFile && known.version.key !== latest.version.key && !latest.isRested;
}

function versionOf(path: string): FileVersion | null {
  const stats = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) return null;
  const key = `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
  return { inode: stats.ino, key, changedAt: Number(stats.ctimeMs) };
}

function readText(path: string): string {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch (error) {
    const message = `Cannot read the manifest: ${(error as Error).message}`;
    throw new ManifestError(message, 'Run `skill-registrar register`.', { file: path, span: START_OF_FILE });
  }
}

export interface NamedSkill {
  readonly name: string;
}

/** Skills by sanitized name. */
export interface SkillRegistry<T extends NamedSkill> {
  registerOrReplace(skill: T): { readonly replaced: boolean };
  get(name: string): T | undefined;
  /** Ordered by name. */
  list(): readonly T[];
  /** In the order asked for, each once; unknown names are left out. */
  listByNames(names: readonly string[]): readonly T[];
}

/** The registry of one caller. */
export class DefaultSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
  readonly #skills = new Map<string, T>();

  constructor(skills: Iterable<T> = []) {
    for (const skill of skills) this.registerOrReplace(skill);
  }

  registerOrReplace(skill: T): { readonly replaced: boolean } {
    const key = sanitizeSkillName(skill.name);
    if (key === '')
      throw new RangeError(`"${skill.name}" has no character that is allowed in a skill's name`);
    const replaced = this.#skills.has(key);
    this.#skills.set(key, skill);
    return { replaced };
  }

  get(name: string): T | undefined {
    return this.#skills.get(sanitizeSkillName(name));
  }

  list(): readonly T[] {
    return [...this.#skills].sort(([a], [b]) => compareText(a, b)).map(([, skill]) => skill);
  }

  listByNames(names: readonly string[]): readonly T[] {
    const keys = new Set(names.map(sanitizeSkillName));
    return [...keys].map((key) => this.#skills.get(key)).filter((skill) => skill !== undefined);
  }
}

/** A read-only view of a registry through an allowlist; it sees later registrations. */
export class FilteredSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
  readonly #source: SkillRegistry<T>;
  readonly #allowlist: SkillAllowlist;

  constructor(source: SkillRegistry<T>, allowlist: SkillAllowlist) {
    this.#source = source;
    this.#allowlist = allowlist === undefined ? undefined : [...allowlist];
  }

  registerOrReplace(_skill: T): never {
    throw new Error('FilteredSkillRegistry is read-only');
  }

  get(name: string): T | undefined {
    return isAllowed(this.#allowlist, name) ? this.#source.get(name) : undefined;
  }

  list(): readonly T[] {
    return this.#source.list().filter((skill) => isAllowed(this.#allowlist, skill.name));
  }

  listByNames(names: readonly string[]): readonly T[] {
    return this.#source.listByNames(names.filter((name) => isAllowed(this.#allowlist, name)));
  }
}

/** A skill in the shape of the agent harness. */
export interface DiscoveredSkill {
  readonly manifest: SkillManifest;
  /** Absolute path of the SKILL.md. */
  readonly path: string;
  /** `bundled`, `user`, `claude`, `project` or `plugin`. */
  readonly source: string;
  readonly disabled?: true;
  readonly unavailable?: true;
  readonly unavailableReason?: string;
}

/** The three tiers of the agent harness over opened skills, with the names that its document gives them. */
export class SkillContextProvider {
  readonly #opened: OpenedSkills;
  readonly #session: SkillSession;

  /** With a session of its own, unless the caller has one that holds the user's consent. */
  constructor(opened: OpenedSkills, session: SkillSession = openSession(opened)) {
    this.#opened = opened;
    this.#session = session;
  }

  /** Tier 1: `<available_skills>` for the system prompt; `""` when there are none. */
  getTier1Context(): string {
    const skills = this.#session.catalog().skills.map((skill) => ({ ...skill, location: skill.path }));
    return renderAvailableSkills(skills).text ?? '';
  }

  /** Tier 2: the whole SKILL.md; `null` when there is no such skill. */
  async getTier2Context(skillName: string): Promise<string | null> {
    const skill = this.#find(skillName);
    if (skill === undefined || !this.#session.mayRead(skill.name)) return null;
    const loaded = loadSkill(skill, 'full', this.#workspace);
    return loaded.ok ? loaded.text : null;
  }

  /** Tier 3: the files directly in one of the resource directories. */
  async getTier3ResourceList(skillName: string, resourceType: ResourceType): Promise<string[]> {
    const skill = this.#find(skillName);
    return skill === undefined
      ? []
      : [...listResources(this.#session.guard(skill), resourceType, this.#workspace)];
  }

  /** Tier 3: the text of one file of a skill; `null` when there is none, or it may not be read. */
  async getTier3Resource(skillName: string, resourcePath: string): Promise<string | null> {
    const skill = this.#find(skillName);
    if (skill === undefined) return null;
    const content = this.#session.read({ path: skill.path, file: resourcePath });
    return 'kind' in content ? contentText(content) : null;
  }

  getSkill(name: string): DiscoveredSkill | undefined {
    const skill = this.#find(name);
    return skill === undefined ? undefined : discoveredSkill(skill);
  }

  getSkillNames(): string[] {
    return [...this.#session.getSkillNames()];
  }

  get #workspace() {
    return this.#opened.workspace;
  }

  #find(name: string): CatalogSkill | undefined {
    return this.#session.getSkill(name);
  }
}

/** A skill of the catalog in the shape of the agent harness. */
export function discoveredSkill(skill: CatalogSkill): DiscoveredSkill {
  const { name, description, manifest, path, source, enabled, available, unavailableReason } = skill;
  return {
    manifest: manifest ?? { name, description },
    path,
    source,
    ...(enabled ? {} : { disabled: true }),
    ...(available ? {} : { unavailable: true }),
    ...(unavailableReason === undefined ? {} : { unavailableReason }),
  };
}

/** The result of an installation in the shape that the agent harness documents. */
export interface InstallResult {
  readonly success: boolean;
  readonly skillName: string;
  readonly path: string;
  readonly error?: string;
}

/** Installs one skill; a failure is a result, not an exception. */
export async function installSkill(request: InstallRequest, host: PluginHost): Promise<InstallResult> {
  try {
    const { name, path: directory } = await installPlugin(request, host);
    return { success: true, skillName: name, path: directory };
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    return { success: false, skillName: request.name ?? '', path: '', error: error.message };
  }
}

/** Limits for programs that run a skill's scripts. skill-registrar itself runs none. */
export const SCRIPT_LIMITS = {
  timeoutMs: 60_000,
  maxOutputBytes: 1024 * 1024,
  maxArguments: 100,
  maxArgumentBytes: 4096,
  /** A script runs in the directory of its skill. */
  workingDirectory: 'skill',
} as const;

/** What `skills.list` takes. */
export interface SkillsListParams {
  readonly cwd?: string;
  readonly force_reload?: boolean;
}
