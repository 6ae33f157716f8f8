import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MemoryStore, MemoryWorkspace } from '../src/files/memory.js';
import {
  expectedText,
  expectLibraryResult,
  listCases,
  manifestPath,
  readTree,
} from './support/golden-case.js';

/** Memory has files but no empty directories. */
const cases = listCases().filter(({ emptyDirectories }) => emptyDirectories === undefined);

/** The golden cases in memory, without a host: fast enough to run against every mutant. */
describe('golden cases in memory', () => {
  it.each(cases)('$id: $title', async (golden) => {
    const input = join(golden.folder, 'input');
    const files = existsSync(input) ? readTree(input) : {};
    const store = new MemoryStore(files);
    await expectLibraryResult(golden, new MemoryWorkspace(files), store);
    expect(store.read(manifestPath(golden))).toBe(expectedText(golden, 'manifest.json'));
  });
});
