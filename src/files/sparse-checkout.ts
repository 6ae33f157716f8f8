import { contentText } from '../text/decode.js';
import { withAncestors } from '../text/paths.js';
import type { Git } from './git.js';
import { GitTreeWorkspace } from './git-tree.js';
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

interface Files {
  readonly workspace: Workspace;
  readonly store: FileStore;
}

/** The files of a checkout, including those that a sparse checkout leaves in git: nobody deleted them. */
export function openSparseCheckout(git: Git | null, live: Files): Files {
  const files = git === null ? [] : listMissingFiles(git);
  if (git === null || files.length === 0) return live;
  const tree = new GitTreeWorkspace(git, 'HEAD', live.workspace, () => files);
  const missing = new Set(files.flatMap((file) => withAncestors(file)));
  const workspace = new SparseWorkspace(live.workspace, tree, missing);
  return { workspace, store: new SparseStore(live.store, workspace) };
}

/** Paths below the folder that was opened. */
function listMissingFiles(git: Git): readonly string[] {
  const isSparse = git.run(['config', '--get', '--type=bool', 'core.sparseCheckout']);
  if (isSparse.stdout.toString().trim() !== 'true') return [];
  const lines = git.run(['ls-files', '-t', '-z', '--', '.']).stdout.toString().split('\0');
  return lines.filter((line) => line.startsWith('S ')).map((line) => line.slice(2));
}

/** What is on disk, and from the commit what is only there. */
class SparseWorkspace implements Workspace {
  readonly root: string;
  readonly home: string | null;
  readonly #live: Workspace;
  readonly #tree: Workspace;
  readonly #missing: ReadonlySet<string>;

  constructor(live: Workspace, tree: Workspace, missing: ReadonlySet<string>) {
    this.root = live.root;
    this.home = live.home;
    this.#live = live;
    this.#tree = tree;
    this.#missing = missing;
  }

  list(directory: string): readonly DirectoryEntry[] | null {
    return this.#join(directory, this.#live.list(directory), () => this.#tree.list(directory));
  }

  listWithin(base: string, directory: string): readonly DirectoryEntry[] | null {
    const here = this.#live.listWithin(base, directory);
    return this.#join(directory, here, () => this.#tree.listWithin(base, directory));
  }

  read(file: string, limits: ReadLimits): FileContent {
    const content = this.#live.read(file, limits);
    const isAbsent =
      content.kind === 'missing' || (content.kind === 'refused' && content.reason === 'dangling');
    return isAbsent && this.#isOnlyInGit(file) ? this.#tree.read(file, limits) : content;
  }

  readListed(file: string, maxBytes: number): string | null {
    return contentText(this.read(file, { maxBytes, followLinks: false }));
  }

  kindOf(path: string): PathKind {
    const kind = this.#live.kindOf(path);
    return kind === 'missing' && this.#isOnlyInGit(path) ? this.#tree.kindOf(path) : kind;
  }

  entryAt(path: string): DirectoryEntry['kind'] | null {
    return this.#live.entryAt(path) ?? (this.#isOnlyInGit(path) ? this.#tree.entryAt(path) : null);
  }

  canonical(path: string): string | null {
    return this.#live.canonical(path) ?? (this.#isOnlyInGit(path) ? this.#tree.canonical(path) : null);
  }

  holdsTracked(directory: string): boolean {
    return this.#live.holdsTracked(directory);
  }

  linkTarget(path: string): string | null {
    return this.#live.linkTarget(path) ?? (this.#isOnlyInGit(path) ? this.#tree.linkTarget(path) : null);
  }

  earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#live.earlierBlobs(directory);
  }

  earlierTexts(file: string): readonly string[] {
    return this.#live.earlierTexts(file);
  }

  fingerprint(file: string): FileFingerprint | null {
    return this.#live.fingerprint(file) ?? (this.#isOnlyInGit(file) ? this.#tree.fingerprint(file) : null);
  }

  #isOnlyInGit(path: string): boolean {
    const canonical = this.#tree.canonical(path);
    return this.#missing.has(path) || (canonical !== null && this.#missing.has(canonical));
  }

  #join(
    directory: string,
    here: readonly DirectoryEntry[] | null,
    listTree: () => readonly DirectoryEntry[] | null,
  ): readonly DirectoryEntry[] | null {
    const canonical = this.#tree.canonical(directory);
    if (canonical === null || !this.#missing.has(canonical)) return here;
    const names = new Set(here?.map(({ name }) => name));
    const above = canonical === '.' ? '' : `${canonical}/`;
    const isMissing = ({ name }: DirectoryEntry) => !names.has(name) && this.#missing.has(`${above}${name}`);
    return [...(here ?? []), ...(listTree() ?? []).filter(isMissing)];
  }
}

/** Writes to disk; the text to change may be only in git. */
class SparseStore implements FileStore {
  readonly #live: FileStore;
  readonly #workspace: Workspace;

  constructor(live: FileStore, workspace: Workspace) {
    this.#live = live;
    this.#workspace = workspace;
  }

  read(path: string): string | null {
    return this.#live.read(path) ?? this.#committed(path);
  }

  update(
    path: string,
    compute: (current: string | null) => string | null,
    options: UpdateOptions,
  ): Promise<boolean> {
    return this.#live.update(
      path,
      (current) => {
        if (current !== null) return compute(current);
        const committed = this.#committed(path);
        const text = compute(committed);
        return text === committed ? null : text;
      },
      options,
    );
  }

  async rename(path: string, name: string): Promise<boolean> {
    return this.#live.read(path) !== null && (await this.#live.rename?.(path, name)) === true;
  }

  async remove(path: string, content: string): Promise<boolean> {
    return this.#live.read(path) === null
      ? this.#committed(path) === content
      : this.#live.remove(path, content);
  }

  #committed(path: string): string | null {
    return contentText(this.#workspace.read(path, { maxBytes: Number.MAX_SAFE_INTEGER, followLinks: true }));
  }
}
