import { type Client, readIn, SEEN } from './client.js';
import { FLAG, TEXT, TEXT_OR_TEXTS } from './fields.js';
import { MEASURED } from './measured.js';

const documented = readIn({ source: 'documentation', seen: SEEN });
const measured = readIn(MEASURED.copilot);

/** GitHub Copilot CLI: rejects a description over 1,024 characters. */
export const copilot: Client = {
  id: 'copilot',
  title: 'GitHub Copilot CLI',
  label: 'copilot',
  directories: measured([
    { path: '.github/skills', reach: 'upwards' },
    { path: '.agents/skills', reach: 'upwards' },
    { path: '.claude/skills', reach: 'upwards' },
  ]),
  personal: measured(['~/.copilot/skills', '~/.agents/skills']),
  depth: measured({ self: true, levels: Number.POSITIVE_INFINITY, hidden: false }),
  plugin: measured({
    manifests: [
      'plugin.json',
      '.plugin/plugin.json',
      '.github/plugin/plugin.json',
      '.claude-plugin/plugin.json',
    ],
    marketplaces: [],
    skillsKey: 'replaces',
    rootSkill: true,
  }),
  fields: documented({
    'argument-hint': TEXT,
    'allowed-tools': TEXT_OR_TEXTS,
    'user-invocable': FLAG,
    'disable-model-invocation': FLAG,
  }),
  sideFile: documented(null),
  unknownFields: measured('ignored'),
  nameMissing: measured('directory'),
  nameDiffers: measured('name'),
  // Spaces become hyphens.
  name: measured({
    pattern: '^[A-Za-z0-9][A-Za-z0-9._: -]*$',
    form: 'of ASCII letters, digits, hyphens, underscores, dots, colons and spaces',
    otherwise: 'refused',
    maxLength: 64,
    tooLong: 'refused',
  }),
  descriptionMissing: measured('fallback'),
  descriptionLimit: measured({ max: 1024, beyond: 'refused' }),
  invalidYaml: measured('refused'),
  unquotedColon: measured('refused'),
  // Since 0.0.415.
  byteOrderMark: measured('accepted'),
  blankLinesFirst: measured('refused'),
  // The first found, and directories of the project come first.
  sameName: measured('project'),
  linkedDirectory: measured('followed'),
  linkedFile: measured('followed'),
  listing: documented({ total: 15_000 }),
  quirks: measured([]),
};
