import { describe, expect, it } from 'vitest';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { Git } from '../../src/files/git.js';
import { openSparseCheckout } from '../../src/files/sparse-checkout.js';
import { contentText } from '../../src/text/decode.js';
import { aGitRepository } from '../support/a-git-repository.js';

const LIMITS = { maxBytes: 1000, followLinks: true };

function open(...kept: string[]) {
  const repository = aGitRepository({
    'a/one.md': 'one\n',
    'b/two.md': 'two\n',
    'b/deep/three.md': 'three\n',
  });
  repository.git('sparse-checkout', 'set', ...kept);
  const { root } = repository;
  const live = { workspace: new DiskWorkspace({ root }), store: new DiskStore({ root }) };
  return { repository, live, ...openSparseCheckout(Git.open(root, process.env), live) };
}

const names = (entries: readonly { readonly name: string }[] | null) =>
  entries
    ?.map(({ name }) => name)
    .filter((name) => name !== '.git')
    .sort();

describe('openSparseCheckout', () => {
  it('lists and reads files that are only in git', () => {
    const { workspace, live } = open('a');
    expect(live.workspace.kindOf('b/two.md')).toBe('missing');
    expect(names(workspace.list('.'))).toEqual(['a', 'b']);
    expect(names(workspace.list('b'))).toEqual(['deep', 'two.md']);
    expect(names(workspace.listWithin('.', 'b/deep'))).toEqual(['three.md']);
    expect(contentText(workspace.read('b/two.md', LIMITS))).toBe('two\n');
    expect(workspace.readListed('b/deep/three.md', 1000)).toBe('three\n');
    expect(workspace.readListed('a/one.md', 1000)).toBe('one\n');
    expect(workspace.kindOf('b/deep')).toBe('directory');
    expect(workspace.entryAt('b/two.md')).toBe('file');
    expect(workspace.canonical('b/x/../two.md')).toBeNull();
    expect(workspace.canonical('b/two.md')).toBe('b/two.md');
    expect(workspace.fingerprint('b/two.md')).toMatchObject({ size: 4 });
    expect(workspace.holdsTracked('b')).toBe(false);
  });

  it('does not bring back files that someone deleted', () => {
    const { workspace, repository } = open('a');
    repository.remove('a/one.md');
    expect(names(workspace.list('a'))).toEqual([]);
    expect(workspace.kindOf('a/one.md')).toBe('missing');
    expect(workspace.list('c')).toBeNull();
  });

  it('changes the text that is only in git, and leaves equal text there', async () => {
    const { store, live } = open('a');
    expect(store.read('b/two.md')).toBe('two\n');
    expect(await store.update('b/two.md', (text) => text, { backup: false })).toBe(false);
    expect(live.store.read('b/two.md')).toBeNull();
    expect(await store.update('b/two.md', (text) => `${text}more\n`, { backup: false })).toBe(true);
    expect(live.store.read('b/two.md')).toBe('two\nmore\n');
    expect(await store.rename?.('b/deep/three.md', 'x.md')).toBe(false);
    expect(await store.remove('b/deep/three.md', 'three\n')).toBe(true);
    expect(await store.remove('a/one.md', 'one\n')).toBe(true);
  });

  it('is the checkout itself if nothing is left out', () => {
    const { workspace, live } = open('a', 'b');
    expect(workspace).toBe(live.workspace);
    expect(openSparseCheckout(null, live)).toBe(live);
  });
});
