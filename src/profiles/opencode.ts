import { type Client, readIn, SEEN } from './client.js';

const code = readIn({ source: 'code', version: '1.18', seen: SEEN });
const recently = readIn({ source: 'documentation', seen: '2026-11' });

/** OpenCode: name and description only; a skill without a description is never offered to the model. */
export const opencode: Client = {
  id: 'opencode',
  title: 'OpenCode',
  label: 'opencode',
  directories: code([
    { path: '.claude/skills', reach: 'upwards' },
    { path: '.agents/skills', reach: 'upwards' },
    { path: '.opencode/skill', reach: 'upwards' },
    { path: '.opencode/skills', reach: 'upwards' },
  ]),
  personal: recently(['~/.config/opencode/skills', '~/.claude/skills', '~/.agents/skills']),
  depth: code({ self: true, levels: Number.POSITIVE_INFINITY, hidden: null }),
  plugin: code(null),
  fields: code({}),
  sideFile: code(null),
  unknownFields: code('ignored'),
  nameMissing: code('refused'),
  nameDiffers: code('name'),
  name: code({}),
  descriptionMissing: code('unlisted'),
  descriptionLimit: code(null),
  invalidYaml: code('refused'),
  // One attempt to quote the value, then the skill is skipped.
  unquotedColon: code('repaired'),
  byteOrderMark: code('accepted'),
  sameName: code('undefined'),
  linkedDirectory: code('followed'),
  linkedFile: code('followed'),
  listing: code(null),
  quirks: code([]),
};
