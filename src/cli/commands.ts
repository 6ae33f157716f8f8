import type { Command } from './command.js';

type LoadCommand = () => Promise<{ readonly command: Command }>;

/** Every command by name, in the order of `--help`. A command's code is loaded only when it is asked for. */
export const COMMANDS: Readonly<Record<string, LoadCommand>> = {
  register: () => import('./commands/register.js'),
  discover: () => import('./commands/discover.js'),
  validate: () => import('./commands/validate.js'),
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
};
