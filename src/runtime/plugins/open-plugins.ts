import { CONFIG_FILE } from '../../config-file-name.js';
import { prepareRun, type RunSetup } from '../../prepare-run.js';
import type { Request } from '../../request.js';
import { absolutePath } from '../absolute-path.js';
import { readRuntimeSettings } from '../runtime-settings.js';
import { inspectPlugin } from './inspect-plugin.js';
import type { PluginHost } from './install-plugin.js';

/** The environment variable that lets `file:` addresses through, for tests and mirrors on the same machine. */
const ALLOW_FILE_URLS = 'SKILL_REGISTRAR_ALLOW_FILE_URLS';

/** What plugin commands work with: directory, config file and checks as the repository's settings say. */
export async function openPlugins(request: Request): Promise<PluginHost & { readonly setup: RunSetup }> {
  const setup = await prepareRun(request);
  const { workspace, environment } = request;
  const settings = readRuntimeSettings(setup);
  const isInHome = settings.pluginsDirectory.startsWith('~/');
  return {
    setup,
    baseDirectory: isInHome ? (workspace.home ?? workspace.root) : workspace.root,
    pluginsDirectory: absolutePath(workspace, settings.pluginsDirectory),
    config: request.config ?? CONFIG_FILE,
    store: request.store,
    plugins: settings.plugins,
    git: {
      env: environment.variables,
      allowsFileUrls: environment.variables[ALLOW_FILE_URLS] === '1',
    },
    now: () => environment.now,
    inspect: (root, directory) => inspectPlugin(setup, root, directory),
  };
}
