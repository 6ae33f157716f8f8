import fs from 'node:fs';
import type { Json } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { ManifestError } from '../manifest/manifest-model.js';
import { START_OF_FILE } from '../report/diagnostic.js';
import type { Dispatcher } from './dispatch.js';
import { compileDispatcher } from './dispatch-source.js';

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
  /** Its routes, compiled on first use. */
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
  readonly file: bigint;
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
    if (entry !== null && this.#isCurrent(entry)) return entry.manifest;
    try {
      const latest = this.#read();
      if (entry !== null && isInTheMiddle(entry, latest)) return this.#goOnWith(entry, () => latest.manifest);
      this.#entry = latest;
      return latest.manifest;
    } catch (error) {
      if (entry === null) throw error;
      return this.#goOnWith(entry, () => {
        throw error;
      });
    }
  }

  #goOnWith(entry: Entry, giveUp: () => CachedManifest): CachedManifest {
    return this.#age(entry) < this.#ttlMs ? staleCopyOf(entry.manifest) : giveUp();
  }

  #isCurrent(entry: Entry): boolean {
    return (
      entry.isRested && this.#age(entry) < this.#ttlMs && versionOf(this.#path)?.key === entry.version.key
    );
  }

  #age(entry: Entry): number {
    return this.#now() - entry.readAt;
  }

  #read(): Entry {
    const before = versionOf(this.#path);
    const text = readText(this.#path);
    const version = versionOf(this.#path);
    const reading = readJson(text);
    if (!reading.ok || before === null || version === null || before.key !== version.key) {
      const why = reading.ok ? 'it changed while it was read' : reading.message;
      const span = reading.ok ? START_OF_FILE : reading.span;
      const fix = 'Wait until it is written, or restore it from git.';
      throw new ManifestError(`${this.#path} cannot be used: ${why}`, fix, { file: this.#path, span });
    }
    const manifest = new LazyManifest(this.#path, text, reading.value);
    return { version, isRested: hasRested(version), readAt: this.#now(), manifest };
  }
}

/** The same file with new content: another program may still be writing. */
function isInTheMiddle(known: Entry, latest: Entry): boolean {
  const isSameFile = known.version.file === latest.version.file;
  return isSameFile && known.version.key !== latest.version.key && !latest.isRested;
}

function hasRested({ changedAt }: FileVersion): boolean {
  return Date.now() - changedAt > REST_MS;
}

class LazyManifest implements CachedManifest {
  readonly isStale = false;
  #dispatcher: Dispatcher | undefined;

  constructor(
    readonly path: string,
    readonly text: string,
    readonly value: Json,
  ) {}

  get dispatcher(): Dispatcher {
    this.#dispatcher ??= compileDispatcher(this.text, this.path);
    return this.#dispatcher;
  }
}

function staleCopyOf(manifest: CachedManifest): CachedManifest {
  return {
    value: manifest.value,
    text: manifest.text,
    isStale: true,
    get dispatcher() {
      return manifest.dispatcher;
    },
  };
}

function versionOf(path: string): FileVersion | null {
  const stats = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) return null;
  const key = `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
  return { file: stats.ino, key, changedAt: Number(stats.ctimeMs) };
}

function readText(path: string): string {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch (error) {
    const message = `Cannot read the manifest: ${(error as Error).message}`;
    throw new ManifestError(message, 'Run `skill-registrar register`.', { file: path, span: START_OF_FILE });
  }
}
