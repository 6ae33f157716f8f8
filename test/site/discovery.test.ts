import { createHash } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/site/index.js';
import type { SiteModel, SiteOptions } from '../../src/site/model.js';
import { aFile, aModel, aSkill } from './models.js';

const OPTIONS: SiteOptions = { baseUrl: null, isLive: false };

async function build(model: SiteModel, options: Partial<SiteOptions> = {}) {
  const files = await buildSite(model, { ...OPTIONS, ...options });
  const text = (path: string) => Buffer.from(files.get(path)!).toString();
  return { files, text, index: () => JSON.parse(text('.well-known/agent-skills/index.json')) };
}

const withFiles = aSkill('release-notes', {
  files: [
    aFile('SKILL.md', '---\nname: release-notes\n---\nText.\n'),
    aFile('references/style.md', '# Style\n'),
    aFile('scripts/run.sh', '#!/bin/sh\n', true),
  ],
});

describe('discovery index', () => {
  it('lists a skill without other files by the digest of its SKILL.md', async () => {
    const skill = aSkill('pdf', { files: [aFile('SKILL.md', 'raw bytes\r\n')] });
    const { index, text } = await build(aModel([skill]));
    expect(index()).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {
          name: 'pdf',
          type: 'skill-md',
          description: 'What pdf does.',
          url: '/.well-known/agent-skills/pdf/SKILL.md',
          digest: `sha256:${createHash('sha256').update('raw bytes\r\n').digest('hex')}`,
          files: ['SKILL.md'],
        },
      ],
    });
    expect(text('.well-known/agent-skills/pdf/SKILL.md')).toBe('raw bytes\r\n');
  });

  it('lists a skill with files by its archive', async () => {
    const { index, files } = await build(aModel([withFiles]));
    const archive = files.get('.well-known/agent-skills/release-notes.tar.gz')!;
    expect(index().skills[0]).toMatchObject({
      type: 'archive',
      url: '/.well-known/agent-skills/release-notes.tar.gz',
      digest: `sha256:${createHash('sha256').update(archive).digest('hex')}`,
      files: ['SKILL.md'],
    });
  });

  it('prefixes every URL with the path of the base URL', async () => {
    const { index, text } = await build(aModel([withFiles]), {
      baseUrl: new URL('https://acme.example/team/'),
    });
    expect(index().skills[0].url).toBe('/team/.well-known/agent-skills/release-notes.tar.gz');
    expect(text('llms.txt')).toContain(
      '(https://acme.example/team/.well-known/agent-skills/release-notes/SKILL.md)',
    );
    expect(text('index.html')).toContain('<link rel="canonical" href="https://acme.example/team/">');
  });

  it('truncates descriptions to 1,024 characters', async () => {
    const { index } = await build(aModel([aSkill('long', { description: '😀'.repeat(1100) })]));
    expect([...index().skills[0].description]).toHaveLength(1024);
  });

  it('omits names that cannot be directories, and duplicate names', async () => {
    const names = ['../up', 'Upper', 'a--b', '-a', 'a-', 'x'.repeat(65), '', 'twice', 'twice'];
    const skills = names.map((name, at) => aSkill(name, { path: `skills/${at}` }));
    const { index, files } = await build(aModel(skills));
    expect(index().skills.map(({ name }: { name: string }) => name)).toEqual(['twice']);
    expect([...files.keys()].filter((path) => path.includes('..'))).toEqual([]);
  });
});

describe('archives', () => {
  it('archives have sorted files, with SKILL.md at the top and nothing machine-specific', async () => {
    const { files } = await build(aModel([withFiles]));
    const entries = await entriesOf(files.get('.well-known/agent-skills/release-notes.tar.gz')!);
    expect(entries.map(({ name, mode, content }) => ({ name, mode, content }))).toEqual([
      { name: 'SKILL.md', mode: 0o644, content: '---\nname: release-notes\n---\nText.\n' },
      { name: 'references/style.md', mode: 0o644, content: '# Style\n' },
      { name: 'scripts/run.sh', mode: 0o755, content: '#!/bin/sh\n' },
    ]);
    for (const { uid, gid, mtime, uname } of entries) {
      expect({ uid, gid, mtime, uname }).toEqual({ uid: 0, gid: 0, mtime: new Date(0), uname: '' });
    }
  });

  it('archives have the same bytes on every machine', async () => {
    const { files } = await build(aModel([withFiles]));
    const archive = files.get('.well-known/agent-skills/release-notes.tar.gz')!;
    // Time 0 and a fixed operating system in the header.
    expect([...archive.slice(4, 10)]).toEqual([0, 0, 0, 0, 0, 3]);
    expect(createHash('sha256').update(archive).digest('hex')).toMatchInlineSnapshot(
      `"5f95dd699bc2d9917fe93cfe8229be4cfaa6e8e358d44039720902cc93263811"`,
    );
  });

  it('archives support long and unusual paths', async () => {
    const path = `references/${'long-'.repeat(40)}ünï.md`;
    const skill = aSkill('deep', { files: [aFile('SKILL.md', 'x'), aFile(path, 'y')] });
    const { files } = await build(aModel([skill]));
    const entries = await entriesOf(files.get('.well-known/agent-skills/deep.tar.gz')!);
    expect(entries.map(({ name }) => name)).toEqual(['SKILL.md', path]);
  });
});

describe('lists for programs', () => {
  it('skills.json lists every skill', async () => {
    const skill = { ...withFiles, tags: ['release'], plugin: 'delivery' };
    const { text } = await build(aModel([skill, aSkill('Odd name')]));
    expect(JSON.parse(text('skills.json'))).toMatchObject({
      title: 'Team skills',
      skills: [
        {
          name: 'release-notes',
          path: 'skills/release-notes',
          page: 'skills/release-notes.html',
          document: '.well-known/agent-skills/release-notes/SKILL.md',
          archive: '.well-known/agent-skills/release-notes.tar.gz',
          tags: ['release'],
          plugin: 'delivery',
          files: ['SKILL.md', 'references/style.md', 'scripts/run.sh'],
        },
        { name: 'Odd name', page: expect.stringMatching(/^skills\/Odd-name-[0-9a-f]{12}\.html$/) },
      ],
    });
  });

  it('skills.json is an answer to skills/list of Skills over MCP', async () => {
    const text = '---\nname: pdf\ndescription: Fills forms.\nlicense: MIT\n---\n';
    const skill = aSkill('pdf', { files: [aFile('SKILL.md', text), aFile('a b.md', 'x')] });
    const site = await build(aModel([skill]));
    const { skills, ...rest } = JSON.parse(site.text('skills.json'));
    expect(rest).toMatchObject({ resultType: 'complete', ttlMs: 300_000, cacheScope: 'public' });
    expect(skills[0]).toMatchObject({
      uri: 'skill://pdf/SKILL.md',
      frontmatter: { name: 'pdf', description: 'Fills forms.', license: 'MIT' },
      resources: [
        {
          uri: 'skill://pdf/SKILL.md',
          digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
          size: text.length,
        },
        { uri: 'skill://pdf/a%20b.md', size: 1 },
      ],
    });
  });

  it('llms.txt keeps the text of a skill on its line', async () => {
    const description = 'First.\n\n## Not a heading\n- [x](https://example.org) <b>';
    const { text } = await build(aModel([aSkill('pdf', { description })]));
    expect(text('llms.txt')).toBe(
      '# Team skills\n\n> Skills that the platform team keeps for its agents.\n\n## Skills\n\n- [pdf](.well-known/agent-skills/pdf/SKILL.md): First. ## Not a heading - \\[x\\](https://example.org) &lt;b&gt;\n',
    );
  });
});

async function entriesOf(archive: Uint8Array) {
  const extract = tar.extract();
  extract.end(gunzipSync(archive));
  const entries = [];
  for await (const entry of extract) entries.push({ ...entry.header, content: await readText(entry) });
  return entries;
}
