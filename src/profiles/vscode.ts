import { type Client, readIn, SEEN, UNKNOWN } from './client.js';
import { FLAG, LICENSE_AND_COMPATIBILITY, MAP, TEXT } from './fields.js';

const code = readIn({ source: 'code', seen: SEEN });
const documented = readIn({ source: 'documentation', seen: SEEN });
const recently = readIn({ source: 'documentation', seen: '2026-11' });

/** VS Code: reads the directories of Copilot at the top of the workspace, one level deep. */
export const vscode: Client = {
  id: 'vscode',
  title: 'VS Code',
  label: 'vscode',
  directories: documented([
    { path: '.github/skills', reach: 'top' },
    { path: '.agents/skills', reach: 'top' },
    { path: '.claude/skills', reach: 'top' },
  ]),
  personal: recently(['~/.copilot/skills', '~/.claude/skills', '~/.agents/skills']),
  depth: code({ self: false, levels: 1, hidden: null }),
  plugin: code(null),
  fields: code({
    'argument-hint': TEXT,
    'user-invocable': FLAG,
    'disable-model-invocation': FLAG,
    ...LICENSE_AND_COMPATIBILITY,
    metadata: MAP,
    context: { enum: ['fork'] },
  }),
  sideFile: code(null),
  unknownFields: code('hint'),
  nameMissing: code('directory'),
  nameDiffers: code('directory'),
  name: code({
    pattern: '^[a-z0-9-]+$',
    form: 'of lowercase letters, digits and hyphens',
    otherwise: 'hint',
    maxLength: 64,
    tooLong: 'directory',
  }),
  descriptionMissing: code('unlisted'),
  descriptionLimit: code({ max: 1024, beyond: 'cut' }),
  invalidYaml: code('refused'),
  unquotedColon: code('refused'),
  byteOrderMark: UNKNOWN,
  blankLinesFirst: UNKNOWN,
  sameName: code('project'),
  linkedDirectory: UNKNOWN,
  linkedFile: UNKNOWN,
  listing: code({ total: 15_000 }),
  quirks: code(['strips-tags']),
};
