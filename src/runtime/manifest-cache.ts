import fs from 'node:fs';
import type { Json } from '../core/manifest.js';
import { readJson } from '../core/read-json.js';
import { ManifestError } from '../errors.js';
import { compileDispatcher } from './compile-dispatcher.js';
import type { Dispatcher } from './dispatch.js';

/** How long a manifest is taken for current without a look at its content (S0-40). */
export const MANIFEST_TTL_MS = 300_000;

/** A file that was written so shortly before it was read may have been written again within the same tick of its clock. */
const SETTLE_MS = 100;

export interface CachedManifest {
  readonly value: Json;
  readonly text: string;
  /** Its routes, compiled on first use. */
  readonly dispatcher: Dispatcher;
  /** The file is missing or half-written at the moment, and this is what it said before. */
  readonly isStale: boolean;
}

interface Entry {
  readonly version: string;
  readonly isSettled: boolean;
  readonly readAt: number;
  readonly manifest: CachedManifest;
}

/**
 * The manifest for programs that run for long: read again when the file has changed, at the latest after five minutes.
 * While the file cannot be used it goes on with the last one that could, until that time has passed.
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

  /** Throws `ManifestError` when there is no manifest to be had. */
  get(): CachedManifest {
    const entry = this.#entry;
    if (entry !== null && this.#isCurrent(entry)) return entry.manifest;
    try {
      this.#entry = this.#read();
      return this.#entry.manifest;
    } catch (error) {
      if (entry === null || this.#age(entry) >= this.#ttlMs) throw error;
      return staleCopyOf(entry.manifest);
    }
  }

  #isCurrent(entry: Entry): boolean {
    return entry.isSettled && this.#age(entry) < this.#ttlMs && versionOf(this.#path) === entry.version;
  }

  #age(entry: Entry): number {
    return this.#now() - entry.readAt;
  }

  #read(): Entry {
    const version = versionOf(this.#path);
    const text = readText(this.#path);
    const reading = readJson(text);
    if (!reading.ok) {
      const fix = 'Wait until it is written, or restore it from git.';
      throw new ManifestError(`${this.#path} is no JSON: ${reading.message}`, fix, {
        file: this.#path,
        span: reading.span,
      });
    }
    const readAt = this.#now();
    const isSettled = version !== null && Date.now() - modifiedAt(this.#path) > SETTLE_MS;
    const manifest = new LazyManifest(this.#path, text, reading.value);
    return { version: version ?? '', isSettled, readAt, manifest };
  }
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

function versionOf(path: string): string | null {
  const stats = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
}

function modifiedAt(path: string): number {
  return fs.statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Number.POSITIVE_INFINITY;
}

function readText(path: string): string {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch (error) {
    const span = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    const reason = error instanceof Error ? error.message : String(error);
    throw new ManifestError(`Cannot read the manifest: ${reason}`, 'Run `skill-registrar register`.', {
      file: path,
      span,
    });
  }
}
