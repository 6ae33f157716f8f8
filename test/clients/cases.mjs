/**
 * What the clients are asked: small repositories, each about one question.
 *
 * `files` maps paths to their text; `{skills}` is a directory of skills that the client reads, `~/` its home
 * directory, and `{ link }` a symbolic link. `cwd` is where the client is started, the top by default. A case with
 * `plugin` has a marketplace `shop` with the plugin `kit` in that directory, which is installed first.
 *
 * @typedef {string | Uint8Array | { link: string }} Content
 * @typedef {{ id: string, files: Readonly<Record<string, Content>>, cwd?: string, plugin?: string }} ClientCase
 */

const SKILL = '{skills}/probe/SKILL.md';
const PLAIN = 'name: probe\ndescription: Does it.\n';

/** @param {string} frontmatter */
const document = (frontmatter) => `---\n${frontmatter}---\n\n# Heading\n\nFirst paragraph.\n`;

/** @param {string} name */
const plain = (name, description = 'Does it.') => document(`name: ${name}\ndescription: ${description}\n`);

/** One skill in the directory `probe`, as this text. @returns {ClientCase} */
const text = (/** @type {string} */ id, /** @type {Content} */ content) => ({
  id,
  files: { [SKILL]: content },
});

/** One skill in the directory `probe` with this frontmatter. */
const fields = (/** @type {string} */ id, /** @type {string} */ frontmatter) =>
  text(id, document(frontmatter));

const named = (/** @type {string} */ id, /** @type {string} */ name) =>
  fields(`name-${id}`, `name: ${name}\ndescription: Does it.\n`);
const described = (/** @type {string} */ id, /** @type {string} */ description) =>
  fields(`description-${id}`, `name: probe\ndescription: ${description}\n`);
const extra = (/** @type {string} */ id, /** @type {string} */ field) =>
  fields(`field-${id}`, `${PLAIN}${field}\n`);

/** Text of exactly this many characters. */
const long = (/** @type {number} */ length) =>
  'Word '
    .repeat(Math.ceil(length / 5))
    .slice(0, length - 1)
    .concat('.');

/** Every directory that some client reads, with a skill called after it. */
export const DIRECTORIES = {
  '.agents/skills': 'agents',
  '.claude/skills': 'claude',
  '.codex/skills': 'codex',
  '.copilot/skills': 'copilot',
  '.cursor/skills': 'cursor',
  '.gemini/skills': 'gemini',
  '.github/skills': 'github',
  '.goose/skills': 'goose',
  '.opencode/skill': 'opencode-singular',
  '.opencode/skills': 'opencode',
  skills: 'top',
};

/** The same below the home directory. */
export const PERSONAL_DIRECTORIES = {
  ...Object.fromEntries(Object.entries(DIRECTORIES).map(([path, name]) => [`~/${path}`, name])),
  '~/.config/opencode/skills': 'config-opencode',
  '~/.config/goose/skills': 'config-goose',
};

/** @returns {Record<string, Content>} */
const inEach = (/** @type {Record<string, string>} */ directories, prefix = '') =>
  Object.fromEntries(
    Object.entries(directories).map(([path, name]) => [`${prefix}${path}/${name}/SKILL.md`, plain(name)]),
  );

/** One skill for each number of directories between it and the directory of skills. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 12];
const deep = Object.fromEntries(
  DEPTHS.map((levels) => [
    `{skills}/${'d/'.repeat(levels - 1)}level-${levels}/SKILL.md`,
    plain(`level-${levels}`),
  ]),
);

const BOM = '\uFEFF';
const crlf = (/** @type {string} */ value) => value.replaceAll('\n', '\r\n');

/** Where clients look for the manifest of a plugin, each with the name of its case. */
export const PLUGIN_MANIFESTS = {
  '.claude-plugin/plugin.json': 'claude',
  '.codex-plugin/plugin.json': 'codex',
  '.cursor-plugin/plugin.json': 'cursor',
  '.github/plugin/plugin.json': 'github',
  '.plugin/plugin.json': 'hidden',
  'gemini-extension.json': 'gemini',
  'plugin.json': 'top',
};

/** The same for marketplaces in Claude Code's shape. */
export const PLUGIN_MARKETPLACES = {
  '.agents/plugins/marketplace.json': 'agents',
  '.claude-plugin/marketplace.json': 'claude',
  '.cursor-plugin/marketplace.json': 'cursor',
  '.github/plugin/marketplace.json': 'github',
  '.plugin/marketplace.json': 'hidden',
  'marketplace.json': 'top',
};

const KIT = { name: 'kit', version: '1.0.0', description: 'A kit.', author: { name: 'Acme' } };

const marketplace = (/** @type {string} */ source, entry = {}) =>
  JSON.stringify({
    name: 'shop',
    owner: { name: 'Acme' },
    description: 'A shop.',
    plugins: [{ name: 'kit', source, ...entry }],
  });

/** Codex has a shape of its own. */
const codexMarketplace = (/** @type {string} */ path) =>
  JSON.stringify({
    name: 'shop',
    interface: { displayName: 'Shop' },
    plugins: [
      {
        name: 'kit',
        source: { source: 'local', path },
        policy: { installation: 'AVAILABLE', authentication: 'ON_INSTALL' },
      },
    ],
  });

const EACH_MANIFEST = ['.claude-plugin/plugin.json', '.codex-plugin/plugin.json', 'gemini-extension.json'];

/**
 * A plugin with these files, in the directory `kit` and with the manifests of all clients unless said otherwise.
 *
 * @param {string} id
 * @param {Readonly<Record<string, Content>>} files
 * @param {{ manifest?: object, manifests?: readonly string[], entry?: object, directory?: string }} [options]
 * @returns {ClientCase}
 */
const plugin = (
  id,
  files,
  { manifest = {}, manifests = EACH_MANIFEST, entry = {}, directory = 'kit/' } = {},
) => ({
  id: `plugin-${id}`,
  plugin: directory,
  files: {
    '.agents/plugins/marketplace.json': codexMarketplace(`./${directory}`),
    '.claude-plugin/marketplace.json': marketplace(`./${directory}`, entry),
    ...Object.fromEntries(
      manifests.map((file) => [`${directory}${file}`, JSON.stringify({ ...KIT, ...manifest })]),
    ),
    ...Object.fromEntries(Object.entries(files).map(([file, content]) => [`${directory}${file}`, content])),
  },
});

const ONE = { 'skills/one/SKILL.md': plain('one') };
const ONE_AND_TWO = { ...ONE, 'extra/two/SKILL.md': plain('two') };
const NAMES_TWO = { skills: ['./extra/two'] };
const HOOKS = {
  hooks: { SessionStart: [{ hooks: [{ type: 'command', command: 'true' }] }] },
};

/** @type {readonly ClientCase[]} */
const PLUGIN_CASES = [
  plugin('plain', ONE),
  plugin('skills-list', ONE_AND_TWO, { manifest: NAMES_TWO }),
  plugin('skills-text', ONE_AND_TWO, { manifest: { skills: './extra/' } }),
  plugin('skills-list-of-folders', ONE_AND_TWO, { manifest: { skills: ['./extra/'] } }),
  plugin('skills-empty', ONE_AND_TWO, { manifest: { skills: [] } }),
  plugin('skills-without-dot', ONE_AND_TWO, { manifest: { skills: ['extra/two'] } }),
  plugin('skills-missing', ONE, { manifest: { skills: ['./nowhere'] } }),
  plugin('skills-outside', ONE, { manifest: { skills: ['../outside'] } }),
  plugin('skills-number', ONE, { manifest: { skills: 42 } }),
  plugin('root-skill', { 'SKILL.md': plain('root') }),
  plugin('root-skill-and-skills', { ...ONE, 'SKILL.md': plain('root') }),
  plugin('root-skill-named', { ...ONE, 'SKILL.md': plain('root') }, { manifest: { skills: ['./'] } }),
  plugin('deep', { ...ONE, 'skills/group/two/SKILL.md': plain('two') }),
  plugin('linked-skill', { 'extra/two/SKILL.md': plain('two'), 'skills/two': { link: 'kit/extra/two' } }),
  plugin('same-name', { ...ONE, 'skills/two/SKILL.md': plain('one') }),
  plugin('without-skills', { 'README.md': '# Kit\n' }),
  plugin('unknown-field', ONE, { manifest: { flavor: 'sweet' } }),
  plugin('without-version', ONE, { manifest: { version: undefined } }),
  plugin('without-description', ONE, { manifest: { description: undefined } }),
  plugin('other-name', ONE, { manifest: { name: 'other' } }),
  plugin('invalid-manifest', { ...ONE, '.claude-plugin/plugin.json': '{', '.codex-plugin/plugin.json': '{' }),
  plugin('hooks-file', { ...ONE, 'hooks/hooks.json': JSON.stringify(HOOKS) }),
  plugin('hooks-in-manifest', ONE, { manifest: HOOKS }),
  plugin('agents', { ...ONE, 'agents/helper.md': plain('helper') }),
  plugin('commands', { ...ONE, 'commands/do.md': '---\ndescription: Does it.\n---\n\nDo it.\n' }),
  plugin('openai-yaml', {
    ...ONE,
    'skills/one/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n',
  }),
  plugin('is-repository', ONE, { directory: '' }),
  plugin('entry-skills', ONE_AND_TWO, { entry: NAMES_TWO }),
  plugin('entry-skills-not-strict', ONE_AND_TWO, { manifests: [], entry: { ...NAMES_TWO, strict: false } }),
  plugin('not-strict', ONE, { manifests: [], entry: { strict: false } }),
  plugin('not-strict-with-bare-manifest', ONE, { entry: { strict: false } }),
  plugin('not-strict-with-manifest', ONE_AND_TWO, { entry: { ...NAMES_TWO, strict: false } }),
  plugin('not-strict-conflict', ONE_AND_TWO, {
    manifest: NAMES_TWO,
    entry: { skills: ['./skills/one'], strict: false },
  }),
  plugin('manifest-none', ONE_AND_TWO, { manifests: [] }),
  ...Object.entries(PLUGIN_MANIFESTS).map(([file, name]) =>
    plugin(`manifest-${name}`, ONE_AND_TWO, { manifests: [file], manifest: NAMES_TWO }),
  ),
  ...Object.entries(PLUGIN_MARKETPLACES).map(
    ([file, name]) =>
      /** @type {ClientCase} */ ({
        id: `plugin-marketplace-${name}`,
        plugin: 'kit/',
        files: {
          [file]: marketplace('./kit/', { ...NAMES_TWO, strict: false }),
          'kit/extra/two/SKILL.md': plain('two'),
        },
      }),
  ),
];

/** @type {readonly ClientCase[]} */
export const CASES = [
  text('plain', plain('probe')),

  fields('name-missing', 'description: Does it.\n'),
  named('empty', '""'),
  named('null', ''),
  named('number', '42'),
  named('boolean', 'true'),
  named('list', '[probe]'),
  named('differs', 'other'),
  named('uppercase', 'Probe'),
  named('underscore', 'pro_be'),
  named('dot', 'pro.be'),
  named('space', 'pro be'),
  named('slash', 'pro/be'),
  named('colon', '"pro:be"'),
  named('angle-brackets', '"<b>probe</b>"'),
  named('accent', 'próbe'),
  named('emoji', 'probe-🔧'),
  named('leading-hyphen', '"-probe"'),
  named('double-hyphen', 'pro--be'),
  named('shell-variable', 'path'),
  named('outer-spaces', '"  probe  "'),
  named('line-break', '"pro\\nbe"'),
  named('64-characters', 'a'.repeat(64)),
  named('65-characters', 'a'.repeat(65)),
  named('300-characters', 'a'.repeat(300)),

  fields('description-missing', 'name: probe\n'),
  text('description-missing-empty-body', '---\nname: probe\n---\n'),
  described('empty', '""'),
  described('blank', '"   "'),
  described('null', ''),
  described('number', '42'),
  described('boolean', 'true'),
  described('list', '[Does it., Twice.]'),
  described('map', '{ what: Does it. }'),
  described('1024-characters', long(1024)),
  described('1025-characters', long(1025)),
  described('1536-characters', long(1536)),
  described('1537-characters', long(1537)),
  described('5000-characters', long(5000)),
  described('1024-emoji', '🔧'.repeat(1024)),
  described('literal-block', '|\n  Does it.\n  Twice.'),
  described('folded-block', '>-\n  Does it.\n  Twice.'),
  described('two-lines', 'Does it.\n  Twice.'),
  described('tags', 'Does <b>it</b>.'),
  described('unquoted-colon', 'Use when: it is asked for.'),
  described('quoted-colon', '"Use when: it is asked for."'),
  described('comment', 'Does it. # Not this.'),
  described('fence', 'Does --- it.'),
  described('fence-in-block', '|\n  Does it.\n  ---\n  Twice.'),
  described('line-break', '"Does it.\\nTwice."'),
  fields('both-missing', 'license: MIT\n'),

  text('frontmatter-missing', '# Heading\n\nFirst paragraph.\n'),
  text('frontmatter-empty', document('')),
  text('frontmatter-unclosed', `---\n${PLAIN}\n# Heading\n`),
  text('frontmatter-list', document('- name: probe\n- description: Does it.\n')),
  text('frontmatter-text', document('Does it.\n')),
  text('file-empty', ''),
  text('file-without-body', `---\n${PLAIN}---`),
  text('blank-first-line', `\n${plain('probe')}`),
  text('text-before', `<!-- licensed -->\n${plain('probe')}`),
  text('space-before-fence', ` ${plain('probe')}`),
  text('space-after-fence', `--- \n${PLAIN}--- \n\nBody.\n`),
  text('four-hyphens', `----\n${PLAIN}----\n\nBody.\n`),
  text('closed-by-dots', `---\n${PLAIN}...\n\nBody.\n`),
  text('second-document', `---\n${PLAIN}---\nname: other\n---\n\nBody.\n`),
  text('toml', '+++\nname = "probe"\ndescription = "Does it."\n+++\n\nBody.\n'),
  text('json-language', '---json\n{ "name": "probe", "description": "Does it." }\n---\n\nBody.\n'),
  text('json-in-yaml', document('{ "name": "probe", "description": "Does it." }\n')),
  text('crlf', crlf(plain('probe'))),
  text('cr', plain('probe').replaceAll('\n', '\r')),
  text('byte-order-mark', `${BOM}${plain('probe')}`),
  text('byte-order-mark-crlf', `${BOM}${crlf(plain('probe'))}`),
  text('utf-16', Buffer.from(`${BOM}${plain('probe')}`, 'utf16le')),
  text('invalid-utf-8', Buffer.concat([Buffer.from(plain('probe')), Buffer.from([0xff, 0xfe, 0x0a])])),
  text('nul-character', `${plain('probe')}\0\n`),
  text('large-body', `${plain('probe')}${'A line of the body.\n'.repeat(60_000)}`),

  fields('yaml-comment-first', `# Written by hand.\n${PLAIN}`),
  fields('yaml-quoted-keys', '"name": probe\n"description": Does it.\n'),
  fields('yaml-uppercase-keys', 'Name: probe\nDescription: Does it.\n'),
  fields('yaml-duplicate-key', `${PLAIN}description: Does it again.\n`),
  fields('yaml-anchor', 'name: &it probe\ndescription: *it\n'),
  fields('yaml-tag', 'name: !!str probe\ndescription: !custom Does it.\n'),
  fields('yaml-tab', `${PLAIN}metadata:\n\tauthor: me\n`),
  fields('yaml-open-bracket', `${PLAIN}tags: [a, b\n`),
  fields('yaml-open-bracket-first', `tags: [a, b\n${PLAIN}`),
  fields('yaml-open-quote', 'name: probe\ndescription: "Does it.\n'),
  fields('yaml-at-sign', 'name: probe\ndescription: @me does it.\n'),
  fields('yaml-date', 'name: probe\ndescription: 2026-11-18\n'),
  fields('indented-name', `${PLAIN}metadata:\n  name: inner\n`),
  fields('indented-name-first', `metadata:\n  name: inner\n${PLAIN}`),
  fields('indented-description', `${PLAIN}metadata:\n  description: Inner.\n`),
  fields('indented-name-in-invalid-yaml', `${PLAIN}metadata:\n  name: inner\ntags: [a, b\n`),

  extra('unknown', 'flavor: sweet'),
  extra('license', 'license: MIT'),
  extra('license-map', 'license: { id: MIT }'),
  extra('compatibility-500-characters', `compatibility: ${long(500)}`),
  extra('compatibility-501-characters', `compatibility: ${long(501)}`),
  extra('metadata-map', 'metadata:\n  author: me'),
  extra('metadata-nested', 'metadata:\n  author:\n    name: me'),
  extra('metadata-number', 'metadata:\n  version: 1.0'),
  extra('metadata-text', 'metadata: me'),
  extra('metadata-list', 'metadata: [me]'),
  extra('metadata-null', 'metadata:'),
  extra('metadata-short-description', 'metadata:\n  short-description: It.'),
  extra('allowed-tools-text', 'allowed-tools: Read Grep'),
  extra('allowed-tools-list', 'allowed-tools: [Read, Grep]'),
  extra('allowed-tools-map', 'allowed-tools: { Read: true }'),
  extra('argument-hint', 'argument-hint: "[file]"'),
  extra('argument-hint-list', 'argument-hint: [file]'),
  extra('disable-model-invocation', 'disable-model-invocation: true'),
  extra('disable-model-invocation-text', 'disable-model-invocation: "yes"'),
  extra('user-invocable', 'user-invocable: false'),
  extra('paths', 'paths: "src/**"'),
  extra('model', 'model: opus'),
  extra('context', 'context: fork'),
  extra('effort-unknown', 'effort: enormous'),
  extra(
    'hooks',
    'hooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks:\n        - type: command\n          command: "true"',
  ),
  extra('hooks-text', 'hooks: none'),
  extra('when-to-use', 'when_to_use: When asked.'),
  fields(
    'field-when-to-use-2000-characters',
    `name: probe\ndescription: ${long(1000)}\nwhen_to_use: ${long(1000)}\n`,
  ),

  { id: 'file-lowercase', files: { '{skills}/probe/skill.md': plain('probe') } },
  { id: 'file-capitalized', files: { '{skills}/probe/Skill.md': plain('probe') } },
  { id: 'file-without-directory', files: { '{skills}/probe.md': plain('probe') } },
  { id: 'depth', files: deep },
  { id: 'depth-self', files: { '{skills}/SKILL.md': plain('probe') } },
  {
    id: 'inside-a-skill',
    files: { [SKILL]: plain('probe'), '{skills}/probe/inner/SKILL.md': plain('inner') },
  },
  { id: 'hidden-directory', files: { '{skills}/.probe/SKILL.md': plain('probe') } },
  { id: 'underscore-directory', files: { '{skills}/_probe/SKILL.md': plain('probe') } },
  { id: 'node-modules', files: { '{skills}/node_modules/probe/SKILL.md': plain('probe') } },
  { id: 'git-ignored', files: { '.gitignore': 'probe/\n', [SKILL]: plain('probe') } },
  {
    id: 'linked-directory',
    files: { 'elsewhere/probe/SKILL.md': plain('probe'), '{skills}/probe': { link: 'elsewhere/probe' } },
  },
  {
    id: 'linked-file',
    files: { 'elsewhere/probe.md': plain('probe'), [SKILL]: { link: 'elsewhere/probe.md' } },
  },
  {
    id: 'linked-root',
    files: { 'elsewhere/probe/SKILL.md': plain('probe'), '{skills}': { link: 'elsewhere' } },
  },
  {
    id: 'linked-directory-outside',
    files: { '~/elsewhere/probe/SKILL.md': plain('probe'), '{skills}/probe': { link: '~/elsewhere/probe' } },
  },
  {
    id: 'broken-link',
    files: { [SKILL]: { link: 'nowhere.md' }, '{skills}/other/SKILL.md': plain('other') },
  },

  { id: 'directories', files: inEach(DIRECTORIES) },
  { id: 'directories-above', files: inEach(DIRECTORIES), cwd: 'inner/most' },
  { id: 'directories-between', files: inEach(DIRECTORIES, 'inner/'), cwd: 'inner/most' },
  { id: 'directories-below', files: inEach(DIRECTORIES, 'inner/') },
  { id: 'directories-personal', files: inEach(PERSONAL_DIRECTORIES) },

  {
    id: 'same-name-in-one-directory',
    files: {
      '{skills}/first/SKILL.md': plain('probe', 'From first.'),
      '{skills}/second/SKILL.md': plain('probe', 'From second.'),
    },
  },
  {
    id: 'same-name-personal',
    files: {
      [SKILL]: plain('probe', 'From project.'),
      '~/{skills}/probe/SKILL.md': plain('probe', 'From personal.'),
    },
  },
  {
    id: 'same-name-in-two-directories',
    files: Object.fromEntries(
      Object.keys(DIRECTORIES).map((path) => [`${path}/probe/SKILL.md`, plain('probe', `From ${path}.`)]),
    ),
  },
  {
    id: 'openai-yaml',
    files: {
      [SKILL]: plain('probe'),
      '{skills}/probe/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n',
    },
  },
  {
    id: 'openai-yaml-interface',
    files: {
      [SKILL]: plain('probe'),
      '{skills}/probe/agents/openai.yaml': 'interface:\n  display_name: Probe\n  short_description: It.\n',
    },
  },
  {
    id: 'openai-yaml-invalid',
    files: { [SKILL]: plain('probe'), '{skills}/probe/agents/openai.yaml': 'interface: [\n' },
  },

  ...PLUGIN_CASES,
];
