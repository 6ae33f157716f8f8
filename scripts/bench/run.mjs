/**
 * The benchmark: every contestant on every corpus, interleaved, as Markdown tables and a JSON file.
 * Usage: npm run bench -- [--sizes 1,50,1000,10000] [--repetitions 7] [--json build/bench.json] [--routing <folder>]
 * It fails when something does not run; it never fails because of a time.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listContestants } from './contestants.mjs';
import { provideCorpus } from './corpus.mjs';
import { check, measure, median } from './measure.mjs';
import { readOptions } from './options.mjs';
import { PROGRAMS } from './programs.mjs';
import { BenchRepository } from './repository.mjs';
import { measureRouting } from './routing.mjs';
import { renderTables } from './table.mjs';
import { judgeTargets } from './targets.mjs';
import { measureWatch } from './watch-latency.mjs';

/** Contestants take turns, each round starting with another one, so that a busy moment hits them all alike. */
function measureSize({ size, repetitions, scratch }) {
  const repository = new BenchRepository(provideCorpus(size));
  try {
    const entries = listContestants({ repository, size, scratch }).map((contestant) => ({
      contestant,
      runs: [],
    }));
    for (const { contestant } of entries) check(contestant, scratch);
    for (let round = 0; round < repetitions; round++) {
      for (const { contestant, runs } of rotate(entries, round)) runs.push(measure(contestant, scratch));
    }
    return entries.map((entry) => summarize(size, entry));
  } finally {
    repository.restore();
  }
}

function summarize(size, { contestant: { id, title }, runs }) {
  const of = (pick) => median(runs.map(pick));
  const stages = Object.keys(runs[0].stages).map((stage) => [stage, of((run) => run.stages[stage])]);
  return {
    size,
    id,
    title,
    ms: of(({ ms }) => ms),
    cpuMs: of(({ cpuMs }) => cpuMs),
    peakKiB: of(({ peakKiB }) => peakKiB),
    stages: Object.fromEntries(stages),
    runs,
  };
}

const rotate = (list, by) => list.map((_, index) => list[(index + by) % list.length]);

function measureWatching(sizes, repetitions) {
  if (!PROGRAMS.cli || !sizes.includes(1000)) return null;
  const repository = new BenchRepository(provideCorpus(1000));
  return measureWatch({ cli: PROGRAMS.cli, repository, repetitions });
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
    const watch = await measureWatching(sizes, repetitions);
    const { cli, library } = PROGRAMS;
    const routing = cli && library ? await measureRouting({ cli, library, folder, scratch }) : [];
    const targets = judgeTargets({ results, watch });
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
