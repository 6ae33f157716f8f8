import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseSkill } from '../../src/skill/parse-skill.js';
import { makeFolder, removeFolder } from '../support/a-folder.js';
import { aSkill } from '../support/inspect-text.js';
import { connectInProcess } from './a-client.js';

interface Entry {
  readonly uri: string;
  readonly frontmatter: Record<string, unknown>;
  readonly resources: readonly { readonly uri: string; readonly digest: string; readonly size: number }[];
}

const skill = (name: string, ...more: string[]) =>
  aSkill(`name: ${name}`, `description: Does ${name}.`, ...more);
const numbered = (count: number, prefix: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}/${at}.txt`, 'x']));

/** One repository with every case of the specification. */
const FILES = {
  'skill-registrar.json': '{ "roots": ["skills", "skills/refunds"] }',
  'skills/refunds/SKILL.md': skill('refunds', 'license: MIT', 'version: 1.10', 'metadata: { a: [1, true] }'),
  'skills/refunds/references/deep/policy.md': 'Be fair.',
  'skills/refunds/assets/logo.png': '\u0000png',
  'skills/refunds/escalation/SKILL.md': skill('escalation', 'allowed-tools: Bash'),
  'skills/refunds/escalation/steps.md': 'Call someone.',
  'skills/full/SKILL.md': skill('full'),
  ...numbered(511, 'skills/full/many'),
  'skills/too-many/SKILL.md': skill('too-many'),
  ...numbered(512, 'skills/too-many/many'),
  'skills/too-large/SKILL.md': skill('too-large'),
  'skills/too-large/data.bin': 'x'.repeat(16 * 1024 * 1024),
};

let client: Client;
let root: string;
let entries: readonly Entry[];

const ask = (method: string, params: Record<string, unknown> = {}) =>
  client.request({ method, params }, z.looseObject({})) as Promise<Record<string, unknown>>;
const list = async () => (await ask('skills/list'))['skills'] as readonly Entry[];
const get = async (uri: string) => (await ask('skills/get', { uri }))['skill'] as Entry;
const children = async (uri: string) =>
  (await ask('resources/directory/read', { uri }))['resources'] as {
    uri: string;
    name: string;
    mimeType: string;
  }[];
const entryOf = (name: string) => entries.find(({ frontmatter }) => frontmatter['name'] === name)!;
const rootOf = ({ uri }: Entry) => uri.slice(0, -'/SKILL.md'.length);
const read = async (uri: string) => {
  const [content] = (await client.readResource({ uri })).contents;
  return 'text' in content! ? Buffer.from(content.text) : Buffer.from(content!.blob as string, 'base64');
};
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    ({ code }: { code: number }) => code,
  );

beforeAll(async () => {
  root = makeFolder(FILES);
  fs.mkdirSync(path.join(root, 'skills/refunds/empty'));
  ({ client } = await connectInProcess(root));
  entries = await list();
});
afterAll(async () => {
  await client?.close();
  removeFolder(root);
});

/** What the specification requires of a server, in our words: the section, the requirement, and how it shows. */
const REQUIREMENTS: readonly (readonly [section: string, requirement: string, check: () => Promise<void>])[] =
  [
    [
      'Capability Negotiation',
      'the extension is declared with its setting, beside the resources that it builds on',
      async () =>
        expect(client.getServerCapabilities()).toMatchObject({
          resources: {},
          extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } },
        }),
    ],
    [
      'Skill Format',
      'an entry has the name and the description of its frontmatter',
      async () => {
        for (const { frontmatter } of entries)
          expect(frontmatter).toMatchObject({ name: expect.any(String), description: expect.any(String) });
      },
    ],
    [
      'Resource Mapping',
      'an address ends with the name and SKILL.md, and begins with a valid authority',
      async () => {
        for (const { uri, frontmatter } of entries)
          expect(uri).toMatch(
            new RegExp(`^skill://[a-z0-9]+/(?:[a-z0-9-]+/)*${frontmatter['name']}/SKILL\\.md$`),
          );
      },
    ],
    [
      'Resource Metadata',
      'a SKILL.md is Markdown with the name and the description of its frontmatter, and other files have their own type',
      async () => {
        const { resources } = await client.listResources();
        for (const { uri, frontmatter } of entries)
          expect(resources.find((resource) => resource.uri === uri)).toMatchObject({
            mimeType: 'text/markdown',
            name: frontmatter['name'],
            description: frontmatter['description'],
          });
        const { contents } = await client.readResource({
          uri: `${rootOf(entryOf('refunds'))}/assets/logo.png`,
        });
        expect(contents[0]).toMatchObject({ mimeType: 'image/png' });
      },
    ],
    [
      'Nested Skills',
      'a skill in another one has an entry like any other, at an address below that one',
      async () => {
        const [outer, inner] = [entryOf('refunds'), entryOf('escalation')];
        expect(inner.uri).toBe(`${rootOf(outer)}/escalation/SKILL.md`);
        expect(Object.keys(inner)).toEqual(Object.keys(outer));
        expect(await get(inner.uri)).toEqual(inner);
      },
    ],
    [
      'Nested Skills, Resources',
      'its files belong to the skill around it, too, with the same address and digest',
      async () => {
        const around = entryOf('refunds').resources;
        for (const resource of entryOf('escalation').resources) expect(around).toContainEqual(resource);
      },
    ],
    [
      'Frontmatter',
      'it is what a reader finds in the file, field by field',
      async () => {
        for (const { uri, frontmatter } of entries)
          expect(frontmatter).toEqual({ ...parseSkill(await read(uri), 'strict').data });
        expect(entryOf('refunds').frontmatter).toMatchObject({ version: 1.1, metadata: { a: [1, true] } });
      },
    ],
    [
      'Resources',
      'every file is listed once, SKILL.md among them, and nothing from elsewhere',
      async () => {
        const { uri, resources } = entryOf('refunds');
        const base = rootOf(entryOf('refunds'));
        expect(resources.map((resource) => resource.uri.slice(base.length + 1)).sort()).toEqual([
          'SKILL.md',
          'assets/logo.png',
          'escalation/SKILL.md',
          'escalation/steps.md',
          'references/deep/policy.md',
        ]);
        expect(resources.filter((resource) => resource.uri === uri)).toHaveLength(1);
      },
    ],
    [
      'Resources, Integrity',
      'size and digest are those of the bytes that resources/read returns',
      async () => {
        for (const { uri, digest, size } of entryOf('refunds').resources) {
          const bytes = await read(uri);
          expect({ uri, size, digest }).toEqual({
            uri,
            size: bytes.length,
            digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
          });
        }
      },
    ],
    [
      'Limits',
      'a skill with 512 files is served, and none with more files or more than 16 MiB',
      async () => {
        expect(entryOf('full').resources).toHaveLength(512);
        expect(entries.map(({ frontmatter }) => frontmatter['name'])).toEqual([
          'escalation',
          'full',
          'refunds',
        ]);
        const { resources } = await client.listResources();
        for (const name of ['too-many', 'too-large']) {
          const { uri } = resources.find((resource) => resource.name === name)!;
          expect(await codeOf(get(uri))).toBe(-32602);
        }
      },
    ],
    [
      'Listing Skills',
      'a result is complete, says how long and for whom it may be kept, and refuses a cursor that is not its own',
      async () => {
        expect(await ask('skills/list')).toMatchObject({
          resultType: 'complete',
          ttlMs: expect.any(Number),
          cacheScope: expect.stringMatching(/^(?:public|private)$/),
        });
        expect(await codeOf(ask('skills/list', { cursor: 'bm9uZQ' }))).toBe(-32602);
      },
    ],
    [
      'Getting a Skill',
      'the entry is that of the list, in a result of the same form without a cursor',
      async () => {
        for (const entry of entries) {
          const { skill: own, ...result } = await ask('skills/get', { uri: entry.uri });
          expect(own).toEqual(entry);
          expect(result).toEqual({
            resultType: 'complete',
            ttlMs: expect.any(Number),
            cacheScope: 'private',
          });
        }
      },
    ],
    [
      'Getting a Skill',
      'it is a snapshot: a new file is in the next answer',
      async () => {
        const { uri, resources } = entryOf('escalation');
        fs.writeFileSync(path.join(root, 'skills/refunds/escalation/new.md'), 'New.');
        expect((await get(uri)).resources).toHaveLength(resources.length + 1);
        fs.rmSync(path.join(root, 'skills/refunds/escalation/new.md'));
      },
    ],
    [
      'Reading Directories',
      'it has every direct child, with directories as such, and an empty directory has none',
      async () => {
        const base = rootOf(entryOf('refunds'));
        expect((await children(base)).map(({ name, mimeType }) => [name, mimeType])).toEqual([
          ['SKILL.md', 'text/markdown'],
          ['assets', 'inode/directory'],
          ['empty', 'inode/directory'],
          ['escalation', 'inode/directory'],
          ['references', 'inode/directory'],
        ]);
        expect(await children(`${base}/references`)).toEqual([
          { uri: `${base}/references/deep`, name: 'deep', mimeType: 'inode/directory' },
        ]);
        expect(await children(`${base}/empty`)).toEqual([]);
        expect(await children(rootOf(entryOf('escalation')))).toHaveLength(2);
        expect(await ask('resources/directory/read', { uri: base })).toMatchObject({
          resultType: 'complete',
        });
      },
    ],
    [
      'Error Handling',
      'what is not served, or is not a directory, is an invalid parameter, and the message names it',
      async () => {
        const { uri } = entryOf('refunds');
        const base = rootOf(entryOf('refunds'));
        const wrong = [
          'skill://x/SKILL.md',
          `${base}/x.md`,
          `${base}/../full/SKILL.md`,
          'file:///etc/passwd',
        ];
        for (const other of [...wrong, base]) expect(await codeOf(get(other)), other).toBe(-32602);
        for (const other of [...wrong, uri, `${base}/`, `${base}/missing`])
          expect(await codeOf(children(other)), other).toBe(-32602);
        for (const other of wrong) expect(await codeOf(read(other)), other).toBe(-32602);
        await expect(get('skill://x/SKILL.md')).rejects.toThrow('skill://x/SKILL.md');
      },
    ],
  ];

describe('the specification of Skills over MCP', () => {
  it.each(REQUIREMENTS)('%s: %s', (_section, _requirement, check) => check());
});
