import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarkedBlocks, writeMarkedBlock } from '../../src/outputs/markers.js';

const START = '<!-- skill-registrar:catalog:start as=markdown -->';
const END = '<!-- skill-registrar:catalog:end -->';
const attributes = { as: 'markdown' };
const write = (text: string, content: string) => writeMarkedBlock(text, { attributes, content }) ?? 'refused';

describe('marked block in a handwritten file', () => {
  it('appends a missing block after a blank line', () => {
    expect(write('# Agents\n\nBe kind.\n', 'one\ntwo')).toBe(
      `# Agents\n\nBe kind.\n\n${START}\none\ntwo\n${END}\n`,
    );
    expect(write('# Agents', 'one')).toBe(`# Agents\n\n${START}\none\n${END}\n`);
    expect(write('# Agents\n\n', 'one')).toBe(`# Agents\n\n${START}\none\n${END}\n`);
    expect(write('', 'one')).toBe(`${START}\none\n${END}\n`);
  });

  it('replaces a block in place and keeps every other byte', () => {
    const before = `\uFEFFintro  \t\n${START}\nold\n${END}\n\n\n  outro without newline`;
    expect(write(before, 'new\nlines')).toBe(
      `\uFEFFintro  \t\n${START}\nnew\nlines\n${END}\n\n\n  outro without newline`,
    );
  });

  it('keeps CRLF line endings', () => {
    const text = `a\r\n${START}\r\nold\r\n${END}\r\nb\r\n`;
    expect(write(text, 'new\nlines')).toBe(`a\r\n${START}\r\nnew\r\nlines\r\n${END}\r\nb\r\n`);
    expect(write('a\r\n', 'new')).toBe(`a\r\n\r\n${START}\r\nnew\r\n${END}\r\n`);
    expect(findMarkedBlocks(text).blocks[0]?.content).toBe('old');
  });

  it('supports a block at the end of a file without a final newline', () => {
    expect(write(`a\n${START}\nold\n${END}`, 'new')).toBe(`a\n${START}\nnew\n${END}`);
  });

  it('supports an empty block', () => {
    expect(write(`${START}\nold\n${END}\n`, '')).toBe(`${START}\n${END}\n`);
  });

  it('distinguishes blocks of different formats', () => {
    const both = writeMarkedBlock(write('', 'list'), {
      attributes: { as: 'available-skills' },
      content: '<x/>',
    })!;
    expect(findMarkedBlocks(both).blocks.map((block) => [block.attributes['as'], block.content])).toEqual([
      ['markdown', 'list'],
      ['available-skills', '<x/>'],
    ]);
    expect(findMarkedBlocks(write(both, 'other')).blocks.map((block) => block.content)).toEqual([
      'other',
      '<x/>',
    ]);
  });

  it('ignores examples in fenced code', () => {
    const docs = `How to:\n\`\`\`md\n${START}\n${END}\n\`\`\`\n~~~~\n${START}\n~~~\n${END}\n~~~~\n`;
    expect(findMarkedBlocks(docs)).toEqual({ blocks: [], problems: [] });
  });

  it('ends a block at its end marker even if its content opens a fence', () => {
    const text = write('', 'text\n```\nnever closed');
    expect(findMarkedBlocks(text).blocks).toHaveLength(1);
    expect(write(text, 'short')).toBe(`${START}\nshort\n${END}\n`);
  });

  it('escapes an end marker in the content', () => {
    const text = write('', `a\n${END}\nb`);
    expect(findMarkedBlocks(text)).toMatchObject({ blocks: [{ startLine: 1, endLine: 5 }], problems: [] });
  });

  it.each([
    ['unclosed', `a\n${START}\nb\n`, 2],
    ['unopened', `a\nb\n${END}\n`, 3],
    ['unclosed', `${START}\n${START}\n${END}\n`, 1],
    ['duplicate', `${START}\n${END}\n\n${START}\n${END}\n`, 4],
  ])('reports a block that is %s with its line', (kind, text, line) => {
    expect(findMarkedBlocks(text).problems).toEqual([{ kind, line }]);
  });

  it('does not append a block inside an unclosed fence', () => {
    expect(writeMarkedBlock('```\nopen\n', { attributes, content: 'a\n```\nb' })).toBeNull();
    expect(write('```\nopen\n', 'plain')).toBe(`\`\`\`\nopen\n\n${START}\nplain\n${END}\n`);
  });

  it('keeps the attributes of a marker, whatever characters they have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (query) => {
        const text = writeMarkedBlock('before\n', { attributes: { as: 'level', query }, content: 'x' })!;
        const { blocks, problems } = findMarkedBlocks(text);
        expect(problems).toEqual([]);
        expect(blocks[0]?.attributes).toEqual({ as: 'level', query });
      }),
    );
  });

  it('writing a block twice equals writing it once, and the text around it never changes', () => {
    const text = fc.array(fc.constantFrom('a', '', '```', '# b', '~~~', '\t'), { maxLength: 6 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.string(),
        fc.constantFrom('\n', '\r\n'),
        (before, after, content, newline) => {
          const file = [...before, START, 'old', END, ...after].join(newline);
          const once = write(file, content);
          expect(write(once, content)).toBe(once);
          const found = findMarkedBlocks(file).blocks.length === 1;
          if (found) {
            expect(once.startsWith([...before, START].join(newline))).toBe(true);
            expect(once.endsWith([END, ...after].join(newline))).toBe(true);
          } else {
            expect(once.startsWith(file)).toBe(true);
          }
        },
      ),
    );
  });
});
