import type { Request } from '../config/request.js';

/** What people who wait read about the stages that can take long; reading skills counts them. */
const WAITING_FOR: Readonly<Record<string, string>> = {
  fix: 'Fixing skills',
  base: 'Reading the base',
  scan: 'Looking for skills',
  clients: 'Checking clients',
  register: 'Planning the manifest',
  outputs: 'Planning generated files',
  ask: 'Asking clients',
  validate: 'Comparing skills',
  report: 'Locating findings',
  write: 'Writing files',
};

/** Lets signals be noticed before a long run goes on. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Milliseconds of every stage, for `--timing`; says which one begins. */
export class StageTimer {
  readonly timings: { stage: string; ms: number }[] = [];

  constructor(readonly onProgress?: Request['onProgress']) {}

  async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    await nextTurn();
    const waitingFor = WAITING_FOR[stage];
    if (waitingFor !== undefined) this.onProgress?.({ stage: waitingFor });
    const start = performance.now();
    const result = await work();
    this.timings.push({ stage, ms: performance.now() - start });
    return result;
  }
}
