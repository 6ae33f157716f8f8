import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { aFolder, makeFolder, removeFolder, writeFiles } from '../../support/a-folder.js';
import { gitVariables } from '../../support/a-git-repository.js';

/** Repositories by their first files. Most tests begin with the same one, and copying it starts no git. */
const firstStates = new Map<string, string>();

/** For `afterAll` of every file whose tests make repositories. */
export function removeFirstStates(): void {
  for (const folder of firstStates.values()) removeFolder(folder);
  firstStates.clear();
}

/** A real git repository with one commit of these files. */
export class GitRepository {
  readonly folder: string;

  constructor(files: Readonly<Record<string, string>>) {
    this.folder = aFolder();
    const key = JSON.stringify(files);
    const known = firstStates.get(key);
    if (known !== undefined) {
      fs.cpSync(known, this.folder, { recursive: true });
      return;
    }
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    this.commit(files);
    const first = makeFolder();
    fs.cpSync(this.folder, first, { recursive: true });
    firstStates.set(key, first);
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
