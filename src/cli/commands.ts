import type { Command } from './command.js';

type Load = () => Promise<{ readonly command: Command }>;

/** Every command by name, in the order of `--help`. A run loads the one that it was asked for. */
export const COMMANDS: Readonly<Record<string, Load>> = {
  register: () => import('./commands/register.js'),
  discover: () => import('./commands/discover.js'),
  validate: () => import('./commands/validate.js'),
  prune: () => import('./commands/prune.js'),
  status: () => import('./commands/status.js'),
  watch: () => import('./commands/watch.js'),
  rules: () => import('./commands/rules.js'),
  bump: () => import('./commands/bump.js'),
  init: () => import('./commands/init.js'),
  new: () => import('./commands/new.js'),
  catalog: () => import('./commands/catalog.js'),
  routes: () => import('./commands/routes.js'),
  dispatch: () => import('./commands/dispatch.js'),
  search: () => import('./commands/search.js'),
  load: () => import('./commands/load.js'),
  resources: () => import('./commands/resources.js'),
  match: () => import('./commands/match.js'),
  mentions: () => import('./commands/mentions.js'),
  activate: () => import('./commands/activate.js'),
  materialize: () => import('./commands/materialize.js'),
  inspect: () => import('./commands/inspect.js'),
  skills: () => import('./commands/skills.js'),
  install: () => import('./commands/install.js'),
  plugins: () => import('./commands/plugins.js'),
  mcp: () => import('./commands/mcp.js'),
  site: () => import('./commands/site.js'),
  serve: () => import('./commands/serve.js'),
  completion: async () => ({
    command: (await import('./commands/completion.js')).completionCommand(loadCommands),
  }),
};

/** `undefined` where there is no such command. */
export async function loadCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(COMMANDS, name) ? (await COMMANDS[name]!()).command : undefined;
}

export async function loadCommands(): Promise<readonly Command[]> {
  const loaded = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return loaded.map(({ command }) => command);
}
