import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';

/** The configs of docs/outputs.md that replace the scripts of known layouts, by the title of their section. */
function configOf(title: string): string {
  const text = fs.readFileSync('docs/outputs.md', 'utf8');
  const section = text.slice(text.indexOf(`### ${title}\n`));
  const [, config = ''] = /^```json\n([\s\S]*?)^```/m.exec(section)!;
  return config;
}

const skill = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: Handles ${name} tasks from start to end. Use when the user asks for ${name}.\n${more}---\n\n# ${name}\n`;
const skills = (folder: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}/SKILL.md`, skill(name)]));
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const plugin = (name: string, version = '1.0.0') =>
  json({ name, version, description: `The ${name} plugin.` });
const entry = (name: string, more = {}) => ({
  name,
  source: `./plugins/${name}`,
  description: `The ${name} plugin.`,
  ...more,
});
const marketplace = (...plugins: object[]) => json({ name: 'acme', owner: { name: 'Acme' }, plugins });
const local = (name: string) => ({
  name,
  source: { source: 'local', path: `./plugins/${name}` },
  policy: { installation: 'AVAILABLE', authentication: 'ON_INSTALL' },
});
/** A plugin that is a skill. */
const skillEntry = (name: string) => ({
  name,
  source: `./skills/${name}`,
  skills: './',
  description: `Our words about ${name}.`,
});
/** The plugin of a client, named by the address of its own repository. */
const far = (client: string) => ({
  name: 'acme',
  source: { source: 'git-subdir', url: 'acme/skills', path: `plugins/acme/${client}`, ref: 'main' },
});
const copied = (clients: readonly string[], folder: string, ...names: string[]) =>
  Object.assign({}, ...clients.map((client) => skills(folder.replace('*', client), ...names)));
const table = (...rows: string[]) =>
  `# Acme\n\n| Skill | Description |\n|---|---|\n${rows.map((row) => `${row}\n`).join('')}`;

interface Layout {
  readonly title: string;
  /** The repository as its maintainers keep it, without files that are generated whole. */
  readonly files: Record<string, string>;
  /** A new skill, and the lines that the maintainer would add by hand. */
  readonly added: Record<string, string>;
  readonly expected: Record<string, readonly string[]>;
}

const LAYOUTS: readonly Layout[] = [
  {
    title: 'One plugin for each skill, as in huggingface/skills',
    files: {
      ...skills('skills', 'datasets', 'trainer'),
      'README.md':
        '# Acme\n\n<!-- BEGIN_SKILLS_TABLE -->\n| Name | Description | Documentation |\n|---|---|---|\n| `datasets` | Short words. | [SKILL.md](skills/datasets/SKILL.md) |\n| `trainer` | Trains. | [SKILL.md](skills/trainer/SKILL.md) |\n<!-- END_SKILLS_TABLE -->\n',
      '.claude-plugin/marketplace.json': marketplace(skillEntry('datasets'), skillEntry('trainer')),
      '.claude-plugin/plugin.json': plugin('acme'),
      '.cursor-plugin/plugin.json': plugin('acme'),
      'gemini-extension.json': plugin('acme'),
    },
    added: { ...skills('skills', 'evaluation'), '.claude-plugin/plugin.json': plugin('acme', '1.0.1') },
    expected: {
      'README.md': [
        '| `evaluation` | Handles evaluation tasks from start to end. | [SKILL.md](skills/evaluation/SKILL.md) |',
      ],
      '.claude-plugin/marketplace.json': [
        '"./skills/evaluation"',
        '"Handles evaluation tasks from start to end."',
      ],
      '.cursor-plugin/plugin.json': ['"version": "1.0.1"'],
      'gemini-extension.json': ['"version": "1.0.1"'],
      'AGENTS.md': ['evaluation'],
      'skills.json': ['skill://evaluation/SKILL.md'],
    },
  },
  {
    title: 'Plugins for four clients, as in expo/skills',
    files: {
      ...skills('plugins/acme/skills', 'deploy-app', 'upgrade-app'),
      'package.json': '{ "version": "1.0.0" }\n',
      'plugins/acme/.claude-plugin/plugin.json': plugin('acme'),
      'plugins/acme/.codex-plugin/plugin.json': plugin('acme'),
      'plugins/acme/.cursor-plugin/plugin.json': plugin('acme'),
      '.claude-plugin/marketplace.json': marketplace(entry('acme')),
      '.cursor-plugin/marketplace.json': marketplace(entry('acme')),
      '.agents/plugins/marketplace.json': json({
        name: 'acme',
        interface: { displayName: 'Acme' },
        plugins: [local('acme')],
      }),
      'skills.sh.json': json({
        $schema: 'https://skills.sh/schemas/skills.sh.schema.json',
        groupings: [{ title: 'App', skills: ['deploy-app', 'upgrade-app'] }],
      }),
      'README.md': table('| `deploy-app` | Ships. |', '| `upgrade-app` | Upgrades. |'),
    },
    added: { ...skills('plugins/acme/skills', 'test-app'), 'package.json': '{ "version": "1.1.0" }\n' },
    expected: {
      'README.md': ['| `test-app` |'],
      'skills.sh.json': ['"test-app"'],
      'plugins/acme/.codex-plugin/plugin.json': ['"version": "1.1.0"'],
      'plugins/acme/.cursor-plugin/plugin.json': ['"version": "1.1.0"'],
      'plugins/acme/skills/test-app/agents/openai.yaml': ['display_name: "Test App"'],
    },
  },
  {
    title: 'Many plugins with owners, as in trailofbits/skills',
    files: {
      ...Object.fromEntries(
        ['audit', 'fuzz'].map((name) => [`plugins/${name}/.claude-plugin/plugin.json`, plugin(name)]),
      ),
      ...skills('plugins/audit/skills', 'audit-code'),
      ...skills('plugins/fuzz/skills', 'fuzz-code'),
      'plugins/audit/LICENSE': 'x\n',
      'plugins/fuzz/LICENSE': 'x\n',
      '.claude-plugin/marketplace.json': marketplace(entry('audit'), entry('fuzz')),
      'README.md':
        '# Acme\n\n| Plugin | Description |\n|---|---|\n| [audit](plugins/audit/) | Audits. |\n| [fuzz](plugins/fuzz/) | Fuzzes. |\n',
      CODEOWNERS: '* @acme/all\n/plugins/audit/ @ann\n/plugins/fuzz/ @bob\n',
    },
    added: {
      'plugins/crypto/.claude-plugin/plugin.json': plugin('crypto'),
      'plugins/crypto/LICENSE': 'x\n',
      ...skills('plugins/crypto/skills', 'crypto-review'),
    },
    expected: {
      'README.md': ['| [crypto](plugins/crypto/) | The crypto plugin. |'],
      CODEOWNERS: ['/plugins/crypto/ @acme/reviewers'],
    },
  },
  {
    title: 'A plugin for each client from one source, as in databricks/databricks-agent-skills',
    files: {
      ...skills('skills', 'jobs', 'pipelines'),
      ...copied(['claude', 'codex', 'cursor', 'copilot'], 'plugins/acme/*/skills', 'jobs', 'pipelines'),
      'plugins/acme/claude/.claude-plugin/plugin.json': plugin('acme'),
      'plugins/acme/codex/.codex-plugin/plugin.json': plugin('acme').replace(
        '{',
        '{\n  "interface": { "displayName": "Acme" },',
      ),
      'plugins/acme/cursor/.cursor-plugin/plugin.json': plugin('acme'),
      'plugins/acme/copilot/.github/plugin/plugin.json': plugin('acme'),
      '.claude-plugin/marketplace.json': marketplace(far('claude')),
      '.cursor-plugin/marketplace.json': marketplace({ name: 'acme', source: './plugins/acme/cursor' }),
      '.github/plugin/marketplace.json': marketplace(far('copilot')),
      '.agents/plugins/marketplace.json': marketplace(far('codex')),
    },
    added: {
      ...skills('skills', 'dashboards'),
      'plugins/acme/claude/.claude-plugin/plugin.json': plugin('acme', '1.1.0'),
    },
    expected: {
      'plugins/acme/codex/.codex-plugin/plugin.json': ['"version": "1.1.0"', '"displayName": "Acme"'],
      'plugins/acme/cursor/.cursor-plugin/plugin.json': ['"version": "1.1.0"'],
      'plugins/acme/copilot/.github/plugin/plugin.json': ['"version": "1.1.0"'],
      'plugins/acme/codex/skills/dashboards/SKILL.md': ['name: dashboards'],
      'plugins/acme/claude/skills/dashboards/SKILL.md': ['name: dashboards'],
    },
  },
  {
    title: 'Copies in several trees, as in stripe/ai',
    files: {
      ...skills('skills', 'refunds', 'invoices'),
      ...copied(['claude', 'cursor', 'grok'], 'providers/*/plugin/skills', 'refunds', 'invoices'),
      'package.json': '{ "version": "1.0.0" }\n',
      'providers/claude/plugin/.claude-plugin/plugin.json': plugin('acme'),
      'providers/cursor/plugin/.cursor-plugin/plugin.json': plugin('acme'),
      'providers/grok/plugin/README.md': '',
      '.claude-plugin/marketplace.json': marketplace({
        name: 'acme',
        source: './providers/claude/plugin/',
        version: '1.0.0',
      }),
    },
    added: { ...skills('skills', 'payouts'), 'package.json': '{ "version": "1.1.0" }\n' },
    expected: {
      'providers/claude/plugin/skills/payouts/SKILL.md': ['name: payouts'],
      'providers/cursor/plugin/skills/payouts/SKILL.md': ['name: payouts'],
      'providers/grok/plugin/skills/payouts/SKILL.md': ['name: payouts'],
      'providers/claude/plugin/.claude-plugin/plugin.json': ['"version": "1.1.0"'],
      'providers/cursor/plugin/.cursor-plugin/plugin.json': ['"version": "1.1.0"'],
      '.claude-plugin/marketplace.json': ['"version": "1.1.0"'],
    },
  },
];

const read = ({ root }: GitRepository, file: string) => fs.readFileSync(path.join(root, file), 'utf8');

describe('configs that replace scripts', () => {
  it.each(LAYOUTS)('$title', async ({ title, files, added, expected }) => {
    const repository = aGitRepository({ ...files, 'skill-registrar.json': configOf(title) });
    const first = await repository.run('register');
    expect(first.json().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    // What maintainers keep by hand is up to date already.
    for (const [file, text] of Object.entries(files)) expect(read(repository, file), file).toBe(text);
    repository.commit('generated', '--allow-empty');
    expect((await repository.run('register')).json().changes).toEqual([]);
    repository.write(added);
    repository.commit('a skill');
    await repository.run('register');
    for (const [file, lines] of Object.entries(expected))
      for (const line of lines) expect(read(repository, file), file).toContain(line);
    repository.commit('generated again', '--allow-empty');
    for (const file of Object.keys(added)) repository.remove(file);
    const changed = Object.keys(files).filter((file) => file in added);
    if (changed.length > 0) repository.git('checkout', '--quiet', 'HEAD~2', '--', ...changed);
    repository.commit('without it');
    await repository.run('register');
    for (const file of Object.keys(expected).filter((name) => name in files))
      expect(read(repository, file), file).toBe(files[file]);
  });
});
