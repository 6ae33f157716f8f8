import { describe, expect, it } from 'vitest';
import { MemoryStore, MemoryWorkspace } from '../../src/files/memory.js';
import { runOperation } from '../../src/pipeline.js';
import { aGitRepository } from '../support/a-git-repository.js';

const skillText = (name: string) =>
  `---\nname: ${name}\ndescription: Helps with ${name}.\n---\n\n# ${name}\n`;

/** Files by path: a SKILL.md gets the name of its directory, other files the given text. */
function filesOf(paths: readonly string[], others: Readonly<Record<string, string>> = {}) {
  const skills = paths.map((path): [string, string] => [path, skillText(path.split('/').at(-2) ?? 'top')]);
  return { ...Object.fromEntries(skills), ...others };
}

async function register(files: Readonly<Record<string, string>>, options: { readonly check?: boolean } = {}) {
  const workspace = new MemoryWorkspace(files, { root: '/repo' });
  const store = new MemoryStore(files);
  const environment = { isCi: true, now: new Date(0), variables: {} };
  const { report, exitCode } = await runOperation({
    operation: 'register',
    workspace,
    store,
    environment,
    ...options,
  });
  return {
    paths: report.skills.filter(({ status }) => status !== 'skipped').map(({ path }) => path),
    manifest: report.manifest,
    exitCode,
    found: (rule: string) => report.diagnostics.filter((diagnostic) => diagnostic.rule === rule),
  };
}

describe('default discovery', () => {
  it.each<[string, string]>([
    ['in a folder of components', 'cli-tool/components/skills/media/video/SKILL.md'],
    ['in plugins of a hidden directory', '.github/plugins/sdk/skills/auth/SKILL.md'],
    ['in packages', 'packages/core/skills/build/SKILL.md'],
    ['in a directory named after its topic', 'scientific-skills/genomics/SKILL.md'],
    ['in numbered topics', '03-testing/mutation/SKILL.md'],
    ['at the top', 'changelog/SKILL.md'],
    ['for Kiro', '.kiro/skills/plan/SKILL.md'],
    ['for Cursor', '.cursor/skills/plan/SKILL.md'],
    ['for Gemini CLI', '.gemini/skills/plan/SKILL.md'],
    ['for an unknown client', '.new-client/skills/plan/SKILL.md'],
  ])('finds skills %s', async (_where, path) => {
    const { paths, exitCode } = await register(filesOf([path]));
    expect(paths).toEqual([path.slice(0, -'/SKILL.md'.length)]);
    expect(exitCode).toBe(0);
  });

  it('finds a repository that is one skill', async () => {
    const { paths, manifest } = await register({ 'SKILL.md': skillText('repo'), 'scripts/run.sh': '' });
    expect(paths).toEqual(['.']);
    expect(manifest).toBe('skills-manifest.json');
  });

  it('finds skills that a marketplace lists, even in a directory that is otherwise skipped', async () => {
    const marketplace = {
      name: 'm',
      owner: { name: 'o' },
      plugins: [{ name: 'p', source: './', skills: ['./vendor/ours/pdf'] }],
    };
    const files = filesOf(['vendor/ours/pdf/SKILL.md', 'skills/docx/SKILL.md'], {
      '.claude-plugin/marketplace.json': JSON.stringify(marketplace),
    });
    expect((await register(files)).paths).toEqual(['skills/docx', 'vendor/ours/pdf']);
  });
});

describe('skipped directories', () => {
  const own = 'skills/own/SKILL.md';

  it.each<[string, string]>([
    ['from dependencies', 'web/node_modules/x/skills/a/SKILL.md'],
    ['from vendored code', 'vendor/x/skills/a/SKILL.md'],
    ['from build output', 'dist/skills/a/SKILL.md'],
    ['from test fixtures', 'packages/core/tests/fixtures/a/SKILL.md'],
    ['from a virtual environment', '.venv/lib/skills/a/SKILL.md'],
    ['from a published index', 'public/.well-known/agent-skills/a/SKILL.md'],
    ['from installed plugins', '.agent/plugins/a/SKILL.md'],
    ['from a translation of a skill', 'docs/ja-JP/skills/own/SKILL.md'],
  ])('does not find skills %s', async (_where, path) => {
    expect((await register(filesOf([own, path]))).paths).toEqual(['skills/own']);
  });

  it('does not find skills that git ignores, at the top or below', async () => {
    const files = filesOf([own, 'skills/draft/SKILL.md', 'local/skills/a/SKILL.md', 'lab/b/SKILL.md'], {
      '.gitignore': 'local/\n/skills/draft\n',
      'lab/.gitignore': 'b\n',
    });
    expect((await register(files)).paths).toEqual(['skills/own']);
  });

  it('names translations and reference material once, and finds them only where there is nothing else', async () => {
    const material = ['docs/ja-JP/skills/other/SKILL.md', 'references/kit/SKILL.md'];
    const { paths, found, exitCode } = await register(
      filesOf([own], Object.fromEntries(material.map((file) => [file, '# No frontmatter\n']))),
    );
    expect(paths).toEqual(['skills/own']);
    expect(exitCode).toBe(0);
    expect(found('nested-skill').map(({ message }) => message)).toEqual([
      '2 files, such as docs/ja-JP/skills/other/SKILL.md, are translations or reference material and are not registered.',
    ]);
    expect((await register(filesOf(['docs/ja-JP/skills/other/SKILL.md']))).paths).toEqual([
      'docs/ja-JP/skills/other',
    ]);
  });
});

describe('partial discovery', () => {
  it('reports skills outside the configured roots in one finding', async () => {
    const files = filesOf(
      ['skills/a/SKILL.md', 'plugins/p/skills/b/SKILL.md', 'plugins/q/skills/c/SKILL.md'],
      {
        'skill-registrar.json': '{ "roots": ["skills"] }',
      },
    );
    const { paths, found } = await register(files);
    expect(paths).toEqual(['skills/a']);
    expect(found('skills-outside-roots')).toMatchObject([
      {
        severity: 'warning',
        file: 'skill-registrar.json',
        message: '2 skills outside the scan roots: plugins/p/skills, plugins/q/skills.',
        fix: 'Set "roots": ["skills","plugins/p/skills","plugins/q/skills"] in the config, or list what to leave out in "exclude".',
      },
    ]);
  });

  it('names five directories outside the configured roots and counts the others', async () => {
    const outside = Array.from({ length: 7 }, (_, at) => `plugins/p${at}/skills/s${at}/SKILL.md`);
    const files = filesOf(['skills/a/SKILL.md', ...outside], {
      'skill-registrar.json': '{ "roots": ["skills"] }',
    });
    const [finding] = (await register(files)).found('skills-outside-roots');
    expect(finding?.message).toBe(
      '7 skills outside the scan roots: plugins/p0/skills, plugins/p1/skills, plugins/p2/skills, plugins/p3/skills, plugins/p4/skills and 2 more folders.',
    );
  });

  it('reports nothing if the roots include all skills', async () => {
    const files = filesOf(['skills/a/SKILL.md'], { 'skill-registrar.json': '{ "roots": ["skills"] }' });
    expect((await register(files)).found('skills-outside-roots')).toEqual([]);
  });

  it('reports an error if no skill is found, unless the config says otherwise', async () => {
    const files = { 'skills/notes.md': '' };
    const { exitCode, found } = await register(files, { check: true });
    expect([exitCode, found('no-skills')[0]?.severity]).toEqual([1, 'error']);
    const lenient = {
      ...files,
      'skill-registrar.json': '{ "rules": { "no-skills": "off", "manifest-drift": "off" } }',
    };
    expect((await register(lenient, { check: true })).found('no-skills')).toEqual([]);
  });

  it('treats skills/* as skills', async () => {
    const files = filesOf(['skills/a/SKILL.md', 'skills/b/SKILL.md'], {
      'skill-registrar.json': '{ "roots": ["skills/*"] }',
    });
    const { paths, manifest } = await register(files);
    expect(paths).toEqual(['skills/a', 'skills/b']);
    expect(manifest).toBe('skills/manifest.json');
  });
});

describe('location of the manifest', () => {
  it.each<[string, readonly string[], string]>([
    ['is the only root', ['scientific-skills/a/SKILL.md'], 'scientific-skills/manifest.json'],
    [
      'is skills/ if that is one of several roots',
      ['.claude/skills/a/SKILL.md', 'skills/b/SKILL.md'],
      'skills/manifest.json',
    ],
    [
      'is the top, never one plugin of many',
      ['plugins/p/skills/a/SKILL.md', 'plugins/q/skills/b/SKILL.md'],
      'skills-manifest.json',
    ],
  ])('the default location %s', async (_where, paths, expected) => {
    expect((await register(filesOf(paths))).manifest).toBe(expected);
  });

  it('the default location is the same for the profile of a client', async () => {
    const files = filesOf(['plugins/p/skills/a/SKILL.md', 'plugins/q/skills/b/SKILL.md'], {
      'skill-registrar.json': '{ "profile": "claude-code" }',
    });
    expect((await register(files)).manifest).toBe('skills-manifest.json');
  });

  it('keeps the existing location, and uses the path that is given', async () => {
    const empty = '{ "skills": [] }';
    const files = filesOf(['skills/a/SKILL.md', 'packages/p/skills/b/SKILL.md'], {
      'packages/p/skills/manifest.json': empty,
    });
    expect((await register(files)).manifest).toBe('packages/p/skills/manifest.json');
    const { manifest, found } = await register({ ...files, 'skills/manifest.json': empty });
    expect(manifest).toBe('skills/manifest.json');
    expect(found('several-manifests')[0]?.message).toBe(
      'There are 2 skill manifests; skills/manifest.json is used, packages/p/skills/manifest.json not.',
    );
  });

  it('leaves the manifest of a project in a subdirectory alone', async () => {
    const own = '{ "skills": [{ "name": "b", "path": "skills/b" }] }';
    const inner = filesOf(['packages/p/skills/b/SKILL.md'], { 'packages/p/skills/manifest.json': own });
    expect((await register(inner)).manifest).toBe('skills-manifest.json');
    const outer = '{ "skills": [{ "name": "b", "path": "packages/p/skills/b" }] }';
    const files = { ...inner, 'packages/p/skills/manifest.json': outer };
    expect((await register(files)).manifest).toBe('packages/p/skills/manifest.json');
  });

  it('ignores the manifest.json of a web app', async () => {
    const files = filesOf(['changelog/SKILL.md'], { 'manifest.json': '{ "name": "My app", "icons": [] }' });
    expect((await register(files)).manifest).toBe('skills-manifest.json');
  });
});

describe('ignored directories', () => {
  it('finds a committed skill that a pattern matches, and no other ignored one', async () => {
    const repository = aGitRepository(
      filesOf(['skills/plain/SKILL.md', 'skills/build/SKILL.md', '.claude/skills/own/SKILL.md']),
    );
    repository.write({
      '.gitignore': 'build\n.claude/\n',
      '.claude/skills/local/SKILL.md': skillText('local'),
    });
    const { json } = await repository.run('validate', '--json');
    expect(json().skills.map(({ path }) => path)).toEqual([
      'skills/build',
      'skills/plain',
      '.claude/skills/own',
    ]);
  });
});
