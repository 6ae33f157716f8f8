import { describe, expect, it } from 'vitest';
import { ancestorChain } from '../../src/config/roots.js';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { cleo } from '../../src/profiles/cleo.js';
import { codelia } from '../../src/profiles/codelia.js';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

describe('roots in the config', () => {
  const register = async (roots: readonly unknown[]) => {
    const root = aFolder({
      'skill-registrar.json': JSON.stringify({ roots }),
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skills/docx/SKILL.md': smallSkill('docx'),
    });
    const report = (await cli(['register', '--json'], { cwd: root })).json();
    return { manifest: report.manifest, names: report.skills.map(({ name }) => name) };
  };

  it.each([
    [['skills'], ['docx', 'pdf']],
    [['skills/*'], ['docx', 'pdf']],
    [['skills/**'], ['docx', 'pdf']],
    [['./skills/{pdf,docx}/'], ['docx', 'pdf']],
    [['skills/p*'], ['pdf']],
    [['skills/pdf'], ['pdf']],
    [[{ path: 'skills/pdf' }], ['pdf']],
    [
      ['skills/pdf', 'skills/docx'],
      ['pdf', 'docx'],
    ],
  ])('the roots %j name skills or their folder, and the manifest is in the folder', async (roots, names) => {
    expect(await register(roots)).toEqual({ manifest: 'skills/manifest.json', names });
  });

  it('a SKILL.md in the folder that a client searches is not a skill of that client', async () => {
    const root = aFolder({
      '.claude/skills/SKILL.md': smallSkill('skills'),
      '.claude/skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    const { json } = await cli(['discover', '--all', '--profile', 'claude-code', '--json'], { cwd: root });
    expect(json().skills.map(({ name }) => name)).toEqual(['pdf']);
  });
});

describe('fallback root of a profile', () => {
  const config = (more: object = {}) =>
    JSON.stringify({
      profile: 'mine',
      profiles: { mine: { extends: 'cleo', roots: ['skills'], fallbackRoot: 'lib', ...more } },
    });
  const run = async (files: Record<string, string>, command = 'register') =>
    (await cli([command, '--json'], { cwd: aFolder(files) })).json();

  it('scans the fallback root if no other root exists', async () => {
    const files = { 'skill-registrar.json': config(), 'lib/pdf/SKILL.md': smallSkill('pdf') };
    expect((await run(files, 'discover')).skills).toMatchObject([{ path: 'lib/pdf' }]);
    const both = { ...files, 'skills/docx/SKILL.md': smallSkill('docx') };
    expect((await run(both, 'discover')).skills).toMatchObject([{ path: 'skills/docx' }]);
  });

  it.each([
    ['skills', 'skills/x'],
    ['plugins/*/skills', 'plugins/a/skills/x'],
  ])('the fallback root does not replace %s if the manifest has entries there', async (root, path) => {
    const report = await run({
      'skill-registrar.json': config({ roots: [root] }),
      'lib/manifest.json': JSON.stringify({ skills: [{ name: 'x', path }] }),
      'lib/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect(report.error.message).toBe(
      `The scan root ${root} does not exist, and the manifest has entries there. Nothing was changed.`,
    );
  });

  it('a fallback root without a skill at the expected depth counts as missing', async () => {
    const report = await run({ 'skill-registrar.json': config(), 'lib/a/b/c/d/SKILL.md': smallSkill('d') });
    expect(report.error.message).toMatch(
      /^No skill was found: none of the scan roots of the profile mine exists/,
    );
  });

  it('does not use the fallback root if the config names roots', async () => {
    const files = {
      'skill-registrar.json': JSON.stringify({ ...JSON.parse(config()), roots: ['tools'] }),
      'lib/pdf/SKILL.md': smallSkill('pdf'),
    };
    expect((await run(files)).error.message).toBe(
      'The scan root tools does not exist, and nothing can be scanned there. Nothing was changed.',
    );
  });
});

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
  it('codelia searches from the nearest marker down to the working directory', () => {
    expect(chain('packages/runtime')).toEqual(['.', 'packages', 'packages/runtime']);
    expect(chain('packages/sub/deep')).toEqual(['packages/sub', 'packages/sub/deep']);
    expect(chain('.')).toEqual(['.']);
  });

  it('codelia searches only the working directory if there is no marker', () => {
    const bare = new MemoryWorkspace({ 'packages/runtime/x.ts': '' }, { root: '/repo' });
    expect(chain('packages/runtime', {}, bare)).toEqual(['packages/runtime']);
  });

  it('codelia starts its search at CODELIA_AGENTS_ROOT', () => {
    const from = (root: string) => chain('packages/sub/deep', { CODELIA_AGENTS_ROOT: root });
    expect(from('/repo')).toEqual(['.', 'packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('/repo/packages/')).toEqual(['packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('/')).toEqual(['.', 'packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('../..')).toEqual(['packages', 'packages/sub', 'packages/sub/deep']);
    expect(from('../../../..')).toEqual(['.', 'packages', 'packages/sub', 'packages/sub/deep']);
    expect(from(' ')).toEqual(['packages/sub', 'packages/sub/deep']);
  });

  it('codelia searches nothing if the working directory is not below CODELIA_AGENTS_ROOT', () => {
    expect(chain('packages/runtime', { CODELIA_AGENTS_ROOT: '/elsewhere' })).toEqual([]);
    expect(chain('packages/runtime', { CODELIA_AGENTS_ROOT: '/repo/packages/run' })).toEqual([]);
  });

  it('codelia looks for the markers in CODELIA_AGENTS_MARKERS, separated by commas', () => {
    expect(chain('packages/sub/deep', { CODELIA_AGENTS_MARKERS: ' .hg, .git ,' })).toHaveLength(4);
    expect(chain('packages/sub/deep', { CODELIA_AGENTS_MARKERS: ' , ' })).toHaveLength(2);
  });

  it('a search starts at the top of the workspace if the profile has no markers', () => {
    const workspace = new MemoryWorkspace(files, { root: '/repo' });
    const search = { profile: cleo, workspace, workingDirectory: 'packages/sub', variables: {} };
    expect(ancestorChain(search)).toEqual(['.', 'packages', 'packages/sub']);
  });
});
