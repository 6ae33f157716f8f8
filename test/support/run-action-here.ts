import { run } from '../../src/action/run.js';
import { createRunner } from '../../src/action/runner.js';
import { type ActionRun, type ActionStart, runAction, runStep } from './run-action.js';

/**
 * Runs the Action in this process, with the same variables and files as the bundle; it hardly waits between retries.
 * With ACTION_BUNDLE=1 it starts the bundle itself, which takes longer.
 */
export function runActionHere(start: ActionStart): Promise<ActionRun> {
  if (process.env['ACTION_BUNDLE'] === '1') return runAction(start);
  return runStep(start, async (workspace, variables) => {
    const env = { PATH: process.env['PATH'], ...variables };
    let log = '';
    const core = createRunner(env, (text) => {
      log += text;
    });
    const exitCode = await run({ env, currentDirectory: workspace, retryUnitMs: 1, core });
    return { exitCode, log };
  });
}
