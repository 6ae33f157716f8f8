import { type Client, readIn, SEEN, UNKNOWN } from './client.js';
import { FLAG, LICENSE_AND_COMPATIBILITY, MAP, TEXT, TEXT_OR_TEXTS } from './fields.js';

const documented = readIn({ source: 'documentation', seen: SEEN });
const released = readIn({ source: 'changelog', seen: SEEN });
const recently = readIn({ source: 'documentation', seen: '2026-11' });

/** Cursor: searches the whole repository; much of what it does with a bad skill is not documented. */
export const cursor: Client = {
  id: 'cursor',
  title: 'Cursor',
  label: 'cursor',
  directories: documented([
    { path: '.agents/skills', reach: 'anywhere' },
    { path: '.cursor/skills', reach: 'anywhere' },
    { path: '.claude/skills', reach: 'top' },
    { path: '.codex/skills', reach: 'top' },
  ]),
  personal: recently(['~/.agents/skills', '~/.cursor/skills', '~/.claude/skills', '~/.codex/skills']),
  depth: documented({ self: false, levels: Number.POSITIVE_INFINITY, hidden: false }),
  plugin: documented({
    manifests: ['.cursor-plugin/plugin.json'],
    marketplaces: ['.cursor-plugin/marketplace.json'],
    skillsKey: 'replaces',
    rootSkill: true,
  }),
  fields: documented({
    paths: TEXT_OR_TEXTS,
    'disable-model-invocation': FLAG,
    icon: TEXT,
    color: TEXT,
    metadata: MAP,
    'user-invocable': FLAG,
    // Documented in earlier versions.
    ...LICENSE_AND_COMPATIBILITY,
  }),
  sideFile: documented(null),
  unknownFields: UNKNOWN,
  nameMissing: UNKNOWN,
  nameDiffers: documented('must-match'),
  name: documented({
    pattern: '^[a-z0-9-]+$',
    form: 'of lowercase letters, digits and hyphens',
    otherwise: 'hint',
  }),
  descriptionMissing: UNKNOWN,
  descriptionLimit: UNKNOWN,
  invalidYaml: UNKNOWN,
  unquotedColon: UNKNOWN,
  byteOrderMark: UNKNOWN,
  blankLinesFirst: UNKNOWN,
  sameName: UNKNOWN,
  linkedDirectory: released('followed'),
  linkedFile: released('followed'),
  listing: UNKNOWN,
  quirks: documented([]),
};
