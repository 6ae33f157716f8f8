import { type Client, readIn, SEEN, UNKNOWN } from './client.js';

const code = readIn({ source: 'code', version: '0.56', seen: SEEN });
const recently = readIn({ source: 'documentation', seen: '2026-11' });

/** Gemini CLI: name and description only, both required. */
export const geminiCli: Client = {
  id: 'gemini-cli',
  title: 'Gemini CLI',
  label: 'gemini',
  directories: code([
    { path: '.gemini/skills', reach: 'top' },
    { path: '.agents/skills', reach: 'top' },
  ]),
  personal: recently(['~/.gemini/skills', '~/.agents/skills']),
  depth: code({ self: true, levels: 1, hidden: null }),
  plugin: code({
    manifests: ['gemini-extension.json'],
    marketplaces: [],
    skillsKey: 'none',
    rootSkill: false,
  }),
  fields: code({}),
  sideFile: code(null),
  unknownFields: code('ignored'),
  nameMissing: code('refused'),
  nameDiffers: code('name'),
  name: code({
    pattern: '^[^:\\\\/<>*?"|]+$',
    form: 'with : \\ / < > * ? " or |',
    otherwise: 'rewritten',
  }),
  descriptionMissing: code('refused'),
  descriptionLimit: code(null),
  invalidYaml: code('by-line'),
  unquotedColon: code('by-line'),
  byteOrderMark: code('refused'),
  sameName: code('project'),
  linkedDirectory: UNKNOWN,
  linkedFile: UNKNOWN,
  listing: code(null),
  quirks: code(['indented-keys-overwrite']),
};
