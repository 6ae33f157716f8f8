import { absolutePath } from '../files/absolute-path.js';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
  Workspace,
} from '../files/workspace.js';
import { joinPath, parentOf, RESOURCE_TYPES } from '../skill/skill.js';

/** Passes everything on. */
class DelegatingWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;

  constructor(protected readonly inner: Workspace) {
    this.root = inner.root;
    this.home = inner.home;
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    return this.inner.list(directory);
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    return this.inner.listWithin(base, directory);
  }

  read(file: string, limits: ReadLimits): FileContent {
    return this.inner.read(file, limits);
  }

  readListed(file: string, maxBytes: number): string | null {
    return this.inner.readListed(file, maxBytes);
  }

  kindOf(path: string): PathKind {
    return this.inner.kindOf(path);
  }

  entryAt(path: string): DirectoryEntry['kind'] | null {
    return this.inner.entryAt(path);
  }

  canonical(path: string): string | null {
    return this.inner.canonical(path);
  }

  fingerprint(file: string): FileFingerprint | null {
    return this.inner.fingerprint(file);
  }
}

interface KnownContent {
  readonly key: string;
  readonly content: FileContent;
}

/** A file that was written a moment ago can change again without a trace in its times. */
const YOUNG_MS = 2000;

/** What was read of files, kept between runs: a file is read again only when its size or time changed. */
export class ReadMemory {
  #known = new Map<string, KnownContent>();
  #seen = new Map<string, KnownContent>();

  /** Forgets what the last run did not ask for. */
  startRun(): void {
    if (this.#seen.size > 0) this.#known = this.#seen;
    this.#seen = new Map();
  }

  read(file: string, limits: ReadLimits, workspace: Workspace): FileContent {
    const print = workspace.fingerprint(file);
    const isYoung = print === null || Date.now() - print.mtimeMs < YOUNG_MS;
    const id = JSON.stringify([file, limits]);
    const key = `${print?.size} ${print?.mtimeMs} ${workspace.entryAt(file)}`;
    const known = this.#known.get(id);
    const content = !isYoung && known?.key === key ? known.content : workspace.read(file, limits);
    if (!isYoung) this.#seen.set(id, { key, content });
    return content;
  }
}

/** A workspace for programs that run the same work again and again: unchanged files are not read twice. */
export class RememberingWorkspace extends DelegatingWorkspace {
  readonly #memory: ReadMemory;

  constructor(inner: Workspace, memory: ReadMemory) {
    super(inner);
    this.#memory = memory;
    memory.startRun();
  }

  override read(file: string, limits: ReadLimits): FileContent {
    return this.#memory.read(file, limits, this.inner);
  }

  /** Leaves every file to `read`, which remembers, and which also checks the directories above the file. */
  override readListed(): null {
    return null;
  }
}

const RESOURCE_DIRECTORIES: ReadonlySet<string> = new Set(RESOURCE_TYPES);

/** Notes every directory that a run looked at: a change in one of them may change what the run finds. */
export class TracingWorkspace extends DelegatingWorkspace {
  readonly #directories = new Set<string>();

  /** Absolute paths; some may not exist. */
  get directories(): ReadonlySet<string> {
    return this.#directories;
  }

  override list(directory: string): readonly DirectoryEntry[] | null {
    return this.#traceListing(directory, this.inner.list(directory));
  }

  override listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    return this.#traceListing(directory, this.inner.listWithin(base, directory));
  }

  override read(file: string, limits: ReadLimits): FileContent {
    this.#trace(parentOf(file));
    return this.inner.read(file, limits);
  }

  override readListed(file: string, maxBytes: number): string | null {
    this.#trace(parentOf(file));
    return this.inner.readListed(file, maxBytes);
  }

  override kindOf(path: string): PathKind {
    this.#trace(parentOf(path));
    return this.inner.kindOf(path);
  }

  override entryAt(path: string): DirectoryEntry['kind'] | null {
    this.#trace(parentOf(path));
    return this.inner.entryAt(path);
  }

  override canonical(path: string): string | null {
    this.#trace(parentOf(path));
    return this.inner.canonical(path);
  }

  override fingerprint(file: string): FileFingerprint | null {
    this.#trace(parentOf(file));
    return this.inner.fingerprint(file);
  }

  /** Resources are read later, on request: a change in their directories counts all the same. */
  #traceListing(
    directory: string,
    entries: readonly DirectoryEntry[] | null,
  ): readonly DirectoryEntry[] | null {
    this.#trace(directory);
    if (entries === null) this.#trace(parentOf(directory));
    for (const { name, kind } of entries ?? []) {
      if (kind === 'directory' && RESOURCE_DIRECTORIES.has(name)) this.#trace(joinPath(directory, name));
    }
    return entries;
  }

  #trace(directory: string): void {
    this.#directories.add(absolutePath(this.inner, directory));
  }
}
