import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './measure.mjs';

/** The debounce of `watch`, which the target leaves out. */
const DEBOUNCE_MS = 150;
const PATIENCE_MS = 20_000;

/** Milliseconds from the change of one SKILL.md to the new manifest on disk, beyond the debounce. */
export async function measureWatch({ cli, repository, repetitions }) {
  repository.restore();
  const child = spawn(process.execPath, [cli, 'watch', '--root', repository.root], { stdio: 'ignore' });
  try {
    await waitFor(() => repository.hasManifest, 'the first manifest');
    const times = [];
    for (let i = 0; i < repetitions; i++) {
      await pause(1000);
      times.push(await timeOneChange(repository));
    }
    return median(times) - DEBOUNCE_MS;
  } finally {
    child.kill();
    repository.restore();
  }
}

async function timeOneChange(repository) {
  const before = readFileSync(repository.manifest, 'utf8');
  const stamp = statSync(repository.manifest).mtimeMs;
  repository.changeOneSkill();
  const start = performance.now();
  await waitFor(() => statSync(repository.manifest).mtimeMs !== stamp, 'a new manifest');
  const elapsed = performance.now() - start;
  if (readFileSync(repository.manifest, 'utf8') === before)
    throw new Error('`watch` wrote the same manifest again.');
  return elapsed;
}

async function waitFor(isTrue, what) {
  const end = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`\`watch\` did not write ${what} within ${PATIENCE_MS} ms.`);
    await pause(1);
  }
}
