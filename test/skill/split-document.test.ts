import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml } from '../../src/skill/parse-yaml.js';
import { splitDocument } from '../../src/skill/read-document.js';
import { aFolder } from '../support/a-folder.js';

const parse = (source: string) => parseYaml(source);
const BROKEN = '---\nname: "a\ndescription: [\n---\nBody\n';

test('splits frontmatter and body', () => {
  const { data, body } = splitDocument('---\nname: a\nversion: 1\n---\n\nBody\n');
  expect(data).toEqual({ name: 'a', version: 1 });
  expect(body.trim()).toBe('Body');
});

test.each(['js', 'JS', 'javascript', 'json', 'coffee', 'toml'])(
  'treats a document in the language %s as text and runs none of it',
  (language) => {
    const proof = join(aFolder(), 'proof');
    const code = `require('node:fs').writeFileSync(${JSON.stringify(proof)}, '')`;
    const text = `---${language}\n{ "a": ${code} }\n---\nBody\n`;
    expect(splitDocument(text)).toEqual({ data: null, frontmatter: '', body: text });
    expect(existsSync(proof)).toBe(false);
  },
);

test('rejects a tag of another language inside YAML, and still reads the body', () => {
  const { data, body } = splitDocument('---\na: !!js/function "function () { return 1 }"\n---\nBody\n');
  expect(data).toBeNull();
  expect(body).toBe('Body\n');
});

test('broken frontmatter fails again: nothing is cached', async () => {
  const first = splitDocument(BROKEN);
  const second = splitDocument(BROKEN);
  expect(first).toMatchObject({ data: null, body: 'Body\n' });
  expect(second).toEqual(first);
  const source = 'name: "a\ndescription: [\n';
  const failed = parse(source);
  expect(failed.ok).toBe(false);
  expect(parse(source)).toEqual(failed);
});

test.each([
  ['an unclosed fence', '---\nname: a\nBody\n', '---\nname: a\nBody\n'],
  ['three hyphens in a value', '---\nname: a --- b\n---\nBody\n', 'Body\n'],
  ['a line that begins like a fence', '---\nname: a\n---b\n---\nBody\n', 'Body\n'],
  ['old Mac line endings', '---\rname: a\r---\rBody\r', 'Body\r'],
  ['empty frontmatter', '---\n---\nBody\n', 'Body\n'],
  ['nothing after the fence', '---\nname: a\n---', ''],
])('finds the body after %s', (_what, text, body) => {
  expect(splitDocument(text).body).toBe(body);
});

test('reports an error at its position in the frontmatter', async () => {
  const source = 'name: a\nother: "b\n';
  const failed = parse(source);
  expect(failed).toMatchObject({ ok: false, rule: 'yaml-syntax' });
  expect((failed as { offset: number }).offset).toBe(source.length);
});
