import { planRoutes, runOperation } from '../pipeline.js';
import { isOn, type Request } from '../request.js';
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

/** The manifest as `register` would write it, for a repository that keeps none. */
export async function planManifestText(request: Request): Promise<string> {
  return (await planRoutes({ ...request, operation: 'register', dryRun: true })).manifest();
}

/** Turns off registration at the start of an orchestrator, as CLEO does. */
const AUTO_REGISTER = 'CLEO_SKILL_AUTO_REGISTER';

/** Whether a start-up script may register: on, unless the config or the variable says otherwise. */
export function isAutoRegister({ settings, request }: Pick<RunSetup, 'settings' | 'request'>): boolean {
  return settings.autoRegister && isOn(request.environment.variables[AUTO_REGISTER] ?? 'true');
}

/** Whether skills are registered again before each dispatch: by the config, or by the variable. */
export function isHotReload({ settings, request }: Pick<RunSetup, 'settings' | 'request'>): boolean {
  return settings.hotReload || isOn(request.environment.variables[HOT_RELOAD]);
}
