import type { Request } from '../request.js';
import type { Inputs } from './inputs.js';
import type { Variables } from './workflow-context.js';

/** `check`: compare. `write`: register. `preview`: compute what would be written. */
export type Purpose = 'check' | 'write' | 'preview';

/** What the engine is asked over the checkout: the same that the command line asks in CI. */
export async function buildRequest(facts: {
  readonly inputs: Inputs;
  readonly root: string;
  readonly purpose: Purpose;
  readonly env: Variables;
}): Promise<Request> {
  const { DiskWorkspace } = await import('../workspace/disk-workspace.js');
  const { DiskStore } = await import('../workspace/disk-store.js');
  const { root, purpose, inputs, env } = facts;
  const { manifest, config, profile, level } = inputs;
  const epoch = env['SOURCE_DATE_EPOCH'];
  return {
    operation: 'register',
    workspace: new DiskWorkspace({ root }),
    store: new DiskStore({ root }),
    ...(manifest === undefined ? {} : { manifest }),
    ...(config === undefined ? {} : { config }),
    ...(profile === undefined ? {} : { profile }),
    ...(level === undefined ? {} : { level }),
    check: purpose === 'check',
    dryRun: purpose === 'preview',
    environment: {
      isCi: true,
      now: new Date(),
      ...(epoch ? { sourceDateEpoch: epoch } : {}),
      variables: env,
    },
  };
}
