import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Outcome } from '../core/report.js';
import { UsageError } from '../errors.js';
import type { Request } from '../request.js';
import type { Inputs } from './inputs.js';
import type { Variables } from './workflow-context.js';

/** `check`: compare. `write`: register. `preview`: compute what would be written. */
export type Purpose = 'check' | 'write' | 'preview';

/** Runs the engine over the checkout, as the command line would in CI. */
export async function runEngine(facts: {
  readonly inputs: Inputs;
  readonly root: string;
  readonly purpose: Purpose;
  readonly env: Variables;
}): Promise<Outcome> {
  const { runOperation } = await import('../run-operation.js');
  const { DiskWorkspace } = await import('../workspace/disk-workspace.js');
  const { DiskStore } = await import('../workspace/disk-store.js');
  const { root, purpose, inputs, env } = facts;
  const { manifest, config, profile, level } = inputs;
  const request: Request = {
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
      ...(env['SOURCE_DATE_EPOCH'] === undefined ? {} : { sourceDateEpoch: env['SOURCE_DATE_EPOCH'] }),
      variables: env,
    },
  };
  return runOperation(request);
}

/** The folder that the input `root` names; it stays inside the workspace. */
export function resolveRoot(root: string, workspace: string): string {
  const path = resolve(workspace, root);
  const way = relative(workspace, path);
  if (isAbsolute(way) || way.split(sep)[0] === '..') {
    throw new UsageError(
      `The input "root" is ${JSON.stringify(root)}, which leaves the workspace.`,
      'Set "root" to a folder of the checkout, relative to the workspace.',
    );
  }
  return path;
}
