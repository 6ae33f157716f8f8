import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/core/report.js';
import { runOperation } from '../../src/run-operation.js';
import { MemoryStore } from '../../src/workspace/memory-store.js';
import { MemoryWorkspace } from '../../src/workspace/memory-workspace.js';
import { EPOCH, type GoldenCase, listCases, readTree } from '../support/golden-case.js';

const environment = { isCi: true, now: new Date(0), sourceDateEpoch: EPOCH, variables: {} };
const cases = listCases().filter(({ emptyDirectories }) => emptyDirectories === undefined);

/** The golden cases with nothing around the engine: mutation tests run them thousands of times. */
describe('in memory', () => {
  it.each(cases)('$id: $title', async (golden) => {
    const input = join(golden.folder, 'input');
    const files = existsSync(input) ? readTree(input) : {};
    const store = new MemoryStore(files);
    const { operation, options } = golden;
    const request = { operation, ...options, workspace: new MemoryWorkspace(files), store, environment };
    const wanted = JSON.parse(expectedText(golden, 'report.json')!) as Report & { diff?: string };
    const outcome = await runOperation(request).catch((error: Error) => error);
    if (outcome instanceof Error) expect(outcome.message).toBe(wanted.error?.message);
    else {
      const { diff, ...report } = wanted;
      expect({ ...outcome.report, _meta: { ...outcome.report._meta, version: '0.0.0' } }).toEqual(report);
    }
    const manifest = wanted.manifest ?? options?.manifest ?? 'skills/manifest.json';
    expect(store.read(manifest)).toBe(expectedText(golden, 'manifest.json'));
  });
});

function expectedText(golden: GoldenCase, name: string): string | null {
  const file = join(golden.folder, 'expected', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
