// Attacks the engine with made-up skills, paths, manifests and config files until the time is up.
//
//   npm run fuzz -- [--seed N] [--seconds S] [--target name]
//
// Prints its seed; the same seed gives the same inputs in the same order. What it finds is shrunk by fast-check.
// It runs in a separate thread, so that hangs and memory exhaustion are findings, too.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const top = path.resolve(import.meta.dirname, '..');
const HANG_MILLISECONDS = 10_000;
/** What waits uses no processor, but never takes this long, even on a loaded machine. */
const WAIT_MILLISECONDS = 120_000;
const MEMORY_MEGABYTES = 256;

if (isMainThread) process.exitCode = await attack();
else await attackInThread(workerData);

async function attack() {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, seconds: { type: 'string' }, target: { type: 'string' } },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(values.seed);
  const seconds = Number(values.seconds ?? 30);
  if (!Number.isInteger(seed) || !(seconds > 0)) {
    console.error('--seed takes a whole number, --seconds a number above 0.');
    return 2;
  }
  const names = listTargets();
  if (values.target !== undefined && !names.includes(values.target)) {
    console.error(`There is no target "${values.target}". Choose one of: ${names.join(', ')}.`);
    return 2;
  }
  console.log(`seed ${seed}, ${seconds} s`);
  execFileSync(
    process.execPath,
    [path.join(top, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.fuzz.json'],
    {
      cwd: top,
      stdio: 'inherit',
    },
  );
  const { cpuTime } = await load('../support/cpu-time.js');
  return watch(
    cpuTime,
    new Worker(import.meta.filename, {
      workerData: { seed, seconds, only: values.target },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    }),
  );
}

/** Each target is a file of its name. */
function listTargets() {
  const files = fs.readdirSync(path.join(top, 'test/fuzz/targets')).sort();
  return files.map((file) => path.parse(file).name).filter((name) => name !== 'index');
}

function load(file) {
  return import(pathToFileURL(path.join(top, 'build/fuzz/test/fuzz', file)).href);
}

function watch(cpuTime, worker) {
  return new Promise((resolve) => {
    const now = (doing) => ({ doing, at: Date.now(), spent: cpuTime() });
    let last = now('starting');
    const timer = setInterval(() => {
      const { at, spent } = now();
      if (spent - last.spent < HANG_MILLISECONDS && at - last.at < WAIT_MILLISECONDS) return;
      finish(1, `HANG in ${last.doing}`);
    }, 500);
    const finish = (code, message) => {
      clearInterval(timer);
      console.log(message);
      worker.terminate();
      resolve(code);
    };
    worker.on('message', (message) => {
      if (message.done) finish(message.code, message.text);
      else last = now(message.doing);
    });
    worker.on('error', (error) => finish(1, `CRASH in ${last.doing}: ${error.stack ?? error}`));
  });
}

async function attackInThread({ seed, seconds, only }) {
  const { TARGETS } = await load('targets/index.js');
  const { runTarget } = await load('run-target.js');
  const targets = TARGETS.filter((target) => only === undefined || target.name === only);
  const end = Date.now() + seconds * 1000;
  let inputs = 0;
  for (let round = 0; Date.now() < end; round++) {
    for (const target of targets) {
      const roundSeed = (seed + round) | 0;
      let reported = 0;
      const onRun = () => {
        inputs++;
        if (Date.now() - reported < 200) return;
        reported = Date.now();
        parentPort.postMessage({ doing: `${target.name}, --seed ${roundSeed} --target ${target.name}` });
      };
      try {
        await runTarget(target, { seed: roundSeed, onRun });
      } catch (error) {
        const text = `FOUND in ${target.name}; again with --seed ${roundSeed} --target ${target.name}\n${error.message}\n${error.cause?.stack ?? ''}`;
        parentPort.postMessage({ done: true, code: 1, text });
        return;
      }
      if (Date.now() >= end) break;
    }
  }
  parentPort.postMessage({ done: true, code: 0, text: `${inputs} inputs, nothing found` });
}
