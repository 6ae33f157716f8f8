import { describe, expect, it } from 'vitest';
import { ManifestError, readManifest } from '../../src/manifest/manifest-model.js';

const read = (value: unknown) => readManifest(JSON.stringify(value), 'skills/manifest.json');

describe('readManifest', () => {
  it.each([
    ['[]', 'the manifest is not an object'],
    ['null', 'the manifest is not an object'],
    ['{"skills": {}}', '"skills" is not a list'],
    ['{"skills": null}', '"skills" is not a list'],
    ['{"_meta": null}', '"_meta" is not an object'],
    ['{"_meta": []}', '"_meta" is not an object'],
    ['{"dispatch_matrix": "x"}', '"dispatch_matrix" is not an object'],
    ['{"dispatch_matrix": {"by_keyword": []}}', '"dispatch_matrix.by_keyword" is not an object'],
    ['{"dispatch_matrix": {"by_task_type": null}}', '"dispatch_matrix.by_task_type" is not an object'],
  ])('rejects a manifest that cannot hold the entries: %s', (text, problem) => {
    expect(() => readManifest(text, 'skills/manifest.json')).toThrow(
      `skills/manifest.json is not a skill manifest: ${problem}.`,
    );
  });

  it('rejects an invalid manifest with its position and a fix', () => {
    let caught: unknown;
    try {
      readManifest('{"skills": [}', 'skills/manifest.json');
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ManifestError);
    expect(caught).toMatchObject({
      message: expect.stringContaining('skills/manifest.json is not valid JSON: '),
      fix: 'Fix it, or move it away. Nothing was changed.',
      at: { file: 'skills/manifest.json', span: { line: 1, column: 13 } },
    });
  });

  it('accepts a manifest without any of its parts', () => {
    expect(read({})).toMatchObject({ entries: [], meta: {}, matrix: {} });
  });

  it.each([
    ['skills/a', 'skills/a'],
    ['skills/a/', 'skills/a'],
    ['./skills/a', 'skills/a'],
    ['skills/a/SKILL.md', 'skills/a'],
    ['skills/aSKILL.md', 'skills/aSKILL.md'],
    ['/skills/a', '/skills/a'],
    ['', ''],
    [7, ''],
    [undefined, ''],
  ])('maps the path %j of an entry to the directory %j', (path, expected) => {
    expect(read({ skills: [{ name: 'a', path }] }).entries[0]?.path).toBe(expected);
  });

  it('counts entries by their position in the file, with other values between them', () => {
    const { entries } = read({ skills: ['a word', { name: 'a' }, null, { name: 5 }, { name: 'b' }] });
    expect(entries.map(({ index, name }) => [index, name])).toEqual([
      [1, 'a'],
      [4, 'b'],
    ]);
  });
});
