import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../support/a-folder.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../scripts/bench/run.mjs');

interface Result {
  readonly size: number;
  readonly id: string;
}

/** Checks that every contestant runs and does its work; how long it takes is not checked here. */
test('the benchmark runs on small repositories and reports every contestant', {
  timeout: 600_000,
}, () => {
  const folder = aFolder();
  const json = path.join(folder, 'bench.json');
  const args = [PROGRAM, '--sizes', '1,50', '--repetitions', '1', '--json', json];
  const printed = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    // A separate corpus: another benchmark may be running.
    env: { ...process.env, TMPDIR: folder, TEMP: folder },
  });
  const { results, routing } = JSON.parse(fs.readFileSync(json, 'utf8'));
  const contestants = [
    'node',
    'floor',
    'least',
    'peer',
    'peer-command',
    'register-new',
    'register-same',
    'register-one',
    'validate',
    'validate-since',
    'check',
    'node-24',
    'register-24',
    'action',
  ];
  const idsAt = (size: number) =>
    results.filter((result: Result) => result.size === size).map(({ id }: Result) => id);
  expect(idsAt(1)).toEqual(contestants);
  // The compile cache matters for the start alone.
  expect(idsAt(50)).toEqual(contestants.filter((id) => id !== 'register-24'));
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
