import { type Client, readIn, SEEN } from './client.js';
import { MEASURED } from './measured.js';

const code = readIn({ source: 'code', version: '0.56', seen: SEEN });
const measured = readIn(MEASURED['gemini-cli']);

/** Gemini CLI: name and description only, both required. */
export const geminiCli: Client = {
  id: 'gemini-cli',
  title: 'Gemini CLI',
  label: 'gemini',
  directories: measured([
    { path: '.gemini/skills', reach: 'top' },
    { path: '.agents/skills', reach: 'top' },
  ]),
  personal: measured(['~/.gemini/skills', '~/.agents/skills']),
  depth: measured({ self: true, levels: 1, hidden: false }),
  plugin: measured({
    manifests: ['gemini-extension.json'],
    marketplaces: [],
    skillsKey: 'none',
    rootSkill: false,
  }),
  fields: code({}),
  sideFile: code(null),
  unknownFields: measured('ignored'),
  nameMissing: measured('refused'),
  nameDiffers: measured('name'),
  name: measured({
    pattern: '^[^:\\\\/<>*?"|]+$',
    form: 'with : \\ / < > * ? " or |',
    otherwise: 'rewritten',
  }),
  descriptionMissing: measured('refused'),
  descriptionLimit: code(null),
  invalidYaml: measured('by-line'),
  unquotedColon: measured('by-line'),
  byteOrderMark: measured('refused'),
  blankLinesFirst: measured('refused'),
  sameName: measured('project'),
  linkedDirectory: measured('followed'),
  linkedFile: measured('followed'),
  listing: code(null),
  quirks: measured(['indented-keys-overwrite']),
};
