import fs from 'node:fs/promises';
import path from 'node:path';
import type { TrackedPlugin } from '../../config/agent-settings.js';
import type { CatalogSkill } from '../../skill/list-skills.js';
import { findNamed, isSkillPath } from '../../skill/skill.js';
import { openSkills } from '../catalog.js';
import { unknownSkill } from '../unknown-skill.js';
import { fetchSkills } from './fetch.js';
import { inStagingDirectory, markInstalled, refuseForeign, removeEmpty } from './install.js';
import { findPlugin, type PluginHost, placeOf, targetOf } from './open-plugins.js';
import {
  changePlugin,
  removePlugin,
  type SkillsConfig,
  toggleBundled,
  toggleDisabled,
  updateConfig,
} from './plugin-config.js';
import { checkPluginName, checkSource, PluginError } from './plugin-source.js';

export interface PluginStatus extends Omit<TrackedPlugin, 'commit' | 'pinned' | 'path'> {
  /** Absolute path of its directory. */
  readonly path: string;
  readonly isInstalled: boolean;
  readonly isPinned: boolean;
  readonly commit: string | null;
}

/** The tracked plugins, and whether each is installed. */
export async function listPlugins(host: PluginHost): Promise<readonly PluginStatus[]> {
  return Promise.all(host.plugins.map((plugin) => statusOf(plugin, host)));
}

async function statusOf(plugin: TrackedPlugin, host: PluginHost): Promise<PluginStatus> {
  const { commit = null, pinned = false, path: _, ...tracked } = plugin;
  const directory = directoryOf(plugin, host);
  const names = await fs.readdir(directory).catch(() => []);
  const isInstalled = names.some(isSkillPath);
  return { ...tracked, path: directory, isInstalled, isPinned: pinned, commit };
}

export type UpdateOutcome =
  | { readonly name: string; readonly status: 'updated'; readonly from: string | null; readonly to: string }
  | { readonly name: string; readonly status: 'unchanged' | 'pinned'; readonly commit: string | null }
  | { readonly name: string; readonly status: 'failed'; readonly error: PluginError };

/** Updates one plugin, or all, to the head of its branch; when that fails, the old version stays. */
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
  return inStagingDirectory(placeOf(plugin, host), async (staging) => {
    const source = checkSource(plugin, host.git);
    const { clone, skills } = await fetchSkills(source, {}, { staging, host });
    if (status.isInstalled && clone.commit === status.commit) {
      return { name, status: 'unchanged', commit: status.commit };
    }
    await refuseForeign(status.path);
    await markInstalled(skills[0]!.checked, source, clone);
    const swap = { source: skills[0]!.checked, target: status.path, aside: path.join(staging, 'old') };
    const changes = { installedAt: host.now().toISOString(), commit: clone.commit };
    await replaceDirectory(swap, () =>
      saveConfig(plugin, host, (config) => changePlugin(config, name, changes)),
    );
    return { name, status: 'updated', from: status.commit, to: clone.commit };
  });
}

/** Replaces a directory by another one; when what follows fails, the old one is restored. */
async function replaceDirectory(
  { source, target, aside }: { source: string; target: string; aside: string },
  complete: () => Promise<unknown>,
): Promise<void> {
  const existed = await moveIfPresent(target, aside);
  try {
    await fs.rename(source, target);
    await complete();
  } catch (error) {
    await fs.rm(target, { recursive: true, force: true });
    if (existed) await fs.rename(aside, target);
    throw error;
  }
}

/** Removes a plugin from its config file and from the disk, and with the last one the directory of the plugins. */
export async function uninstallPlugin(name: string, host: PluginHost): Promise<void> {
  const plugin = findPlugin(name, host);
  const directory = directoryOf(plugin, host);
  const place = placeOf(plugin, host);
  await refuseForeign(directory);
  await inStagingDirectory(place, async (staging) => {
    const aside = path.join(staging, 'removed');
    const existed = await moveIfPresent(directory, aside);
    try {
      await saveConfig(plugin, host, (config) => removePlugin(config, plugin.name));
    } catch (error) {
      if (existed) await fs.rename(aside, directory);
      throw error;
    }
  });
  await removeEmpty(place.directory, place.baseDirectory);
}

/** Enables or disables a plugin; returns whether that changed anything. */
export async function togglePlugin(name: string, enabled: boolean, host: PluginHost): Promise<boolean> {
  const plugin = findPlugin(name, host);
  if (plugin.enabled === enabled) return false;
  return saveConfig(plugin, host, (config) => changePlugin(config, plugin.name, { enabled }));
}

function saveConfig(
  plugin: TrackedPlugin,
  host: PluginHost,
  compute: (config: SkillsConfig) => string,
): Promise<boolean> {
  return updateConfig(host.store, placeOf(plugin, host).config, compute);
}

/** A name from a config file is not trusted: it must not point outside the plugins. */
function directoryOf(plugin: TrackedPlugin, host: PluginHost): string {
  return path.join(placeOf(plugin, host).directory, checkPluginName(plugin.name));
}

async function moveIfPresent(source: string, target: string): Promise<boolean> {
  try {
    await fs.rename(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Enables or disables a plugin or a bundled skill; others have no switch here. Returns whether anything changed. */
export async function toggleSkill(
  name: string,
  isEnabled: boolean,
  { host, skills }: { readonly host: PluginHost; readonly skills: readonly CatalogSkill[] },
): Promise<boolean> {
  const [skill] = findNamed(name, skills);
  const isTracked = findNamed(name, host.plugins).length > 0;
  if (isTracked || skill === undefined) return togglePlugin(name, isEnabled, host);
  if (skill.source === 'bundled') return toggleBundledSkill(skill, isEnabled, { host, skills });
  const [verb, state] = isEnabled ? ['enable', 'enabled'] : ['disable', 'disabled'];
  const why =
    skill.source === 'plugin'
      ? `is not tracked under \`skills.plugins\`, so it cannot be ${state} as a plugin.`
      : `is a ${skill.source} skill; only plugins and bundled skills can be ${state} here.`;
  const fix = `Use \`skill-registrar skills ${verb} ${name}\` instead.`;
  throw new PluginError(`"${name}" ${why}`, fix, 'request');
}

async function toggleBundledSkill(
  skill: CatalogSkill,
  isEnabled: boolean,
  { host, skills }: { readonly host: PluginHost; readonly skills: readonly CatalogSkill[] },
): Promise<boolean> {
  if (skill.enabled === isEnabled) return false;
  const enabled = skills.filter((each) => each.source === 'bundled' && each.enabled).map(({ name }) => name);
  const bundled = { name: skill.name, isOffByDefault: skill.isOffByDefault === true, enabled };
  return updateConfig(host.store, targetOf(host).config, (config) =>
    toggleBundled(config, bundled, isEnabled),
  );
}

/** What became of a skill that was enabled or disabled. */
export interface SwitchedSkill {
  readonly name: string;
  /** Whether it is enabled now: another config file may still disable it. */
  readonly enabled: boolean;
  readonly changed: boolean;
}

/** Enables or disables a plugin or a bundled skill by its own setting. */
export async function switchPlugin(
  name: string,
  isEnabled: boolean,
  host: PluginHost,
): Promise<SwitchedSkill> {
  const changed = await toggleSkill(name, isEnabled, { host, skills: await readSkills(host) });
  const [after] = findNamed(name, await readSkills(host));
  return { name, enabled: after?.enabled ?? isEnabled, changed };
}

/** Enables or disables any skill under `skills.disabled`, and enables it by its own setting as well. */
export async function switchSkill(
  given: string,
  isEnabled: boolean,
  host: PluginHost,
): Promise<SwitchedSkill> {
  const skills = await readSkills(host);
  const [skill] = findNamed(given, skills);
  if (skill === undefined) {
    throw unknownSkill(
      given,
      skills.map((each) => each.name),
    );
  }
  const { name, path: file, source } = skill;
  const isListed = await switchInConfig(name, isEnabled, host);
  const hasSetting = source === 'bundled' || findNamed(name, host.plugins).length > 0;
  const isToggled = isEnabled && hasSetting && (await toggleSkill(name, isEnabled, { host, skills }));
  const after = (await readSkills(host)).find((each) => each.path === file);
  return { name, enabled: after?.enabled === true, changed: isListed || isToggled };
}

async function readSkills({ setup }: PluginHost): Promise<readonly CatalogSkill[]> {
  return (await openSkills(setup.request)).catalog.skills;
}

/** A skill may be disabled in either file; it is disabled in one, and enabled in both. */
async function switchInConfig(name: string, isEnabled: boolean, host: PluginHost): Promise<boolean> {
  const files = [...new Set([targetOf(host), host.repo].map(({ config }) => config))];
  let isChanged = false;
  for (const file of isEnabled ? files : files.slice(0, 1)) {
    const changed = await updateConfig(host.store, file, (config) =>
      config.text === null && isEnabled ? null : toggleDisabled(config, name, isEnabled),
    );
    isChanged ||= changed;
  }
  return isChanged;
}
