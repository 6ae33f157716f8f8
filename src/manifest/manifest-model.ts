import type { Workspace } from '../files/workspace.js';
import { isObject, type Json, type JsonObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { type Profile, schemaId } from '../profiles/profile.js';
import type { Lexicon } from '../skill/lexicon.js';
import type { DeclaredMetadata, SkillRecord } from '../skill/skill.js';
import { normalizePath } from '../text/paths.js';
import { type Span, START_OF_FILE } from '../text/span.js';

/** The manifest cannot be read or is not a manifest; nothing was changed. Exit code 3, `E_MANIFEST`. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  constructor(
    message: string,
    readonly fix: string,
    readonly at: { readonly file: string; readonly span: Span },
  ) {
    super(message);
  }
}

/** An entry of the file. */
export interface ExistingEntry {
  readonly index: number;
  readonly value: JsonObject;
  readonly name: string;
  /** Normalized; empty if missing. */
  readonly path: string;
}

/** An existing manifest. */
export interface ManifestModel {
  readonly value: JsonObject;
  readonly entries: readonly ExistingEntry[];
  readonly meta: JsonObject;
  readonly matrix: JsonObject;
}

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** Reads a manifest for merging; throws if its shape does not allow that, since guessing could lose data. */
export function readManifest(text: string, file: string): ManifestModel {
  const parsed = readJson(text);
  if (!parsed.ok && text.startsWith(LFS_POINTER)) {
    throw new ManifestError(
      `${file} is stored with Git LFS, and the checkout has only a pointer to it.`,
      'Keep it out of Git LFS, or check out with `lfs: true`. Nothing was changed.',
      { file, span: START_OF_FILE },
    );
  }
  if (!parsed.ok) {
    throw new ManifestError(
      `${file} is not valid JSON: ${parsed.message}`,
      'Fix it, or move it away. Nothing was changed.',
      {
        file,
        span: parsed.span,
      },
    );
  }
  const value = objectAt(parsed.value, 'the manifest', file);
  const skills = value['skills'] === undefined ? [] : value['skills'];
  if (!Array.isArray(skills)) throw wrongShape('"skills" is not a list', file);
  const entries: ExistingEntry[] = [];
  for (const [index, entry] of (skills as readonly Json[]).entries()) {
    if (isObject(entry) && typeof entry['name'] === 'string')
      entries.push({ index, value: entry, name: entry['name'], path: pathOfEntry(entry) });
  }
  const matrix = objectAt(value['dispatch_matrix'], '"dispatch_matrix"', file);
  for (const table of ['by_task_type', 'by_keyword'])
    objectAt(matrix[table], `"dispatch_matrix.${table}"`, file);
  return { value, entries, meta: objectAt(value['_meta'], '"_meta"', file), matrix };
}

/** The manifest that a run found. It is parsed on first use: many runs need no more than its path. */
export class ExistingManifest {
  #model: ManifestModel | null = null;

  constructor(
    readonly file: string,
    /** `null` if there is none yet. */
    readonly text: string | null,
  ) {}

  /** Throws `ManifestError` if it cannot be read. */
  get model(): ManifestModel {
    this.#model ??= this.text === null ? NO_MANIFEST : readManifest(this.text, this.file);
    return this.#model;
  }
}

export const SCHEMA_VERSION = '2.1.0';

/** A manifest that does not exist yet. */
const NO_MANIFEST: ManifestModel = {
  value: {
    _meta: {
      schemaVersion: SCHEMA_VERSION,
      lastUpdated: '',
      totalSkills: 0,
      autoDiscoveredSkills: 0,
      manuallyRegistered: 0,
    },
  },
  entries: [],
  meta: {},
  matrix: {},
};

/** A table of the matrix; keys are in file order except for integer-like ones. */
export function routesOf(matrix: JsonObject, table: string): JsonObject {
  const value = matrix[table];
  return isObject(value) ? value : {};
}

/** A value by a user-defined key: `constructor` is a keyword like any other. */
export function ownValue(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A value that should be a string. Anything else counts as empty: manifests contain all kinds of values. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const NO_TEXTS: readonly string[] = [];

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The strings of a list; other values are skipped. */
export function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return NO_TEXTS;
  return value.every(isText) ? value : value.filter(isText);
}

/** The consumers of other manifests than ours search for keys as they are: a common word counts wherever it stands. */
export function hasCommonWords(manifest: JsonObject): boolean {
  return manifest['$schema'] !== schemaId('manifest');
}

/** The directory of an entry; empty if it has none. */
export function pathOfEntry(entry: JsonObject): string {
  return normalizeEntryPath(textOf(entry['path']));
}

/** Manual entries may end in a slash or name the file itself. */
function normalizeEntryPath(path: string): string {
  if (path === '' || path.startsWith('/')) return path;
  const normal = normalizePath(path);
  return normal.endsWith('/SKILL.md') ? normal.slice(0, -'/SKILL.md'.length) : normal;
}

/** A missing part is empty; `null` has no room for new values. */
function objectAt(value: unknown, what: string, file: string): JsonObject {
  if (value === undefined) return {};
  if (isObject(value)) return value;
  throw wrongShape(`${what} is not an object`, file);
}

function wrongShape(what: string, file: string): ManifestError {
  const fix = 'Fix it, or move the file away. Nothing was changed.';
  return new ManifestError(`${file} is not a skill manifest: ${what}.`, fix, { file, span: START_OF_FILE });
}

/** The `$schema` of a file that may be a manifest; other files are not parsed. */
export function schemaIdOf(text: string, file: string): Json | undefined {
  return text.includes('"$schema"') ? readManifest(text, file).value['$schema'] : undefined;
}

export interface ManifestOptions {
  readonly profile: Profile;
  readonly lexicon: Lexicon;
  readonly isInferring: boolean;
  readonly triggersShape: 'nested' | 'compat';
  /** `merge.preserve`: fields of existing entries that are never updated. */
  readonly preserve: readonly string[];
  /** `skill_overrides` of the overrides file. */
  readonly overrides: Readonly<Record<string, JsonObject>>;
  /** For messages. */
  readonly file: string;
  /** The file exists, or the run creates it. */
  readonly hasFile: boolean;
  readonly schemaId: string;
  readonly prune: 'remove' | 'deprecate' | 'keep';
  /** `dispatch.exclude`: phrases and task types that are never generated. */
  readonly excluded: readonly string[];
  readonly maxClaimants: number;
  readonly taskTypes: readonly string[];
  /** `dispatch_matrix` of the overrides file: manual routes kept elsewhere. */
  readonly overriddenMatrix: JsonObject;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly now: string;
  /** Paths of entries whose skill is gone. */
  readonly stalePaths: ReadonlySet<string>;
  /** Entries of skills that have both a new name and a new directory, by the new name. */
  readonly renamedEntries: ReadonlyMap<string, ExistingEntry>;
  readonly workspace: Pick<Workspace, 'kindOf'>;
  /** What a skill declared when the manifest was written, as far as the history tells. */
  readonly declaredBefore: (record: SkillRecord) => readonly DeclaredMetadata[];
}

export interface ManifestInput {
  /** Valid skills, one for each name, in discovery order. */
  readonly skills: readonly SkillRecord[];
  /** Directories and names of skills that were found but rejected: their entries stay unchanged. */
  readonly rejected: readonly SkillRecord[];
  /** Everything the scan found, valid or not: other entries were registered by hand. */
  readonly discovered: readonly SkillRecord[];
}
