import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type BumpLevel,
  describeNotRaised,
  notRaised,
  raiseVersion,
  type Versioned,
} from '../../src/outputs/versions.js';
import { findVersions } from '../../src/run/find-versions.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';
import { sourcesOf } from './repository.js';

describe('raiseVersion', () => {
  it.each([
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3-beta.1', 'patch', '1.2.3'],
    ['v1.2.3', 'patch', 'v1.2.4'],
    ['1.2', 'patch', '1.2.1'],
    ['1.2', 'minor', '1.3'],
    ['1.2', 'major', '2.0'],
    ['3', 'major', '4'],
    ['3', 'minor', '3.1'],
    ['3', 'patch', '3.0.1'],
    ['12.34', 'minor', '12.35'],
    ['v3', 'minor', 'v3.1'],
    ['v1.2', 'major', 'v2.0'],
    ['1.2 beta', 'patch', null],
    ['x1.2', 'patch', null],
    ['soon', 'patch', null],
  ])('raises %s by %s to %s', (version, level, expected) => {
    expect(raiseVersion(version, level as BumpLevel)).toBe(expected);
  });
});

describe('version-not-raised', () => {
  const place = (file: string, version: string) => ({
    file,
    version,
    at: { line: 3, column: 5, endLine: 3, endColumn: 10 },
    write: (text: string) => text,
  });
  const plugin = (...places: Versioned['places'][number][]): Versioned => ({
    kind: 'plugin',
    name: 'x',
    directory: 'plugins/x',
    places,
  });
  const check = (after: Versioned, before: Versioned, ...changed: string[]) =>
    describeNotRaised(notRaised([after], [before], changed)).map(
      ({ file, message }) => `${file}: ${message}`,
    );

  it('reports every manifest whose version was not raised with the files', () => {
    const before = plugin(place('a.json', '1.9.0'), place('b.json', '1.9.0'), place('c.json', '1.9.0'));
    const after = plugin(place('a.json', '1.10.0'), place('b.json', '1.9.0'), place('c.json', '1.8.0'));
    expect(check(after, before, 'plugins/x/skills/a/SKILL.md')).toEqual([
      'b.json: Files of the plugin "x" changed, but its version 1.9.0 did not rise.',
      'c.json: Files of the plugin "x" changed, but its version 1.8.0 did not rise.',
    ]);
  });

  it('reports nothing for unchanged or new plugins', () => {
    const same = plugin(place('a.json', '1.0.0'));
    expect(check(same, same, 'plugins/xy/a', 'README.md')).toEqual([]);
    expect(notRaised([same], [], ['plugins/x/a'])).toEqual([]);
    expect(check(same, plugin(), 'plugins/x/a')).toEqual([]);
  });

  it('compares versions that are not semver as text', () => {
    expect(check(plugin(place('a', 'next')), plugin(place('a', 'soon')), 'plugins/x/a')).toEqual([]);
    expect(check(plugin(place('a', 'soon')), plugin(place('a', 'soon')), 'plugins/x/a')).toHaveLength(1);
    expect(check(plugin(place('a', '1.0')), plugin(place('a', '1.0.0')), 'plugins/x/a')).toHaveLength(1);
  });

  it('counts only installed files of a plugin at the top of the repository', () => {
    const top = (version: string): Versioned => ({ ...plugin(place('a', version)), directory: '.' });
    expect(check(top('1.0.0'), top('1.0.0'), 'README.md', 'src/a.ts')).toEqual([]);
    expect(check(top('1.0.0'), top('1.0.0'), 'skills/pdf/SKILL.md')).toHaveLength(1);
  });

  it('counts only files next to a skill at the top of the repository', () => {
    const top: Versioned = { ...plugin(place('SKILL.md', '1.0.0')), kind: 'skill', directory: '.' };
    expect(check(top, top, 'src/a.ts')).toEqual([]);
    expect(check(top, top, 'SKILL.md')).toEqual([
      'SKILL.md: Files of the skill "x" changed, but its version 1.0.0 did not rise.',
    ]);
  });
});

describe('version in frontmatter', () => {
  const placesIn = (text: string) => {
    const noManifest = { file: 'manifest.json', text: null };
    return findVersions(noManifest, sourcesOf({ 'a/SKILL.md': text }))[0]?.places;
  };

  it.each([
    ['version: 1.10', '1.10', 'version: 2.0'],
    ['version: "1.0.0" # ours', '1.0.0', 'version: "2.0" # ours'],
    ["metadata:\n  a: 1\n  version: '1.0.0'", '1.0.0', "metadata:\n  a: 1\n  version: '2.0'"],
    ['metadata: { version: 1.0.0, b: 2 }', '1.0.0', 'metadata: { version: 2.0, b: 2 }'],
  ])('finds and replaces the version in %j', (before, version, after) => {
    const text = (fields: string) => `---\r\nname: a\r\n${fields}\r\n---\r\n\r\n# A\r\n`;
    const [place] = placesIn(text(before)) ?? [];
    expect(place).toMatchObject({ file: 'a/SKILL.md', version });
    expect(place?.write(text(before), '2.0')).toBe(text(after));
  });

  it('finds no version in frontmatter without one', () => {
    expect(placesIn('---\nname: a\n---\n')).toEqual([]);
    expect(placesIn('version: 1.0\n')).toEqual([]);
  });
});

describe('bump', () => {
  const skill = (name: string, more: string) =>
    `---\nname: ${name}\ndescription: Does ${name}. Use it for ${name}.\n${more}---\n\n# ${name}\n`;
  const files = {
    'plugins/x/skills/pdf/SKILL.md': skill('pdf', 'version: 1.2.0 # keep\n'),
    'plugins/x/skills/docx/SKILL.md': skill('docx', ''),
    'plugins/x/skills/odd/SKILL.md': skill('odd', 'version: soon\n'),
    'plugins/x/.claude-plugin/plugin.json': '{ "name": "x",  "version": "1.4.0" }\n',
    'plugins/x/.codex-plugin/plugin.json': '{\n\t"version": "1.3.0",\n\t"name": "x"\n}\n',
    '.claude-plugin/marketplace.json':
      '{ "name": "t", "owner": { "name": "A" }, "plugins": [{ "name": "x", "source": "./plugins/x", "version": "1.4.0" }] }\n',
    'skill-registrar.json':
      '{ "roots": ["plugins/*/skills"], "manifest": "skills.json", "profile": "agent-skills" }\n',
    'skills.json':
      '{ "skills": [ { "name": "pdf", "path": "plugins/x/skills/pdf", "version": "1.2.0" }, { "version": "3.0.0" } ] }\n',
  };
  const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

  it('bump raises the version of a skill in its frontmatter and in the manifest', async () => {
    const cwd = aFolder(files);
    const { exitCode, json } = await cli(['bump', 'pdf', '--json'], { cwd });
    expect(exitCode).toBe(0);
    expectValidReport(json());
    expect(json()).toMatchObject({
      bumped: [
        {
          kind: 'skill',
          name: 'pdf',
          before: '1.2.0',
          after: '1.2.1',
          files: ['plugins/x/skills/pdf/SKILL.md', 'skills.json'],
        },
      ],
    });
    expect(read(cwd, 'plugins/x/skills/pdf/SKILL.md')).toBe(skill('pdf', 'version: 1.2.1 # keep\n'));
    expect(read(cwd, 'skills.json')).toBe(files['skills.json'].replace('1.2.0', '1.2.1'));
  });

  it('bump raises a plugin to one version in all its manifests and marketplaces', async () => {
    const cwd = aFolder(files);
    const { stdout } = await cli(['bump', 'x', '--by', 'minor'], { cwd, isTty: true });
    expect(stdout).toBe(
      'x 1.4.0 → 1.5.0  plugins/x/.claude-plugin/plugin.json, plugins/x/.codex-plugin/plugin.json, .claude-plugin/marketplace.json\n',
    );
    expect(read(cwd, 'plugins/x/.claude-plugin/plugin.json')).toBe('{ "name": "x",  "version": "1.5.0" }\n');
    expect(read(cwd, 'plugins/x/.codex-plugin/plugin.json')).toContain('\t"version": "1.5.0",');
    expect(read(cwd, '.claude-plugin/marketplace.json')).toContain('"version": "1.5.0"');
  });

  it('bump --dry-run shows a diff and writes nothing', async () => {
    const cwd = aFolder(files);
    const { json } = await cli(['bump', 'pdf', '--dry-run', '--json'], { cwd });
    expect(json().diff).toContain('-version: 1.2.0 # keep\n+version: 1.2.1 # keep\n');
    expect(read(cwd, 'plugins/x/skills/pdf/SKILL.md')).toBe(files['plugins/x/skills/pdf/SKILL.md']);
  });

  it.each([
    [['bump'], 'Nothing to bump.'],
    [['bump', 'pfd'], 'There is no skill or plugin "pfd".'],
    [['bump', 'odd'], 'The version "soon" of the skill "odd" cannot be raised.'],
    [['bump', 'docx'], 'The skill "docx" has no version.'],
    [['bump', 'pdf', '--level', 'strict'], 'Unknown part "strict" for --level.'],
  ])('bump rejects %j', async (args, message) => {
    const { exitCode, json } = await cli([...args, '--json'], { cwd: aFolder(files) });
    expect(exitCode).toBe(2);
    expect(json().error).toMatchObject({ code: 'E_USAGE', message });
  });
});

describe('versions with --since', () => {
  const skill = (name: string, version: string, body = name) =>
    `---\nname: ${name}\ndescription: Does ${name}. Use it for ${name}.\nmetadata:\n  version: "${version}"\n---\n\n# ${body}\n`;
  const plugin = (version: string) => `{ "name": "x", "version": "${version}" }\n`;
  const start = () =>
    aGitRepository({
      'skill-registrar.json':
        '{ "roots": ["plugins/*/skills"], "manifest": false, "profile": "agent-skills" }\n',
      'plugins/x/skills/pdf/SKILL.md': skill('pdf', '1.0'),
      'plugins/x/skills/docx/SKILL.md': skill('docx', '1.0'),
      'plugins/x/.claude-plugin/plugin.json': plugin('2.0.0'),
      'plugins/x/.codex-plugin/plugin.json': plugin('2.0.0'),
      'README.md': 'old\n',
    });
  const notRaisedIn = async (repository: GitRepository, ...args: readonly string[]) => {
    const { json } = await repository.run(...args, '--since', 'main~1');
    expectValidReport(json());
    return json()
      .diagnostics.filter(({ rule }) => rule === 'version-not-raised')
      .map(({ severity, file, line, column, isNew }) => `${severity} ${file}:${line}:${column} ${isNew}`);
  };

  it('--since requires a new version in every manifest when files change', async () => {
    const repository = start();
    repository.write({ 'plugins/x/skills/pdf/SKILL.md': skill('pdf', '1.0', 'changed') });
    repository.commit();
    const expected = [
      'warning plugins/x/.claude-plugin/plugin.json:1:27 true',
      'warning plugins/x/.codex-plugin/plugin.json:1:27 true',
      'warning plugins/x/skills/pdf/SKILL.md:5:12 true',
    ];
    expect(await notRaisedIn(repository, 'validate')).toEqual(expected);
    expect(await notRaisedIn(repository, 'register', '--check')).toEqual(expected);
    const bump = await repository.run('bump', '--since', 'main~1');
    expect(bump.json().bumped).toMatchObject([
      { kind: 'skill', name: 'pdf', before: '1.0', after: '1.0.1' },
      { kind: 'plugin', name: 'x', before: '2.0.0', after: '2.0.1' },
    ]);
    expect(await notRaisedIn(repository, 'validate')).toEqual([]);
    const again = await repository.run('bump', '--since', 'main~1');
    expect(again.json().bumped).toEqual([]);
    expect(repository.git('diff', '--shortstat')).toBe('3 files changed, 3 insertions(+), 3 deletions(-)');
  });

  it('--since requires no new version for other files', async () => {
    const repository = start();
    repository.write({ 'README.md': 'new\n' });
    repository.commit();
    expect(await notRaisedIn(repository, 'validate')).toEqual([]);
  });

  it('bump raises to the version of another manifest', async () => {
    const repository = start();
    repository.write({ 'plugins/x/.codex-plugin/plugin.json': plugin('2.1.0') });
    repository.commit();
    expect(await notRaisedIn(repository, 'validate')).toEqual([
      'warning plugins/x/.claude-plugin/plugin.json:1:27 true',
    ]);
    const bump = await repository.run('bump', '--since', 'main~1');
    expect(bump.json().bumped).toEqual([
      {
        kind: 'plugin',
        name: 'x',
        before: '2.0.0',
        after: '2.1.0',
        files: ['plugins/x/.claude-plugin/plugin.json'],
      },
    ]);
  });
});
