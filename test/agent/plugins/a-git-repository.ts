import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { aFolder, writeFiles } from '../../support/a-folder.js';
import { gitVariables } from '../../support/a-git-repository.js';

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
    const env = gitVariables(this.folder);
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8', env });
  }
}
