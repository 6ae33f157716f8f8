import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { aFolder, writeFiles } from '../../support/a-folder.js';

const IDENTITY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

/** A real git repository with one commit of these files. */
export class GitRepository {
  readonly folder: string;

  constructor(files: Readonly<Record<string, string>>) {
    this.folder = aFolder();
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    this.commit(files);
  }

  get url(): string {
    return pathToFileURL(this.folder).href;
  }

  /** Returns the SHA of the new commit. */
  commit(files: Readonly<Record<string, string>>): string {
    writeFiles(this.folder, files);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'change');
    return this.git('rev-parse', 'HEAD').trim();
  }

  git(...args: readonly string[]): string {
    const env = { ...process.env, ...IDENTITY };
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8', env });
  }
}
