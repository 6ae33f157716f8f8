import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRemoteFile } from '../../src/files/remote-file.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';

describe('readRemoteFile', () => {
  const repository = (root: string) => ({ repository: root.slice(1), path: 'a/x.json', ref: 'main' });
  const server = { serverUrl: pathToFileURL('/').href.slice(0, -1), protocols: ['file'], timeoutMs: 10_000 };
  const read = (root: string, parts: object = {}) =>
    readRemoteFile({ ...repository(root), ...parts }, { ...server, variables: process.env });

  it('reads a text file at a branch, and leaves nothing behind', async () => {
    const { root } = aGitRepository({ 'a/x.json': '{}\n' });
    expect(await read(root)).toBe('{}\n');
  });

  it('says why a file cannot be read', async () => {
    const { root, commit } = aGitRepository({ 'a/y.json': '' });
    fs.writeFileSync(path.join(root, 'a/x.json'), Buffer.from([0xff, 0xfe, 0x00]));
    commit();
    await expect(read(root)).rejects.toThrow('it is not UTF-8 text');
    await expect(read(root, { path: 'gone.json' })).rejects.toThrow('gone.json of');
    await expect(read(root, { ref: 'other' })).rejects.toThrow("couldn't find remote ref other");
    await expect(read(aFolder())).rejects.toThrow('does not appear to be a git repository');
  });
});
