import { DiskWorkspace } from './disk-workspace.js';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
  Workspace,
} from './workspace.js';

/** A tree and a path in it. */
interface Place {
  readonly tree: Workspace;
  readonly path: string;
  /** What comes before `path` in this workspace; empty in the repository. */
  readonly prefix: string;
}

/**
 * A workspace and directories outside of it, which a program ships: their paths are absolute. Nothing else can be
 * reached, and no link leads from one tree to another.
 */
export class BundledWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly bundled: readonly string[];
  readonly #own: Workspace;
  readonly #trees: readonly { readonly prefix: string; readonly tree: Workspace }[];

  constructor(own: Workspace, directories: readonly string[]) {
    this.#own = own;
    this.root = own.root;
    this.home = own.home;
    this.#trees = [...new Set(directories)].map((directory) => {
      const tree = new DiskWorkspace({ root: directory });
      return { prefix: tree.root, tree };
    });
    this.bundled = this.#trees.map(({ prefix }) => prefix);
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    const { tree, path } = this.#placeOf(directory);
    return tree.list(path);
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    const [outer, inner] = [this.#placeOf(base), this.#placeOf(directory)];
    return outer.tree === inner.tree ? inner.tree.listWithin(outer.path, inner.path) : null;
  }

  read(file: string, { within, without = [], ...limits }: ReadLimits): FileContent {
    const { tree, path } = this.#placeOf(file);
    const inTree = (directory: string) => {
      const place = this.#placeOf(directory);
      return place.tree === tree ? [place.path] : [];
    };
    const base = within === undefined ? [] : inTree(within);
    if (within !== undefined && base.length === 0) {
      return { kind: 'refused', reason: 'outside', detail: `it is not in ${within}` };
    }
    const [only] = base;
    return tree.read(path, {
      ...limits,
      ...(only !== undefined && { within: only }),
      without: without.flatMap(inTree),
    });
  }

  readListed(file: string, maxBytes: number): string | null {
    const { tree, path } = this.#placeOf(file);
    return tree.readListed(path, maxBytes);
  }

  kindOf(target: string): PathKind {
    const { tree, path } = this.#placeOf(target);
    return tree.kindOf(path);
  }

  entryAt(target: string): DirectoryEntry['kind'] | null {
    const { tree, path } = this.#placeOf(target);
    return tree.entryAt(path);
  }

  linkTarget(target: string): string | null {
    const { tree, path } = this.#placeOf(target);
    return tree.linkTarget(path);
  }

  canonical(target: string): string | null {
    const { tree, path, prefix } = this.#placeOf(target);
    const canonical = tree.canonical(path);
    if (canonical === null || prefix === '') return canonical;
    return canonical === '.' ? prefix : `${prefix}/${canonical}`;
  }

  holdsTracked(directory: string): boolean {
    const { tree, path, prefix } = this.#placeOf(directory);
    return prefix === '' && tree.holdsTracked(path);
  }

  earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>> {
    const { tree, path, prefix } = this.#placeOf(directory);
    return prefix === '' ? tree.earlierBlobs(path) : new Map();
  }

  earlierTexts(file: string): readonly string[] {
    const { tree, path, prefix } = this.#placeOf(file);
    return prefix === '' ? tree.earlierTexts(path) : [];
  }

  fingerprint(file: string): FileFingerprint | null {
    const { tree, path } = this.#placeOf(file);
    return tree.fingerprint(path);
  }

  #placeOf(target: string): Place {
    for (const { prefix, tree } of this.#trees) {
      if (target === prefix) return { tree, path: '.', prefix };
      if (target.startsWith(`${prefix}/`)) return { tree, path: target.slice(prefix.length + 1), prefix };
    }
    return { tree: this.#own, path: target, prefix: '' };
  }
}
