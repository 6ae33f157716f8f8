import { readAgentSettings, type TrackedPlugin } from '../../config/agent-settings.js';
import { CONFIG_FILE, HARNESS_CONFIG } from '../../config/config-files.js';
import type { Request } from '../../config/request.js';
import { absolutePath } from '../../files/absolute-path.js';
import type { FileStore } from '../../files/workspace.js';
import { prepareRun, type RunSetup } from '../../run/prepare-run.js';
import { findNamed } from '../../skill/skill.js';
import type { GitOptions } from './git.js';
import { PluginError } from './plugin-source.js';

/** A directory of plugins and the config file that tracks them. */
export interface PluginPlace {
  /** Absolute; plugins are never put outside it, whatever links say: the repository, or the home directory. */
  readonly baseDirectory: string;
  /** Absolute. */
  readonly directory: string;
  /** As the store names it. */
  readonly config: string;
}

/** What the plugin commands work with. */
export interface PluginHost {
  readonly repo: PluginPlace;
  /** Absent where the home directory may not be read. */
  readonly user?: PluginPlace;
  readonly store: FileStore;
  /** Empty under a profile that does not use plugins. */
  readonly plugins: readonly TrackedPlugin[];
  readonly git: GitOptions;
  readonly now: () => Date;
  readonly setup: RunSetup;
}

/** Allows `file:` URLs, for tests and mirrors on the same machine. */
const ALLOW_FILE_URLS = 'SKILL_REGISTRAR_ALLOW_FILE_URLS';

/** Opens the plugins of a repository, and those of the user where the home directory may be read. */
export async function openPlugins(request: Request): Promise<PluginHost> {
  const setup = await prepareRun(request);
  const { workspace, environment } = request;
  const { plugins, pluginDirectories } = readAgentSettings(setup.settings);
  const { home, root } = workspace;
  const repo = {
    baseDirectory: root,
    directory: absolutePath(workspace, pluginDirectories.repo),
    config: request.config ?? CONFIG_FILE,
  };
  return {
    repo,
    ...(home !== null && {
      user: {
        baseDirectory: home,
        directory: absolutePath(workspace, pluginDirectories.user),
        config: absolutePath(workspace, HARNESS_CONFIG),
      },
    }),
    store: request.store,
    plugins: setup.chosen.profile.plugins === 'none' ? [] : plugins,
    git: {
      env: environment.variables,
      allowsFileUrls: environment.variables[ALLOW_FILE_URLS] === '1',
    },
    now: () => environment.now,
    setup,
  };
}

/** Where new plugins are installed. */
export function targetOf({ repo, user }: PluginHost): PluginPlace {
  return user ?? repo;
}

/** Where a tracked plugin is. */
export function placeOf({ scope }: TrackedPlugin, { repo, user }: PluginHost): PluginPlace {
  return scope === 'user' && user !== undefined ? user : repo;
}

/** The plugin of this name; one of the repository wins over one of the user. */
export function findPlugin(name: string, host: Pick<PluginHost, 'plugins'>): TrackedPlugin {
  const [plugin] = findNamed(name, host.plugins);
  if (plugin !== undefined) return plugin;
  const names = host.plugins.map((candidate) => candidate.name).join(', ');
  const fix =
    names === ''
      ? 'Install one with `skill-registrar install <git url>`.'
      : `Use one of the installed plugins: ${names}.`;
  throw new PluginError(`No plugin is named "${name}".`, fix, 'request');
}
