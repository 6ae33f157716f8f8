import type { Command } from './command.js';

type Load = () => Promise<{ readonly command: Command }>;

/** Every command by name, in the order of `--help`. A run loads only the requested one. */
export const COMMANDS: Readonly<Record<string, Load>> = {
  register: () => import(/* webpackMode: "eager" */ './commands/register.js'),
  discover: () => import(/* webpackMode: "eager" */ './commands/discover.js'),
  validate: () => import(/* webpackMode: "eager" */ './commands/validate.js'),
  prune: () => import(/* webpackMode: "eager" */ './commands/prune.js'),
  status: () => import(/* webpackMode: "eager" */ './commands/status.js'),
  watch: () => import(/* webpackChunkName: "commands" */ './commands/watch.js'),
  rules: () => import(/* webpackMode: "eager" */ './commands/rules.js'),
  bump: () => import(/* webpackChunkName: "commands" */ './commands/bump.js'),
  init: () => import(/* webpackChunkName: "commands" */ './commands/init.js'),
  new: () => import(/* webpackChunkName: "commands" */ './commands/new.js'),
  catalog: () => import(/* webpackChunkName: "commands" */ './commands/catalog.js'),
  routes: () => import(/* webpackChunkName: "commands" */ './commands/routes.js'),
  dispatch: () => import(/* webpackChunkName: "commands" */ './commands/dispatch.js'),
  search: () => import(/* webpackChunkName: "commands" */ './commands/search.js'),
  load: () => import(/* webpackChunkName: "commands" */ './commands/load.js'),
  resources: () => import(/* webpackChunkName: "commands" */ './commands/resources.js'),
  match: () => import(/* webpackChunkName: "commands" */ './commands/match.js'),
  mentions: () => import(/* webpackChunkName: "commands" */ './commands/mentions.js'),
  activate: () => import(/* webpackChunkName: "commands" */ './commands/activate.js'),
  materialize: () => import(/* webpackChunkName: "commands" */ './commands/materialize.js'),
  inspect: () => import(/* webpackChunkName: "commands" */ './commands/inspect.js'),
  skills: () => import(/* webpackChunkName: "commands" */ './commands/skills.js'),
  install: () => import(/* webpackChunkName: "commands" */ './commands/install.js'),
  plugins: () => import(/* webpackChunkName: "commands" */ './commands/plugins.js'),
  mcp: () => import(/* webpackChunkName: "commands" */ './commands/mcp.js'),
  site: () => import(/* webpackChunkName: "commands" */ './commands/site.js'),
  serve: () => import(/* webpackChunkName: "commands" */ './commands/serve.js'),
  completion: async () => ({
    command: (await import(/* webpackChunkName: "commands" */ './commands/completion.js')).completionCommand(
      loadCommands,
    ),
  }),
};

/** `undefined` if the command does not exist. */
export async function loadCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(COMMANDS, name) ? (await COMMANDS[name]!()).command : undefined;
}

export async function loadCommands(): Promise<readonly Command[]> {
  const loaded = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return loaded.map(({ command }) => command);
}
