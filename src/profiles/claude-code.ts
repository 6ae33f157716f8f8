import { type Client, readIn, SEEN, UNKNOWN } from './client.js';
import { FLAG, LICENSE_AND_COMPATIBILITY, MAP, TEXT, TEXT_OR_TEXTS } from './fields.js';

const documented = readIn({ source: 'documentation', seen: SEEN });
const released = readIn({ source: 'changelog', version: '2.1.240', seen: SEEN });

/** Claude Code: every field is optional, and the directory gives the skill its name. */
export const claudeCode: Client = {
  id: 'claude-code',
  title: 'Claude Code',
  label: 'claude',
  // Nested directories are loaded when a file below them is first touched.
  directories: documented([{ path: '.claude/skills', reach: 'anywhere' }]),
  personal: documented(['~/.claude/skills']),
  depth: documented({ self: false, levels: 1, hidden: null }),
  plugin: documented({
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
  unknownFields: UNKNOWN,
  nameMissing: documented('directory'),
  nameDiffers: documented('directory'),
  name: UNKNOWN,
  descriptionMissing: documented('fallback'),
  descriptionLimit: documented({ max: 1536, beyond: 'cut', with: 'when_to_use' }),
  invalidYaml: documented('body-only'),
  unquotedColon: documented('body-only'),
  // Since 2.1.239.
  byteOrderMark: released('accepted'),
  sameName: documented('personal'),
  linkedDirectory: documented('followed'),
  linkedFile: UNKNOWN,
  // 1 % of the context window: 8,000 characters at 200,000 tokens.
  listing: documented({ total: 8000, entry: 1536 }),
  quirks: documented([]),
};
