import { describe, expect, it } from 'vitest';
import { ancestorChain } from '../../src/config/roots.js';
import { MemoryWorkspace } from '../../src/files/memory-workspace.js';
import { cleo } from '../../src/profiles/cleo.js';
import { codelia } from '../../src/profiles/codelia.js';

const files = {
  '.git/HEAD': '',
  'packages/runtime/x.ts': '',
  'packages/sub/.jj/x': '',
  'packages/sub/deep/y.ts': '',
};
const chain = (
  workingDirectory: string,
  variables: Record<string, string> = {},
  workspace = new MemoryWorkspace(files, { root: '/repo' }),
) => ancestorChain({ profile: codelia, workspace, workingDirectory, variables });

describe('directories that codelia searches', () => {
  it('run from the nearest marker down to the working directory', () => {
    expect(chain('packages/runtime')).toEqual(['.', 'packages', 'packages/runtime']);
    expect(chain('packages/sub/deep')).toEqual(['packages/sub', 'packages/sub/deep']);
    expect(chain('.')).toEqual(['.']);
  });

  it('are only the working directory when no marker is found', () => {
    const bare = new MemoryWorkspace({ 'packages/runtime/x.ts': '' }, { root: '/repo' });
    expect(chain('packages/runtime', {}, bare)).toEqual(['packages/runtime']);
  });

  it('begin at CODELIA_AGENTS_ROOT', () => {
    const from = (root: string) => chain('packages/sub/deep', { CODELIA_AGENTS_ROOT: root });
    expect(from('/repo')).toEqual(['.', 'packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('/repo/packages/')).toEqual(['packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('/')).toEqual(['.', 'packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('../..')).toEqual(['packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('../../../..')).toEqual(['.', 'packages', 'packages/sub', 'packages/sub/deep']);
    expect(from(' ')).toEqual(['packages/sub', 'packages/sub/deep']);
  });

  it('are none if the working directory is not below CODELIA_AGENTS_ROOT', () => {
    expect(chain('packages/runtime', { CODELIA_AGENTS_ROOT: '/elsewhere' })).toEqual([]);
    expect(chain('packages/runtime', { CODELIA_AGENTS_ROOT: '/repo/packages/run' })).toEqual([]);
  });

  it('use the markers in CODELIA_AGENTS_MARKERS, separated by commas', () => {
    expect(chain('packages/sub/deep', { CODELIA_AGENTS_MARKERS: ' .hg, .git ,' })).toHaveLength(4);
    expect(chain('packages/sub/deep', { CODELIA_AGENTS_MARKERS: ' , ' })).toHaveLength(2);
  });

  it('begin at the workspace if a profile has no markers', () => {
    const workspace = new MemoryWorkspace(files, { root: '/repo' });
    const search = { profile: cleo, workspace, workingDirectory: 'packages/sub', variables: {} };
    expect(ancestorChain(search)).toEqual(['.', 'packages', 'packages/sub']);
  });
});
