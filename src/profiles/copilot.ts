import { type Client, readIn, SEEN, UNKNOWN } from './client.js';
import { FLAG, TEXT, TEXT_OR_TEXTS } from './fields.js';

const documented = readIn({ source: 'documentation', seen: SEEN });
const released = readIn({ source: 'changelog', version: '1.0.78', seen: SEEN });
const recently = readIn({ source: 'documentation', seen: '2026-11' });

/** GitHub Copilot CLI: rejects a description over 1,024 characters. */
export const copilot: Client = {
  id: 'copilot',
  title: 'GitHub Copilot CLI',
  label: 'copilot',
  directories: documented([
    { path: '.github/skills', reach: 'upwards' },
    { path: '.agents/skills', reach: 'upwards' },
    { path: '.claude/skills', reach: 'upwards' },
  ]),
  personal: recently(['~/.copilot/skills', '~/.claude/skills', '~/.agents/skills']),
  depth: documented({ self: false, levels: Number.POSITIVE_INFINITY, hidden: null }),
  plugin: documented({
    manifests: [
      'plugin.json',
      '.plugin/plugin.json',
      '.github/plugin/plugin.json',
      '.claude-plugin/plugin.json',
    ],
    marketplaces: [
      'marketplace.json',
      '.plugin/marketplace.json',
      '.github/plugin/marketplace.json',
      '.claude-plugin/marketplace.json',
    ],
    skillsKey: 'replaces',
    rootSkill: false,
  }),
  fields: documented({
    'argument-hint': TEXT,
    'allowed-tools': TEXT_OR_TEXTS,
    'user-invocable': FLAG,
    'disable-model-invocation': FLAG,
  }),
  sideFile: documented(null),
  unknownFields: documented('ignored'),
  nameMissing: documented('directory'),
  nameDiffers: documented('name'),
  name: documented({
    pattern: '^[A-Za-z0-9._ -]+$',
    form: 'of ASCII letters, digits, hyphens, underscores, dots and spaces',
    otherwise: 'refused',
    maxLength: 64,
    tooLong: 'refused',
  }),
  descriptionMissing: documented('fallback'),
  descriptionLimit: documented({ max: 1024, beyond: 'refused' }),
  invalidYaml: documented('refused'),
  unquotedColon: documented('refused'),
  // Since 0.0.415.
  byteOrderMark: released('accepted'),
  blankLinesFirst: UNKNOWN,
  // The first found, and directories of the project come first.
  sameName: documented('project'),
  linkedDirectory: documented('followed'),
  linkedFile: documented('followed'),
  listing: documented({ total: 15_000 }),
  quirks: documented([]),
};
