import type { Command } from './command.js';
import { command as activate } from './commands/activate.js';
import { command as bump } from './commands/bump.js';
import { command as catalog } from './commands/catalog.js';
import { completionCommand } from './commands/completion.js';
import { command as discover } from './commands/discover.js';
import { command as dispatch } from './commands/dispatch.js';
import { command as init } from './commands/init.js';
import { command as inspect } from './commands/inspect.js';
import { command as install } from './commands/install.js';
import { command as load } from './commands/load.js';
import { command as match } from './commands/match.js';
import { command as materialize } from './commands/materialize.js';
import { command as mcp } from './commands/mcp.js';
import { command as mentions } from './commands/mentions.js';
import { command as newSkill } from './commands/new.js';
import { command as plugins } from './commands/plugins.js';
import { command as prune } from './commands/prune.js';
import { command as register } from './commands/register.js';
import { command as resources } from './commands/resources.js';
import { command as routes } from './commands/routes.js';
import { command as rules } from './commands/rules.js';
import { command as search } from './commands/search.js';
import { command as serve } from './commands/serve.js';
import { command as site } from './commands/site.js';
import { command as skills } from './commands/skills.js';
import { command as status } from './commands/status.js';
import { command as validate } from './commands/validate.js';
import { command as watch } from './commands/watch.js';

/** Every command by name, in the order of `--help`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  register,
  discover,
  validate,
  prune,
  status,
  watch,
  rules,
  bump,
  init,
  new: newSkill,
  catalog,
  routes,
  dispatch,
  search,
  load,
  resources,
  match,
  mentions,
  activate,
  materialize,
  inspect,
  skills,
  install,
  plugins,
  mcp,
  site,
  serve,
  completion: completionCommand(() => Object.values(COMMANDS)),
};
