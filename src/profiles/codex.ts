import { type Client, readIn, SEEN } from './client.js';
import { MAP } from './fields.js';
import { MEASURED } from './measured.js';

const code = readIn({ source: 'code', version: '0.149', seen: SEEN });
const measured = readIn(MEASURED.codex);

/** Codex: name, description and `metadata.short-description`; the rest is in `agents/openai.yaml`. */
export const codex: Client = {
  id: 'codex',
  title: 'Codex',
  label: 'codex',
  directories: measured([
    { path: '.codex/skills', reach: 'upwards' },
    { path: '.agents/skills', reach: 'upwards' },
  ]),
  personal: measured(['~/.agents/skills', '~/.codex/skills']),
  depth: measured({ self: true, levels: 6, hidden: false }),
  plugin: measured({
    // The plain plugin.json is from its code.
    manifests: [
      'plugin.json',
      '.codex-plugin/plugin.json',
      '.claude-plugin/plugin.json',
      '.cursor-plugin/plugin.json',
    ],
    plainManifest: 'agent-plugins',
    marketplaces: [
      '.agents/plugins/marketplace.json',
      '.claude-plugin/marketplace.json',
      '.cursor-plugin/marketplace.json',
    ],
    isEntryOverruled: true,
    skillsKey: 'replaces',
    rootSkill: false,
  }),
  fields: code({ metadata: MAP }),
  sideFile: code('agents/openai.yaml'),
  unknownFields: measured('ignored'),
  nameMissing: measured('directory'),
  nameDiffers: measured('name'),
  name: code({
    maxLength: 64,
    tooLong: 'refused',
    unmentionable: '[. ]|^(?:path|home|user|shell|pwd|tmpdir|temp|tmp|lang|term)$',
  }),
  descriptionMissing: measured('refused'),
  descriptionLimit: code({ max: 1024, beyond: 'cut' }),
  invalidYaml: measured('refused'),
  unquotedColon: measured('repaired'),
  byteOrderMark: measured('refused'),
  blankLinesFirst: measured('refused'),
  sameName: measured('both'),
  linkedDirectory: measured('followed'),
  linkedFile: measured('ignored'),
  // 2 % of the context window.
  listing: code({ total: 8000, entry: 1024 }),
  quirks: measured(['metadata-must-be-map', 'discourages-tags', 'cuts-at-indented-fence']),
};
