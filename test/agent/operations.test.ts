import { describe, expect, it, onTestFinished } from 'vitest';
import { connectInProcess } from '../mcp/a-client.js';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const triggers = '{ keywords: [changelog] }';
const FILES = {
  '.agent/skills/release-notes/SKILL.md': smallSkill('release-notes', 'Draft them.', {
    triggers,
    keywords: '[changelog]',
    toolsets: '["index:Notes"]',
  }),
  '.agent/skills/release-notes/index.ts': 'export class Notes {}',
  '.agent/skills/release-notes/references/style.md': 'Be brief.',
  '.agent/skills/release-notes/assets/logo.bin': '\u0000\u0001',
  '.agent/skills/review/SKILL.md': smallSkill('review', 'Review it.'),
  '.agent/skills/off/SKILL.md': smallSkill('off', 'Off.'),
  '.agent/skills/secret/SKILL.md': smallSkill('secret', 'Secret.'),
  '.agent/skills/broken/SKILL.md': '# no frontmatter',
  'skill-registrar.json': JSON.stringify({
    profile: 'toolset',
    skills: { disabled: ['off'] },
    permissions: {
      deny: [{ tool: 'skill_load', skill_name: 'secret' }],
      allow: [{ tool: 'skill_load' }],
    },
  }),
};

// biome-ignore lint/suspicious/noExplicitAny: the fields of every tool
type Fields = Record<string, any>;

async function bothOf(line: readonly string[], tool: string, args: object) {
  const root = aFolder(FILES);
  const { client } = await connectInProcess(root);
  onTestFinished(() => client.close());
  const { structuredContent, isError } = await client.callTool({ name: tool, arguments: { ...args } });
  const { json, exitCode } = await cli([...line, '--root', root, '--json'], { cwd: root });
  // What differs is the session, which ends with the command.
  const fields = JSON.parse(
    JSON.stringify(structuredContent).replaceAll(/"task_id":"[^"]*"/g, '"task_id":""'),
  );
  const document = JSON.parse(JSON.stringify(json()).replaceAll(/"task_id":"[^"]*"/g, '"task_id":""'));
  return { fields: fields as Fields, isError: isError === true, document: document as Fields, exitCode };
}

const AT_THE_TOP = (document: Fields) => document;

describe('a command and its tool give one answer', () => {
  it.each<[string[], string, object, (document: Fields) => Fields]>([
    [['search', 'release'], 'skill_search', { query: 'release' }, AT_THE_TOP],
    [['search', 'well', '--limit', '1'], 'skill_search', { query: 'well', limit: 1 }, AT_THE_TOP],
    [['search', 'cooking'], 'skill_search', { query: 'cooking' }, AT_THE_TOP],
    [['search', '--list'], 'skill_list', {}, ({ catalog }) => catalog],
    [['match', 'changelog'], 'skill_match', { query: 'changelog' }, AT_THE_TOP],
    [['search', 'changelog', '--by', 'triggers'], 'skill_match', { query: 'changelog' }, AT_THE_TOP],
    [['match', 'review', '--limit', '1'], 'skill_match', { query: 'review', limit: 1 }, AT_THE_TOP],
    [['match', 'review', '--max', '1'], 'skill_match', { query: 'review', max: 1 }, AT_THE_TOP],
    [['mentions', 'use $review'], 'skill_mentions', { text: 'use $review' }, AT_THE_TOP],
    [['dispatch', 'the changelog'], 'skill_dispatch', { text: 'the changelog' }, AT_THE_TOP],
    [['dispatch', 'use the off skill'], 'skill_dispatch', { text: 'use the off skill' }, AT_THE_TOP],
    [['dispatch', 'x', '--type', 'y'], 'skill_dispatch', { text: 'x', type: 'y' }, AT_THE_TOP],
    [['load', 'release-notes'], 'skill_load', { name: 'release-notes' }, AT_THE_TOP],
    [['load', 'review', '--full'], 'skill_load', { name: 'review', form: 'full' }, AT_THE_TOP],
    [['resources', 'release-notes'], 'skill_resources', { name: 'release-notes' }, AT_THE_TOP],
    [
      ['resources', 'release-notes', '--type', 'assets'],
      'skill_resources',
      { name: 'release-notes', type: 'assets' },
      AT_THE_TOP,
    ],
    [
      ['resources', 'release-notes', '--get', 'references/style.md'],
      'skill_resources',
      { name: 'release-notes', get: 'references/style.md' },
      ({ resource }) => resource,
    ],
    [
      ['resources', 'release-notes', '--get', 'assets/logo.bin'],
      'skill_resources',
      { name: 'release-notes', get: 'assets/logo.bin' },
      ({ resource }) => resource,
    ],
    [['resources', 'release-notes', '--toolsets'], 'skill_toolsets', { name: 'release-notes' }, AT_THE_TOP],
    [
      ['activate', 'review', '--yes'],
      'skill_activate',
      { name: 'review', consent: true },
      ({ activation }) => activation,
    ],
    [['catalog'], 'skill_catalog', {}, AT_THE_TOP],
    [['catalog', '--limit', '1'], 'skill_catalog', { limit: 1 }, AT_THE_TOP],
    [['catalog', '--max-entries', '1'], 'skill_catalog', { max_entries: 1 }, AT_THE_TOP],
    [
      ['catalog', '--query', 'the changelog', '--limit', '1'],
      'skill_catalog',
      { query: 'the changelog', limit: 1 },
      AT_THE_TOP,
    ],
    [
      ['catalog', '--as', 'skills-context', '--max-bytes', '200'],
      'skill_catalog',
      { as: 'skills-context', max_bytes: 200 },
      AT_THE_TOP,
    ],
    [['skills', 'list'], 'skill_status', {}, ({ catalog }) => catalog],
    [['plugins', 'list', '--all'], 'skill_status', {}, ({ catalog }) => catalog],
    [['inspect'], 'skill_inspect', {}, ({ session }) => session],
    [['skills', 'list'], 'skill_inspect', {}, ({ session }) => session],
  ])('%j and %s with %j', async (line, tool, args, pick) => {
    const { fields, document, isError } = await bothOf(line, tool, args);
    expect(isError).toBe(false);
    const printed = pick(document);
    expect(Object.fromEntries(Object.keys(fields).map((key) => [key, printed[key]]))).toEqual(fields);
  });

  it.each<[string[], string, object, number]>([
    [['load', 'nobody'], 'skill_load', { name: 'nobody' }, 2],
    [['load', 'off'], 'skill_load', { name: 'off' }, 2],
    [['load', 'secret'], 'skill_load', { name: 'secret', consent: true }, 1],
    [['load', '--path', '/etc/passwd'], 'skill_load', { path: '/etc/passwd' }, 2],
    [['resources', 'nobody'], 'skill_resources', { name: 'nobody' }, 2],
    [['resources', 'review', '--get', 'none.md'], 'skill_resources', { name: 'review', get: 'none.md' }, 1],
    [['resources', 'review', '--get', '../x'], 'skill_resources', { name: 'review', get: '../x' }, 2],
    [['resources', 'nobody', '--toolsets'], 'skill_toolsets', { name: 'nobody' }, 2],
    [['activate', 'nobody', '--yes'], 'skill_activate', { name: 'nobody', consent: true }, 2],
    [['activate', 'off', '--yes'], 'skill_activate', { name: 'off', consent: true }, 2],
    [['activate', 'secret', '--yes'], 'skill_activate', { name: 'secret', consent: true }, 1],
    [['activate', 'review'], 'skill_activate', { name: 'review' }, 1],
  ])('%j and %s with %j refuse alike', async (line, tool, args, expected) => {
    const { fields, document, isError, exitCode } = await bothOf(line, tool, args);
    expect([isError, exitCode]).toEqual([true, expected]);
    const { code: _, message, ...details } = fields['error'] as Fields;
    expect(message).toContain(document['error'].message);
    expect(document).toMatchObject(details);
  });
});
