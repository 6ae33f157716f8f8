import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../support/a-folder.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../scripts/bench/run.mjs');

/** Checks that every contestant runs and does its work; how long it takes is not checked here. */
test('the benchmark runs on one and two skills, and reports every contestant', {
  timeout: 600_000,
}, () => {
  const folder = aFolder();
  const json = path.join(folder, 'bench.json');
  const args = [PROGRAM, '--sizes', '1,2', '--repetitions', '1', '--json', json];
  const printed = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    // A separate corpus: another benchmark may be running.
    env: { ...process.env, TMPDIR: folder, TEMP: folder },
  });
  const { results, routing } = JSON.parse(fs.readFileSync(json, 'utf8'));
  const ids = (size: number) =>
    results.filter((result: { size: number }) => result.size === size).map(({ id }: { id: string }) => id);
  for (const size of [1, 2]) {
    expect(ids(size)).toEqual(
      expect.arrayContaining([
        'node',
        'floor',
        'peer',
        'register-new',
        'validate',
        'validate-since',
        'check',
      ]),
    );
  }
  expect(ids(1)).toContain('register-24');
  expect(ids(2)).toEqual(expect.arrayContaining(['peer-command', 'node-24', 'action']));
  for (const { ms, cpuMs, peakKiB } of results) {
    expect(ms).toBeGreaterThan(0);
    expect(cpuMs).toBeGreaterThan(0);
    expect(peakKiB).toBeGreaterThan(0);
  }
  expect(routing).toContainEqual(
    expect.objectContaining({ set: 'own set · natural requests', router: 'BM25' }),
  );
  expect(printed).toContain('| `node -e 0` |');
});
