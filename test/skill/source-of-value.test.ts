import { describe, expect, it } from 'vitest';
import { scalarAsWritten } from '../../src/skill/parse-yaml.js';
import { aSkill, inspectText } from '../support/inspect-text.js';

type Path = readonly (string | number)[];

const sourceOf = (lines: readonly string[], path: Path) => scalarAsWritten(lines.join('\n'), path);

const NESTED: Path = ['metadata', 'version'];

describe('source text of a number', () => {
  it.each<[string, readonly string[], Path, string | null]>([
    ['on the line of its field', ['version: 1.10'], ['version'], '1.10'],
    ['on the next line', ['version:', '  1.10'], ['version'], '1.10'],
    ['with an anchor', ['version: &v 1.10'], ['version'], '1.10'],
    ['in a block', ['metadata:', '  a: b', '  version: 1.10'], NESTED, '1.10'],
    ['in a block, before a comment', ['metadata: ', '    version:  1.0  # one'], NESTED, '1.0'],
    ['not in a deeper block', ['metadata:', '  a:', '    version: 2.0', '  version: 1.0'], NESTED, '1.0'],
    ['not in another block', ['metadata:', '  a: 1', 'other:', '  version: 2.0'], NESTED, null],
    ['in braces', ['metadata: { a: 1, version: 1.10 }'], NESTED, '1.10'],
    ['in a list', ['tags: [a, 0x10]'], ['tags', 1], '0x10'],
    ['in a list of a mapping', ['triggers:', '  keywords:', '    - 1e3'], ['triggers', 'keywords', 0], '1e3'],
    ['through an alias', ['a: &v 1.10', 'metadata:', '  version: *v'], NESTED, '1.10'],
    ['nowhere', ['name: a'], ['metadata', 'version'], null],
  ])('finds a number %s', async (_where, lines, path, expected) => {
    expect(sourceOf(lines, path)).toBe(expected);
  });

  it('the manifest has the version of metadata as written', async () => {
    const text = aSkill('name: my-skill', 'description: Keeps it small', 'metadata:', '  version: 1.10');
    expect((await inspectText('codelia', text)).record.declared.version).toBe('1.10');
  });
});
