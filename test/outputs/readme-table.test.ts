import { describe, expect, it } from 'vitest';
import { readmeTableOutput } from '../../src/outputs/readme-table.js';
import { type Files, skillFiles, skillText, sourcesOf } from './repository.js';

const START = '<!-- skill-registrar:table:start -->';
const END = '<!-- skill-registrar:table:end -->';
const skills = skillFiles('skills', 'pdf', 'docx');
const rows = [
  '| Name | Description |',
  '| --- | --- |',
  '| [docx](skills/docx/SKILL.md) | Does docx. |',
  '| [pdf](skills/pdf/SKILL.md) | Does pdf. |',
].join('\n');

function edit(files: Files, text: string | null, settings = {}) {
  return readmeTableOutput(settings, sourcesOf(files)).edit(text);
}

describe('README table', () => {
  it('replaces only what is between the markers', () => {
    const around = (table: string) => `# Tools\r\n\r\nText.\n${START}\n${table}\n${END}  \nMore.`;
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const { text, differences } = edit(skills, around('| old |'));
    expect(text).toBe(around('X').replace('X\n', `${crlf(rows)}\r\n`));
    expect(differences).toEqual(['adds the row "docx"', 'adds the row "pdf"', 'removes the row "old"']);
  });

  it('appends the table to a file without markers, and keeps it stable', () => {
    const { text } = edit(skills, '# Tools\n');
    expect(text).toBe(`# Tools\n\n${START}\n${rows}\n${END}\n`);
    expect(edit(skills, text)).toEqual({ text, differences: [] });
  });

  it('says which rows change', () => {
    const before = edit(skillFiles('skills', 'pdf', 'gone'), '').text ?? '';
    const { differences } = edit(skills, before.replace('Does pdf.', 'Old.'));
    expect(differences).toEqual(['adds the row "docx"', 'removes the row "gone"', 'updates the row "pdf"']);
  });

  it('looks at its own table only', () => {
    const own = '| [pdf](x) | Ours. |\n';
    const { differences } = edit(skills, `${START}\n${rows.replace('Does pdf.', 'Old.')}\n${END}\n${own}`);
    expect(differences).toEqual(['updates the row "pdf"']);
  });

  it('uses markers that the repository already has', () => {
    const settings = { start: '<!-- BEGIN -->', end: '<!-- END -->' };
    const { text } = edit(skills, '<!-- BEGIN -->\nold\n<!-- END -->\n', settings);
    expect(text).toBe(`<!-- BEGIN -->\n${rows}\n<!-- END -->\n`);
  });

  it.each([
    ['no markers', 'text\n', 'The start marker "<!-- BEGIN -->" is missing.', 1],
    ['no end', 'a\n<!-- BEGIN -->\n', 'The end marker "<!-- END -->" is missing.', 2],
    ['two starts', '<!-- BEGIN -->\n<!-- BEGIN -->\n<!-- END -->\n', 'must occur once', 2],
    ['two ends', '<!-- BEGIN -->\n<!-- END -->\n<!-- END -->\n', 'must occur once', 3],
  ])('leaves a file alone that has %s', (_, text, message, line) => {
    const edited = edit(skills, text, { start: '<!-- BEGIN -->', end: '<!-- END -->' });
    expect(edited.text).toBe(text);
    expect(edited.problems).toMatchObject([
      {
        rule: 'output-unreadable',
        file: 'README.md',
        at: { line },
        message: expect.stringContaining(message),
      },
    ]);
  });

  it('ignores markers in fenced code', () => {
    const text = `\`\`\`md\n${START}\n${END}\n\`\`\`\n`;
    expect(edit(skills, text).text).toBe(`${text}\n${START}\n${rows}\n${END}\n`);
  });

  it('finds its table again below a fence that is never closed', () => {
    const { text } = edit(skills, '# Tools\n\n```sh\nnpm test\n');
    expect(text).toBe(`# Tools\n\n\`\`\`sh\nnpm test\n\n${START}\n${rows}\n${END}\n`);
    expect(edit(skills, text)).toEqual({ text, differences: [] });
  });

  it('uses the columns and groups of the config', () => {
    const files = {
      'skills/a/SKILL.md': skillText('a', 'metadata:\n  category: Docs\n  owner: Ann\n'),
      'skills/b/SKILL.md': skillText('b', 'license: MIT\n'),
    };
    const columns = ['name', 'license', { field: 'metadata.owner', title: 'Kept by' }];
    const { text } = edit(files, '', { columns, groupBy: 'metadata.category' });
    expect(text).toBe(
      [
        START,
        '### Docs',
        '',
        '| Name | License | Kept by |',
        '| --- | --- | --- |',
        '| [a](skills/a/SKILL.md) |  | Ann |',
        '',
        '### Other',
        '',
        '| Name | License | Kept by |',
        '| --- | --- | --- |',
        '| [b](skills/b/SKILL.md) | MIT |  |',
        END,
        '',
      ].join('\n'),
    );
  });

  it('makes links relative to the file', () => {
    const { text } = edit(skills, '', { file: 'docs/skills.md', columns: ['name'] });
    expect(text).toContain('[pdf](../skills/pdf/SKILL.md)');
  });

  it('escapes the text of skills', () => {
    const description = `"<img src=x> | [x](javascript:y) **b** ${END} snake_case \\n next"`;
    const files = { 'skills/a/SKILL.md': `---\nname: a\ndescription: ${description}\n---\n` };
    const { text } = edit(files, '', { columns: ['description'] });
    expect(text?.split('\n')[3]).toBe(
      '| &lt;img src=x&gt; \\| \\[x\\](javascript:y) \\*\\*b\\*\\* &lt;!-- skill-registrar:table:end --&gt; snake_case next |',
    );
    expect(edit(files, text, { columns: ['description'] }).text).toBe(text);
  });

  it('leaves out characters that reorder or hide text', () => {
    const description = 'Reads \u202efdp\u202c and \u2067b\u2069 files, \u05d0\u200f.';
    const files = { 'skills/a/SKILL.md': `---\nname: a\ndescription: ${description}\n---\n` };
    const { text } = edit(files, '', { columns: ['description'] });
    expect(text?.split('\n')[3]).toBe('| Reads fdp and b files, \u05d0. |');
  });

  it('creates the file, and starts a new paragraph in an existing one', () => {
    expect(edit(skills, null).text).toBe(`${START}\n${rows}\n${END}\n`);
    for (const end of ['', '\n', '\n\n'])
      expect(edit(skills, `# Tools${end}`).text).toBe(`# Tools\n\n${START}\n${rows}\n${END}\n`);
  });

  it('accepts attributes in a marker', () => {
    const start = START.replace(' -->', ' columns=name -->');
    expect(edit(skills, `${start}\n${END}\n`).text).toBe(`${start}\n${rows}\n${END}\n`);
    expect(edit(skills, `${START.replace(' -->', ' more words -->')}\n${END}\n`).problems).toHaveLength(1);
  });

  it('says that only the layout differs if no row changes', () => {
    expect(edit(skills, `${START}\n\n${rows}\n${END}\n`).differences).toEqual([
      'the layout of the table differs',
    ]);
  });

  it('shows a mapping as JSON', () => {
    const files = { 'pdf/SKILL.md': skillText('pdf', 'metadata:\n  a: { b: 1 }\n') };
    const { text } = edit(files, '', { columns: ['name', 'metadata.a'], groupBy: 'directory' });
    expect(text).toContain('### .\n');
    expect(text).toContain('| [pdf](pdf/SKILL.md) | {"b":1} |');
  });
});
