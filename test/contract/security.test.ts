import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/rules/index.js';

const project = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(project, 'SECURITY.md'), 'utf8');

/** Rows of the tables under “What is promised”: promise, file, title. */
const promised = text.slice(text.indexOf('## What is promised'), text.indexOf('## What is not promised'));
const rows = promised.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| promise'));

describe('SECURITY.md', () => {
  it('SECURITY.md makes promises in every section', () => {
    expect(rows.length).toBeGreaterThan(25);
  });

  it.each(rows)('SECURITY.md names a test that exists: %s', (row) => {
    const [, file, title = ''] = /\| `([\w./-]+)`(?: “(.+)”)? \|$/.exec(row) ?? [];
    expect(file, 'a file in the last column').toBeDefined();
    expect(fs.readFileSync(path.join(project, file!), 'utf8')).toContain(title);
  });

  it('SECURITY.md names only rules that exist', () => {
    const named = [
      ...text.slice(text.indexOf('## What is not promised')).matchAll(/`([a-z]+(?:-[a-z]+)*)`/g),
    ];
    const ids: ReadonlySet<string> = new Set(RULES.map((rule) => rule.id));
    expect(named.map(([, id]) => id).filter((id) => !ids.has(id!))).toEqual([]);
  });
});
