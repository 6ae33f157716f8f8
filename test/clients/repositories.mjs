/**
 * Repositories whose outputs the clients must load: `register` writes the outputs, then each client installs every
 * plugin of `loads`, and must list exactly the skills of those plugins and of `finds`. `npm run clients` does it.
 *
 * @typedef {{ directory: string, skills: readonly string[] }} ExpectedPlugin
 * @typedef {{
 *   id: string,
 *   files: Readonly<Record<string, string>>,
 *   written: readonly string[],
 *   loads?: Readonly<Record<string, Readonly<Record<string, ExpectedPlugin>>>>,
 *   finds?: Readonly<Record<string, readonly string[]>>,
 * }} OutputRepository
 */

const skill = (/** @type {string} */ name) =>
  `---\nname: ${name}\ndescription: Prepares the ${name} of a report. Use when a report needs ${name}.\n---\n\n# Steps\n\nPrepare it.\n`;

const skills = (/** @type {string} */ directory, /** @type {readonly string[]} */ names) =>
  Object.fromEntries(names.map((name) => [`${directory}/${name}/SKILL.md`, skill(name)]));

const manifest = (/** @type {string} */ name, more = {}) =>
  JSON.stringify({
    name,
    version: '1.0.0',
    description: `The skills of ${name}.`,
    author: { name: 'Acme' },
    ...more,
  });

const config = (/** @type {readonly object[]} */ ...outputs) => ({
  'skill-registrar.json': JSON.stringify({ manifest: false, outputs }),
});

const NEW = { kind: 'claude-marketplace', name: 'acme', owner: 'Acme' };
const CLAUDE = '.claude-plugin/marketplace.json';
const CODEX = '.agents/plugins/marketplace.json';
const COPILOT = '.github/plugin/marketplace.json';

const COPIES = ['.claude/skills', '.agents/skills'];

const KIT = { kit: { directory: 'plugins/kit', skills: ['charts', 'tables'] } };
const TOOLS = { tools: { directory: 'plugins/tools', skills: ['maps'] } };

/** @type {readonly OutputRepository[]} */
export const REPOSITORIES = [
  {
    id: 'new-marketplaces-of-plugins',
    files: {
      ...skills('plugins/kit/skills', ['charts', 'tables']),
      ...skills('plugins/tools/skills', ['maps']),
      'plugins/kit/.claude-plugin/plugin.json': manifest('kit'),
      'plugins/kit/.codex-plugin/plugin.json': manifest('kit'),
      'plugins/kit/gemini-extension.json': manifest('kit'),
      'plugins/tools/.claude-plugin/plugin.json': manifest('tools'),
      'plugins/tools/.codex-plugin/plugin.json': manifest('tools'),
      'plugins/tools/gemini-extension.json': manifest('tools'),
      ...config(NEW, { kind: 'codex-marketplace' }, { kind: 'copilot-marketplace' }),
    },
    written: [CLAUDE, CODEX, COPILOT],
    loads: {
      'claude-code': { ...KIT, ...TOOLS },
      codex: { ...KIT, ...TOOLS },
      copilot: { ...KIT, ...TOOLS },
      'gemini-cli': { ...KIT, ...TOOLS },
    },
  },
  {
    id: 'new-marketplace-of-loose-skills',
    files: { ...skills('skills', ['charts', 'tables']), ...config(NEW, { kind: 'copilot-marketplace' }) },
    written: [CLAUDE, COPILOT],
    loads: {
      'claude-code': { acme: { directory: '.', skills: ['charts', 'tables'] } },
      codex: { acme: { directory: '.', skills: ['charts', 'tables'] } },
      copilot: { acme: { directory: '.', skills: ['charts', 'tables'] } },
    },
  },
  {
    id: 'marketplace-with-a-new-skill',
    files: {
      ...skills('documents', ['charts', 'tables']),
      [CLAUDE]: JSON.stringify({
        name: 'acme',
        owner: { name: 'Acme' },
        description: 'The skills of Acme.',
        plugins: [{ name: 'documents', source: './', strict: false, skills: ['./documents/charts'] }],
      }),
      'skill-registrar.json': JSON.stringify({
        manifest: false,
        roots: ['documents'],
        outputs: [{ kind: 'claude-marketplace' }],
      }),
    },
    written: [CLAUDE],
    loads: {
      'claude-code': { documents: { directory: '.', skills: ['charts', 'tables'] } },
      codex: { documents: { directory: '.', skills: ['charts', 'tables'] } },
    },
  },
  {
    id: 'plugin-manifests-with-a-new-skill',
    files: {
      ...skills('plugins/kit/parts', ['charts', 'tables']),
      'plugins/kit/.claude-plugin/plugin.json': manifest('kit', { skills: ['./parts/charts'] }),
      'plugins/kit/.codex-plugin/plugin.json': manifest('kit', { skills: ['./parts/charts'] }),
      'skill-registrar.json': JSON.stringify({
        manifest: false,
        roots: ['plugins/kit/parts'],
        outputs: [NEW, { kind: 'codex-marketplace' }, { kind: 'plugin-manifests' }],
      }),
    },
    written: [
      CLAUDE,
      CODEX,
      'plugins/kit/.claude-plugin/plugin.json',
      'plugins/kit/.codex-plugin/plugin.json',
    ],
    loads: { 'claude-code': KIT, codex: KIT },
  },
  {
    id: 'plugin-manifests-from-one',
    files: {
      ...skills('plugins/kit/skills', ['charts', 'tables']),
      'plugins/kit/.claude-plugin/plugin.json': manifest('kit'),
      ...config(
        { kind: 'plugin-manifests', clients: ['codex', 'copilot', 'gemini'] },
        NEW,
        { kind: 'codex-marketplace' },
        { kind: 'copilot-marketplace' },
      ),
    },
    written: [
      'plugins/kit/.codex-plugin/plugin.json',
      'plugins/kit/.github/plugin/plugin.json',
      'plugins/kit/gemini-extension.json',
      CLAUDE,
      CODEX,
      COPILOT,
    ],
    loads: { 'claude-code': KIT, codex: KIT, copilot: KIT, 'gemini-cli': KIT },
  },
  {
    id: 'plugin-manifest-of-agent-plugins',
    files: {
      ...skills('plugins/kit/skills', ['charts', 'tables']),
      'plugins/kit/.claude-plugin/plugin.json': manifest('kit'),
      ...config({ kind: 'plugin-manifests', clients: ['agent-plugins'] }, NEW, { kind: 'codex-marketplace' }),
    },
    written: ['plugins/kit/plugin.json', CLAUDE, CODEX],
    loads: { 'claude-code': KIT, codex: KIT },
  },
  ...[false, true].map((link) => ({
    id: link ? 'linked-copies' : 'copies',
    files: {
      ...skills('skills', ['charts', 'tables']),
      ...config({ kind: 'copies', from: 'skills', to: COPIES, link }),
    },
    written: COPIES.map((directory) => `${directory}/charts/SKILL.md`),
    finds: Object.fromEntries(
      ['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode'].map((id) => [id, ['charts', 'tables']]),
    ),
  })),
];
