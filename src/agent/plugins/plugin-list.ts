import { CONFIG_FILE } from '../../config/settings.js';
import { editJson, type JsonEdit } from '../../json/edit-json.js';
import type { Json } from '../../json/json.js';
import { readJson } from '../../json/read-json.js';
import type { Request } from '../../request.js';
import { prepareRun, type RunSetup } from '../../run/prepare-run.js';
import { absolutePath } from '../catalog.js';
import { readRuntimeSettings } from '../registry.js';
import { inspectPlugin, PluginError, type PluginHost } from './install-plugin.js';

/** A plugin as the config tracks it. */
export interface TrackedPlugin {
  readonly url: string;
  readonly ref?: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly installedAt?: string;
}

const PLUGINS = ['skills', 'plugins'] as const;
const DISABLED_BUNDLED = ['skills', 'disabledBundled'] as const;

/** Reads `skills.plugins` of a config; items may be plain addresses. */
export function readPluginList(skills: Readonly<Record<string, unknown>>): readonly TrackedPlugin[] {
  const items = Array.isArray(skills['plugins']) ? (skills['plugins'] as unknown[]) : [];
  return items.map(readPlugin);
}

function readPlugin(item: unknown): TrackedPlugin {
  if (typeof item === 'string') return { url: item, name: nameInUrl(item), enabled: true };
  const { url, ref, name, enabled, installedAt } = item as Partial<TrackedPlugin> & { url: string };
  return {
    url,
    ...(ref === undefined ? {} : { ref }),
    name: name ?? nameInUrl(url),
    enabled: enabled ?? true,
    ...(installedAt === undefined ? {} : { installedAt }),
  };
}

/** `https://github.com/user/my-skill.git` is called `my-skill` until somebody says otherwise. */
function nameInUrl(url: string): string {
  const last = url.replace(/\/+$/, '').split('/').at(-1) ?? url;
  return last.replace(/\.git$/, '');
}

/** The config with one more plugin; its formatting stays as it is. */
export function addPlugin(config: string | null, plugin: TrackedPlugin): string {
  if (indexOf(config, plugin.name) !== -1) {
    throw new PluginError(
      `There is a plugin named "${plugin.name}" already.`,
      'Choose another --name.',
      'request',
    );
  }
  return edit(config, [{ op: 'append', path: PLUGINS, value: plugin as unknown as Json }]);
}

/** The config with other values for the plugin of this name. */
export function changePlugin(config: string | null, name: string, changes: Partial<TrackedPlugin>): string {
  const index = requireIndex(config, name);
  const plugin = { ...listIn(config)[index]!, ...changes };
  return edit(config, [{ op: 'set', path: [...PLUGINS, index], value: plugin as unknown as Json }]);
}

export function removePlugin(config: string | null, name: string): string {
  return edit(config, [{ op: 'remove', path: [...PLUGINS, requireIndex(config, name)] }]);
}

/** The config with a bundled skill switched on or off. */
export function toggleBundled(config: string | null, name: string, isEnabled: boolean): string {
  const disabled = skillsIn(config)['disabledBundled'];
  const index = Array.isArray(disabled) ? disabled.indexOf(name) : -1;
  if (isEnabled)
    return index === -1
      ? textOf(config)
      : edit(config, [{ op: 'remove', path: [...DISABLED_BUNDLED, index] }]);
  return index === -1
    ? edit(config, [{ op: 'append', path: DISABLED_BUNDLED, value: name }])
    : textOf(config);
}

/** Another program may have changed the list since it was read: the place is looked up in what is there now. */
function requireIndex(config: string | null, name: string): number {
  const index = indexOf(config, name);
  if (index !== -1) return index;
  throw new PluginError(
    `The config does not track a plugin named "${name}" any more.`,
    'Look at `plugins list`.',
    'request',
  );
}

function indexOf(config: string | null, name: string): number {
  return listIn(config).findIndex((plugin) => plugin.name === name);
}

function listIn(config: string | null): readonly TrackedPlugin[] {
  return readPluginList(skillsIn(config));
}

function skillsIn(config: string | null): Readonly<Record<string, unknown>> {
  const reading = readJson(textOf(config));
  if (!reading.ok)
    throw new PluginError(`The config is no JSON: ${reading.message}`, 'Mend it first.', 'files');
  const skills = (reading.value as { skills?: unknown } | null)?.skills;
  return typeof skills === 'object' && skills !== null ? (skills as Record<string, unknown>) : {};
}

function edit(config: string | null, edits: readonly JsonEdit[]): string {
  return editJson(textOf(config), edits);
}

function textOf(config: string | null): string {
  return config ?? '{}\n';
}

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
