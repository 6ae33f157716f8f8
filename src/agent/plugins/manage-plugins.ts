import fs from 'node:fs/promises';
import path from 'node:path';
import type { CatalogSkill } from '../../skill/list-skills.js';
import { checkPluginName, readClone } from './git.js';
import { fetchPlugin, inWorkshop, PluginError, type PluginHost } from './install-plugin.js';
import { changePlugin, removePlugin, type TrackedPlugin, toggleBundled } from './plugin-list.js';

export interface PluginStatus extends TrackedPlugin {
  readonly path: string;
  readonly isInstalled: boolean;
  readonly isPinned: boolean;
  readonly commit: string | null;
}

/** The tracked plugins and what is on disk of each. */
export async function listPlugins(host: PluginHost): Promise<readonly PluginStatus[]> {
  return Promise.all(host.plugins.map((plugin) => statusOf(plugin, host)));
}

async function statusOf(plugin: TrackedPlugin, host: PluginHost): Promise<PluginStatus> {
  const directory = directoryOf(plugin.name, host);
  const clone = await readClone(directory).catch(() => null);
  const isInstalled = await fs.access(path.join(directory, 'SKILL.md')).then(
    () => true,
    () => false,
  );
  return {
    ...plugin,
    path: directory,
    isInstalled,
    isPinned: clone?.isPinned ?? false,
    commit: clone?.commit ?? null,
  };
}

export type UpdateOutcome =
  | { readonly name: string; readonly status: 'updated'; readonly from: string | null; readonly to: string }
  | { readonly name: string; readonly status: 'unchanged' | 'pinned'; readonly commit: string | null }
  | { readonly name: string; readonly status: 'failed'; readonly error: PluginError };

/** Brings one plugin, or all, to the head of its branch; the old version stays where the new one fails. */
export async function updatePlugins(
  name: string | undefined,
  host: PluginHost,
): Promise<readonly UpdateOutcome[]> {
  const chosen = name === undefined ? host.plugins : [findPlugin(name, host)];
  const outcomes: UpdateOutcome[] = [];
  for (const plugin of chosen) {
    try {
      outcomes.push(await updatePlugin(plugin, host));
    } catch (error) {
      if (!(error instanceof PluginError)) throw error;
      outcomes.push({ name: plugin.name, status: 'failed', error });
    }
  }
  return outcomes;
}

async function updatePlugin(plugin: TrackedPlugin, host: PluginHost): Promise<UpdateOutcome> {
  const status = await statusOf(plugin, host);
  const { name } = plugin;
  if (status.isInstalled && status.isPinned) return { name, status: 'pinned', commit: status.commit };
  return inWorkshop(host, async (workshop) => {
    const fetched = await fetchPlugin({ url: plugin.url, ref: plugin.ref }, workshop, host);
    if (status.isInstalled && fetched.commit === status.commit) {
      return { name, status: 'unchanged', commit: status.commit };
    }
    const swap = { source: fetched.path, target: status.path, aside: path.join(workshop, 'old') };
    await replaceDirectory(swap, () =>
      saveConfig(host, (config) => changePlugin(config, name, { installedAt: host.now().toISOString() })),
    );
    return { name, status: 'updated', from: status.commit, to: fetched.commit };
  });
}

/** Puts a directory in the place of another one; when what follows fails, the old one comes back. */
async function replaceDirectory(
  { source, target, aside }: { source: string; target: string; aside: string },
  complete: () => Promise<unknown>,
): Promise<void> {
  const wasThere = await moveIfThere(target, aside);
  try {
    await fs.rename(source, target);
    await complete();
  } catch (error) {
    await fs.rm(target, { recursive: true, force: true });
    if (wasThere) await fs.rename(aside, target);
    throw error;
  }
}

/** Takes a plugin out of the config and off the disk. */
export async function uninstallPlugin(name: string, host: PluginHost): Promise<void> {
  findPlugin(name, host);
  const directory = directoryOf(name, host);
  await inWorkshop(host, async (workshop) => {
    const aside = path.join(workshop, 'removed');
    const wasThere = await moveIfThere(directory, aside);
    try {
      await saveConfig(host, (config) => removePlugin(config, name));
    } catch (error) {
      if (wasThere) await fs.rename(aside, directory);
      throw error;
    }
  });
}

/** Switches a plugin on or off; returns whether that changed anything. */
export async function togglePlugin(name: string, enabled: boolean, host: PluginHost): Promise<boolean> {
  const plugin = findPlugin(name, host);
  if (plugin.enabled === enabled) return false;
  return saveConfig(host, (config) => changePlugin(config, name, { enabled }));
}

function saveConfig(host: PluginHost, compute: (config: string | null) => string): Promise<boolean> {
  return host.store.update(host.config, compute, { backup: false });
}

/** A name from a config file is a stranger's: it must not lead anywhere else. */
function directoryOf(name: string, host: PluginHost): string {
  return path.join(host.pluginsDirectory, checkPluginName(name));
}

export function findPlugin(name: string, host: Pick<PluginHost, 'plugins'>): TrackedPlugin {
  const plugin = host.plugins.find((candidate) => candidate.name === name);
  if (plugin !== undefined) return plugin;
  const names = host.plugins.map((candidate) => candidate.name).join(', ');
  const fix = names === '' ? 'No plugin is installed.' : `Installed are: ${names}.`;
  throw new PluginError(`There is no plugin named "${name}".`, fix, 'request');
}

async function moveIfThere(source: string, target: string): Promise<boolean> {
  try {
    await fs.rename(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Switches a plugin or a bundled skill; other skills are always on. Returns whether anything changed. */
export async function toggleSkill(
  name: string,
  isEnabled: boolean,
  { host, skills }: { readonly host: PluginHost; readonly skills: readonly CatalogSkill[] },
): Promise<boolean> {
  if (host.plugins.some((plugin) => plugin.name === name)) return togglePlugin(name, isEnabled, host);
  const skill = skills.find((candidate) => candidate.name === name);
  if (skill === undefined) findPlugin(name, host);
  if (skill?.source === 'bundled') {
    const compute = (config: string | null) => toggleBundled(config, name, isEnabled);
    return host.store.update(host.config, compute, { backup: false });
  }
  const state = isEnabled ? 'on' : 'off';
  if (skill?.source === 'plugin') {
    throw new PluginError(
      `"${name}" was not installed by \`install\` and is not tracked under \`skills.plugins\`: it cannot be switched ${state}.`,
      'Install it from its repository, or remove its directory to be rid of it.',
      'request',
    );
  }
  throw new PluginError(
    `"${name}" is a ${skill?.source} skill, which cannot be switched ${state}.`,
    'Only plugins and bundled skills can. Remove its directory to be rid of it.',
    'request',
  );
}
