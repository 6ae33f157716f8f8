import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, makeFolder, removeFolder, writeFiles } from './a-folder.js';

/** A checkout like a runner's: a separate git repository. */
export class ActionWorkspace {
  private constructor(readonly folder: string) {}

  static create(files: Files): ActionWorkspace {
    const workspace = new ActionWorkspace(makeFolder(files));
    workspace.git('init', '-q', '-b', 'main');
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
      ...args,
    ];
    return execFileSync('git', all, { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  /** Reverts everything since the last commit. */
  discard(): void {
    this.git('checkout', '-q', '.');
    this.git('clean', '-fdq');
  }

  /** The bytes of a blob, without the trimming of `git`. */
  blob(sha: string): string {
    return execFileSync('git', ['cat-file', 'blob', sha], { cwd: this.folder, encoding: 'utf8' });
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
export const BROKEN = '---\nname: ct-x\ndescription: [Broken]\nversion: 1.0.0\n---\n';
