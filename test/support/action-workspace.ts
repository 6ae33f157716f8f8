import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, makeFolder, removeFolder, writeFiles } from './a-folder.js';

export type Commit = ReturnType<ActionWorkspace['commits']>[number];

/** A checkout like a runner's: a separate git repository. */
export class ActionWorkspace {
  readonly #blobs = new Map<string, Buffer>();

  private constructor(readonly folder: string) {}

  static create(files: Files): ActionWorkspace {
    const workspace = new ActionWorkspace(makeFolder(files));
    workspace.git('init', '-q', '-b', 'main', '--template=');
    workspace.commit('first');
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
  filesOf(sha: string): { path: string; mode: string; content: Buffer }[] {
    const listed = this.git('ls-tree', '-r', '-z', sha).split('\0').filter(Boolean);
    return listed.map((line) => {
      const [, mode = '', blob = '', path = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
      return { path, mode, content: this.#blob(blob) };
    });
  }

  /** Without the trimming of `git`. A blob never changes, and many commits share one. */
  #blob(sha: string): Buffer {
    const bytes =
      this.#blobs.get(sha) ?? execFileSync('git', ['cat-file', 'blob', sha], { cwd: this.folder });
    this.#blobs.set(sha, bytes);
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
