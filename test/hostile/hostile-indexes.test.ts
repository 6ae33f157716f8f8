import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const INDEX = '.well-known/agent-skills/index.json';
const CONFIG = JSON.stringify({ outputs: [{ kind: 'well-known' }] });
const SECRET = 'TOKEN=do-not-publish\n';
const CODE = 'export const important = true;\n';
const digestOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

interface Entry {
  readonly name: string;
  readonly url: string;
  readonly digest?: string;
  readonly type?: string;
}

function indexText(...entries: readonly Entry[]): string {
  const skills = entries.map((entry) => ({ type: 'skill-md', description: 'Does it.', ...entry }));
  return JSON.stringify({ skills });
}

function aRepository(index: string, more: Readonly<Record<string, string>> = {}): string {
  return aFolder({
    'skill-registrar.json': CONFIG,
    'skills/pdf/SKILL.md': smallSkill('pdf'),
    '.env': SECRET,
    'src/important.ts': CODE,
    [INDEX]: index,
    ...more,
  });
}

const run = (root: string, ...args: string[]) =>
  cli([...args, '--root', root], { env: { CI: '1' }, cwd: root });
const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** URLs of an index that lead to a file which is not a copy of the skill. */
const URLS = [
  '/.env',
  '/src/important.ts',
  '../../.env',
  '../../src/important.ts',
  '%2e%2e/%2e%2e/.env',
  '/.well-known/../.env',
  '/./.env',
  '//../.env',
  'pdf/../../../.env',
  '..%2f..%2f.env',
  '/skills/../.env',
  '/.env?x#y',
  '/skill-registrar.json',
];

describe('hostile indexes', () => {
  it.each(URLS)('register overwrites no file that the URL %s of an index names', async (url) => {
    for (const digest of [digestOf(SECRET), digestOf(CODE), digestOf(CONFIG)]) {
      const root = aRepository(indexText({ name: 'pdf', url, digest }));
      const { stdout } = await run(root, 'register', '--json');
      expect(read(root, '.env')).toBe(SECRET);
      expect(read(root, 'src/important.ts')).toBe(CODE);
      expect(read(root, 'skill-registrar.json')).toBe(CONFIG);
      expect(stdout).not.toContain(digestOf(SECRET));
    }
  });

  it.each(URLS)('register deletes no file that the URL %s of a deleted skill names', async (url) => {
    for (const name of ['gone', '..', '.', '../../src', 'src', '']) {
      for (const digest of [digestOf(SECRET), digestOf(CODE), digestOf(CONFIG)]) {
        const root = aRepository(indexText({ name, url, digest }));
        await run(root, 'register', '--json');
        expect(read(root, '.env')).toBe(SECRET);
        expect(read(root, 'src/important.ts')).toBe(CODE);
        expect(read(root, 'skill-registrar.json')).toBe(CONFIG);
      }
    }
  });

  it.each(URLS)('validate prints no digest of the file that the URL %s names', async (url) => {
    for (const name of ['pdf', 'gone']) {
      for (const type of ['skill-md', 'archive']) {
        const root = aRepository(indexText({ name, url, type, digest: 'sha256:0' }));
        for (const format of ['json', 'text', 'github']) {
          const { stdout, stderr } = await run(root, 'validate', '--format', format);
          for (const text of [SECRET, CODE])
            expect(stdout + stderr).not.toContain(digestOf(text).slice(7, 20));
        }
      }
    }
  });

  it('overwrites a copy only while it has the digest that the index records', async () => {
    const copy = '.well-known/agent-skills/pdf/SKILL.md';
    const index = indexText({
      name: 'pdf',
      url: '/.well-known/agent-skills/pdf/SKILL.md',
      digest: digestOf('old'),
    });
    const ours = aRepository(index, { [copy]: 'old' });
    expect((await run(ours, 'register', '--json')).exitCode).toBe(0);
    expect(read(ours, copy)).toBe(smallSkill('pdf'));
    const edited = aRepository(index, { [copy]: 'edited by hand' });
    const { stdout, exitCode } = await run(edited, 'register', '--json');
    expect(exitCode).toBe(1);
    expect(read(edited, copy)).toBe('edited by hand');
    expect(JSON.parse(stdout).diagnostics).toContainEqual(
      expect.objectContaining({ rule: 'output-unreadable', file: copy }),
    );
    expect(stdout).not.toContain(digestOf('edited by hand'));
  });

  it('deletes the copy of a deleted skill only while it has the digest that the index records', async () => {
    const copy = '.well-known/agent-skills/gone/SKILL.md';
    const index = indexText({ name: 'gone', url: 'gone/SKILL.md', digest: digestOf('old') });
    const ours = aRepository(index, { [copy]: 'old' });
    await run(ours, 'register', '--json');
    expect(fs.existsSync(path.join(ours, copy))).toBe(false);
    const edited = aRepository(index, { [copy]: 'edited by hand' });
    await run(edited, 'register', '--json');
    expect(read(edited, copy)).toBe('edited by hand');
  });

  it.skipIf(process.platform === 'win32').each(['gone', 'pdf'])(
    'a link in place of the folder of %s leads to no other file',
    async (name) => {
      const entry = { name, url: `${name}/important.ts`, digest: digestOf(CODE) };
      const root = aRepository(indexText(entry));
      fs.symlinkSync('../../src', path.join(root, '.well-known/agent-skills', name));
      await run(root, 'register', '--json');
      expect(fs.readdirSync(path.join(root, 'src'))).toEqual(['important.ts']);
      expect(read(root, 'src/important.ts')).toBe(CODE);
    },
  );

  it('a run that was killed between copy and index is completed by the next one', async () => {
    const root = aRepository(indexText({ name: 'pdf', url: 'pdf/SKILL.md', digest: digestOf('old') }), {
      '.well-known/agent-skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect((await run(root, 'register', '--json')).exitCode).toBe(0);
    expect(JSON.parse(read(root, INDEX)).skills[0].digest).toBe(digestOf(smallSkill('pdf')));
    expect((await run(root, 'register', '--check', '--json')).exitCode).toBe(0);
  });

  it('marketplaces and skills.sh.json with hostile sources change no other file', async () => {
    const sources = ['../..', '/etc', '~/x', '.git', './.env', '..\\..\\x', 'C:\\x', '\0', './src/../../x'];
    const plugins = sources.map((source, index) => ({ name: `p${index}`, source, skills: sources }));
    const files = {
      '.claude-plugin/marketplace.json': JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins }),
      'skills.sh.json': JSON.stringify({ groupings: [{ title: 'all', skills: sources }] }),
      '.env': SECRET,
      'src/important.ts': CODE,
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skill-registrar.json': JSON.stringify({
        outputs: [{ kind: 'claude-marketplace' }, { kind: 'skills-sh' }, { kind: 'plugin-manifests' }],
      }),
    };
    const root = aFolder(files);
    await run(root, 'register', '--json');
    const written = ['.claude-plugin/marketplace.json', 'skills.sh.json'];
    for (const [file, text] of Object.entries(files)) {
      if (!written.includes(file)) expect(read(root, file)).toBe(text);
    }
    expect(fs.readdirSync(root).sort()).toEqual(
      ['.claude-plugin', '.env', 'skill-registrar.json', 'skills', 'skills.sh.json', 'src'].sort(),
    );
  });
});
