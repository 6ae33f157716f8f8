import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { aFolder, type Files, writeFiles } from './a-folder.js';
import { type CliRun, cli } from './run-cli.js';

export interface GitRepository {
  readonly root: string;
  git(...args: readonly string[]): string;
  /** Writes files into the working tree. */
  write(files: Files): void;
  remove(...paths: readonly string[]): void;
  /** Commits everything in the working tree. */
  commit(message?: string, ...options: readonly string[]): void;
  /** Runs a command line in the repository. */
  run(...args: readonly string[]): Promise<CliRun>;
}

/** A real git repository whose first commit has these files, removed after the test. */
export function aGitRepository(files: Files): GitRepository {
  const root = aFolder();
  const env = gitVariables(aFolder());
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const repository: GitRepository = {
    root,
    git,
    write: (more) => writeFiles(root, more),
    remove: (...paths) => {
      for (const each of paths) fs.rmSync(path.join(root, each), { recursive: true });
    },
    commit(message = 'change', ...options) {
      git('add', '--all');
      git('commit', '--quiet', '--message', message, ...options);
    },
    run: (...args) => cli(args.includes('--format') ? args : [...args, '--json'], { cwd: root, env }),
  };
  git('init', '--quiet', '--initial-branch=main');
  repository.write(files);
  repository.commit('first');
  return repository;
}

/** An environment in which git has an author and reads no configuration of the machine. */
export function gitVariables(home: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.com',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.com',
    // Faster: no sample hooks in a new repository, and no maintenance after every commit.
    GIT_TEMPLATE_DIR: '',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'maintenance.auto',
    GIT_CONFIG_VALUE_0: 'false',
  };
}
