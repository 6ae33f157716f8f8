import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as library from '../../src/index.js';

const text = fs.readFileSync(path.resolve('docs/library.md'), 'utf8');

it('docs/library.md lists functions that the library exports', () => {
  const cells = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell]) => cell!);
  const names = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !(name in library))).toEqual([]);
});
