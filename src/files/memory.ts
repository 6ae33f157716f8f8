import { contentText } from '../text/decode.js';
import { storeFailure } from './read-text-file.js';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  FileStore,
  PathKind,
  ReadLimits,
  UpdateOptions,
  Workspace,
} from './workspace.js';

const encoder = new TextEncoder();

/** A workspace without a disk: for tests, editors and services that keep files in memory. */
export class MemoryWorkspace implements Workspace {
  readonly root: string;
  readonly home = null;
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #directories = new Map<string, Map<string, DirectoryEntry['kind']>>();

  constructor(
    files: Readonly<Record<string, string | Uint8Array>>,
    options: { readonly root?: string } = {},
  ) {
    this.root = options.root ?? '/';
    this.#files = new Map(
      Object.entries(files).map(([file, content]) => [
        file,
        typeof content === 'string' ? encoder.encode(content) : content,
      ]),
    );
    this.#directories.set('.', new Map());
    for (const file of this.#files.keys()) this.#addEntry(file, 'file');
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    const entries = this.#directories.get(directory);
    return entries === undefined ? null : [...entries].map(([name, kind]) => ({ name, kind }));
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    return isInside(base, directory) ? this.list(directory) : null;
  }

  read(file: string, limits: ReadLimits): FileContent {
    if (limits.within !== undefined && !isInside(limits.within, file)) {
      return { kind: 'refused', reason: 'outside', detail: `it is not in ${limits.within}` };
    }
    if (limits.without?.some((directory) => isInside(directory, file))) {
      return { kind: 'refused', reason: 'outside', detail: 'it belongs to another directory' };
    }
    const bytes = this.#files.get(file);
    if (bytes === undefined) {
      return this.#directories.has(file)
        ? { kind: 'refused', reason: 'directory', detail: 'it is a directory' }
        : { kind: 'missing' };
    }
    if (bytes.length > limits.maxBytes) {
      return { kind: 'refused', reason: 'too-large', detail: `it has ${bytes.length} bytes` };
    }
    return { kind: 'content', bytes };
  }

  readListed(file: string, maxBytes: number): string | null {
    return contentText(this.read(file, { maxBytes, followLinks: false }));
  }

  kindOf(target: string): PathKind {
    const normal = normalize(target);
    if (normal === null) return 'outside';
    return this.#files.has(normal) ? 'file' : this.#directories.has(normal) ? 'directory' : 'missing';
  }

  entryAt(target: string): DirectoryEntry['kind'] | null {
    const kind = this.kindOf(target);
    return kind === 'file' || kind === 'directory' ? kind : null;
  }

  canonical(target: string): string | null {
    const kind = this.kindOf(target);
    return kind === 'file' || kind === 'directory' ? normalize(target) : null;
  }

  holdsTracked(): boolean {
    return false;
  }

  linkTarget(): null {
    return null;
  }

  earlierBlobs(): ReadonlyMap<string, ReadonlySet<string>> {
    return new Map();
  }

  earlierTexts(): readonly string[] {
    return [];
  }

  fingerprint(file: string): FileFingerprint | null {
    const size = this.#files.get(file)?.length;
    return size === undefined ? null : { size, mtimeMs: 0 };
  }

  #addEntry(target: string, kind: DirectoryEntry['kind']): void {
    const slash = target.lastIndexOf('/');
    const parent = slash === -1 ? '.' : target.slice(0, slash);
    let entries = this.#directories.get(parent);
    if (entries === undefined) {
      entries = new Map();
      this.#directories.set(parent, entries);
      this.#addEntry(parent, 'directory');
    }
    entries.set(target.slice(slash + 1), kind);
  }
}

function isInside(base: string, target: string): boolean {
  const normal = normalize(target);
  return normal !== null && (base === '.' || normal === base || normal.startsWith(`${base}/`));
}

/** `a/./b/../c` as `a/c`; `null` if it leaves the root. */
function normalize(target: string): string | null {
  const segments: string[] = [];
  for (const segment of target.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  return segments.length === 0 ? '.' : segments.join('/');
}

/** Files in a map: for tests, editors and services that keep files in memory. */
export class MemoryStore implements FileStore {
  /** The files as they are now. */
  readonly files: Map<string, string>;

  constructor(files: Readonly<Record<string, string>> = {}) {
    this.files = new Map(Object.entries(files));
  }

  read(path: string): string | null {
    const text = this.files.get(path);
    if (text === undefined) this.#refuseDirectory(path);
    return text ?? null;
  }

  async update(
    path: string,
    compute: (current: string | null) => string | null,
    options: UpdateOptions,
  ): Promise<boolean> {
    const before = this.read(path);
    const after = compute(before);
    if (after === null || after === before) return false;
    if (options.backup && before !== null) this.files.set(`${path}.bak`, before);
    this.files.set(path, after);
    return true;
  }

  async rename(path: string, name: string): Promise<boolean> {
    const [text, target] = [this.files.get(path), renamed(path, name)];
    if (text === undefined || this.files.has(target)) return false;
    this.files.delete(path);
    this.files.set(target, text);
    return true;
  }

  async remove(path: string, content: string): Promise<boolean> {
    return this.files.get(path) === content && this.files.delete(path);
  }

  /** As on disk, a path with files below it is a directory. */
  #refuseDirectory(path: string): void {
    for (const file of this.files.keys()) {
      if (file.startsWith(`${path}/`)) {
        throw storeFailure('read', path, { reason: 'it is a directory', fix: 'Choose a file.' });
      }
    }
  }
}

function renamed(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}
