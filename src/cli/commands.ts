import type { Command } from './command.js';
import { command as register } from './commands/register.js';
import { command as validate } from './commands/validate.js';

type LoadCommand = () => Promise<{ readonly command: Command }>;

/**
 * Every command by name, in the order of `--help`. A command's code is loaded only when it is asked for, but for the
 * two that hooks and scripts run all the time: one file loads sooner than ten.
 */
export const COMMANDS: Readonly<Record<string, LoadCommand>> = {
  register: async () => ({ command: register }),
  discover: () => import('./commands/discover.js'),
  validate: async () => ({ command: validate }),
  prune: () => import('./commands/prune.js'),
  status: () => import('./commands/status.js'),
  watch: () => import('./commands/watch.js'),
  rules: () => import('./commands/rules.js'),
  init: () => import('./commands/init.js'),
  catalog: () => import('./commands/catalog.js'),
  dispatch: () => import('./commands/dispatch.js'),
  search: () => import('./commands/search.js'),
  load: () => import('./commands/load.js'),
  resources: () => import('./commands/resources.js'),
  match: () => import('./commands/match.js'),
  materialize: () => import('./commands/materialize.js'),
  install: () => import('./commands/install.js'),
  plugins: () => import('./commands/plugins.js'),
  mcp: () => import('./commands/mcp.js'),
  site: () => import('./commands/site.js'),
  serve: () => import('./commands/serve.js'),
};
