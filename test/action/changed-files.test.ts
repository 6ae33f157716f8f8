import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRepositoryPrefix } from '../../src/action/inputs.js';
import { findChangedFiles } from '../../src/action/workflow-context.js';
import { makeFolder, removeFolder } from '../support/a-folder.js';

describe('what git knows of the checkout', () => {
  let folder: string;
  let base: string;

  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      cwd,
      encoding: 'utf8',
    }).trim();
  const origin = () => join(folder, 'origin');

  async function commit(path: string, content: string): Promise<void> {
    await mkdir(join(origin(), path, '..'), { recursive: true });
    await writeFile(join(origin(), path), content);
    git(origin(), 'add', '-A');
    git(origin(), 'commit', '-qm', path);
  }

  /** A branch `feature` merged into `main`, as GitHub makes it for a pull request. */
  beforeAll(async () => {
    folder = makeFolder({ origin: null });
    git(origin(), 'init', '-qb', 'main');
    await commit('skills/a/SKILL.md', 'a');
    base = git(origin(), 'rev-parse', 'HEAD');
    git(origin(), 'checkout', '-qb', 'feature');
    await commit('skills/ü b/SKILL.md', 'b');
    git(origin(), 'checkout', '-q', 'main');
    await commit('docs/other.md', 'other');
    git(origin(), 'merge', '-q', '--no-ff', '-m', 'merge', 'feature');
  });
  afterAll(() => removeFolder(folder));

  const pullRequest = (baseSha: string) => ({
    pullRequest: { baseRef: 'main', baseSha, headRef: 'feature', isFork: false, isMerged: false },
    mergeGroupBaseSha: null,
  });

  it('finds the files of a pull request in a full checkout', async () => {
    const found = await findChangedFiles(pullRequest(git(origin(), 'rev-parse', 'HEAD^1')), origin());
    expect([...found]).toEqual(['skills/ü b/SKILL.md']);
  });

  it('finds them with a depth of two, where base is missing', async () => {
    const clone = join(folder, 'two');
    git(folder, 'clone', '-q', '--depth', '2', `file://${origin()}`, clone);
    expect([...(await findChangedFiles(pullRequest(base), clone))]).toEqual(['skills/ü b/SKILL.md']);
  });

  it('finds none with a depth of one, outside of a repository, and for what is no commit', async () => {
    const clone = join(folder, 'one');
    git(folder, 'clone', '-q', '--depth', '1', `file://${origin()}`, clone);
    expect([...(await findChangedFiles(pullRequest(base), clone))]).toEqual([]);
    expect([...(await findChangedFiles(pullRequest(base), folder))]).toEqual([]);
    expect([...(await findChangedFiles(pullRequest('--output=x'), origin()))]).toEqual([]);
    expect([...(await findChangedFiles({ pullRequest: null, mergeGroupBaseSha: null }, origin()))]).toEqual(
      [],
    );
  });

  it('knows the way from the top of the repository to the root', async () => {
    expect(await findRepositoryPrefix(origin(), origin())).toBe('');
    expect(await findRepositoryPrefix(join(origin(), 'skills', 'a'), folder)).toBe('skills/a/');
    await mkdir(join(folder, 'plain', 'x'), { recursive: true });
    expect(await findRepositoryPrefix(join(folder, 'plain', 'x'), folder)).toBe('plain/x/');
    expect(await findRepositoryPrefix(folder, folder)).toBe('');
  });
});
