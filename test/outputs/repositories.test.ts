import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';
import { skillText } from '../support/skill-text.js';

type Files = Readonly<Record<string, string>>;

const skill = (name: string) => skillText({ name, description: `Does ${name}. Use it for ${name}.` });
const skillsIn = (folder: string, ...names: readonly string[]): Files =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}/SKILL.md`, skill(name)]));
const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const local = (path: string) => ({ source: 'local', path });
const codexEntry = (name: string) => ({
  name,
  source: local(`./plugins/${name}`),
  policy: { installation: 'AVAILABLE', authentication: 'ON_INSTALL' },
  category: 'Developer Tools',
});

/** Plugins with a folder of skills each, four clients and groups on skills.sh. */
const GROUPED: Files = {
  ...skillsIn('plugins/app/skills', 'app-router', 'app-camera', 'cloud-build', 'cloud-hosting'),
  ...skillsIn('plugins/lab/skills', 'lab-sensors'),
  ...skillsIn('.claude/skills', 'review-docs'),
  '.claude-plugin/marketplace.json': pretty({
    name: 'app-plugins',
    owner: { name: 'App Team', email: 'team@example.com' },
    plugins: [
      { name: 'app', source: './plugins/app', description: 'For apps.' },
      { name: 'lab', source: './plugins/lab', description: 'Experiments.' },
      { name: 'app-old', source: './plugins/app', description: '[Deprecated] Use "app".' },
    ],
  }),
  '.agents/plugins/marketplace.json': pretty({
    name: 'app-plugins',
    interface: { displayName: 'App' },
    plugins: [codexEntry('app'), codexEntry('lab')],
  }),
  ...Object.fromEntries(
    ['app', 'lab'].flatMap((name) =>
      ['.claude-plugin', '.codex-plugin'].map((client) => [
        `plugins/${name}/${client}/plugin.json`,
        pretty({ name, version: '1.2.0', description: `For ${name}.` }),
      ]),
    ),
  ),
  'skills.sh.json': pretty({
    $schema: 'https://skills.sh/schemas/skills.sh.schema.json',
    notGrouped: 'bottom',
    groupings: [
      { title: 'Open', description: 'Free.', skills: ['app-router', 'app-camera'] },
      { title: 'Services', skills: ['cloud-build', 'cloud-hosting'] },
      { title: 'Lab', skills: ['lab-sensors'] },
    ],
  }),
};

const rooted = (source: (name: string) => string) =>
  pretty({
    name: 'sdk',
    owner: { name: 'Acme', url: 'https://example.com' },
    metadata: { version: '1.0.0', pluginRoot: './.github/plugins' },
    plugins: ['sdk-java', 'sdk-rust'].map((name) => ({
      name,
      source: source(name),
      version: '1.0.0',
      keywords: ['sdk', name],
      skills: 'skills/',
    })),
  });

/** Plugins below a `pluginRoot`, with a folder as `skills`, for two clients that write paths differently. */
const ROOTED: Files = {
  ...skillsIn('.github/plugins/sdk-java/skills', 'queue-java', 'blob-java'),
  ...skillsIn('.github/plugins/sdk-rust/skills', 'queue-rust'),
  '.claude-plugin/marketplace.json': rooted((name) => `./${name}`),
  '.github/plugin/marketplace.json': rooted((name) => `./.github/plugins/${name}`),
  '.github/plugins/sdk-java/.claude-plugin/plugin.json': pretty({ name: 'sdk-java', version: '1.0.0' }),
  '.github/plugins/sdk-rust/.claude-plugin/plugin.json': pretty({ name: 'sdk-rust', version: '1.0.0' }),
};

/** One repository of skills whose marketplace lists them, inline and on lines of their own, as people leave it. */
const LISTED: Files = {
  ...skillsIn('skills', 'docx', 'pdf', 'xlsx'),
  ...skillsIn('art', 'draw', 'paint'),
  '.claude-plugin/marketplace.json': `{
  "//": "Keep the order.",
  "name": "tools", "owner": { "name": "Ann \\u00e9" },
  "plugins": [
    {
      "name": "documents", "source": "./", "strict": false,
      "skills": [
        "./skills/xlsx",
        "./skills/docx",
        "./skills/pdf"
      ]
    },
    { "name": "art",  "source": "./", "strict": false, "skills": ["./art/draw", "./art/paint"] }
  ]
}
`,
  'public/.well-known/agent-skills/index.json': '{ "skills": [] }\n',
};

/** A repository that was set up with `init`, with its outputs up to date. */
async function setUp(files: Files): Promise<GitRepository> {
  const repository = aGitRepository(files);
  await repository.run('init');
  await repository.run('register');
  repository.commit('set up');
  return repository;
}

const read = (repository: GitRepository, file: string) => readFileSync(join(repository.root, file), 'utf8');

function edit(repository: GitRepository, file: string, before: string, after: string): void {
  const text = read(repository, file);
  expect(text).toContain(before);
  writeFileSync(join(repository.root, file), text.replace(before, after));
}

/** The changed lines of every generated file after `register`, as git shows them. */
async function changedLines(repository: GitRepository): Promise<readonly string[]> {
  await repository.run('register');
  return repository
    .git('diff', '--unified=0', '--', '*.json')
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .map((line) => line.replace(/^([-+])\s*/, '$1'));
}

async function rulesOf(repository: GitRepository): Promise<readonly string[]> {
  const { json } = await repository.run('register', '--check');
  return json()
    .diagnostics.filter(({ rule }) => !rule.startsWith('portability-') && !rule.startsWith('similar-'))
    .map(({ rule, file, line }) => `${rule} ${file}:${line}`);
}

const rename = (repository: GitRepository, folder: string, from: string, to: string) => {
  repository.remove(`${folder}/${from}`);
  repository.write(skillsIn(folder, to));
};

describe.each([
  ['grouped', GROUPED],
  ['rooted', ROOTED],
])('a repository of plugins (%s)', (_, files) => {
  it('register changes nothing if nothing is stale', async () => {
    const repository = aGitRepository(files);
    const { json } = await repository.run('init');
    expect(json()).toMatchObject({ survey: { hasManifest: false } });
    repository.commit('init');
    expect(await changedLines(repository)).toEqual([]);
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(await rulesOf(repository)).toEqual([]);
  });
});

describe('a repository of plugins below a root', () => {
  it('follows a renamed plugin directory in paths with and without the root', async () => {
    const repository = await setUp(ROOTED);
    repository.git('mv', '.github/plugins/sdk-rust', '.github/plugins/rust');
    edit(
      repository,
      'skill-registrar.json',
      '.github/plugins/sdk-rust/skills',
      '.github/plugins/rust/skills',
    );
    repository.commit('move');
    expect(await changedLines(repository)).toEqual([
      '-"source": "./sdk-rust",',
      '+"source": "./rust",',
      '-"source": "./.github/plugins/sdk-rust",',
      '+"source": "./.github/plugins/rust",',
    ]);
  });
});

describe('a repository of plugins with groups', () => {
  it('adds a new skill to the only group of its folder, and asks if two fit', async () => {
    const repository = await setUp(GROUPED);
    repository.write(skillsIn('plugins/lab/skills', 'lab-lidar'));
    expect(await changedLines(repository)).toEqual(['-"lab-sensors"', '+"lab-sensors",', '+"lab-lidar"']);
    repository.commit();
    repository.write(skillsIn('plugins/app/skills', 'app-maps'));
    expect(await changedLines(repository)).toEqual([]);
    expect(await rulesOf(repository)).toEqual(['marketplace-incomplete skills.sh.json:4']);
  });

  it('changes one line for a skill that is renamed or removed', async () => {
    const repository = await setUp(GROUPED);
    rename(repository, 'plugins/app/skills', 'cloud-hosting', 'cloud-host');
    expect(await changedLines(repository)).toEqual(['-"cloud-hosting"', '+"cloud-host"']);
    repository.commit();
    repository.remove('plugins/app/skills/app-router');
    expect(await changedLines(repository)).toEqual(['-"app-router",']);
  });

  it('changes one line in each marketplace for a plugin whose directory is renamed', async () => {
    const repository = await setUp(GROUPED);
    repository.git('mv', 'plugins/lab', 'plugins/labs');
    edit(repository, 'skill-registrar.json', 'plugins/lab/skills', 'plugins/labs/skills');
    repository.commit('move');
    expect(await changedLines(repository)).toEqual([
      '-"path": "./plugins/lab"',
      '+"path": "./plugins/labs"',
      '-"source": "./plugins/lab",',
      '+"source": "./plugins/labs",',
    ]);
    expect(await rulesOf(repository)).toEqual([]);
  });

  it.each<[string, string, string, string, readonly string[]]>([
    [
      'a wrong path',
      '.agents/plugins/marketplace.json',
      './plugins/lab',
      './plugins/lap',
      [
        'output-stale .agents/plugins/marketplace.json:23',
        'marketplace-path .agents/plugins/marketplace.json:23',
      ],
    ],
    [
      'two plugins of one name',
      '.claude-plugin/marketplace.json',
      '"app-old"',
      '"app"',
      ['marketplace-duplicate .claude-plugin/marketplace.json:19'],
    ],
    [
      'a skill that is listed twice',
      'skills.sh.json',
      '"app-camera"',
      '"app-camera",\n        "app-camera"',
      ['output-stale skills.sh.json:10', 'marketplace-duplicate skills.sh.json:11'],
    ],
    [
      'a forgotten skill',
      'skills.sh.json',
      ',\n        "app-camera"',
      '',
      ['marketplace-incomplete skills.sh.json:4'],
    ],
    [
      'unequal versions',
      'plugins/app/.codex-plugin/plugin.json',
      '1.2.0',
      '1.1.0',
      ['versions-differ plugins/app/.codex-plugin/plugin.json:3'],
    ],
    [
      'a wrong $schema',
      'skills.sh.json',
      'skills.sh.schema.json',
      'schema.json',
      ['output-schema skills.sh.json:2'],
    ],
  ])('the check finds %s', async (_, file, before, after, expected) => {
    const repository = await setUp(GROUPED);
    edit(repository, file, before, after);
    expect([...(await rulesOf(repository))].sort()).toEqual([...expected].sort());
  });
});

describe('a repository whose marketplace lists skills', () => {
  it('changes the lines that a person would change', async () => {
    const repository = await setUp(LISTED);
    expect(read(repository, '.claude-plugin/marketplace.json')).toBe(
      LISTED['.claude-plugin/marketplace.json'],
    );
    repository.write(skillsIn('art', 'ink'));
    repository.remove('skills/docx');
    const lines = await changedLines(repository);
    expect(lines.filter((line) => line.includes('./'))).toEqual([
      '-"./skills/docx",',
      '-{ "name": "art",  "source": "./", "strict": false, "skills": ["./art/draw", "./art/paint"] }',
      '+{ "name": "art",  "source": "./", "strict": false, "skills": ["./art/draw", "./art/ink", "./art/paint"] }',
    ]);
    expect(await rulesOf(repository)).toEqual([]);
  });

  it('the check finds a stale digest', async () => {
    const repository = await setUp(LISTED);
    const index = 'public/.well-known/agent-skills/index.json';
    edit(repository, index, '"digest": "sha256:', '"digest": "sha256:0000');
    expect(await rulesOf(repository)).toEqual([
      expect.stringMatching(/^output-stale .*index\.json:/),
      expect.stringMatching(/^digest-mismatch .*index\.json:/),
      expect.stringMatching(/^output-schema .*index\.json:/),
    ]);
    repository.git('checkout', '--', index);
    repository.write({ 'skills/pdf/SKILL.md': `${skill('pdf')}More.\n` });
    expect((await rulesOf(repository)).map((found) => found.split(':')[0])).toEqual([
      `output-stale ${index}`,
      'output-stale public/.well-known/agent-skills/pdf/SKILL.md',
    ]);
  });
});
