import { describe, expect, it } from 'vitest';
import { jsonIndexOutput } from '../../src/outputs/json-index.js';
import { withoutSkills } from '../../src/outputs/output.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const fields = { id: 'name', title: 'metadata.title', path: 'path' };

function edit(files: Files, text: string | null, settings = {}) {
  return jsonIndexOutput({ file: 'skills.json', fields, ...settings }, sourcesOf(files)).edit(text);
}

describe('JSON index', () => {
  it('a JSON index lists the fields that the config names', () => {
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
    expect(differences).toEqual(['removes "x"']);
  });

  it('keeps entries of skills outside the roots, and removes those that are left out', () => {
    const all = sourcesOf(skillFiles('skills', 'a', 'x'));
    const roots = { ...all, skills: all.skills.filter(({ name }) => name === 'a') };
    const text = '[{"id":"a","path":"skills/a"},{"id":"x","path":"skills/x"}]\n';
    const settings = { file: 'skills.json', fields };
    expect(jsonIndexOutput(settings, roots).edit(text)).toEqual({ text, differences: [] });
    const without = withoutSkills(['x'], all);
    expect(jsonIndexOutput(settings, without).edit(text).differences).toEqual(['removes "x"']);
  });

  it('keeps entries that are not from here, whatever skills are added', () => {
    const before =
      '[{"id":"a","path":"skills/a"},{"id":"x","url":"https://x.example"},{"id":"y","path":"https://y.example/y"}]\n';
    expect(edit(skillFiles('skills', 'a'), before)).toEqual({ text: before, differences: [] });
    const { text, differences } = edit(skillFiles('skills', 'a', 'b'), before);
    expect(JSON.parse(text ?? '')).toEqual([
      { id: 'a', path: 'skills/a' },
      { id: 'b', path: 'skills/b' },
      { id: 'x', url: 'https://x.example' },
      { id: 'y', path: 'https://y.example/y' },
    ]);
    expect(differences).toEqual(['adds "b"']);
  });

  it('removes the entry of a deleted skill by its name if entries have no path', () => {
    const settings = { fields: { id: 'name' } };
    const { text } = edit(skillFiles('skills', 'a'), '[{"id":"a"},{"id":"x"}]\n', settings);
    expect(text).toBe('[{"id":"a"}]\n');
  });

  it('keeps what people wrote about a skill that was renamed', () => {
    const before = '[{"id":"a","path":"skills/a"},{"id":"x","path":"skills/x","featured":true}]\n';
    const { text, differences } = edit(skillFiles('skills', 'a', 'x-tools'), before);
    expect(text).toBe(
      '[{"id":"a","path":"skills/a"},{"id":"x-tools","path":"skills/x-tools","featured":true}]\n',
    );
    expect(differences).toEqual(['replaces "x" with "x-tools"']);
  });

  it('keeps what people wrote about a skill whose group changed', () => {
    const before =
      '{"docs":[{"id":"a","path":"skills/a","note":"\\u2764"}],"art":[{"id":"b","path":"skills/b"}]}';
    const { text, differences } = edit(
      {
        'skills/a/SKILL.md': skillText('a', 'license: art\n'),
        'skills/b/SKILL.md': skillText('b', 'license: art\n'),
      },
      before,
      { groupBy: 'license' },
    );
    expect(JSON.parse(text ?? '')).toEqual({
      art: [
        { id: 'a', path: 'skills/a', note: '❤' },
        { id: 'b', path: 'skills/b' },
      ],
    });
    expect(differences).toEqual(['moves "a" to "art"']);
  });

  it('a skill with another name and the same description was renamed', () => {
    const settings = { fields: { id: 'name', about: 'description' } };
    const before = '[{"id":"x","about":"Does y.","featured":true}]\n';
    expect(edit(skillFiles('skills', 'y'), before, settings).text).toBe(
      '[{"id":"y","about":"Does y.","featured":true}]\n',
    );
  });

  it('a new skill does not take the place and the keys of an unrelated deleted one', () => {
    const before =
      '[{"id":"z","path":"skills/z"},{"id":"x","path":"skills/x","featured":true},{"id":"a","path":"skills/a"}]\n';
    const { text } = edit(skillFiles('skills', 'z', 'a', 'other'), before);
    expect(
      JSON.parse(text ?? '').map(({ id, featured }: { id: string; featured?: boolean }) => [id, featured]),
    ).toEqual([
      ['z', undefined],
      ['a', undefined],
      ['other', undefined],
    ]);
  });

  it('a sorted list stays sorted when a skill is renamed', () => {
    const before = '[{"id":"a-one","path":"skills/a-one"},{"id":"b-two","path":"skills/b-two","x":1}]\n';
    const { text } = edit(skillFiles('skills', 'a-one', 'a-b-two'), before);
    expect(text).toBe(
      '[{"id":"a-b-two","path":"skills/a-b-two","x":1},{"id":"a-one","path":"skills/a-one"}]\n',
    );
  });

  it('counts of the entries follow, and other numbers do not', () => {
    const before =
      '{ "total_skills": 1, "metadata": { "skillCount": 1, "total": 7 }, "version": 1, "skills": [{ "id": "a", "path": "skills/a" }] }\n';
    const { text } = edit(skillFiles('skills', 'a', 'b'), before);
    expect(JSON.parse(text ?? '')).toMatchObject({
      total_skills: 2,
      metadata: { skillCount: 2, total: 7 },
      version: 1,
    });
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

  it('leaves a JSON index alone if it contains something else', () => {
    const { text, problems } = edit(skillFiles('skills', 'a'), '{"skills":{}}');
    expect(text).toBe('{"skills":{}}');
    expect(problems).toMatchObject([{ rule: 'output-unreadable', file: 'skills.json' }]);
  });

  it.each([
    ['{"tools":[]}', { key: 'tools', groupBy: 'license' }, 'an object of lists'],
    ['{"tools":7}', { key: 'tools' }, 'a list'],
    ['[]', { groupBy: 'license' }, 'an object of lists'],
  ])('leaves %s alone with the settings %j', (before, settings, wanted) => {
    const { text, problems } = edit(skillFiles('skills', 'a'), before, settings);
    expect(text).toBe(before);
    expect(problems?.map(({ message }) => message)).toEqual([
      `skills.json does not contain ${wanted} for the skills.`,
    ]);
  });

  it('leaves a JSON index that is not JSON alone', () => {
    expect(edit(skillFiles('skills', 'a'), '[')).toEqual({ text: '[', differences: [] });
  });

  it('puts a new list under its key, empty if there are no skills', () => {
    expect(JSON.parse(edit({}, null).text ?? '')).toEqual([]);
    expect(JSON.parse(edit({}, null, { key: 'tools' }).text ?? '')).toEqual({ tools: [] });
  });

  it('groups below a key, with skills without the field as Other', () => {
    const settings = { key: 'tools', groupBy: 'license' };
    const files = { 'skills/a/SKILL.md': skillText('a', 'license: MIT\n'), ...skillFiles('skills', 'b') };
    const { text } = edit(files, '{"note":1,"tools":{"MIT":[],"Old":[{"path":"skills/c"}],"x":0}}', settings);
    expect(JSON.parse(text ?? '')).toEqual({
      note: 1,
      tools: { MIT: [{ id: 'a', path: 'skills/a' }], x: 0, Other: [{ id: 'b', path: 'skills/b' }] },
    });
  });

  it.each([
    ['version', '1.2.0'],
    ['file', 'tools/a/SKILL.md'],
    ['directory', 'tools'],
    ['metadata.a.b', undefined],
    ['metadata.c', { d: [1] }],
  ])('an entry has the field %s', (field, value) => {
    const files = { 'tools/a/SKILL.md': skillText('a', 'metadata:\n  a: text\n  c:\n    d: [1]\n') };
    const sources = sourcesOf(files);
    const skills = sources.skills.map((skill) => ({ ...skill, version: '1.2.0' }));
    const output = jsonIndexOutput({ file: 'x.json', fields: { it: field } }, { ...sources, skills });
    expect(JSON.parse(output.edit(null).text ?? '')).toEqual([value === undefined ? {} : { it: value }]);
  });

  it('sorts new entries by name, after entries without one', () => {
    const before = '[{"path":"skills/b"},{"id":"c","path":"skills/c"}]';
    const { text } = edit(skillFiles('skills', 'a', 'c'), before);
    expect(JSON.parse(text ?? '')).toEqual([
      { id: 'a', path: 'skills/a' },
      { id: 'c', path: 'skills/c' },
    ]);
    const kept = edit(skillFiles('skills', 'a'), '[{"path":"skills/b"},{"id":"x"}]', {
      fields: { id: 'name', title: 'description' },
    });
    expect(JSON.parse(kept.text ?? '')).toEqual([{ path: 'skills/b' }, { id: 'a', title: 'Does a.' }]);
  });

  it('appends entries that have neither a name nor a path', () => {
    const settings = { fields: { title: 'description' } };
    const { text } = edit(skillFiles('skills', 'b', 'a'), '[{"note":1}]', settings);
    expect(JSON.parse(text ?? '')).toEqual([{ note: 1 }, { title: 'Does a.' }, { title: 'Does b.' }]);
  });
});
