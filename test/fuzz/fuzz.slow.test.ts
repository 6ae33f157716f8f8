import { describe, it } from 'vitest';
import { runTarget } from './run-target.js';
import { TARGETS } from './targets/index.js';

/** The same inputs on every run; `npm run fuzz` looks for new ones. */
describe('hostile input', () => {
  it.each(TARGETS.map((target) => [target.name, target] as const))(
    'hostile input breaks nothing in %s',
    async (_, target) => {
      await runTarget(target, { seed: 20260101, runs: Math.ceil(target.runs / 2) });
    },
  );
});
