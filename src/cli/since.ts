import { UsageError } from '../errors.js';
import type { Request } from '../request.js';
import type { OptionSpec, OptionValues } from './command.js';

export const SINCE_OPTION: OptionSpec = {
  name: 'since',
  value: 'ref',
  summary: 'fail only on what changed since this branch, tag or commit',
};

/** The request with the tree that `--since` names, if it is given. */
export async function withBase(request: Request, options: OptionValues): Promise<Request> {
  const ref = options.text('since');
  if (ref === undefined) return request;
  if (request.profile === 'all') {
    throw new UsageError('--since cannot be combined with --profile all.', 'Choose one profile.');
  }
  const { openBase } = await import('../files/git-base.js');
  const { workspace, store, environment } = request;
  return { ...request, base: openBase({ workspace, store, ref, variables: environment.variables }) };
}
