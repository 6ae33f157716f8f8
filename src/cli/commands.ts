import type { Command } from './command.js';

type Load = () => Promise<Command>;

const registry = () => import(/* webpackMode: "eager" */ './commands/registry.js');
const routing = () => import(/* webpackChunkName: "commands" */ './commands/routing.js');
const find = () => import(/* webpackChunkName: "commands" */ './commands/find.js');
const read = () => import(/* webpackChunkName: "commands" */ './commands/read.js');
const activate = () => import(/* webpackChunkName: "commands" */ './commands/activate.js');
const plugins = () => import(/* webpackChunkName: "commands" */ './commands/plugins.js');
const site = () => import(/* webpackChunkName: "commands" */ './commands/site.js');
const mcp = () => import(/* webpackChunkName: "commands" */ './commands/mcp.js');

/** Every command by name, in the groups and the order of `--help`. A run loads only the requested one. */
export const COMMAND_GROUPS: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  'Check and register': {
    register: async () => (await registry()).register,
    validate: async () => (await import(/* webpackMode: "eager" */ './commands/validate.js')).validate,
    status: async () => (await registry()).status,
    discover: async () => (await registry()).discover,
    prune: async () => (await registry()).prune,
    watch: async () => (await import(/* webpackChunkName: "commands" */ './commands/watch.js')).watch,
    rules: async () => (await import(/* webpackMode: "eager" */ './commands/rules.js')).rules,
  },
  'Set up and write': {
    init: async () => (await import(/* webpackChunkName: "commands" */ './commands/init.js')).init,
    new: async () => (await import(/* webpackChunkName: "commands" */ './commands/new.js')).create,
    bump: async () => (await import(/* webpackChunkName: "commands" */ './commands/bump.js')).bump,
    completion: async () =>
      (await import(/* webpackChunkName: "commands" */ './commands/completion.js')).completion(loadCommands),
  },
  Publish: {
    catalog: async () => (await import(/* webpackChunkName: "commands" */ './commands/catalog.js')).catalog,
    site: async () => (await site()).site,
    serve: async () => (await site()).serve,
  },
  'Find a skill': {
    dispatch: async () => (await routing()).dispatch,
    routes: async () => (await routing()).routes,
    search: async () => (await find()).search,
    match: async () => (await find()).match,
    mentions: async () => (await find()).mentions,
  },
  'Use skills as an agent does': {
    load: async () => (await read()).load,
    resources: async () => (await read()).resources,
    activate: async () => (await activate()).activate,
    materialize: async () => (await activate()).materialize,
    inspect: async () => (await mcp()).inspect,
    mcp: async () => (await mcp()).mcp,
  },
  'Install and switch skills': {
    install: async () => (await plugins()).install,
    plugins: async () => (await plugins()).plugins,
    skills: async () => (await plugins()).skills,
  },
};

export const COMMANDS: Readonly<Record<string, Load>> = Object.assign({}, ...Object.values(COMMAND_GROUPS));

/** `undefined` if the command does not exist. */
export async function loadCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name]!() : undefined;
}

/** The commands by the title of their group. */
export async function loadGroups(): Promise<readonly (readonly [string, readonly Command[]])[]> {
  return Promise.all(
    Object.entries(COMMAND_GROUPS).map(
      async ([title, group]) =>
        [title, await Promise.all(Object.values(group).map((load) => load()))] as const,
    ),
  );
}

export async function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(COMMANDS).map((load) => load()));
}
