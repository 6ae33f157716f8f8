import { type Client, readIn, SEEN } from './client.js';
import { MEASURED } from './measured.js';

const code = readIn({ source: 'code', version: '1.18', seen: SEEN });
const measured = readIn(MEASURED.opencode);

/** OpenCode: name and description only; a skill without a description is never offered to the model. */
export const opencode: Client = {
  id: 'opencode',
  title: 'OpenCode',
  label: 'opencode',
  directories: measured([
    { path: '.claude/skills', reach: 'upwards' },
    { path: '.agents/skills', reach: 'upwards' },
    { path: '.opencode/skill', reach: 'upwards' },
    { path: '.opencode/skills', reach: 'upwards' },
  ]),
  personal: measured([
    '~/.config/opencode/skills',
    '~/.claude/skills',
    '~/.agents/skills',
    '~/.opencode/skill',
    '~/.opencode/skills',
  ]),
  depth: measured({ self: true, levels: Number.POSITIVE_INFINITY, hidden: true }),
  plugin: measured(null),
  fields: code({}),
  sideFile: code(null),
  unknownFields: measured('ignored'),
  nameMissing: measured('refused'),
  nameDiffers: measured('name'),
  name: measured({}),
  descriptionMissing: code('unlisted'),
  descriptionLimit: code(null),
  invalidYaml: measured('refused'),
  // One attempt to quote the value, then the skill is skipped.
  unquotedColon: measured('repaired'),
  byteOrderMark: measured('accepted'),
  blankLinesFirst: measured('refused'),
  sameName: code('undefined'),
  linkedDirectory: measured('followed'),
  linkedFile: measured('followed'),
  listing: code(null),
  quirks: measured([]),
};
