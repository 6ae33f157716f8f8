import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A checkout as a runner makes it: a git repository in a folder of its own. */
export class ActionWorkspace {
  private constructor(readonly folder: string) {}

  static async create(files: Readonly<Record<string, string>>): Promise<ActionWorkspace> {
    const workspace = new ActionWorkspace(await mkdtemp(join(tmpdir(), 'workspace-')));
    workspace.git('init', '-q', '-b', 'main');
    await workspace.write(files);
    workspace.commit('first');
    return workspace;
  }

  async write(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(this.folder, path)), { recursive: true });
      await writeFile(join(this.folder, path), content);
    }
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

  stop(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
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
