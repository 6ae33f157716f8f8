import { contentText } from '../text/decode.js';
import { baseName } from '../text/paths.js';
import type { Git } from './git.js';
import { gitFailure, readBlobs } from './read-blobs.js';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
  Workspace,
} from './workspace.js';

/** As many links as Linux follows in one path. */
const MAX_LINKS = 40;
/** Larger blobs are not loaded together with others of the same name. */
const MAX_LOADED_BYTES = 67_108_864;

interface TreeEntry {
  readonly kind: 'file' | 'link' | 'directory';
  readonly oid: string;
  readonly isExecutable: boolean;
}

/** The target of a path: an entry of the tree, missing, a cycle of links, or outside the tree. */
type Resolved = { readonly path: string } | 'missing' | 'circle' | 'outside';

/**
 * The tree of a commit as a workspace, without a checkout. Files that did not change since are read from disk, and the
 * others from git's objects, which takes several times as long.
 */
export class GitTreeWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #git: Git;
  readonly #live: Workspace;
  readonly #entries = new Map<string, TreeEntry>();
  readonly #directories = new Map<string, Map<string, DirectoryEntry['kind']>>();
  readonly #blobs = new Map<string, Buffer | 'too-large'>();
  /** Paths by their last segment: files that are read together have one name, such as SKILL.md. */
  readonly #byName = new Map<string, string[]>();
  readonly #changedFiles: () => readonly string[];
  #changed: ReadonlySet<string> | null = null;

  /**
   * `live`: the files on disk, of which the tree is an earlier state. The home directory and installed files have none.
   * `changedFiles`: the paths that differ between the two.
   */
  constructor(git: Git, commit: string, live: Workspace, changedFiles: () => readonly string[]) {
    this.#git = git;
    this.root = live.root;
    this.home = live.home;
    this.#live = live;
    this.#changedFiles = changedFiles;
    this.#directories.set('.', new Map());
    for (const { path, entry } of listTree(git, commit)) this.#addEntry(path, entry);
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    if (isAtHome(directory)) return this.#live.list(directory);
    const resolved = this.#resolve(directory);
    const entries = typeof resolved === 'string' ? undefined : this.#directories.get(resolved.path);
    return entries === undefined ? null : [...entries].map(([name, kind]) => ({ name, kind }));
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    if (isAtHome(base)) return this.#live.listWithin(base, directory);
    const canonical = this.canonical(directory);
    return canonical !== null && isInside(base, canonical) ? this.list(canonical) : null;
  }

  read(file: string, limits: ReadLimits): FileContent {
    if (isAtHome(file)) return this.#live.read(file, limits);
    if (!limits.followLinks && this.entryAt(file) === 'link') {
      return { kind: 'refused', reason: 'link', detail: 'it is a symbolic link' };
    }
    const resolved = this.#resolve(file);
    if (resolved === 'circle' || (resolved === 'missing' && this.entryAt(file) === 'link')) {
      return { kind: 'refused', reason: 'dangling', detail: 'the link is broken' };
    }
    if (resolved === 'missing') {
      return isInstalled(file) ? this.#live.read(file, limits) : { kind: 'missing' };
    }
    if (resolved === 'outside' || !isInside(limits.within ?? '.', resolved.path)) {
      return { kind: 'refused', reason: 'outside', detail: 'the link points outside the repository' };
    }
    if (limits.without?.some((directory) => isInside(directory, resolved.path))) {
      return { kind: 'refused', reason: 'outside', detail: 'it belongs to another directory' };
    }
    const entry = this.#entries.get(resolved.path);
    if (entry?.kind !== 'file') return { kind: 'refused', reason: 'directory', detail: 'it is a directory' };
    return this.#contentOf(entry, resolved.path, limits);
  }

  readListed(file: string, maxBytes: number): string | null {
    return contentText(this.read(file, { maxBytes, followLinks: false }));
  }

  kindOf(path: string): PathKind {
    if (isAtHome(path)) return this.#live.kindOf(path);
    const resolved = this.#resolve(path);
    if (typeof resolved === 'string') return resolved === 'outside' ? 'outside' : 'missing';
    return this.#directories.has(resolved.path) ? 'directory' : 'file';
  }

  entryAt(path: string): DirectoryEntry['kind'] | null {
    if (isAtHome(path)) return this.#live.entryAt(path);
    const slash = path.lastIndexOf('/');
    const parent = this.#resolve(slash === -1 ? '.' : path.slice(0, slash));
    const entries = typeof parent === 'string' ? undefined : this.#directories.get(parent.path);
    return entries?.get(path.slice(slash + 1)) ?? null;
  }

  canonical(path: string): string | null {
    if (isAtHome(path)) return this.#live.canonical(path);
    const resolved = this.#resolve(path);
    return typeof resolved === 'string' ? null : resolved.path;
  }

  /** Everything in the tree of a commit is tracked. */
  holdsTracked(directory: string): boolean {
    return !isAtHome(directory) && this.#directories.has(directory);
  }

  linkTarget(target: string): string | null {
    const entry = isAtHome(target) ? undefined : this.#entries.get(target);
    return entry?.kind === 'link' ? this.#load(entry, target).toString() : null;
  }

  earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#live.earlierBlobs(directory);
  }

  earlierTexts(file: string): readonly string[] {
    return this.#live.earlierTexts(file);
  }

  fingerprint(file: string): FileFingerprint | null {
    if (isAtHome(file)) return this.#live.fingerprint(file);
    const canonical = this.canonical(file);
    const entry = canonical === null ? undefined : this.#entries.get(canonical);
    if (entry?.kind !== 'file') return null;
    const blob = this.#load(entry, canonical!);
    return { size: blob === 'too-large' ? MAX_LOADED_BYTES : blob.length, mtimeMs: 0 };
  }

  #addEntry(path: string, entry: TreeEntry): void {
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    const parent = slash === -1 ? '.' : path.slice(0, slash);
    let siblings = this.#directories.get(parent);
    if (siblings === undefined) {
      siblings = new Map();
      this.#directories.set(parent, siblings);
      this.#addEntry(parent, { kind: 'directory', oid: '', isExecutable: false });
    }
    siblings.set(name, entry.kind);
    this.#entries.set(path, entry);
    if (entry.kind === 'directory') {
      // A submodule is a directory without entries.
      if (!this.#directories.has(path)) this.#directories.set(path, new Map());
      return;
    }
    const sameName = this.#byName.get(name);
    if (sameName === undefined) this.#byName.set(name, [path]);
    else sameName.push(path);
  }

  #contentOf(entry: TreeEntry, path: string, { maxBytes }: ReadLimits): FileContent {
    const blob = this.#load(entry, path);
    if (blob === 'too-large' || blob.length > maxBytes) {
      const size = blob === 'too-large' ? 'too many' : blob.length;
      return { kind: 'refused', reason: 'too-large', detail: `it has ${size} bytes` };
    }
    return entry.isExecutable
      ? { kind: 'content', bytes: blob, isExecutable: true }
      : { kind: 'content', bytes: blob };
  }

  #load(entry: TreeEntry, path: string): Buffer | 'too-large' {
    const known = this.#blobs.get(entry.oid) ?? this.#readUnchanged(entry, path);
    if (known === undefined) this.#loadSameName(entry, path);
    else this.#blobs.set(entry.oid, known);
    return this.#blobs.get(entry.oid)!;
  }

  #readUnchanged(entry: TreeEntry, path: string): Buffer | undefined {
    if (entry.kind !== 'file' || this.#isChanged(path)) return undefined;
    const content = this.#live.read(path, { maxBytes: MAX_LOADED_BYTES, followLinks: false });
    return content.kind === 'content' ? Buffer.from(content.bytes) : undefined;
  }

  #isChanged(path: string): boolean {
    this.#changed ??= new Set(this.#changedFiles());
    return this.#changed.has(path);
  }

  /** Loads an entry together with changed ones of the same name: one git process each would take too long. */
  #loadSameName(entry: TreeEntry, path: string): void {
    const sameName = this.#byName.get(baseName(path))!;
    const changed = sameName
      .filter((other) => this.#isChanged(other))
      .map((other) => this.#entries.get(other)!);
    const wanted = new Set([entry, ...changed].map(({ oid }) => oid).filter((oid) => !this.#blobs.has(oid)));
    this.#git.provideObjects([...wanted]);
    for (const [oid, size] of blobSizes(this.#git, [...wanted])) {
      if (size > MAX_LOADED_BYTES) {
        this.#blobs.set(oid, 'too-large');
        wanted.delete(oid);
      }
    }
    for (const [oid, blob] of readBlobs(this.#git, [...wanted])) this.#blobs.set(oid, blob);
  }

  /** Follows links as a file system does, but never out of the tree. */
  #resolve(path: string): Resolved {
    let links = 0;
    const waiting = path.split('/').reverse();
    const way: string[] = [];
    while (waiting.length > 0) {
      const segment = waiting.pop()!;
      if (segment === '' || segment === '.') continue;
      if (segment === '..') {
        if (way.pop() === undefined) return 'outside';
        continue;
      }
      const here = [...way, segment].join('/');
      const entry = this.#entries.get(here);
      if (entry === undefined) return 'missing';
      if (entry.kind !== 'link') {
        way.push(segment);
        continue;
      }
      const target = `${this.#load(entry, here)}`;
      if (++links > MAX_LINKS) return 'circle';
      if (isAbsolute(target)) {
        if (!target.startsWith(`${this.root}/`)) return 'outside';
        way.length = 0;
        waiting.push(
          ...target
            .slice(this.root.length + 1)
            .split('/')
            .reverse(),
        );
      } else waiting.push(...target.split('/').reverse());
    }
    return { path: way.length === 0 ? '.' : way.join('/') };
  }
}

function isAtHome(path: string): boolean {
  return path === '~' || path.startsWith('~/');
}

function isInstalled(path: string): boolean {
  return path.split('/').includes('node_modules');
}

function isInside(base: string, path: string): boolean {
  return base === '.' || path === base || path.startsWith(`${base}/`);
}

function isAbsolute(target: string): boolean {
  return target.startsWith('/') || /^[A-Za-z]:[\\/]/.test(target);
}

const SYMBOLIC_LINK = '120000';
const SUBMODULE = '160000';
const EXECUTABLE = '100755';

/** Files, links and submodules below git's working directory. */
function* listTree(git: Git, commit: string): Generator<{ path: string; entry: TreeEntry }> {
  const { status, stdout, said } = git.run(['ls-tree', '-r', '-z', commit]);
  if (status !== 0) throw gitFailure(git, 'the tree', said);
  for (const line of stdout.toString().split('\0')) {
    const tab = line.indexOf('\t');
    if (tab === -1) continue;
    const [mode, , oid] = line.slice(0, tab).split(' ') as [string, string, string];
    const kind = mode === SYMBOLIC_LINK ? 'link' : mode === SUBMODULE ? 'directory' : 'file';
    yield { path: line.slice(tab + 1), entry: { kind, oid, isExecutable: mode === EXECUTABLE } };
  }
}

function blobSizes(git: Git, oids: readonly string[]): ReadonlyMap<string, number> {
  const { stdout } = git.run(
    ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
    oids.map((oid) => `${oid}\n`).join(''),
  );
  const lines = stdout.toString().trimEnd().split('\n');
  return new Map(lines.map((line) => line.split(' ')).map(([oid, size]) => [oid!, Number(size)]));
}
