import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadYaml } from '../../src/core/parse-any-yaml.js';
import { readSimpleYaml } from '../../src/core/read-simple-yaml.js';

/** Fewer where mutants are judged. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60_000);

describe('the reader of simple frontmatters', () => {
  it('reads what people mostly write', () => {
    const source = [
      'name: pdf-tools',
      '# kept by hand',
      'description: >-',
      '  Reads PDF files: pages,',
      '  forms and # marks.',
      'version: 1.10.0-rc.1',
      'license: "MIT"',
      "quoted: 'a: b'",
      'tags: [pdf, office]',
      'keywords:',
      '  - fill forms',
      '  - merge',
      'metadata:',
      '  author: some-team',
      '  public: true',
      'disable-model-invocation: false',
      'tier: 2',
      'said: "a \\"b\\" and \\\\ c"',
      '',
    ].join('\n');
    const fields = readSimpleYaml(source);
    expect(fields).toEqual(loadYaml(source));
    expect(fields).toMatchObject({
      description: 'Reads PDF files: pages, forms and # marks.',
      version: '1.10.0-rc.1',
      metadata: { author: 'some-team', public: true },
    });
  });

  it.each([
    ['a number with a fraction', 'version: 1.10\n'],
    ['a number in octal', 'tier: 010\n'],
    ['a date', 'created: 2024-01-01\n'],
    ['a colon and a blank', 'description: Use when: asked\n'],
    ['a comment after a value', 'name: a # b\n'],
    ['a value that goes on', 'name: a\n  b\n'],
    ['a list that goes on', 'tags:\n  - a\n    b\n'],
    ['an empty value', 'name:\n'],
    ['null', 'name: null\n'],
    ['a key that is no text', 'Null: a\n'],
    ['a key of a mapping that is no text', 'metadata:\n  True: a\n'],
    ['a key twice', 'name: a\nname: b\n'],
    ['an escape', 'name: "a\\u202e"\n'],
    ['an anchor', 'a: &x b\nc: *x\n'],
    ['a tag', 'a: !!str b\n'],
    ['a merge key', '<<: a\n'],
    ['the prototype', '__proto__: a\n'],
    ['a tab', 'name:\ta\n'],
    ['CRLF', 'name: a\r\n'],
    ['an empty line in a block', 'description: |\n  a\n\n  b\n'],
    ['a deeper line in a block', 'description: |\n  a\n    b\n'],
    ['a line separator', 'name: a\u2028b\n'],
    ['a zero width space', 'name: a\u200bb\n'],
    ['half a pair', 'name: a\ud800\n'],
    ['no newline at the end', 'name: a'],
  ])('leaves %s to the parser', (_what, source) => {
    expect(readSimpleYaml(source)).toBeNull();
  });

  it('never reads anything otherwise than the parser does', () => {
    const word = fc.constantFrom(
      'a',
      'name',
      'true',
      'Null',
      'no',
      '1',
      '1.2.3',
      '1.0',
      '12',
      '0',
      '010',
      '-1',
      '\\"',
      '0x1',
      '.5',
      '-',
      '#',
      ':',
    );
    const mark = fc.constantFrom(
      ' ',
      ' ',
      ': ',
      ':',
      ' #',
      '#',
      '"',
      "'",
      '[',
      ']',
      ', ',
      '\\',
      '|',
      '>',
      '>-',
      '|-',
      '&a',
      '*a',
      '!',
      '%',
      '@',
      '`',
      '{',
      '}',
      '?',
      'é',
      '–',
      '~',
      '=',
      '<<',
    );
    const text = fc.array(fc.oneof(word, mark), { maxLength: 6 }).map((parts) => parts.join(''));
    const indent = fc.constantFrom('', '', '', '  ', '  ', '  - ', '   ', '    ', '- ');
    const key = fc.constantFrom('name', 'b', 'c-d', 'e_f', 'g', 'true', '1');
    const line = fc.oneof(
      fc.tuple(indent, key, fc.constantFrom(': ', ':', ':  '), text).map((parts) => parts.join('')),
      fc.tuple(indent, text).map((parts) => parts.join('')),
      fc.constantFrom('', '# comment', 'x: >-', 'y: |', 'z:'),
    );
    let read = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const source = `${lines.join('\n')}\n`;
        const fields = readSimpleYaml(source);
        if (fields === null) return;
        read++;
        expect(fields).toStrictEqual(loadYaml(`\n${source}`) ?? {});
      }),
      { numRuns: RUNS },
    );
    expect(read).toBeGreaterThan(RUNS / 30);
  });
});
