/**
 * The benchmark: every contestant on every corpus, interleaved, as a Markdown table and a JSON file.
 * Usage: npm run bench -- [--sizes 1,50,1000,10000] [--repetitions 7] [--json build/bench.json] [--routing <folder>]
 * It fails when something does not run; it never fails because of a time.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listContestants } from './contestants.mjs';
import { provideCorpus } from './corpus.mjs';
import { measureDispatch } from './dispatch-rate.mjs';
import { measureMemory, measureTime, median, runOnce } from './measure.mjs';
import { readOptions } from './options.mjs';
import { PROGRAMS } from './programs.mjs';
import { BenchRepository } from './repository.mjs';
import { measureRouting } from './routing.mjs';
import { renderTables } from './table.mjs';
import { judgeTargets } from './targets.mjs';
import { measureWatch } from './watch-latency.mjs';

/** Memory hardly varies: three runs are enough, however often the time is taken. */
const MOST_MEMORY_RUNS = 3;

/** Contestants take turns, each round starting with another one, so that a busy moment hits them all alike. */
function measureSize({ size, repetitions, scratch }) {
  const repository = new BenchRepository(provideCorpus(size));
  try {
    const entries = listContestants({ repository, size, scratch }).map((contestant) => ({
      contestant,
      times: [],
      peaks: [],
    }));
    for (let round = 0; round < Math.min(MOST_MEMORY_RUNS, repetitions); round++) {
      for (const entry of entries) entry.peaks.push(measureMemory(entry.contestant, scratch));
    }
    for (let round = 0; round < repetitions; round++) {
      for (const entry of rotate(entries, round)) entry.times.push(measureTime(entry.contestant, scratch));
    }
    return entries.map((entry) => summarize(size, entry));
  } finally {
    repository.restore();
  }
}

function summarize(size, { contestant, times, peaks }) {
  return {
    size,
    id: contestant.id,
    title: contestant.title,
    ms: median(times),
    peakKiB: median(peaks),
    times,
    peaks,
  };
}

const rotate = (list, by) => list.map((_, index) => list[(index + by) % list.length]);

async function measureRate(scratch) {
  const repository = new BenchRepository(provideCorpus(10000));
  const run = { args: [PROGRAMS.cli, 'register'], cwd: repository.root, env: { CI: 'true' } };
  try {
    runOnce({ contestant: { title: 'register, for dispatch' }, run, scratch });
    return await measureDispatch({ library: PROGRAMS.library, manifest: repository.manifest });
  } finally {
    repository.restore();
  }
}

async function main() {
  const { sizes, repetitions, json, routing: folder } = readOptions(process.argv.slice(2));
  const scratch = mkdtempSync(join(tmpdir(), 'skill-registrar-bench-'));
  try {
    for (const part of ['cli', 'action', 'library', 'node24']) {
      if (PROGRAMS[part] === null)
        console.error(`bench: no ${part}: what needs it is left out (npm run build, npm ci)`);
    }
    const results = sizes.flatMap((size) => measureSize({ size, repetitions, scratch }));
    const watch =
      PROGRAMS.cli && sizes.includes(1000)
        ? await measureWatch({
            cli: PROGRAMS.cli,
            repository: new BenchRepository(provideCorpus(1000)),
            repetitions,
          })
        : null;
    const dispatch =
      PROGRAMS.cli && PROGRAMS.library && sizes.includes(10000) ? await measureRate(scratch) : null;
    const { cli, library } = PROGRAMS;
    const routing = cli && library ? await measureRouting({ cli, library, folder, scratch }) : [];
    const targets = judgeTargets({ results, watch, dispatch });
    const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'} × ${cpus().length}, Node.js ${process.versions.node}`;
    console.log(renderTables({ sizes, results, targets, routing, machine }));
    mkdirSync(dirname(json), { recursive: true });
    writeFileSync(
      json,
      `${JSON.stringify({ machine, sizes, repetitions, results, targets, routing }, null, 2)}\n`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main();
