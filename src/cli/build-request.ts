import path from 'node:path';
import type { Environment, Operation, Request } from '../request.js';
import { whenGiven } from '../when-given.js';
import { DiskStore } from '../workspace/disk-store.js';
import { DiskWorkspace } from '../workspace/disk-workspace.js';
import { createPathCommandLookup } from '../workspace/path-command-lookup.js';
import type { CommandIo, CommonOptions } from './command.js';
import { isCi } from './is-ci.js';
import { limitYoungGeneration } from './limit-young-generation.js';
import { isInside } from './locate-root.js';
import type { Progress } from './progress.js';

/** What the engine is asked, over the files on disk. */
export async function buildRequest(
  operation: Operation,
  context: { readonly common: CommonOptions; readonly io: CommandIo; readonly progress: Progress },
): Promise<Request> {
  const { common, io, progress } = context;
  const environment = readEnvironment(io.env);
  const home = common.readsHome && !environment.isCi ? homeOf(io.env) : null;
  return {
    operation,
    workspace: new DiskWorkspace({ root: common.root, home }),
    store: new DiskStore({ root: common.root }),
    ...whenGiven('manifest', common.manifest && relativeTo(common.root, common.manifest)),
    ...whenGiven('config', common.config && relativeTo(common.root, common.config)),
    ...whenGiven('profile', common.profile),
    ...whenGiven('level', common.level),
    workingDirectory: isInside(io.cwd, common.root) ? relativeTo(common.root, io.cwd) : '.',
    environment,
    commands: createPathCommandLookup(io.env),
    onLargeRun: limitYoungGeneration,
    onProgress: progress.report,
  };
}

function readEnvironment(env: CommandIo['env']): Environment {
  const epoch = env['SOURCE_DATE_EPOCH'];
  return {
    isCi: isCi(env),
    now: new Date(),
    ...(epoch === undefined || epoch === '' ? {} : { sourceDateEpoch: epoch }),
    variables: env,
  };
}

function homeOf(env: CommandIo['env']): string | null {
  return env['HOME'] ?? env['USERPROFILE'] ?? null;
}

/** Repository-relative with `/`, or absolute when it lies elsewhere. */
function relativeTo(root: string, target: string): string {
  const way = isInside(target, root) ? path.relative(root, target) || '.' : target;
  return way.split(path.sep).join('/');
}
