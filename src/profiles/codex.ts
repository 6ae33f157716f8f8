import { type Client, readIn, SEEN } from './client.js';
import { MAP } from './fields.js';

const code = readIn({ source: 'code', version: '0.149', seen: SEEN });
const recently = readIn({ source: 'documentation', seen: '2026-11' });

/** Codex: name, description and `metadata.short-description`; the rest is in `agents/openai.yaml`. */
export const codex: Client = {
  id: 'codex',
  title: 'Codex',
  label: 'codex',
  directories: code([
    { path: '.codex/skills', reach: 'top' },
    { path: '.agents/skills', reach: 'upwards' },
  ]),
  personal: recently(['~/.agents/skills', '~/.codex/skills']),
  depth: code({ self: false, levels: 6, hidden: false }),
  plugin: code({
    manifests: ['.codex-plugin/plugin.json'],
    marketplaces: [],
    skillsKey: 'replaces',
    rootSkill: false,
  }),
  fields: code({ metadata: MAP }),
  sideFile: code('agents/openai.yaml'),
  unknownFields: code('ignored'),
  nameMissing: code('directory'),
  nameDiffers: code('name'),
  name: code({
    maxLength: 64,
    tooLong: 'refused',
    unmentionable: '[. ]|^(?:path|home|user|shell|pwd|tmpdir|temp|tmp|lang|term)$',
  }),
  descriptionMissing: code('refused'),
  descriptionLimit: code({ max: 1024, beyond: 'cut' }),
  invalidYaml: code('refused'),
  unquotedColon: code('repaired'),
  byteOrderMark: code('refused'),
  sameName: code('both'),
  linkedDirectory: code('followed'),
  linkedFile: code('ignored'),
  // 2 % of the context window.
  listing: code({ total: 8000, entry: 1024 }),
  quirks: code(['metadata-must-be-map', 'discourages-tags']),
};
