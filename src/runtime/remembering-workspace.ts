import { type FilePrint, isRacy, isSamePrint, takePrint } from '../cache/observation.js';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
  Workspace,
} from '../workspace/workspace.js';
import { absolutePath } from './absolute-path.js';

/** Listings of earlier runs, each with a look at its directory from just before it was listed. */
export type KnownListings = Map<
  string,
  { readonly print: FilePrint; readonly entries: readonly DirectoryEntry[] }
>;

/** Lists a directory again only when it looks different: looking takes a fraction of the time. */
export class RememberingWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #inner: Workspace;
  readonly #known: KnownListings;

  constructor(inner: Workspace, known: KnownListings) {
    this.#inner = inner;
    this.#known = known;
    this.root = inner.root;
    this.home = inner.home;
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    const path = absolutePath(this.#inner, directory);
    const print = takePrint(path);
    const known = this.#known.get(path);
    if (known !== undefined && print !== null && isSamePrint(print, known.print)) return known.entries;
    const entries = this.#inner.list(directory);
    if (entries === null || print === null || isRacy(print, Date.now())) this.#known.delete(path);
    else this.#known.set(path, { print, entries });
    return entries;
  }

  /** Where a directory really lies can change without a trace in itself: looked up each time. */
  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    return this.#inner.listWithin(base, directory);
  }

  read(file: string, limits: ReadLimits): FileContent {
    return this.#inner.read(file, limits);
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
