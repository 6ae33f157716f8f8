import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveRoots } from '../../src/config/roots.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { profileById } from '../../src/profiles/index.js';
import type { Profile } from '../../src/profiles/profile.js';
import { scanSkills } from '../../src/skill/scan-skills.js';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';

/** A repository with these files; a value that begins with `->` is a link to the rest. */
function aTree(files: Readonly<Record<string, string>>): string {
  const top = aFolder();
  for (const [file, content] of Object.entries(files)) {
    if (!content.startsWith('->')) writeFiles(top, { [file]: content });
    else {
      writeFiles(top, { [path.dirname(file)]: null });
      fs.symlinkSync(content.slice(2), path.join(top, file));
    }
  }
  return top;
}

async function discover(
  profileId: string,
  top: string,
  options: {
    readonly cwd?: string;
    readonly home?: string;
    readonly variables?: Record<string, string>;
  } = {},
) {
  const profile = profileById(profileId)!;
  const workspace = new DiskWorkspace({ root: top, home: options.home ?? null });
  const { cwd = '.', variables = {} } = options;
  const { roots } = await resolveRoots({ profile, workspace, workingDirectory: cwd, variables });
  const result = scanSkills({ workspace, profile, roots, excludePaths: [] });
  return {
    files: result.candidates.map(({ file }) => file),
    sources: result.candidates.map(({ source, scope }) => `${source}/${scope}`),
    findings: [...result.refused.flatMap(({ findings }) => findings), ...result.findings].map(
      ({ rule, file }) => `${rule} ${file}`,
    ),
  };
}

const anySkills = (...files: string[]) => Object.fromEntries(files.map((file) => [file, '']));

describe('discovery', () => {
  const v01 = anySkills(
    'skills/SKILL.md',
    'skills/ct-a/SKILL.md',
    'skills/_shared/SKILL.md',
    'skills/.archive/old/SKILL.md',
    'skills/.backup/SKILL.md',
    'skills/group/ct-b/SKILL.md',
    'skills/ct-c/README.md',
  );

  it('cleo looks one level down and skips _shared and hidden directories', async () => {
    expect((await discover('cleo', aTree(v01))).files).toEqual(['skills/ct-a/SKILL.md']);
  });

  it('pipeline includes the root itself and everything one level down', async () => {
    const { files } = await discover(
      'pipeline',
      aTree({ ...v01, ...anySkills('skills/node_modules/SKILL.md') }),
    );
    expect(files).toEqual(['skills/SKILL.md', 'skills/_shared/SKILL.md', 'skills/ct-a/SKILL.md']);
  });

  it('harness reads five sources in the order of their priority', async () => {
    const home = aTree(anySkills('.agent/skills/u/SKILL.md', '.agent/plugins/p/SKILL.md'));
    const top = aTree(
      anySkills(
        '.agent/skills/a/SKILL.md',
        '.claude/skills/c/SKILL.md',
        'src/_bundled_skills/b/SKILL.md',
        'skills/not-a-source/SKILL.md',
      ),
    );
    expect((await discover('harness', top, { home })).files).toEqual([
      'src/_bundled_skills/b/SKILL.md',
      '~/.agent/skills/u/SKILL.md',
      '.claude/skills/c/SKILL.md',
      '.agent/skills/a/SKILL.md',
      '~/.agent/plugins/p/SKILL.md',
    ]);
    const { sources } = await discover('harness', top, { home });
    expect(sources).toEqual(['bundled/repo', 'user/user', 'claude/repo', 'project/repo', 'plugin/user']);
  });

  it('harness accepts missing directories, and rejects linked ones', async () => {
    const outside = aTree(anySkills('evil/SKILL.md'));
    const top = aTree({ '.agent/skills/evil': `->${outside}/evil`, '.agent/skills/ok/SKILL.md': '' });
    expect(await discover('harness', top)).toMatchObject({
      files: ['.agent/skills/ok/SKILL.md'],
      findings: ['link-refused .agent/skills/evil'],
    });
  });

  it('toolset reads bundled, user and project skills', async () => {
    const home = aTree(anySkills('.agent/skills/u/SKILL.md'));
    const top = aTree(
      anySkills('.agent/skills/a/SKILL.md', '.claude/skills/c/SKILL.md', 'src/_bundled_skills/b/SKILL.md'),
    );
    expect((await discover('toolset', top, { home })).files).toEqual([
      'src/_bundled_skills/b/SKILL.md',
      '~/.agent/skills/u/SKILL.md',
      '.agent/skills/a/SKILL.md',
    ]);
  });

  it('codelia walks .agents/skills from the top to the working directory, then the home', async () => {
    const home = aTree(anySkills('.agents/skills/user-helper/SKILL.md'));
    const top = aTree(
      anySkills(
        '.git/HEAD',
        '.agents/skills/repo-review/SKILL.md',
        '.claude/skills/no/SKILL.md',
        'other/.agents/skills/no/SKILL.md',
        'packages/runtime/.agents/skills/deep/nested/x/SKILL.md',
      ),
    );
    const found = await discover('codelia', top, { cwd: 'packages/runtime', home });
    expect(found.files).toEqual([
      '.agents/skills/repo-review/SKILL.md',
      'packages/runtime/.agents/skills/deep/nested/x/SKILL.md',
      '~/.agents/skills/user-helper/SKILL.md',
    ]);
    expect(found.sources).toEqual(['repo/repo', 'repo/repo', 'user/user']);
  });

  it('codelia walks no linked directory and lists a file once, the repository first', async () => {
    const top = aTree({
      '.agents/skills/x/SKILL.md': '',
      '.agents/skills/again': '->x',
      '.git/HEAD': '',
    });
    expect((await discover('codelia', top, { home: top })).files).toEqual(['.agents/skills/x/SKILL.md']);
  });

  it('never reads the home directory without --home', async () => {
    const top = aTree(anySkills('.agent/skills/a/SKILL.md'));
    expect((await discover('harness', top)).files).toEqual(['.agent/skills/a/SKILL.md']);
  });
});

describe('links between the directories of several clients', () => {
  it('counts a linked skill once', async () => {
    const top = aTree({ '.agents/skills/x/SKILL.md': '', '.claude/skills/x': '->../../.agents/skills/x' });
    expect((await discover('agent-skills', top)).files).toEqual(['.agents/skills/x/SKILL.md']);
  });

  it('counts the skills of a linked root once', async () => {
    const top = aTree({ '.agents/skills/x/SKILL.md': '', '.claude/skills': '->../.agents/skills' });
    expect((await discover('agent-skills', top)).files).toEqual(['.agents/skills/x/SKILL.md']);
  });

  it('counts a skill with a linked SKILL.md once', async () => {
    const top = aTree({
      '.agents/skills/x/SKILL.md': '',
      '.claude/skills/x/SKILL.md': '->../../../.agents/skills/x/SKILL.md',
    });
    expect((await discover('agent-skills', top)).files).toEqual(['.agents/skills/x/SKILL.md']);
  });

  it('counts a skill behind two links once', async () => {
    const top = aTree({ 'src/x/SKILL.md': '', 'skills/b': '->../src/x', 'skills/a': '->../src/x' });
    expect((await discover('agent-skills', top)).files).toEqual(['src/x/SKILL.md']);
  });

  it('counts a skill with a link next to its directory once', async () => {
    const top = aTree({ 'skills/b/SKILL.md': '', 'skills/a': '->b' });
    expect((await discover('agent-skills', top)).files).toEqual(['skills/b/SKILL.md']);
  });

  it('rejects a link that leaves the repository', async () => {
    const outside = aTree(anySkills('SKILL.md'));
    const top = aTree({ 'skills/a': `->${outside}`, 'skills/b/SKILL.md': '' });
    expect(await discover('agent-skills', top)).toMatchObject({
      files: ['skills/b/SKILL.md'],
      findings: ['link-refused skills/a'],
    });
  });
});

describe('a pattern for thousands of folders', () => {
  it.each(['plugins/*/skills', 'plugins/p*/skills'])(
    'finds the skills in all of them: %s',
    async (pattern) => {
      const names = Array.from({ length: 3000 }, (_, index) => `p${index}`);
      const files = names.map((name) => [`plugins/${name}/skills/${name}/SKILL.md`, ''] as const);
      const workspace = new MemoryWorkspace(Object.fromEntries(files));
      const profile: Profile = {
        ...profileById('codelia')!,
        roots: [{ path: pattern, source: 'repo', levels: ['children'] }],
      };
      const { roots } = await resolveRoots({ profile, workspace, workingDirectory: '.', variables: {} });
      expect(roots).toHaveLength(names.length);
      const { candidates } = scanSkills({ workspace, profile, roots, excludePaths: [] });
      expect(candidates).toHaveLength(names.length);
    },
  );
});

describe('--root', () => {
  it('takes one folder, and says where a pattern belongs', async () => {
    const cwd = aFolder({ 'plugins/a/skills/x/SKILL.md': '' });
    const run = await cli(['register', '--root', 'plugins/*/skills', '--json'], { cwd });
    expect(run.exitCode).toBe(3);
    expect(run.json().error).toMatchObject({
      message: '--root plugins/*/skills does not exist.',
      fix: 'Name one folder; patterns go into "roots" of the config.',
    });
  });
});

describe('validate with a path', () => {
  const skill = '---\nname: thing\ndescription: Handles things when asked.\n---\n# Thing\n';
  const tree = () =>
    aFolder({
      '.git/HEAD': '',
      'skill-registrar.json': '{ "roots": ["skills"] }',
      'skills/a/SKILL.md': skill.replace('thing', 'a'),
      'scratch/thing/SKILL.md': skill,
    });

  it.each([['scratch/thing'], ['scratch/thing/SKILL.md'], ['./scratch']])(
    'checks that skill and says nothing about other folders and routes: %s',
    async (path) => {
      const run = await cli(['validate', path, '--json'], { cwd: tree() });
      expect(run.exitCode).toBe(0);
      expect(run.json().skills.map((each: { path: string }) => each.path)).toEqual(['scratch/thing']);
      expect(run.json().diagnostics).toEqual([]);
    },
  );

  it('says how to write a folder that looks like a name', async () => {
    const run = await cli(['validate', 'scratch', '--json'], { cwd: tree() });
    expect(run.exitCode).toBe(2);
    expect(run.json().error.fix).toBe('For the folder, write ./scratch.');
  });
});
