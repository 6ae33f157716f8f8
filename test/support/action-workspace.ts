import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Files, makeFolder, removeFolder, writeFiles } from './a-folder.js';

interface CommittedFile {
  readonly path: string;
  readonly mode: string;
  readonly content: Buffer;
}

/** By their ids: neither ever changes. */
const COMMITTED = new Map<string, readonly CommittedFile[]>();
const BLOBS = new Map<string, Buffer>();

type Snapshot = ReadonlyMap<string, Buffer>;

const SNAPSHOTS = new Map<string, Snapshot>();

/** The files of the git directory. */
function snapshot(folder: string): Snapshot {
  const entries = readdirSync(join(folder, '.git'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file)]));
}

export type Commit = ReturnType<ActionWorkspace['commits']>[number];

/** A checkout like a runner's: a separate git repository. */
export class ActionWorkspace {
  private constructor(readonly folder: string) {}

  /** With one commit. Many tests begin with the same files: git makes their repository once. */
  static create(files: Files): ActionWorkspace {
    const key = JSON.stringify(files);
    const known = SNAPSHOTS.get(key);
    if (known !== undefined) {
      const folder = makeFolder(files);
      for (const [path, content] of known) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      return new ActionWorkspace(folder);
    }
    const workspace = new ActionWorkspace(makeFolder(files));
    workspace.git('init', '-q', '-b', 'main', '--template=');
    workspace.commit('first');
    SNAPSHOTS.set(key, snapshot(workspace.folder));
    return workspace;
  }

  write(files: Files): void {
    writeFiles(this.folder, files);
  }

  async read(path: string): Promise<string | null> {
    return readFile(join(this.folder, path), 'utf8').catch(() => null);
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.folder, path), { recursive: true });
  }

  commit(message: string): string {
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  git(...args: string[]): string {
    const all = [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'commit.gpgsign=false',
      '-c',
      'maintenance.auto=false',
      ...args,
    ];
    return execFileSync('git', all, { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  /** Reverts everything since the last commit. */
  discard(): void {
    this.git('checkout', '-q', '.');
    this.git('clean', '-fdq');
  }

  /** From the first commit to the current one. */
  commits() {
    const format = '--format=%H%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B%x00';
    const commits = this.git('log', '--reverse', '--topo-order', format).split('\0\n');
    return commits.map((fields) => {
      const [sha = '', parents = '', an, ae, ad, cn, ce, cd, message = ''] = fields.split('\0');
      return {
        sha,
        parents: parents.split(' ').filter(Boolean),
        author: { name: an, email: ae, date: ad },
        committer: { name: cn, email: ce, date: cd },
        message: `${message.trimEnd()}\n`,
      };
    });
  }

  /** The files of a commit. */
  filesOf(sha: string): readonly CommittedFile[] {
    const files = COMMITTED.get(sha) ?? this.#readFiles(sha);
    COMMITTED.set(sha, files);
    return files;
  }

  #readFiles(sha: string): readonly CommittedFile[] {
    const listed = this.git('ls-tree', '-r', '-z', sha).split('\0').filter(Boolean);
    return listed.map((line) => {
      const [, mode = '', blob = '', path = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
      return { path, mode, content: this.#blob(blob) };
    });
  }

  /** Without the trimming of `git`. A blob never changes, and many commits share one. */
  #blob(sha: string): Buffer {
    const bytes = BLOBS.get(sha) ?? execFileSync('git', ['cat-file', 'blob', sha], { cwd: this.folder });
    BLOBS.set(sha, bytes);
    return bytes;
  }

  stop(): void {
    removeFolder(this.folder);
  }
}

/** A skill that every profile accepts. */
export function aSkill(
  name: string,
  parts: { description?: string; extra?: string; body?: string } = {},
): string {
  const { description = 'Research and investigation agent', extra = '', body = '# Purpose\n' } = parts;
  return `---\nname: ${name}\ndescription: ${description}\nversion: 1.0.0\n${extra}---\n\n${body}`;
}

/** A skill with a description that no profile accepts. */
export const FINE =
  '---\nname: ct-fine\ndescription: Adds up invoices. Use when totals are off.\nversion: 1.0.0\n---\n\nAdd up.\n';
export const BROKEN = '---\nname: ct-x\ndescription: [Broken]\nversion: 1.0.0\n---\n';
