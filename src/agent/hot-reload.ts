import { runOperation } from '../pipeline.js';
import type { Request } from '../request.js';
import { prepareRun, type RunSetup } from '../run/prepare-run.js';

/** Turns hot reload on for one session, as CLEO does. */
const HOT_RELOAD = 'CLEO_SKILL_HOT_RELOAD';

/** Prepares a dispatch: with hot reload, the manifest is brought up to date first. */
export async function prepareDispatch(request: Request): Promise<RunSetup> {
  const setup = await prepareRun(request);
  if (!isHotReload(setup)) return setup;
  await runOperation({ ...request, operation: 'register' });
  return prepareRun(request);
}

/** Whether skills are registered again before each dispatch: by the config, or by the variable. */
export function isHotReload({ settings, request }: Pick<RunSetup, 'settings' | 'request'>): boolean {
  const value = request.environment.variables[HOT_RELOAD]?.toLowerCase() ?? '';
  return settings.hotReload || !['', '0', 'false'].includes(value);
}
