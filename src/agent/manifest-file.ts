import fs from 'node:fs';
import { isOn, type Request } from '../config/request.js';
import type { Json } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { ManifestError } from '../manifest/manifest-model.js';
import { compileDispatcher } from '../manifest/routes.js';
import { planRoutes, runOperation } from '../pipeline.js';
import type { Dispatcher } from '../routing/dispatch.js';
import { prepareRun, type RunSetup } from '../run/prepare-run.js';
import { START_OF_FILE } from '../text/span.js';

/** Turns hot reload on for one session, as CLEO does. */
const HOT_RELOAD = 'CLEO_SKILL_HOT_RELOAD';

/** Whether a person lets each dispatch register again: by the config in the home directory, or by the variable. */
export function isHotReload({ settings, request }: RunSetup): boolean {
  return settings.userHotReload || isOn(request.environment.variables[HOT_RELOAD]);
}

/** Prepares a dispatch: with hot reload, the manifest is brought up to date first. */
export async function prepareDispatch(request: Request): Promise<RunSetup> {
  const setup = await prepareRun(request);
  if (!isHotReload(setup)) return setup;
  await runOperation({ ...request, operation: 'register' });
  return prepareRun(request);
}

/**
 * The text of the manifest; as `register` would write it if there is none yet, or if the config of the repository turns
 * hot reload on: that alone writes nothing.
 */
export async function readManifestText(setup: RunSetup): Promise<string> {
  const { request, settings, hasManifest, manifestFile: file } = setup;
  const isPlanned = !hasManifest || (settings.hotReload && !isHotReload(setup));
  const text = isPlanned ? null : request.store.read(file);
  return text ?? (await planRoutes({ ...request, operation: 'register', dryRun: true })).manifest;
}

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
