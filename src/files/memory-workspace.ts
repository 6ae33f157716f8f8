import { contentText } from '../skill/split-document.js';
import type {
  DirectoryEntry,
  FileContent,
  FileFingerprint,
  PathKind,
  ReadLimits,
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
