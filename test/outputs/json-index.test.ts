import { describe, expect, it } from 'vitest';
import { jsonIndexOutput } from '../../src/outputs/json-index.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const fields = { id: 'name', title: 'metadata.title', path: 'path' };

function edit(files: Files, text: string | null, settings = {}) {
  return jsonIndexOutput({ file: 'skills.json', fields, ...settings }, sourcesOf(files)).edit(text);
}

describe('JSON index', () => {
  it('lists the fields that the config names', () => {
    const files = {
      'skills/a/SKILL.md': skillText('a', 'metadata:\n  title: The A\n'),
      ...skillFiles('skills', 'b'),
    };
    const { text } = edit(files, null);
    expect(JSON.parse(text ?? '')).toEqual([
      { id: 'a', title: 'The A', path: 'skills/a' },
      { id: 'b', path: 'skills/b' },
    ]);
    expect(edit(files, text)).toEqual({ text, differences: [] });
  });

  it('keeps order, notation and custom keys, and inserts a new entry in order', () => {
    const before = `[
  { "id": "a", "path": "skills/a", "featured": true },
  { "path": "./skills/c/", "id": "c", "note": "\\u2764" }
]
`;
    const { text, differences } = edit(skillFiles('skills', 'a', 'b', 'c'), before);
    expect(text).toBe(`[
  { "id": "a", "path": "skills/a", "featured": true },
  { "id": "b", "path": "skills/b" },
  { "path": "skills/c", "id": "c", "note": "\\u2764" }
]
`);
    expect(differences).toEqual(['updates "c" (path)', 'adds "b"']);
  });

  it('removes entries of deleted skills, and keeps entries that are not skills', () => {
    const before = '[{"id":"a","path":"skills/a"},{"id":"x","path":"skills/x"},{"note":1}]\n';
    const { text, differences } = edit(skillFiles('skills', 'a'), before);
    expect(text).toBe('[{"id":"a","path":"skills/a"},{"note":1}]\n');
    expect(differences).toEqual(['removes "skills/x"']);
  });

  it('updates the list under a key of a larger file', () => {
    const { text } = edit(skillFiles('skills', 'a'), '{ "version": 3, "skills": [] }\n');
    expect(JSON.parse(text ?? '')).toEqual({ version: 3, skills: [{ id: 'a', path: 'skills/a' }] });
    const own = edit(skillFiles('skills', 'a'), '{ "version": 3 }\n', { key: 'tools' }).text;
    expect(JSON.parse(own ?? '')).toEqual({ version: 3, tools: [{ id: 'a', path: 'skills/a' }] });
  });

  it('groups entries by a field, and moves an entry whose group changed', () => {
    const settings = { groupBy: 'metadata.category' };
    const skill = (name: string, category: string) => skillText(name, `metadata:\n  category: ${category}\n`);
    const files = { 'skills/a/SKILL.md': skill('a', 'docs'), 'skills/b/SKILL.md': skill('b', 'art') };
    const { text } = edit(files, null, settings);
    expect(JSON.parse(text ?? '')).toEqual({
      docs: [{ id: 'a', path: 'skills/a' }],
      art: [{ id: 'b', path: 'skills/b' }],
    });
    const moved = edit({ ...files, 'skills/b/SKILL.md': skill('b', 'docs') }, text, settings).text;
    expect(JSON.parse(moved ?? '')).toEqual({
      docs: [
        { id: 'a', path: 'skills/a' },
        { id: 'b', path: 'skills/b' },
      ],
    });
  });

  it('leaves the file alone if it contains something else', () => {
    const { text, problems } = edit(skillFiles('skills', 'a'), '{"skills":{}}');
    expect(text).toBe('{"skills":{}}');
    expect(problems).toMatchObject([{ rule: 'output-unreadable', file: 'skills.json' }]);
  });
});
