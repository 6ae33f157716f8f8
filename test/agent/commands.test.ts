import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, type Files, writeFiles } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const FILES = {
  'skills/release-notes/SKILL.md': smallSkill('release-notes', '# Notes\n\nDraft them.\n'),
  'skills/release-notes/references/style.md': 'Be brief.',
  'skills/release-notes/scripts/run.sh': 'echo',
  'skills/repo-review/SKILL.md': smallSkill('repo-review', undefined, { tags: '[review]' }),
};

function inFolder(files: Files = FILES) {
  const root = aFolder(files);
  const json = async (...args: string[]) => {
    const run = await cli([...args, '--root', root, '--json'], { cwd: root });
    const document = run.json();
    expectValidReport(document);
    return { ...run, document };
  };
  const text = (...args: string[]) => cli([...args, '--root', root, '--format', 'text'], { cwd: root });
  return { root, json, text };
}

describe('search', () => {
  it('search returns results, count and truncated in the envelope', async () => {
    const { root, json } = inFolder();
    const { exitCode, document } = await json('search', 'release');
    expect(exitCode).toBe(0);
    expect(document).toMatchObject({
      _meta: { operation: 'search', profile: 'agent-skills' },
      success: true,
      count: 1,
      truncated: false,
      results: [
        {
          name: 'release-notes',
          description: 'Does release-notes well.',
          path: `${root}/skills/release-notes/SKILL.md`,
          scope: 'repo',
          reason: 'prefix',
          score: 700,
        },
      ],
    });
  });

  it('search finds a skill by its path relative to the working directory', async () => {
    const { json } = inFolder();
    const { document } = await json('search', 'skills/repo-review/SKILL.md');
    expect(document).toMatchObject({ results: [{ name: 'repo-review', reason: 'exact_path', score: 1000 }] });
  });

  it('search prints one line per result in text, and exits with 1 without results', async () => {
    const { json, text } = inFolder();
    expect((await text('search', 'review')).stdout).toMatch(/^\d\.\d+ {2}similarity {2}repo-review {2}/);
    const none = await text('search', 'cooking');
    expect(none).toMatchObject({ exitCode: 1, stdout: 'No skill was found.\n' });
    expect((await json('search', 'cooking')).document).toMatchObject({
      success: false,
      count: 0,
      results: [],
    });
  });

  it('search --list lists all skills and those left out', async () => {
    const other = inFolder({ ...FILES, 'skills/broken/SKILL.md': '---\nname: broken\n---\n' });
    const { document } = await other.json('search', '--list');
    expect(document).toMatchObject({
      catalog: {
        skills: [{ name: 'release-notes' }, { name: 'repo-review' }],
        errors: [{ path: `${other.root}/skills/broken/SKILL.md`, message: '`description` is missing.' }],
        truncated: false,
      },
    });
    expect((await other.text('search', '--list')).stdout).toContain('`description` is missing.');
  });

  it('search shows only what --allow and the config allow', async () => {
    const { json } = inFolder();
    expect((await json('search', '--list', '--allow', 'Repo Review')).document).toMatchObject({ count: 1 });
    const none = inFolder({ ...FILES, 'skill-registrar.json': '{"skills":{"allow":[]}}' });
    expect((await none.json('search', '--list')).document).toMatchObject({ count: 0 });
    const limited = inFolder({
      ...FILES,
      'skill-registrar.json': '{"skills":{"search":{"defaultLimit":1}}}',
    });
    expect((await limited.json('search', 'well')).document).toMatchObject({ count: 1, truncated: true });
  });

  it('search requires a query', async () => {
    const { text } = inFolder();
    expect(await text('search')).toMatchObject({ exitCode: 2 });
  });

  it('search finds nothing for a query without words', async () => {
    const { json } = inFolder();
    const { document, exitCode } = await json('search', '');
    expect(document).toMatchObject({ results: [], count: 0, truncated: false });
    expect(exitCode).toBe(1);
  });

  it.each(['0', '1'])('search treats --limit %s as 1', async (limit) => {
    const { json } = inFolder();
    const { document } = await json('search', 'well', '--limit', limit);
    expect(document).toMatchObject({ count: 1, truncated: true });
  });
});

describe('load', () => {
  const whole = FILES['skills/release-notes/SKILL.md'];

  it('load prints the whole file unchanged, and its metadata in JSON', async () => {
    const { root, json, text } = inFolder();
    expect((await text('load', 'release-notes')).stdout).toBe(whole);
    const { document } = await json('load', 'release-notes');
    const dir = `${root}/skills/release-notes`;
    expect(document.text).toBe(whole);
    expect(document).toMatchObject({
      metadata: {
        skill_id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'release-notes',
        path: `${dir}/SKILL.md`,
        dir,
        mtime_ms: Math.trunc(fs.statSync(`${dir}/SKILL.md`).mtimeMs),
      },
    });
  });

  it('load prints only the body with --body, and by default under pipeline', async () => {
    const { text } = inFolder();
    expect((await text('load', 'release-notes', '--body')).stdout).toBe('# Notes\n\nDraft them.');
    expect((await text('load', 'release-notes', '--profile', 'pipeline')).stdout).toBe(
      '# Notes\n\nDraft them.',
    );
    expect((await text('load', 'release-notes', '--profile', 'pipeline', '--full')).stdout).toBe(whole);
  });

  it('load prints a text without a final newline unchanged, but ends the line on a terminal', async () => {
    const cut = aFolder({ 'skills/release-notes/SKILL.md': whole.trimEnd() });
    const load = (isTty: boolean) => cli(['load', 'release-notes', '--format', 'text'], { cwd: cut, isTty });
    expect((await load(false)).stdout).toBe(whole.trimEnd());
    expect((await load(true)).stdout).toBe(whole);
  });

  it('load finds a skill by path relative to the working directory', async () => {
    const { root } = inFolder();
    const run = await cli(['load', '--path', 'SKILL.md', '--root', root], {
      cwd: path.join(root, 'skills/release-notes'),
      isTty: true,
    });
    expect(run.stdout).toBe(whole);
  });

  it('load says that a skill is invalid', async () => {
    const { json } = inFolder({ 'skills/broken/SKILL.md': '# No frontmatter\n' });
    const { document } = await json('load', 'broken');
    expect(document.error).toMatchObject({
      message: 'skill not found: broken',
      fix: 'It is invalid: `skill-registrar validate broken` says why.',
    });
  });

  it.each([
    [['load', 'relase-notes'], 'skill not found: relase-notes', 'Did you mean "release-notes"?'],
    [['load', '--path', '/etc/passwd'], 'skill path not found in catalog: /etc/passwd', 'skills list'],
    [['load'], 'load needs a skill.', '--path'],
    [['load', 'release-notes', '--body', '--full'], '--body and --full cannot be combined.', ''],
  ])('load rejects %j with exit code 2', async (args, message, fix) => {
    const { json } = inFolder();
    const { exitCode, document } = await json(...args);
    expect(exitCode).toBe(2);
    expect(document.error).toMatchObject({ code: 'E_USAGE', message });
    expect(document.error.fix).toContain(fix);
  });

  it.each([
    ['load', 'x', '--body'],
    ['catalog', '--as', 'level', '--query', 'use x'],
  ])('fences the text of %s where a runner would read commands in it', async (...args) => {
    const hostile = inFolder({ 'skills/x/SKILL.md': smallSkill('x', '::error::pwned\n') });
    const run = await cli([...args, '--root', hostile.root, '--format', 'text'], {
      env: { GITHUB_ACTIONS: 'true' },
    });
    const [first, ...rest] = run.stdout.split('\n');
    const mark = /^::stop-commands::([0-9a-f-]{36})$/.exec(first ?? '')?.[1];
    expect(mark).toBeDefined();
    expect(rest.slice(-2)).toEqual([`::${mark}::`, '']);
    expect(rest).toContain('::error::pwned');
  });

  it.each([
    ['load', 'x', '--body'],
    ['activate', 'x', '--yes'],
    ['resources', 'x', '--get', 'references/r.md'],
  ])(
    '%s cannot send control characters of a skill to a terminal, and prints them elsewhere',
    async (...args) => {
      const text = 'One\ttab \u001b[2J \u009b31m \u202e.\r\nTwo.\n';
      const hostile = inFolder({
        'skills/x/SKILL.md': smallSkill('x', text),
        'skills/x/references/r.md': text,
      });
      const print = (isTty: boolean) =>
        cli([...args, '--root', hostile.root, '--format', 'text'], { isTty, env: { NO_COLOR: '1' } });
      expect((await print(true)).stdout).toContain('One\ttab \\u001b[2J \\u009b31m \\u202e.\nTwo.\n');
      expect((await print(false)).stdout).toContain(text.trimEnd());
    },
  );

  it('prints no fence if there is no text', async () => {
    const run = await cli(
      ['catalog', '--as', 'available-skills', '--root', aFolder({ 'skills/.keep': '' }), '--format', 'text'],
      {
        env: { GITHUB_ACTIONS: 'true' },
      },
    );
    expect(run.stdout).toBe('');
  });
});

describe('codelia', () => {
  function aCodeliaRepository() {
    const home = aFolder({
      '.agents/skills/user-helper/SKILL.md': smallSkill('user-helper'),
      '.agents/skills/dup/SKILL.md': smallSkill('dup'),
    });
    const root = aFolder({
      '.git/HEAD': '',
      '.agents/skills/repo-review/SKILL.md': smallSkill('repo-review', 'Review.\n'),
      '.agents/skills/repo-review/scripts/run.sh': '',
      '.agents/skills/repo-review/references/checklist.md': '',
      '.agents/skills/dup/SKILL.md': smallSkill('dup'),
      'packages/runtime/.agents/skills/deep/nested/x/SKILL.md': smallSkill('x'),
      'packages/runtime/.agents/skills/wrong/SKILL.md': smallSkill('invalid'),
    });
    const run = (...args: string[]) =>
      cli([...args, '--root', root, '--profile', 'codelia', '--home', '--json'], {
        cwd: path.join(root, 'packages/runtime'),
        env: { HOME: home },
      });
    return { root, home, run };
  }

  it('finds skills from the root down to the working directory and at home, and says why one is left out', async () => {
    const { run } = aCodeliaRepository();
    const document = (await run('search', '--list')).json() as unknown as {
      catalog: { skills: { name: string; scope: string }[]; errors: { message: string }[] };
    };
    expect(document.catalog.skills.map(({ name, scope }) => [name, scope])).toEqual([
      ['dup', 'repo'],
      ['dup', 'user'],
      ['repo-review', 'repo'],
      ['user-helper', 'user'],
      ['x', 'repo'],
    ]);
    expect(document.catalog.errors.map(({ message }) => message)).toEqual([
      'name must match skill directory name',
    ]);
  });

  it('rejects an ambiguous name with both paths, repo first, and accepts a path', async () => {
    const { root, home, run } = aCodeliaRepository();
    const ambiguous = await run('load', 'dup');
    expect(ambiguous.exitCode).toBe(2);
    expectValidReport(ambiguous.json());
    expect(ambiguous.json()).toMatchObject({
      success: false,
      error: { code: 'E_USAGE', message: 'ambiguous skill name: dup' },
      candidates: [`${root}/.agents/skills/dup/SKILL.md`, `${home}/.agents/skills/dup/SKILL.md`],
    });
    expect((await run('load', '--path', `${home}/.agents/skills/dup/SKILL.md`)).exitCode).toBe(0);
  });

  it('prints a loaded skill in the format of codelia', async () => {
    const { root, run } = aCodeliaRepository();
    const dir = `${root}/.agents/skills/repo-review`;
    expect((await run('load', 'repo-review')).json().text).toBe(
      `<skill_context name="repo-review" path="${dir}/SKILL.md">
---
name: repo-review
description: Does repo-review well.
---

Review.

Base directory: file://${dir}/
Relative paths in this skill are resolved from this directory.
<skill_files>
<file>${dir}/references/checklist.md</file>
<file>${dir}/scripts/run.sh</file>
</skill_files>
</skill_context>`,
    );
  });

  it('loads a skill by the id of its path only', async () => {
    const { skillId } = await import('../../src/agent/catalog.js');
    expect(skillId('/repo/.agents/skills/repo-review/SKILL.md')).toBe('5527b3fff47c6a6b22ab0550');
  });
});

describe('resources', () => {
  const withResources = () =>
    inFolder({
      ...FILES,
      'skills/release-notes/assets/logo.bin': '\u0000\u0001',
      'secret.md': 'secret',
    });

  it('resources lists all files or one type, and reads one file', async () => {
    const { json, text } = withResources();
    expect((await json('resources', 'release-notes')).document).toMatchObject({
      resources: ['scripts/run.sh', 'references/style.md', 'assets/logo.bin'],
    });
    expect((await text('resources', 'release-notes', '--type', 'references')).stdout).toBe(
      'references/style.md\n',
    );
    expect((await text('resources', 'release-notes', '--get', 'references/style.md')).stdout).toBe(
      'Be brief.',
    );
    expect((await json('resources', 'release-notes', '--get', 'references/style.md')).document).toMatchObject(
      {
        text: 'Be brief.',
        resource: { path: 'references/style.md', bytes: 9, mimeType: 'text/markdown', text: 'Be brief.' },
      },
    );
    expect((await text('resources', 'repo-review')).stdout).toBe('repo-review has no such files.\n');
  });

  it('resources prints binary files as base64', async () => {
    const { json, text } = withResources();
    expect((await json('resources', 'release-notes', '--get', 'assets/logo.bin')).document).toMatchObject({
      resource: { blob: 'AAE=', mimeType: 'application/octet-stream' },
    });
    expect((await text('resources', 'release-notes', '--get', 'assets/logo.bin')).stdout).toBe(
      'assets/logo.bin is not text; --json gives it in base64.\n',
    );
  });

  it('resources exits with 1 for a missing file and 2 for one outside, and prints none of it', async () => {
    const { root, json } = withResources();
    expect((await json('resources', 'release-notes', '--get', 'references/none.md')).exitCode).toBe(1);
    for (const file of ['../../secret.md', `${root}/secret.md`, 'references/../../../secret.md']) {
      const { exitCode, stdout } = await json('resources', 'release-notes', '--get', file);
      expect(exitCode).toBe(2);
      expect(stdout).not.toContain('"secret"');
    }
    expect((await json('resources', 'nobody')).exitCode).toBe(2);
  });
});

describe('match', () => {
  const withToolset = () =>
    inFolder({
      '.agent/skills/hello/SKILL.md': smallSkill('hello', undefined, {
        triggers:
          '{ keywords: [hello, greet, greeting], verbs: [say, wave], patterns: ["greet\\\\s+\\\\w+"] }',
        toolsets: '["toolsets/index:HelloToolset"]',
      }),
      '.agent/skills/hello/toolsets/index.ts': 'export const HelloToolset = [];',
    });

  it('match returns matches with reasons', async () => {
    const toolset = withToolset();
    const { document } = await toolset.json('match', 'greet', 'Bob', '--profile', 'toolset');
    expect(document).toMatchObject({
      count: 1,
      matches: [
        {
          name: 'hello',
          reasons: [
            { kind: 'keyword', matched: 'greet' },
            { kind: 'pattern', matched: 'greet\\s+\\w+' },
          ],
        },
      ],
    });
    expect((await toolset.text('match', 'please WAVE', '--profile', 'toolset')).stdout).toBe(
      'hello  (verb "wave")\n',
    );
  });

  it('match uses recent skills and names patterns that it did not test', async () => {
    const triggeredBy = (pattern: string) => ({
      triggers: `{ keywords: [deploy], patterns: ["${pattern}"] }`,
    });
    const { text } = inFolder({
      '.agent/skills/a/SKILL.md': smallSkill('a', undefined, triggeredBy('x')),
      '.agent/skills/b/SKILL.md': smallSkill('b', undefined, triggeredBy('d*d*d*d*d*d*d*d*d*d*x')),
    });
    const { stdout } = await text(
      'match',
      `deploy ${'d'.repeat(90)}!`,
      '--recent',
      'b, a',
      '--profile',
      'toolset',
      '--level',
      'permissive',
    );
    expect(stdout).toBe(
      'b  (keyword "deploy")\na  (keyword "deploy")\nThe pattern "d*d*d*d*d*d*d*d*d*d*x" of b was not tested: it did not finish in time.\n',
    );
  });

  it('match exits with 1 when nothing matches', async () => {
    const toolset = withToolset();
    expect(await toolset.text('match', 'Othello play', '--profile', 'toolset')).toMatchObject({
      exitCode: 1,
      stdout: 'No name or trigger matches. Try `skill-registrar search`, which compares words.\n',
    });
  });

  it('match says which toolset a loader cannot use', async () => {
    const { text } = inFolder({
      '.agent/skills/x/SKILL.md': smallSkill('x', undefined, { toolsets: '["toolsets/gone:Z"]' }),
    });
    const { stdout } = await text(
      'resources',
      'x',
      '--toolsets',
      '--profile',
      'toolset',
      '--level',
      'permissive',
    );
    expect(stdout).toBe('toolsets/gone:Z: the file does not exist in the skill\n');
  });

  it('match lists toolsets for a loader', async () => {
    const toolset = withToolset();
    const { stdout } = await toolset.text('resources', 'hello', '--toolsets', '--profile', 'toolset');
    expect(stdout).toBe(`${toolset.root}/.agent/skills/hello/toolsets/index.ts:HelloToolset\n`);
  });
});

describe('dispatch', () => {
  const skill = (name: string, description: string) =>
    `---\nname: ${name}\ndescription: ${description}\nversion: 1.0.0\n---\n# X\n`;
  const files = {
    'skills/ct-research-agent/SKILL.md': skill('ct-research-agent', 'Research and investigation agent'),
    'skills/ct-auditor/SKILL.md': skill('ct-auditor', 'Audit of changes'),
    '.cleo/canon.yml': '',
  };

  it('dispatch explains its answer from the manifest that register wrote', async () => {
    const { json, text } = inFolder(files);
    await json('register');
    const { exitCode, document } = await json('dispatch', 'Investigate the audit trail');
    expect(exitCode).toBe(0);
    expect(document).toMatchObject({
      manifest: 'skills/manifest.json',
      skill: expect.any(String),
      strategy: 'keyword',
      registered: true,
      candidates: [expect.objectContaining({ why: expect.any(String) })],
    });
    const spoken = await text('dispatch', 'investigate', 'this');
    expect(spoken.stdout).toBe(
      'ct-research-agent\n  the phrase “investigate” belongs to ct-research-agent\n',
    );
    expect((await json('dispatch', 'x', '--type', 'research')).document).toMatchObject({ strategy: 'type' });
    expect((await json('dispatch', 'x', '--label', 'other', '--label', 'Research')).document).toMatchObject({
      skill: 'ct-research-agent',
      strategy: 'label',
    });
  });

  it('dispatch answers the same with a manifest and without, and exits with 1 when no skill takes the task', async () => {
    const { json } = inFolder(files);
    const name = Object.keys(files)[0]!.split('/').at(-2)!;
    const before = await json('dispatch', `use the ${name} skill`);
    expect(before).toMatchObject({ exitCode: 0, document: { skill: name } });
    expect(await json('dispatch', 'cook dinner')).toMatchObject({ exitCode: 1, document: { skill: null } });
    await json('register');
    expect((await json('dispatch', `use the ${name} skill`)).document).toMatchObject({ skill: name });
    expect(await json('dispatch', 'cook dinner')).toMatchObject({
      exitCode: 1,
      document: { success: false, skill: null, strategy: null, matched: null, candidates: [] },
    });
  });

  it('dispatch reports missing entries and slow patterns', async () => {
    const { text } = inFolder({
      ...files,
      'skills/manifest.json': '{"dispatch_matrix":{"by_keyword":{"(a+)+$":"x","fix":"gone"}},"skills":[]}',
    });
    expect((await text('dispatch', `fix ${'a'.repeat(40)}!`)).stdout).toBe(
      'gone\n  the key “fix” of the matrix routes to gone\n  the manifest has no entry for it\n  not tested in time: "(a+)+$"\n',
    );
    expect((await text('dispatch', 'x')).stdout).toBe('No matching skill.\n');
  });

  it('dispatch registers first with CLEO_SKILL_HOT_RELOAD=1 or "hotReload" in the config', async () => {
    const { root } = inFolder(files);
    const run = await cli(['dispatch', 'investigate', '--root', root, '--json'], {
      env: { CLEO_SKILL_HOT_RELOAD: '1' },
    });
    expect(run.json()).toMatchObject({ skill: 'ct-research-agent' });
    expect(fs.existsSync(path.join(root, 'skills/manifest.json'))).toBe(true);
    const configured = inFolder({ ...files, 'skill-registrar.json': '{"hotReload":true}' });
    expect((await configured.json('dispatch', 'investigate')).document).toMatchObject({
      skill: 'ct-research-agent',
    });
  });
});

describe('expectations', () => {
  const skill = (name: string, keywords: string) =>
    `---\nname: ${name}\ndescription: Something for ${name} only.\nkeywords: [${keywords}]\n---\n# X\n`;
  const config = `{
  "expect": [
    { "text": "write the release notes", "skill": "notes" }
  ]
}
`;

  it('register --check fails on the line of an expectation when another skill takes the text', async () => {
    const { root, json } = inFolder({
      'skills/notes/SKILL.md': skill('notes', 'release notes'),
      'skill-registrar.json': config,
    });
    expect((await json('register')).exitCode).toBe(0);
    expect((await json('register', '--check')).exitCode).toBe(0);
    writeFiles(root, {
      'skills/notes/SKILL.md': skill('notes', 'changelog'),
      'skills/other/SKILL.md': skill('other', 'the release notes'),
    });
    const { exitCode, document } = await json('register', '--check');
    expect(exitCode).toBe(1);
    expect(document.diagnostics.filter(({ rule }) => rule === 'expectation-failed')).toMatchObject([
      {
        severity: 'error',
        file: 'skill-registrar.json',
        line: 3,
        column: 51,
        message:
          '"write the release notes" reaches "other" (the phrase “the release notes” belongs to other) instead of "notes".',
      },
    ]);
    expect((await json('validate')).exitCode).toBe(1);
    const github = await cli(['register', '--check', '--root', root, '--format', 'github'], { cwd: root });
    expect(github.stdout).toMatch(/::error .*file=skill-registrar\.json,.*line=3/);
  });
});

describe('materialize', () => {
  it('materialize copies a skill into .skills of the directory', async () => {
    const { root, json } = inFolder(FILES);
    const { document } = await json('materialize', 'release-notes', '--to', 'private/task-1');
    const target = path.join(root, 'private/task-1/.skills/release-notes');
    expect(document).toMatchObject({
      path: target,
      mountPath: 'private:/.skills/release-notes',
      copied: 3,
      skipped: [],
    });
    expect(fs.existsSync(path.join(target, 'references/style.md'))).toBe(true);
    fs.symlinkSync('/etc/passwd', path.join(root, 'skills/release-notes/out'));
    const { text } = inFolder({});
    const again = await cli(
      ['materialize', 'release-notes', '--to', 'x', '--root', root, '--format', 'text'],
      { cwd: root },
    );
    expect(again.stdout).toContain('left out out: ');
    expect((await text('materialize', 'nobody', '--to', 'x')).exitCode).not.toBe(0);
    expect((await json('materialize', 'release-notes')).exitCode).toBe(2);
    expect((await json('materialize', 'nobody', '--to', 'x')).exitCode).toBe(2);
  });
});

describe('missing root', () => {
  it('fails if the root does not exist instead of returning nothing', async () => {
    const root = path.join(aFolder(), 'gone');
    const { exitCode, json } = await cli(['search', 'x', '--root', root, '--json']);
    expect(exitCode).toBe(3);
    expect(json().error.code).toBe('E_FILE');
  });
});

describe('routes', () => {
  const skills = {
    'skills/map-maker/SKILL.md': smallSkill('map-maker', undefined, { keywords: '[draw a map]' }),
    'skills/other/SKILL.md': smallSkill('other', undefined, { keywords: '[draw a map, draw a plan]' }),
  };

  it('routes shows the phrases of each skill, and what it loses to another', async () => {
    const { json, text } = inFolder(skills);
    const { document, exitCode } = await json('routes');
    expect(exitCode).toBe(0);
    expect(document).toMatchObject({
      routes: [
        {
          skill: 'map-maker',
          keys: ['map maker|draw a map'],
          manualKeys: [],
          phrases: [
            { phrase: 'map maker', from: 'name' },
            { phrase: 'draw a map', from: 'declared' },
          ],
          shared: [],
          lost: [],
        },
        { skill: 'other', keys: ['draw a plan'], lost: [{ phrase: 'draw a map', to: 'map-maker' }] },
      ],
    });
    expect((await text('routes', 'other')).stdout).toBe(
      'other\n  owns    "draw a plan" (declared)\n  loses   "draw a map" to map-maker\n',
    );
  });

  it('routes writes nothing and finds skills by name only', async () => {
    const { root, text } = inFolder(skills);
    const { exitCode, stderr } = await text('routes', 'map-makr');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Did you mean "map-maker"?');
    expect(fs.existsSync(path.join(root, 'skills/manifest.json'))).toBe(false);
  });

  it('routes --since shows which phrases reach another skill than before', async () => {
    const repository = aGitRepository(skills);
    const routes = async () => (await repository.run('routes', '--since', 'main', '--json')).json();
    expect(await routes()).toMatchObject({ rerouted: [] });
    repository.write({
      'skills/map-maker/SKILL.md': smallSkill('map-maker', undefined, { keywords: '[draw a chart]' }),
    });
    expect(await routes()).toMatchObject({
      _meta: { since: repository.git('rev-parse', 'HEAD') },
      rerouted: [{ phrase: 'draw a map', from: 'map-maker', to: 'other' }],
    });
    const { stdout } = await repository.run('routes', 'other', '--since', 'main', '--format', 'text');
    expect(stdout).toContain('Rerouted:\n  "draw a map": map-maker → other\n');
  });
});
