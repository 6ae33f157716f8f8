import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
  Workspace,
} from '../files/workspace.js';

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
export class RememberingWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #inner: Workspace;
  readonly #memory: ReadMemory;

  constructor(inner: Workspace, memory: ReadMemory) {
    this.#inner = inner;
    this.#memory = memory;
    this.root = inner.root;
    this.home = inner.home;
    memory.startRun();
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    return this.#inner.list(directory);
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    return this.#inner.listWithin(base, directory);
  }

  read(file: string, limits: ReadLimits): FileContent {
    return this.#memory.read(file, limits, this.#inner);
  }

  readListed(file: string, maxBytes: number): string | null {
    return this.#inner.readListed(file, maxBytes);
  }

  kindOf(path: string): PathKind {
    return this.#inner.kindOf(path);
  }

  entryAt(path: string): DirectoryEntry['kind'] | null {
    return this.#inner.entryAt(path);
  }

  canonical(path: string): string | null {
    return this.#inner.canonical(path);
  }

  fingerprint(file: string): FileFingerprint | null {
    return this.#inner.fingerprint(file);
  }
}
