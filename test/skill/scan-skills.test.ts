import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { profileById } from '../../src/profiles/index.js';
import type { Profile, ScanRoot } from '../../src/profiles/profile.js';
import { scanSkills } from '../../src/skill/scan-skills.js';
import { aFolder } from '../support/a-folder.js';

interface Layout {
  readonly files: readonly string[];
  /** `{ 'skills/b': '../other/b' }`: a link and its target. */
  readonly links?: Readonly<Record<string, string>>;
  readonly roots?: readonly string[];
  readonly levels?: ScanRoot['levels'];
  readonly profile?: Partial<Profile>;
  readonly exclude?: readonly string[];
}

function scan({ files, links = {}, roots = ['skills'], levels = ['children'], profile, exclude }: Layout) {
  const root = aFolder(Object.fromEntries(files.map((file) => [file, ''])));
  for (const [link, target] of Object.entries(links)) {
    fs.mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    fs.symlinkSync(target, path.join(root, link));
  }
  return scanSkills({
    workspace: new DiskWorkspace({ root }),
    profile: { ...profileById('agent-skills')!, ...profile },
    roots: roots.map((place) => ({ path: place, source: 'repo', levels })),
    excludePaths: exclude ?? [],
  });
}

const found = (layout: Layout) => scan(layout).candidates.map(({ file }) => file);
function told(layout: Layout) {
  const { refused, findings } = scan(layout);
  const all = [...refused.flatMap((record) => record.findings), ...findings];
  return all.map(({ rule, file, message, fix }) => [rule, file, message, fix]);
}

describe('scanning', () => {
  it.each<[string, Layout, readonly string[]]>([
    [
      'in the directories of a root, by name',
      { files: ['skills/b/SKILL.md', 'skills/a/SKILL.md'] },
      ['skills/a/SKILL.md', 'skills/b/SKILL.md'],
    ],
    ['not in the root itself', { files: ['skills/SKILL.md', 'skills/a/SKILL.md'] }, ['skills/a/SKILL.md']],
    [
      'only in the root itself',
      { files: ['skills/SKILL.md', 'skills/a/SKILL.md'], levels: ['self'] },
      ['skills/SKILL.md'],
    ],
    ['no deeper than the root allows', { files: ['skills/g/a/SKILL.md'] }, []],
    [
      'one level deeper, the nearer ones first',
      {
        files: ['skills/a/b/SKILL.md', 'skills/z/SKILL.md', 'skills/a/b/c/SKILL.md'],
        levels: ['grandchildren'],
      },
      ['skills/z/SKILL.md', 'skills/a/b/SKILL.md'],
    ],
    [
      'at any depth, but not below a skill',
      { files: ['skills/a/b/c/SKILL.md', 'skills/a/b/c/d/SKILL.md'], levels: ['any'] },
      ['skills/a/b/c/SKILL.md'],
    ],
    [
      'below a skill if configured',
      {
        files: ['skills/a/SKILL.md', 'skills/a/b/SKILL.md'],
        levels: ['any'],
        profile: { nested: 'register' },
      },
      ['skills/a/SKILL.md', 'skills/a/b/SKILL.md'],
    ],
    [
      'except where the config excludes them',
      { files: ['skills/a/SKILL.md', 'skills/b/SKILL.md'], exclude: ['skills/a/'] },
      ['skills/b/SKILL.md'],
    ],
    [
      'in each root, in the order of the roots',
      { files: ['skills/a/SKILL.md', 'more/b/SKILL.md'], roots: ['skills', 'more'] },
      ['skills/a/SKILL.md', 'more/b/SKILL.md'],
    ],
  ])('finds skills %s', (_where, layout, expected) => {
    expect(found(layout)).toEqual(expected);
  });

  it('reports which roots exist', () => {
    const { roots, missingRoots } = scan({
      files: ['skills/a/SKILL.md', 'plain'],
      roots: ['skills', 'gone', 'plain'],
    });
    expect([roots.map(({ path: place }) => place), missingRoots]).toEqual([['skills'], ['gone', 'plain']]);
  });

  it('finds SKILL.md in another case, always the same of several, and reports it', () => {
    const files = [
      'skills/a/skill.md',
      'skills/a/Skill.md',
      'skills/b/SKILL.md',
      'skills/b/skill.md',
      'skills/c/skill.mdx',
    ];
    expect(found({ files })).toEqual(['skills/a/Skill.md', 'skills/b/SKILL.md']);
    expect(told({ files })).toEqual([
      [
        'file-name-case',
        'skills/a/Skill.md',
        'The file should be called SKILL.md.',
        'git mv it to SKILL.md.',
      ],
    ]);
  });

  it('lists the files next to a SKILL.md', () => {
    const links = { 'skills/b/references': '../a/references' };
    const { candidates } = scan({
      files: [
        'skills/a/SKILL.md',
        'skills/a/references/x.md',
        'skills/a/data/y',
        'skills/b/SKILL.md',
        'skills/c/SKILL.md',
        'skills/c/references',
      ],
      links,
    });
    const beside = candidates.map(({ hasReferences, plainDirectories }) => [
      hasReferences,
      [...(plainDirectories ?? [])].sort(),
    ]);
    expect(beside).toEqual([
      [true, ['data', 'references']],
      [false, []],
      [false, []],
    ]);
  });
});

describe('deeply nested SKILL.md', () => {
  it.each<[string, Layout, readonly (readonly [string, boolean])[]]>([
    [
      'is reported inside a skill',
      { files: ['skills/a/SKILL.md', 'skills/a/in/SKILL.md'] },
      [['skills/a/in/SKILL.md', true]],
    ],
    [
      'is reported inside another directory',
      { files: ['skills/g/a/SKILL.md', 'skills/g/b/x.md'] },
      [['skills/g/a/SKILL.md', false]],
    ],
    [
      'is a resource among resources',
      {
        files: [
          'skills/a/SKILL.md',
          'skills/a/references/SKILL.md',
          'skills/a/scripts/SKILL.md',
          'skills/a/assets/SKILL.md',
        ],
      },
      [],
    ],
    [
      'is ignored where no one looks',
      { files: ['skills/a/SKILL.md', 'skills/a/in/SKILL.md'], exclude: ['skills/a/in'] },
      [],
    ],
    [
      'is not searched for through links',
      { files: ['skills/a/SKILL.md', 'other/SKILL.md'], links: { 'skills/a/in': '../../other' } },
      [],
    ],
    [
      'is found at any depth below a skill',
      { files: ['skills/a/SKILL.md', 'skills/a/in/deep/SKILL.md'] },
      [['skills/a/in/deep/SKILL.md', true]],
    ],
  ])('a deeply nested SKILL.md %s', (_what, layout, expected) => {
    expect(scan(layout).nested.map(({ file, isInSkill }) => [file, isInSkill])).toEqual(expected);
  });
});

describe('links', () => {
  const real = ['other/b/SKILL.md', 'skills/a/SKILL.md'];

  it.each<[string, Layout, readonly string[]]>([
    [
      'are followed if they stay inside',
      { files: real, links: { 'skills/b': '../other/b' } },
      ['skills/a/SKILL.md', 'skills/b/SKILL.md'],
    ],
    [
      'to one place count once, the first by name',
      { files: real, links: { 'skills/y': '../other/b', 'skills/x': '../other/b' } },
      ['skills/a/SKILL.md', 'skills/x/SKILL.md'],
    ],
    [
      'to a skill of the same root count as that skill',
      { files: real, links: { 'skills/0': 'a', 'skills/z': 'a' } },
      ['skills/a/SKILL.md'],
    ],
    [
      'to a file or a missing target are not directories',
      { files: [...real, 'file'], links: { 'skills/f': '../file', 'skills/n': '../gone' } },
      ['skills/a/SKILL.md'],
    ],
    [
      'to a parent directory end there',
      { files: real, links: { 'skills/up': '..', 'skills/me': '.' } },
      ['skills/a/SKILL.md'],
    ],
    [
      'in place of the file are read',
      { files: ['other.md', 'skills/a/x'], links: { 'skills/a/SKILL.md': '../../other.md' } },
      ['skills/a/SKILL.md'],
    ],
    [
      'between roots count once',
      { files: real, links: { linked: 'skills' }, roots: ['skills', 'linked'] },
      ['skills/a/SKILL.md'],
    ],
    [
      'between roots give way to their target',
      { files: real, links: { linked: 'skills' }, roots: ['linked', 'skills'] },
      ['skills/a/SKILL.md'],
    ],
    [
      'of a root are followed',
      { files: real, links: { linked: 'other' }, roots: ['linked'] },
      ['linked/b/SKILL.md'],
    ],
    [
      'are skipped if the system skips them',
      { files: real, links: { 'skills/b': '../other/b' }, profile: { symlinks: 'ignore' } },
      ['skills/a/SKILL.md'],
    ],
    [
      'are rejected if the system rejects them',
      { files: real, links: { 'skills/b': '../other/b' }, profile: { symlinks: 'refuse' } },
      ['skills/a/SKILL.md'],
    ],
  ])('links %s', (_what, layout, expected) => {
    expect(found(layout)).toEqual(expected);
  });

  const fix = 'Replace the link with a real directory inside the repository.';
  it.each<[string, Layout, readonly (readonly string[])[]]>([
    ['inside', { files: real, links: { 'skills/b': '../other/b' } }, []],
    ['to a missing target', { files: real, links: { 'skills/n': '../gone' } }, []],
    [
      'out of the repository',
      { files: real, links: { 'skills/out': '/' } },
      [
        [
          'link-refused',
          'skills/out',
          'The skill directory skills/out points outside the repository and is not followed.',
          fix,
        ],
      ],
    ],
    [
      'that the system rejects',
      { files: real, links: { 'skills/b': '../other/b' }, profile: { symlinks: 'refuse' } },
      [
        [
          'link-refused',
          'skills/b',
          'The skill directory skills/b is a symbolic link and is not followed.',
          fix,
        ],
      ],
    ],
    [
      'that the system skips',
      { files: real, links: { 'skills/out': '/' }, profile: { symlinks: 'ignore' } },
      [],
    ],
    [
      'of a root out of the repository',
      { files: real, links: { out: '/' }, roots: ['out'] },
      [['link-refused', 'out', 'The scan root is a link that points outside the repository.', fix]],
    ],
  ])('reports links %s', (_what, layout, expected) => {
    expect(told(layout)).toEqual(expected);
  });

  it('rejected links represent the skills they may point to, sorted by path', () => {
    const links = { 'skills/z': '/', 'skills/b': '../other/b' };
    const { refused } = scan({ files: real, links, profile: { symlinks: 'refuse' } });
    expect(refused.map(({ name, file, root, scope }) => [name, file, root, scope])).toEqual([
      ['b', 'skills/b/SKILL.md', 'skills', 'repo'],
      ['z', 'skills/z/SKILL.md', 'skills', 'repo'],
    ]);
  });

  it('links hide how a skill is reached', () => {
    const layout = { files: real, links: { 'skills/0': '../other/b' } };
    expect(scan(layout).candidates.map(({ plainDirectories }) => plainDirectories)).toEqual([null, []]);
  });

  it('a root that points outside is not missing', () => {
    expect(scan({ files: real, links: { out: '/' }, roots: ['out'] }).missingRoots).toEqual([]);
  });
});
