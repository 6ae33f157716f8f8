import { type Client, readIn, SEEN } from './client.js';
import { FLAG, LICENSE_AND_COMPATIBILITY, MAP, TEXT, TEXT_OR_TEXTS } from './fields.js';
import { MEASURED } from './measured.js';

const documented = readIn({ source: 'documentation', seen: SEEN });
const measured = readIn(MEASURED['claude-code']);

/** Claude Code: every field is optional, and the directory gives the skill its name. */
export const claudeCode: Client = {
  id: 'claude-code',
  title: 'Claude Code',
  label: 'claude',
  // Nested directories are loaded when a file below them is first touched.
  directories: documented([{ path: '.claude/skills', reach: 'anywhere' }]),
  personal: measured(['~/.claude/skills']),
  depth: measured({ self: false, levels: 1, hidden: true }),
  plugin: measured({
    manifests: ['.claude-plugin/plugin.json'],
    marketplaces: ['.claude-plugin/marketplace.json'],
    skillsKey: 'adds',
    rootSkill: true,
  }),
  fields: documented({
    when_to_use: TEXT,
    'argument-hint': TEXT,
    arguments: {},
    'disable-model-invocation': FLAG,
    'user-invocable': FLAG,
    'allowed-tools': TEXT_OR_TEXTS,
    'disallowed-tools': TEXT_OR_TEXTS,
    model: TEXT,
    effort: { enum: ['low', 'medium', 'high', 'xhigh', 'max'] },
    context: { enum: ['fork'] },
    agent: TEXT,
    background: {},
    hooks: {},
    paths: TEXT_OR_TEXTS,
    shell: { enum: ['bash', 'powershell'] },
    metadata: MAP,
    ...LICENSE_AND_COMPATIBILITY,
  }),
  sideFile: documented(null),
  unknownFields: measured('ignored'),
  nameMissing: measured('directory'),
  // It lists the name; the directory is what one types, by its documentation.
  nameDiffers: documented('directory'),
  name: measured({}),
  descriptionMissing: measured('fallback'),
  descriptionLimit: documented({ max: 1536, beyond: 'cut', with: 'when_to_use' }),
  invalidYaml: measured('body-only'),
  unquotedColon: measured('repaired'),
  // Since 2.1.239.
  byteOrderMark: measured('accepted'),
  blankLinesFirst: measured('body-only'),
  sameName: measured('personal'),
  linkedDirectory: measured('followed'),
  linkedFile: measured('followed'),
  // 1 % of the context window: 8,000 characters at 200,000 tokens.
  listing: documented({ total: 8000, entry: 1536 }),
  quirks: measured(['cuts-at-any-fence']),
};
