import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOOK = fileURLToPath(new URL('peak-memory.cjs', import.meta.url));
/** What would change a contestant's behaviour from outside, or slow Node down (extra certificates: 75 ms a start). */
const UNWANTED = /^(?:CI|NODE_.*|GITHUB_.*|INPUT_.*|RUNNER_.*|SOURCE_DATE_EPOCH|FORCE_COLOR|NO_COLOR)$/;

/** Runs a contestant's processes one after the other; milliseconds of wall time from outside. */
export function measureTime(contestant, scratch) {
  contestant.prepare?.();
  const start = process.hrtime.bigint();
  for (const run of contestant.runs) runOnce({ contestant, run, scratch });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  contestant.settle?.();
  return ms;
}

/**
 * Peak memory in KiB of the largest of a contestant's processes. Apart from the timing, which the hook would blur;
 * what the process prints is checked here too.
 */
export function measureMemory(contestant, scratch) {
  contestant.prepare?.();
  const file = join(scratch, 'peak');
  const output = join(scratch, 'stdout');
  const peaks = contestant.runs.map((run) => {
    const stdout = openSync(output, 'w');
    runOnce({ contestant, run, scratch, stdout, flags: ['--require', HOOK], env: { BENCH_PEAK_FILE: file } });
    closeSync(stdout);
    contestant.checkOutput?.(readFileSync(output, 'utf8'));
    return Number(readFileSync(file, 'utf8'));
  });
  contestant.settle?.();
  return Math.max(...peaks);
}

/** One process. A failed one is no measurement: it stops the benchmark. */
export function runOnce({ contestant, run, scratch, stdout = 'ignore', flags = [], env = {} }) {
  const errors = join(scratch, 'stderr');
  const stderr = openSync(errors, 'w');
  const result = spawnSync(run.node ?? process.execPath, [...flags, ...run.args], {
    cwd: run.cwd,
    env: { ...plainEnvironment(), ...run.env, ...env },
    stdio: ['ignore', stdout, stderr],
  });
  closeSync(stderr);
  if (result.error || !(run.exitCodes ?? [0]).includes(result.status)) {
    const said = readFileSync(errors, 'utf8').slice(0, 2000);
    throw new Error(`"${contestant.title}" ended with ${result.error ?? result.status}:\n${said}`);
  }
}

function plainEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNWANTED.test(name)));
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
