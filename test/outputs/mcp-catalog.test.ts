import { describe, expect, it } from 'vitest';
import { aiCatalogOutput, skillsJsonOutput } from '../../src/outputs/mcp-catalog.js';
import { digestOf } from '../../src/outputs/well-known.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const PDF = skillText('pdf', 'license: MIT\n');
const files: Files = {
  'skills/pdf/SKILL.md': PDF,
  'skills/pdf/references/a b.md': 'é\n',
  ...skillFiles('skills', 'csv'),
};
const list = (repository: Files, text: string | null, settings = {}) =>
  skillsJsonOutput(settings, sourcesOf(repository)).edit(text);

describe('skills.json', () => {
  it('is what a server answers to skills/list: frontmatter, and every file with digest and size', () => {
    const { text } = list(files, null);
    const { skills, ...rest } = JSON.parse(text ?? '');
    expect(rest).toEqual({ resultType: 'complete', ttlMs: 300_000, cacheScope: 'public' });
    expect(skills[1]).toEqual({
      uri: 'skill://pdf/SKILL.md',
      frontmatter: { name: 'pdf', description: 'Does pdf.', license: 'MIT' },
      resources: [
        { uri: 'skill://pdf/SKILL.md', digest: digestOf(bytesOf(PDF)), size: PDF.length },
        { uri: 'skill://pdf/references/a%20b.md', digest: digestOf(bytesOf('é\n')), size: 3 },
      ],
    });
    expect(list(files, text)).toEqual({ text, differences: [] });
  });

  it('tells skills of one name apart, and may have the URLs of a website', () => {
    const same = { ...skillFiles('a/skills', 'x'), ...skillFiles('b/skills', 'x') };
    const uris = (text: string | null) =>
      JSON.parse(text ?? '').skills.map(({ uri }: { uri: string }) => uri);
    expect(uris(list(same, null).text)).toEqual([
      'skill://a/skills/x/SKILL.md',
      'skill://b/skills/x/SKILL.md',
    ]);
    expect(uris(list(files, null, { baseUrl: 'https://example.org/r/' }).text)).toContain(
      'https://example.org/r/skills/pdf/SKILL.md',
    );
  });

  it('has a skill at the top, and leaves out what clients need not load', () => {
    const top = { 'SKILL.md': skillText('pdf'), 'references/a.md': 'x' };
    const urisOf = (settings: object) =>
      JSON.parse(list(top, null, settings).text ?? '').skills[0].resources.map(
        ({ uri }: { uri: string }) => uri,
      );
    expect(urisOf({})).toEqual(['skill://pdf/SKILL.md', 'skill://pdf/references/a.md']);
    expect(urisOf({ baseUrl: 'https://example.org/pdf/' })).toEqual([
      'https://example.org/pdf/SKILL.md',
      'https://example.org/pdf/references/a.md',
    ]);
    const many = Object.fromEntries(
      Array.from({ length: 512 }, (_, at) => [`skills/pdf/many/${at}.txt`, '']),
    );
    const { text, problems } = list({ ...files, ...many }, null);
    expect(JSON.parse(text ?? '').skills).toHaveLength(1);
    expect(problems?.map(({ message }) => message)).toEqual([
      'skills.json leaves out "pdf": it has 514 files, more than 512.',
    ]);
  });

  it('keeps what someone added, and removes a skill that is gone', () => {
    const before = (list(files, null).text ?? '').replace(
      '"uri": "skill://csv/SKILL.md",',
      '"uri": "skill://csv/SKILL.md",\n      "x": "HAND",',
    );
    const { text, differences } = list(
      { ...files, ...skillFiles('skills', 'new') },
      `${before}`.replace('{', '{ "note": "HAND",'),
    );
    expect(text?.match(/HAND/g)).toHaveLength(2);
    expect(differences).toEqual(['adds "skill://new/SKILL.md"']);
    const gone = list(skillFiles('skills', 'csv'), before);
    expect(gone.differences).toEqual(['removes "skill://pdf/SKILL.md"']);
  });
});

describe('ai-catalog.json', () => {
  const settings = { baseUrl: 'https://example.org/r' };
  const edit = (repository: Files, text: string | null) =>
    aiCatalogOutput({ ...settings, name: 'Acme' }, sourcesOf(repository)).edit(text);

  it('names every skill with its URN and URL', () => {
    const { text } = edit(files, null);
    expect(JSON.parse(text ?? '')).toEqual({
      specVersion: '1.0',
      host: { displayName: 'Acme' },
      entries: ['csv', 'pdf'].map((name) => ({
        identifier: `urn:air:example.org:skill:${name}`,
        displayName: name,
        type: 'application/ai-skill+md',
        url: `https://example.org/r/skills/${name}/SKILL.md`,
        description: `Does ${name}.`,
      })),
    });
    expect(edit(files, text)).toEqual({ text, differences: [] });
  });

  it('keeps entries of other types and publishers, and keys that someone added', () => {
    const other = {
      identifier: 'urn:air:example.org:server:x',
      displayName: 'x',
      type: 'application/mcp-server-card+json',
      url: 'https://x.example',
    };
    const own = {
      identifier: 'urn:air:example.org:skill:pdf',
      tags: ['HAND'],
      type: 'application/ai-skill+md',
    };
    const gone = { identifier: 'urn:air:example.org:skill:old', type: 'application/ai-skill+md' };
    const { text, differences } = edit(
      files,
      JSON.stringify({ specVersion: '1.0', entries: [other, own, gone] }),
    );
    const { entries } = JSON.parse(text ?? '');
    expect(entries.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
      other.identifier,
      own.identifier,
      'urn:air:example.org:skill:csv',
    ]);
    expect(entries[1].tags).toEqual(['HAND']);
    expect(differences).toHaveLength(3);
  });
});
