import { type Client, readIn, SEEN, UNKNOWN } from './client.js';
import { MAP } from './fields.js';

const code = readIn({ source: 'code', version: '1.34', seen: SEEN });
const recently = readIn({ source: 'documentation', seen: '2026-11' });

/** goose: splits the file at every `---`, and requires a name without a slash. */
export const goose: Client = {
  id: 'goose',
  title: 'goose',
  label: 'goose',
  directories: code([
    { path: '.agents/skills', reach: 'top' },
    { path: '.goose/skills', reach: 'top' },
    { path: '.claude/skills', reach: 'top' },
  ]),
  personal: recently(['~/.agents/skills', '~/.claude/skills', '~/.config/goose/skills']),
  depth: code({ self: false, levels: Number.POSITIVE_INFINITY, hidden: null }),
  plugin: code(null),
  fields: code({ metadata: MAP }),
  sideFile: code(null),
  unknownFields: UNKNOWN,
  nameMissing: code('refused'),
  nameDiffers: UNKNOWN,
  name: code({ pattern: '^[^/]+$', form: 'without /', otherwise: 'refused' }),
  descriptionMissing: UNKNOWN,
  descriptionLimit: UNKNOWN,
  invalidYaml: UNKNOWN,
  unquotedColon: UNKNOWN,
  byteOrderMark: UNKNOWN,
  blankLinesFirst: UNKNOWN,
  sameName: code('first'),
  linkedDirectory: UNKNOWN,
  linkedFile: UNKNOWN,
  listing: UNKNOWN,
  quirks: code(['metadata-must-be-map', 'splits-at-any-fence']),
};
