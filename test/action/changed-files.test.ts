import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOfDiff } from '../../src/action/changed-lines.js';
import {
  diffFiles,
  fetchCommit,
  findBaseline,
  hasCommit,
  listChangedFiles,
  readRepositoryName,
} from '../../src/action/git.js';
import { openRoot } from '../../src/action/roots.js';
import { Git } from '../../src/files/git.js';
import { makeFolder, removeFolder } from '../support/a-folder.js';

describe('changed files of a checkout', () => {
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

  /** A branch `feature` merged into `main`, as GitHub does for a pull request. */
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
    pullRequest: {
      number: 7,
      url: '',
      baseRef: 'main',
      baseSha,
      headRef: 'feature',
      headSha: git(origin(), 'rev-parse', 'feature'),
      isFork: false,
      isMerged: false,
      isClosed: false,
    },
    mergeGroupBaseSha: null,
    beforeSha: null,
    isForced: false,
  });

  const open = (checkout: string) => Git.open(checkout, process.env);

  const changedIn = (checkout: string, baseSha: string) => {
    const baseline = findBaseline(pullRequest(baseSha), open(checkout));
    const files = listChangedFiles(baseline!.commit, open(checkout));
    return files === null ? null : [...files];
  };

  it('finds the files of a pull request in a full checkout', async () => {
    expect(changedIn(origin(), git(origin(), 'rev-parse', 'HEAD^1'))).toEqual(['skills/ü b/SKILL.md']);
  });

  it('finds the files of a pull request with fetch-depth 2, where the base of the event is missing', async () => {
    const clone = join(folder, 'two');
    git(folder, 'clone', '-q', '--depth', '2', `file://${origin()}`, clone);
    expect(changedIn(clone, base)).toEqual(['skills/ü b/SKILL.md']);
  });

  it('does not take a merge by a person at the head of the branch for the merge into base', async () => {
    const clone = join(folder, 'head');
    git(folder, 'clone', '-q', `file://${origin()}`, clone);
    git(clone, 'checkout', '-q', '--detach', 'origin/feature');
    git(clone, 'merge', '-q', '--no-ff', '-m', 'Update from main', 'origin/main^1');
    const { pullRequest: event, ...others } = pullRequest(base);
    const headSha = git(clone, 'rev-parse', 'HEAD');
    expect(findBaseline({ ...others, pullRequest: { ...event, headSha } }, open(clone))).toEqual({
      commit: base,
      isDiverged: true,
    });
  });

  it('cannot tell with fetch-depth 1 or outside a repository, until the base commit is fetched', async () => {
    const clone = join(folder, 'one');
    git(folder, 'clone', '-q', '--depth', '1', `file://${origin()}`, clone);
    expect(changedIn(clone, base)).toBeNull();
    expect(changedIn(folder, base)).toBeNull();
    const baseline = findBaseline(pullRequest(base), open(clone))!.commit;
    expect(baseline).toBe(git(origin(), 'rev-parse', 'HEAD^1'));
    expect(hasCommit(baseline, open(clone))).toBe(false);
    git(origin(), 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    expect(await fetchCommit(baseline, open(clone), { token: '', serverUrl: '' })).toBe(true);
    expect(hasCommit(baseline, open(clone))).toBe(true);
    expect(changedIn(clone, base)).toEqual(['skills/ü b/SKILL.md']);
  });

  it('finds the changed lines of files, from a folder below the top, too', () => {
    const before = git(origin(), 'rev-parse', 'HEAD^1');
    for (const folder of [origin(), join(origin(), 'skills')]) {
      const lines = linesOfDiff(diffFiles(before, ['skills/ü b/SKILL.md', 'docs/other.md'], open(folder)));
      expect([...lines]).toEqual([['skills/ü b/SKILL.md', new Map([[1, 'b']])]]);
    }
  });

  it('finds no baseline in an event that names none, or something other than a commit', async () => {
    const none = { pullRequest: null, mergeGroupBaseSha: null, beforeSha: null, isForced: false };
    expect(findBaseline(none, open(folder))).toBeNull();
    expect(findBaseline({ ...none, beforeSha: '0'.repeat(40) }, open(folder))).toBeNull();
    expect(findBaseline(pullRequest('--output=x'), open(folder))).toBeNull();
    const pushed = { commit: base, isDiverged: false };
    expect(findBaseline({ ...none, beforeSha: base }, open(folder))).toEqual(pushed);
  });

  it('finds the path from the top of the repository to the root', async () => {
    const prefixOf = (name: string, workspace: string) => openRoot(name, workspace, process.env).prefix;
    expect(prefixOf('.', origin())).toBe('');
    expect(prefixOf('origin/skills/a', folder)).toBe('skills/a/');
    await mkdir(join(folder, 'plain', 'x'), { recursive: true });
    expect(prefixOf('plain/x', folder)).toBe('plain/x/');
    expect(() => prefixOf('.', folder)).toThrow('its folder "head" is');
    expect(prefixOf('.', join(folder, 'plain'))).toBe('');
  });

  it.each([
    ['https://github.example/acme/skills', 'acme/skills'],
    ['https://github.example/acme/skills.git', 'acme/skills'],
    ['git@github.example:acme/my.skills.git', 'acme/my.skills'],
    ['ssh://git@github.example:22/acme/skills/', 'acme/skills'],
    ['/srv/git/acme/skills.git', null],
  ])('reads the repository of %s as %s', async (url, expected) => {
    const clone = join(folder, `remote-${Buffer.from(url).toString('hex')}`);
    git(folder, 'init', '-q', clone);
    git(clone, 'remote', 'add', 'origin', url);
    expect(readRepositoryName(open(clone))).toBe(expected);
  });
});
