import type { Command } from './command.js';

type LoadCommand = () => Promise<{ readonly command: Command }>;

/** Every command by name, in the order of `--help`. A command's code is loaded only when it is asked for. */
export const COMMANDS: Readonly<Record<string, LoadCommand>> = {
  register: () => import('./commands/register.js'),
  discover: () => import('./commands/discover.js'),
  validate: () => import('./commands/validate.js'),
  prune: () => import('./commands/prune.js'),
  status: () => import('./commands/status.js'),
  catalog: () => import('./commands/catalog.js'),
  rules: () => import('./commands/rules.js'),
  init: () => import('./commands/init.js'),
};
