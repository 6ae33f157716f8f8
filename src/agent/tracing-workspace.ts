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

const RESOURCE_DIRECTORIES: ReadonlySet<string> = new Set(RESOURCE_TYPES);

/** Notes every directory that a run looked at: a change in one of them may change what the run finds. */
export class TracingWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #inner: Workspace;
  readonly #directories = new Set<string>();

  constructor(inner: Workspace) {
    this.#inner = inner;
    this.root = inner.root;
    this.home = inner.home;
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
    this.#trace(parentOf(file));
    return this.#inner.read(file, limits);
  }

  readListed(file: string, maxBytes: number): string | null {
    this.#trace(parentOf(file));
    return this.#inner.readListed(file, maxBytes);
  }

  kindOf(path: string): PathKind {
    this.#trace(parentOf(path));
    return this.#inner.kindOf(path);
  }

  entryAt(path: string): DirectoryEntry['kind'] | null {
    this.#trace(parentOf(path));
    return this.#inner.entryAt(path);
  }

  canonical(path: string): string | null {
    this.#trace(parentOf(path));
    return this.#inner.canonical(path);
  }

  fingerprint(file: string): FileFingerprint | null {
    this.#trace(parentOf(file));
    return this.#inner.fingerprint(file);
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
    this.#directories.add(absolutePath(this.#inner, directory));
  }
}
