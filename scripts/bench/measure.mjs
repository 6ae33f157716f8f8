import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOOK = fileURLToPath(new URL('usage.cjs', import.meta.url));
/** What would change a contestant's behavior from outside, or slow Node down (extra certificates: 75 ms a start). */
const UNWANTED = /^(?:CI|NODE_.*|GITHUB_.*|INPUT_.*|RUNNER_.*|SOURCE_DATE_EPOCH|FORCE_COLOR|NO_COLOR)$/;

/**
 * Runs a contestant's processes one after the other. Wall time is taken from outside; processor time counts every
 * thread, so a busy machine changes it little; memory is that of the largest process.
 */
export function measure(contestant, scratch) {
  contestant.prepare?.();
  const measured = { ms: 0, cpuMs: 0, peakKiB: 0, stages: {} };
  for (const run of contestant.runs) {
    const { ms, cpuMs, peakKiB, stages } = runOnce({ contestant, run, scratch });
    measured.ms += ms;
    measured.cpuMs += cpuMs;
    measured.peakKiB = Math.max(measured.peakKiB, peakKiB);
    Object.assign(measured.stages, stages);
  }
  contestant.settle?.();
  return measured;
}

/** Runs a contestant once without measuring it, and checks what it printed. */
export function check(contestant, scratch) {
  contestant.prepare?.();
  const output = join(scratch, 'stdout');
  for (const run of contestant.runs) {
    const stdout = openSync(output, 'w');
    runOnce({ contestant, run, scratch, stdout });
    closeSync(stdout);
    contestant.checkOutput?.(readFileSync(output, 'utf8'));
  }
  contestant.settle?.();
}

/** One process. A failure stops the benchmark. */
export function runOnce({ contestant, run, scratch, stdout = 'ignore' }) {
  const [errors, usage] = [join(scratch, 'stderr'), join(scratch, 'usage')];
  const stderr = openSync(errors, 'w');
  const start = process.hrtime.bigint();
  const result = spawnSync(run.node ?? process.execPath, ['--require', HOOK, ...run.args], {
    cwd: run.cwd,
    env: { ...plainEnvironment(), ...run.env, BENCH_USAGE_FILE: usage },
    stdio: ['ignore', stdout, stderr],
  });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  closeSync(stderr);
  const said = readFileSync(errors, 'utf8');
  if (result.error || !(run.exitCodes ?? [0]).includes(result.status))
    throw new Error(
      `"${contestant.title}" ended with ${result.error ?? result.status}:\n${said.slice(0, 2000)}`,
    );
  const [peakKiB, cpuMs] = readFileSync(usage, 'utf8').split(' ').map(Number);
  return { ms, cpuMs, peakKiB, stages: stagesIn(said, cpuMs / ms) };
}

/**
 * What `--timing` printed, which is wall time, as the share of the processor time: on a busy machine a process waits in
 * every stage, and its wall time says little.
 */
function stagesIn(text, share) {
  const lines = text.matchAll(/^ *(\d+\.\d) ms {2}(\w+)$/gm);
  return Object.fromEntries([...lines].map(([, ms, stage]) => [stage, Number(ms) * share]));
}

function plainEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNWANTED.test(name)));
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
