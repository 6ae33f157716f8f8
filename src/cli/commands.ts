import type { Command } from './command.js';
import { activate, materialize } from './commands/activate.js';
import { bump } from './commands/bump.js';
import { catalog } from './commands/catalog.js';
import { completion } from './commands/completion.js';
import { match, mentions, search } from './commands/find.js';
import { init } from './commands/init.js';
import { inspect, mcp } from './commands/mcp.js';
import { create } from './commands/new.js';
import { install, plugins, skills } from './commands/plugins.js';
import { load, resources } from './commands/read.js';
import { discover, prune, register, status } from './commands/registry.js';
import { dispatch, routes } from './commands/routing.js';
import { rules } from './commands/rules.js';
import { serve, site } from './commands/site.js';
import { validate } from './commands/validate.js';
import { watch } from './commands/watch.js';

/** The listed commands, in the groups and the order of `--help`. */
export const COMMAND_GROUPS: Readonly<Record<string, readonly Command[]>> = {
  'Check and register': [register, validate, status, watch, rules],
  'Set up and write': [init, create, bump, completion(() => COMMANDS)],
  Publish: [catalog, site, serve],
  'Find a skill': [dispatch, routes, search],
  'Use skills as an agent does': [load, resources, activate, mcp],
  'Install and switch skills': [install, plugins, skills],
};

export const COMMANDS: readonly Command[] = Object.values(COMMAND_GROUPS).flat();

/** Parts of other commands that have names of their own, because scripts call them by these. */
export const UNLISTED_COMMANDS: readonly Command[] = [discover, prune, match, mentions, materialize, inspect];

export function findCommand(name: string): Command | undefined {
  return [...COMMANDS, ...UNLISTED_COMMANDS].find((command) => command.name === name);
}
