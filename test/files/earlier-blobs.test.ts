import { describe, expect, it } from 'vitest';
import { listEarlierBlobs } from '../../src/files/earlier-blobs.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';

describe('earlier blobs', () => {
  it('are those of every commit, also of deleted files, by path from the folder', () => {
    const repository = aGitRepository({ 'sub/skills/a.md': 'one\n', 'sub/other.md': 'x\n' });
    const first = repository.git('rev-parse', 'HEAD:sub/skills/a.md');
    repository.write({ 'sub/skills/a.md': 'two\n' });
    repository.commit();
    const second = repository.git('rev-parse', 'HEAD:sub/skills/a.md');
    repository.remove('sub/skills');
    repository.commit();
    const blobs = listEarlierBlobs(`${repository.root}/sub`, 'skills', process.env);
    expect([...blobs.keys()]).toEqual(['skills/a.md']);
    expect([first, second].every((id) => blobs.get('skills/a.md')?.has(id))).toBe(true);
  });

  it('are unknown outside a repository', () => {
    expect(listEarlierBlobs(aFolder(), 'skills', process.env).size).toBe(0);
  });
});
