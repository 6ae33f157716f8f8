/**
 * What the clients are asked: small repositories, each about one question.
 *
 * `files` maps paths to their text; `{skills}` is a directory of skills that the client reads, `~/` its home
 * directory, and `{ link }` a symbolic link. `cwd` is where the client is started, the top by default.
 *
 * @typedef {string | Uint8Array | { link: string }} Content
 * @typedef {{ id: string, files: Readonly<Record<string, Content>>, cwd?: string }} ClientCase
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
];
