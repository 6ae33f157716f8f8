import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { aFolder, type Files } from '../support/a-folder.js';
import { aSkill } from '../support/inspect-text.js';
import { connectInProcess } from './a-client.js';

const Skill = z.strictObject({
  uri: z.string(),
  frontmatter: z.record(z.string(), z.unknown()),
  resources: z.array(z.strictObject({ uri: z.string(), digest: z.string(), size: z.number() })),
});
const ListResult = z.looseObject({ skills: z.array(Skill), nextCursor: z.string().optional() });
const GetResult = z.looseObject({ skill: Skill });

const REFUNDS = aSkill(
  'name: refunds',
  'description: Refunds an order.',
  'metadata:',
  '  owner: { team: shop }',
  'custom-field: [1, two]',
  'version: 1.10',
  'since: 2024-01-01',
);
const FILES = {
  'skills/refunds/SKILL.md': REFUNDS,
  'skills/refunds/references/deep/policy.md': 'Be fair.',
  'skills/refunds/assets/logo.png': '\u0000png',
  'skills/notes/SKILL.md': aSkill('name: notes', 'description: Takes notes.'),
};

async function aServer(files: Files = FILES) {
  const root = aFolder(files);
  const { client } = await connectInProcess(root);
  onTestFinished(() => client.close());
  const list = (params: Record<string, unknown> = {}) =>
    client.request({ method: 'skills/list', params }, ListResult);
  const get = (uri: unknown) => client.request({ method: 'skills/get', params: { uri } }, GetResult);
  return { root, client, list, get };
}

const digestOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

describe('MCP skills extension', () => {
  it('declares the skills extension', async () => {
    const { client } = await aServer();
    expect(client.getServerCapabilities()).toMatchObject({
      extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } },
      resources: {},
      tools: {},
    });
  });

  it('lists every skill with its frontmatter as written and all its files with their digests', async () => {
    const { list } = await aServer();
    const { skills, nextCursor } = await list();
    expect(nextCursor).toBeUndefined();
    const refunds = skills.find(({ frontmatter }) => frontmatter['name'] === 'refunds')!;
    expect(refunds.uri).toMatch(/^skill:\/\/[0-9a-f]{24}\/refunds\/SKILL\.md$/);
    expect(refunds.frontmatter).toEqual({
      name: 'refunds',
      description: 'Refunds an order.',
      metadata: { owner: { team: 'shop' } },
      'custom-field': [1, 'two'],
      version: 1.1,
      since: '2024-01-01',
    });
    const base = refunds.uri.slice(0, -'SKILL.md'.length);
    expect(refunds.resources).toEqual([
      { uri: `${base}SKILL.md`, digest: digestOf(REFUNDS), size: Buffer.byteLength(REFUNDS) },
      { uri: `${base}assets/logo.png`, digest: digestOf('\u0000png'), size: 4 },
      { uri: `${base}references/deep/policy.md`, digest: digestOf('Be fair.'), size: 8 },
    ]);
    expect(skills).toHaveLength(2);
  });

  it('returns URIs that resources/read accepts, with the bytes of the digest', async () => {
    const { client, list } = await aServer();
    const { skills } = await list();
    for (const { uri, digest } of skills.flatMap(({ resources }) => resources)) {
      const [content] = (await client.readResource({ uri })).contents;
      const bytes =
        'text' in content! ? Buffer.from(content.text) : Buffer.from(content!.blob as string, 'base64');
      expect(digestOf(bytes.toString()), uri).toBe(digest);
    }
  });

  it('marks its results as complete, with how long and for whom they may be cached', async () => {
    const { list, get } = await aServer();
    const cached = { resultType: 'complete', ttlMs: expect.any(Number), cacheScope: 'private' };
    const listed = await list();
    expect(listed).toMatchObject(cached);
    expect(await get(listed.skills[0]!.uri)).toMatchObject(cached);
  });

  it('lists what is directly in a directory of a skill', async () => {
    const { client, list } = await aServer();
    const { skills } = await list();
    const { uri } = skills.find(({ frontmatter }) => frontmatter['name'] === 'refunds')!;
    const root = uri.slice(0, -'/SKILL.md'.length);
    const readDirectory = (directory: string) =>
      client.request({ method: 'resources/directory/read', params: { uri: directory } }, z.looseObject({}));
    const directory = 'inode/directory';
    expect(await readDirectory(root)).toEqual({
      resultType: 'complete',
      resources: [
        { uri: `${root}/SKILL.md`, name: 'SKILL.md', mimeType: 'text/markdown' },
        { uri: `${root}/assets`, name: 'assets', mimeType: directory },
        { uri: `${root}/references`, name: 'references', mimeType: directory },
      ],
    });
    expect(await readDirectory(`${root}/references`)).toMatchObject({
      resources: [{ uri: `${root}/references/deep`, mimeType: directory }],
    });
    for (const wrong of [uri, `${root}/missing`, `${root}/../notes`, 'skill://x', `${root}/references/`])
      await expect(readDirectory(wrong), wrong).rejects.toMatchObject({ code: -32602 });
  });

  it('returns the current state of one skill by its URI', async () => {
    const { root, list, get } = await aServer();
    const [notes] = (await list()).skills;
    expect((await get(notes!.uri)).skill).toEqual(notes);
    fs.writeFileSync(path.join(root, 'skills/notes/more.txt'), 'More.');
    expect((await get(notes!.uri)).skill.resources.map(({ uri }) => uri.split('/').at(-1))).toEqual([
      'SKILL.md',
      'more.txt',
    ]);
  });

  it('rejects a URI that is not a skill, and an unknown cursor', async () => {
    const { list, get } = await aServer();
    const [notes] = (await list()).skills;
    for (const uri of ['skill://x/SKILL.md', notes!.uri.replace('SKILL.md', 'x.md'), 'file:///etc/passwd'])
      await expect(get(uri), uri).rejects.toMatchObject({ code: -32602 });
    await expect(list({ cursor: 'bm9uZQ' })).rejects.toMatchObject({ code: -32602 });
    await expect(get(7)).rejects.toMatchObject({ code: expect.any(Number) });
  });

  it('returns frontmatter with many aliases, and does not serve an alias bomb', async () => {
    const { root, list } = await aServer({
      'skills/notes/SKILL.md': aSkill(
        'name: notes',
        'description: Takes notes.',
        'metadata: { a: &a hello }',
        `more: [${Array(200).fill('*a').join(', ')}]`,
      ),
    });
    const [notes] = (await list()).skills;
    expect(notes!.frontmatter['more']).toHaveLength(200);
    const levels = Array.from({ length: 30 }, (_, at) => `l${at + 1}: &l${at + 1} [*l${at}, *l${at}]`);
    const bomb = aSkill('name: notes', 'description: Takes notes.', 'l0: &l0 [x]', ...levels);
    fs.writeFileSync(path.join(root, 'skills/notes/SKILL.md'), bomb);
    expect((await list()).skills).toEqual([]);
  });

  it('lists every skill once across pages', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `skill-${String(index).padStart(3, '0')}`);
    const { list } = await aServer(
      Object.fromEntries(
        names.map((name) => [
          `skills/${name}/SKILL.md`,
          aSkill(`name: ${name}`, `description: Does ${name}.`),
        ]),
      ),
    );
    const found: unknown[] = [];
    let pages = 0;
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const page = await list(cursor === undefined ? {} : { cursor });
      found.push(...page.skills.map(({ frontmatter }) => frontmatter['name']));
      cursor = page.nextCursor;
      pages++;
    }
    expect(found).toEqual(names);
    expect(pages).toBe(3);
  });

  it('omits files that leave the skill', async () => {
    const { root, list } = await aServer();
    fs.writeFileSync(path.join(root, 'secret.md'), 'secret');
    fs.symlinkSync('../../secret.md', path.join(root, 'skills/notes/leak.md'));
    const [notes] = (await list()).skills;
    expect(notes!.resources.map(({ uri }) => uri.split('/').at(-1))).toEqual(['SKILL.md']);
  });
});
