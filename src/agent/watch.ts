import fs from 'node:fs';
import path from 'node:path';
import type { Request } from '../config/request.js';
import { absolutePath } from '../files/absolute-path.js';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
  Workspace,
} from '../files/workspace.js';
import { RESOURCE_TYPES } from '../skill/skill.js';
import { joinPath, parentOf } from '../text/paths.js';

/** How often directories are polled where the system cannot report changes, in milliseconds. */
export const POLL_INTERVAL_MS = 1000;

/** Opens a watch on one directory; throws when the system is out of watches. */
export type OpenWatch = (directory: string, listener: () => void) => fs.FSWatcher;

interface Watched {
  readonly watcher: fs.FSWatcher;
  /** Distinguishes a directory from another one that replaced it. */
  readonly inode: number;
}

/**
 * Reports that something in a set of directories may have changed. Each is watched by itself, which every system does
 * well; where the system runs out of watches, all of them are polled.
 */
export class DirectoryWatcher {
  readonly #onChange: () => void;
  readonly #open: OpenWatch;
  readonly #watched = new Map<string, Watched>();
  #directories: ReadonlySet<string> = new Set();
  #poll: { readonly timer: NodeJS.Timeout; state: string } | null = null;

  constructor(
    onChange: () => void,
    options: { readonly isPolling?: boolean; readonly open?: OpenWatch } = {},
  ) {
    this.#onChange = onChange;
    this.#open = options.open ?? ((directory, listener) => fs.watch(directory, listener));
    if (options.isPolling) this.#startPolling();
  }

  get isPolling(): boolean {
    return this.#poll !== null;
  }

  /** Watches these directories, or the next one above each that exists, and no others; returns how many are new. */
  sync(directories: Iterable<string>): number {
    const wanted = new Map<string, number>();
    for (const directory of directories) {
      const { path: place, inode } = existingDirectory(directory);
      wanted.set(place, inode);
    }
    this.#directories = new Set(wanted.keys());
    if (this.#poll !== null) {
      const state = stateOf(this.#directories);
      const isNew = state !== this.#poll.state;
      this.#poll.state = state;
      return isNew ? 1 : 0;
    }
    for (const directory of this.#watched.keys()) if (!wanted.has(directory)) this.#unwatch(directory);
    let added = 0;
    for (const [directory, inode] of wanted) if (this.#watch(directory, inode)) added++;
    return added;
  }

  close(): void {
    for (const directory of [...this.#watched.keys()]) this.#unwatch(directory);
    if (this.#poll !== null) clearInterval(this.#poll.timer);
  }

  #watch(directory: string, inode: number): boolean {
    if (this.#poll !== null || this.#watched.get(directory)?.inode === inode) return false;
    this.#unwatch(directory);
    try {
      const watcher = this.#open(directory, () => this.#onChange());
      watcher.on('error', () => {
        this.#unwatch(directory);
        this.#onChange();
      });
      this.#watched.set(directory, { watcher, inode });
      return true;
    } catch (error) {
      if (isOutOfWatches(error)) this.#startPolling();
      return true;
    }
  }

  #unwatch(directory: string): void {
    this.#watched.get(directory)?.watcher.close();
    this.#watched.delete(directory);
  }

  #startPolling(): void {
    for (const directory of [...this.#watched.keys()]) this.#unwatch(directory);
    const timer = setInterval(() => this.#look(), POLL_INTERVAL_MS);
    this.#poll = { timer, state: stateOf(this.#directories) };
  }

  #look(): void {
    const state = stateOf(this.#directories);
    if (this.#poll === null || state === this.#poll.state) return;
    this.#poll.state = state;
    this.#onChange();
  }
}

/** A directory, or the next one above it that exists; the topmost always does. */
function existingDirectory(directory: string): { readonly path: string; readonly inode: number } {
  for (let current = directory; ; current = path.dirname(current)) {
    const stats = fs.statSync(current, { throwIfNoEntry: current === path.dirname(current) });
    if (stats?.isDirectory()) return { path: current, inode: stats.ino };
  }
}

function isOutOfWatches(error: unknown): boolean {
  return ['ENOSPC', 'EMFILE', 'ENFILE', 'ENOSYS', 'ENOTSUP'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}

/** Times of files may be that much behind the clock. */
const TIME_SLACK_MS = 50;

function hasChangedSince(time: number, directories: Iterable<string>): boolean {
  const isLater = (file: string) =>
    (fs.lstatSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= time - TIME_SLACK_MS;
  for (const directory of directories)
    if (isLater(directory) || readNames(directory).some((name) => isLater(path.join(directory, name))))
      return true;
  return false;
}

/** Names, sizes and times of everything in the directories. */
function stateOf(directories: ReadonlySet<string>): string {
  const parts: string[] = [];
  for (const directory of [...directories].sort()) {
    for (const name of readNames(directory)) {
      const stats = fs.lstatSync(path.join(directory, name), { throwIfNoEntry: false });
      parts.push(`${directory}/${name}:${stats?.ino}:${stats?.size}:${stats?.mtimeMs}:${stats?.ctimeMs}`);
    }
  }
  return parts.join('\n');
}

function readNames(directory: string): readonly string[] {
  try {
    return fs.readdirSync(directory).sort();
  } catch {
    return [];
  }
}

export interface WatchOptions {
  /** Does the work and says which directories it depends on; absolute paths. */
  readonly run: () => Promise<Iterable<string>>;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Quiet time after the last event before the work is done again. */
  readonly debounceMs?: number;
  /** The longest time that a series of events may delay the work. */
  readonly maxDelayMs?: number;
  readonly isPolling?: boolean;
}

/** Work on a request that is done again whenever a file that it read changes. */
export interface RepeatedWork {
  readonly request: () => Promise<Request>;
  /** Gets a request that notes what is read; returns other files that the work depends on, as absolute paths. */
  readonly work: (request: Request) => Promise<readonly string[]>;
  /** What went wrong after the first time, such as a half-saved file. */
  readonly onProblem: (error: unknown) => void;
  readonly signal: AbortSignal;
  readonly isPolling?: boolean;
  /** The work was done before: a failure of the first time is a problem like later ones. */
  readonly isRunning?: boolean;
}

/**
 * Does the work now, and again after every change in what it read, until the signal is aborted: then work that goes on
 * ends where it next reports progress, which is never halfway through a write. Rejects only if the first time fails.
 */
export async function repeatOnChange(repeated: RepeatedWork): Promise<void> {
  const { request, work, onProblem, isRunning, ...options } = repeated;
  let known: ReadonlySet<string> | null = isRunning ? new Set() : null;
  const run = async () => {
    const asked = await request();
    const workspace = new TracingWorkspace(asked.workspace);
    const onProgress: Request['onProgress'] = (progress) => {
      options.signal.throwIfAborted();
      asked.onProgress?.(progress);
    };
    try {
      const files = await work({ ...asked, workspace, onProgress });
      known = new Set([...workspace.directories, ...files.map((file) => path.dirname(file))]);
    } catch (error) {
      if (known === null) throw error;
      if (options.signal.aborted) return known;
      onProblem(error);
      known = new Set([...known, ...workspace.directories]);
    }
    return known;
  };
  await watchRepository({ ...options, run });
}

export const DEBOUNCE_MS = 150;
const MAX_DELAY_MS = 2000;

/**
 * Does the work now, and again after every change in what it depends on, until the signal is aborted. Events in a
 * row count as one; an event during the work causes one more run. Rejects when the work does.
 */
export async function watchRepository(options: WatchOptions): Promise<void> {
  const changes = new Debounce(options.debounceMs ?? DEBOUNCE_MS, options.maxDelayMs ?? MAX_DELAY_MS);
  const watcher = new DirectoryWatcher(() => changes.notify(), { isPolling: options.isPolling ?? false });
  const stop = () => changes.cancel();
  options.signal.addEventListener('abort', stop, { once: true });
  try {
    while (!options.signal.aborted) {
      const start = Date.now();
      const directories = await options.run();
      // What happened in a directory between the run and its first watch went unnoticed.
      const added = watcher.sync(directories);
      if (added > 0 && hasChangedSince(start, directories)) changes.notify();
      await changes.settled(options.signal);
    }
  } finally {
    options.signal.removeEventListener('abort', stop);
    watcher.close();
    changes.cancel();
  }
}

/** Debounces events: settles once they have paused, or once the first one has waited long enough. */
class Debounce {
  #first: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #wake: (() => void) | null = null;

  constructor(
    readonly debounceMs: number,
    readonly maxDelayMs: number,
  ) {}

  notify(): void {
    const now = performance.now();
    this.#first ??= now;
    clearTimeout(this.#timer);
    const rest = Math.max(0, this.#first + this.maxDelayMs - now);
    this.#timer = setTimeout(() => this.#wake?.(), Math.min(this.debounceMs, rest));
  }

  async settled(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    // An event that came during the work has to be debounced, too.
    const pending = this.#first !== null;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (pending) this.notify();
    });
    this.#wake = null;
    this.#first = null;
    clearTimeout(this.#timer);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#wake?.();
  }
}

/** Notes every directory that a run looked at: a change in one of them may change what the run finds. */
export class TracingWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #inner: Workspace;
  readonly #directories = new Set<string>();

  constructor(inner: Workspace) {
    this.root = inner.root;
    this.home = inner.home;
    this.#inner = inner;
  }

  /** Absolute paths; some may not exist. */
  get directories(): ReadonlySet<string> {
    return this.#directories;
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    return this.#traceListing(directory, this.#inner.list(directory));
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    return this.#traceListing(directory, this.#inner.listWithin(base, directory));
  }

  read(file: string, limits: ReadLimits): FileContent {
    return this.#around(file).read(file, limits);
  }

  readListed(file: string, maxBytes: number): string | null {
    return this.#around(file).readListed(file, maxBytes);
  }

  kindOf(file: string): PathKind {
    return this.#around(file).kindOf(file);
  }

  entryAt(file: string): DirectoryEntry['kind'] | null {
    return this.#around(file).entryAt(file);
  }

  canonical(file: string): string | null {
    return this.#around(file).canonical(file);
  }

  holdsTracked(directory: string): boolean {
    return this.#inner.holdsTracked(directory);
  }

  linkTarget(file: string): string | null {
    return this.#around(file).linkTarget(file);
  }

  earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#inner.earlierBlobs(directory);
  }

  earlierTexts(file: string): readonly string[] {
    return this.#inner.earlierTexts(file);
  }

  fingerprint(file: string): FileFingerprint | null {
    return this.#around(file).fingerprint(file);
  }

  #around(file: string): Workspace {
    this.#trace(parentOf(file));
    return this.#inner;
  }

  /** Resources are read later, on request: a change in their directories counts all the same. */
  #traceListing(directory: string, entries: readonly DirectoryEntry[] | null) {
    this.#trace(directory);
    if (entries === null) this.#trace(parentOf(directory));
    for (const { name, kind } of entries ?? []) {
      const isResource = RESOURCE_TYPES.some((type) => type === name);
      if (kind === 'directory' && isResource) this.#trace(joinPath(directory, name));
    }
    return entries;
  }

  #trace(directory: string): void {
    this.#directories.add(absolutePath(this.#inner, directory));
  }
}
