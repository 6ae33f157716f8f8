import fs from 'node:fs/promises';
import path from 'node:path';
import type { TrackedPlugin } from '../../config/agent-settings.js';
import { newJsonText } from '../../json/json.js';
import type { CatalogSkill } from '../../skill/list-skills.js';
import { findNamed } from '../../skill/skill.js';
import { INSTALL_MARKER } from '../../skill/skill-tree.js';
import { pointsIntoGit } from '../../text/paths.js';
import { openSkills } from '../catalog.js';
import { fetchSkills } from './fetch.js';
import type { Clone } from './git.js';
import { type PluginHost, type PluginPlace, targetOf } from './open-plugins.js';
import { addPlugin, SkillsConfig, updateConfig } from './plugin-config.js';
import {
  checkPluginName,
  checkSource,
  type InstallRequest,
  PluginError,
  type PluginSource,
} from './plugin-source.js';

export interface InstalledPlugin {
  readonly name: string;
  /** Absolute path of its directory. */
  readonly path: string;
  readonly commit: string;
  readonly isPinned: boolean;
  /** Skills that are no plugins and have the same name. */
  readonly sameName: readonly SameName[];
}

export interface SameName {
  /** Absolute path of the SKILL.md. */
  readonly path: string;
  readonly source: string;
  /** Which of the two an agent gets by the name; `both` if it has to choose by path. */
  readonly used: 'plugin' | 'skill' | 'both';
}

/**
 * Clones a repository, checks its skills in a staging directory, and only then moves them to the plugins and tracks them. When
 * anything fails, nothing is left behind.
 */
export async function installPlugins(
  request: InstallRequest,
  host: PluginHost,
): Promise<readonly InstalledPlugin[]> {
  refuseProfile(host);
  const source = checkSource(request, host.git);
  if (request.name !== undefined) checkPluginName(request.name);
  const place = targetOf(host);
  const known = (await openSkills(host.setup.request)).catalog.skills;
  return inStagingDirectory(place, async (staging) => {
    const { clone, skills } = await fetchSkills(source, request, { staging, host });
    const plugins = skills.map((skill) => ({
      ...skill,
      name: request.name ?? skill.name,
      target: path.join(place.directory, request.name ?? skill.name),
    }));
    for (const { name, target } of plugins) await refuseClash(name, target, host);
    const moved: string[] = [];
    try {
      for (const { checked, target } of plugins) {
        await markInstalled(checked, source, clone);
        await fs.rename(checked, target);
        moved.push(target);
      }
      await track(
        plugins.map((plugin) => trackedPlugin(source, clone, plugin, host)),
        place,
        host,
      );
    } catch (error) {
      for (const target of moved) await fs.rm(target, { recursive: true, force: true });
      throw error;
    }
    return plugins.map(({ name, target }) => ({
      name,
      path: target,
      ...clone,
      sameName: skillsOfSameName(name, known, host),
    }));
  });
}

function skillsOfSameName(
  name: string,
  known: readonly CatalogSkill[],
  { setup }: PluginHost,
): readonly SameName[] {
  const used = USED[setup.chosen.profile.duplicates];
  return findNamed(name, known)
    .filter(({ source }) => source !== 'plugin')
    .map(({ path: file, source }) => ({ path: file, source, used: source === 'bundled' ? 'plugin' : used }));
}

/** Plugins are the last root. */
const USED = { first: 'skill', last: 'plugin', priority: 'plugin', keep: 'both' } as const;

/** Installs a repository that is one skill. */
export async function installPlugin(request: InstallRequest, host: PluginHost): Promise<InstalledPlugin> {
  const [installed] = await installPlugins(request, host);
  return installed!;
}

/** A profile such as Codelia's takes skills from the repository only. */
function refuseProfile({ setup }: PluginHost): void {
  const { id, plugins } = setup.chosen.profile;
  if (plugins !== 'none') return;
  throw new PluginError(
    `The profile ${id} does not use plugins.`,
    'Copy the skill into the repository, or choose another --profile.',
    'request',
  );
}

/** A private directory next to the plugins, on the same disk; it is always removed, with any empty parents it needed. */
export async function inStagingDirectory<T>(
  place: PluginPlace,
  work: (directory: string) => Promise<T>,
): Promise<T> {
  let created: string | undefined;
  let staging: string | null = null;
  let isDone = false;
  try {
    await refuseOutside(place);
    created = await fs.mkdir(place.directory, { recursive: true });
    staging = await fs.mkdtemp(path.join(path.dirname(place.directory), '.skill-registrar-'));
    const result = await work(staging);
    isDone = true;
    return result;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw new PluginError(error.message, `Check ${place.directory} and try again.`, 'files');
    }
    throw error;
  } finally {
    if (staging !== null) await fs.rm(staging, { recursive: true, force: true });
    if (!isDone && created !== undefined) await removeEmpty(place.directory, path.dirname(created));
  }
}

/** Marks a directory as ours before it gets its place. */
export async function markInstalled(
  directory: string,
  { url }: PluginSource,
  { commit }: Clone,
): Promise<void> {
  const marker = path.join(directory, INSTALL_MARKER);
  // The repository may have a file or a link of this name.
  await fs.rm(marker, { recursive: true, force: true });
  await fs.writeFile(marker, newJsonText({ installedBy: 'skill-registrar', url, commit }), { flag: 'wx' });
}

/** A config file may track any directory beside the plugins: only one that we installed is replaced or removed. */
export async function refuseForeign(directory: string): Promise<void> {
  const stats = await fs.lstat(directory).catch(() => null);
  if (stats === null) return;
  const marker = path.join(directory, INSTALL_MARKER);
  if (stats.isDirectory() && (await fs.lstat(marker).catch(() => null))?.isFile()) return;
  throw new PluginError(
    `${directory} was not installed by skill-registrar: ${INSTALL_MARKER} is missing.`,
    'Move the directory away, or delete it yourself.',
    'files',
  );
}

/** Removes a directory and those above it, as far as they are empty and inside `top`. */
export async function removeEmpty(directory: string, top: string): Promise<void> {
  const above = path.resolve(top) + path.sep;
  for (let each = path.resolve(directory); each.startsWith(above); each = path.dirname(each)) {
    const isRemoved = await fs.rmdir(each).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

/** The plugin directory of a repository may be a link. */
async function refuseOutside({ directory, baseDirectory }: PluginPlace): Promise<void> {
  let existing = path.resolve(directory);
  while ((await fs.lstat(existing).catch(() => null)) === null) existing = path.dirname(existing);
  const base = await fs.realpath(baseDirectory).catch(() => path.resolve(baseDirectory));
  const real = await fs.realpath(existing);
  const isInside = real === base || real.startsWith(base + path.sep) || base.startsWith(real + path.sep);
  if (isInside && !pointsIntoGit(path.relative(base, real))) return;
  throw new PluginError(
    `${directory} points ${isInside ? 'into a git directory' : `outside ${baseDirectory}`}.`,
    'Remove the link, or set "pluginsDir" to another directory.',
    'files',
  );
}

async function refuseClash(name: string, target: string, { plugins }: PluginHost): Promise<void> {
  const isTracked = plugins.some((plugin) => plugin.name === name);
  const isThere = (await fs.lstat(target).catch(() => null)) !== null;
  if (!isTracked && !isThere) return;
  throw new PluginError(
    `A plugin named "${name}" is already installed.`,
    `Update it with \`plugins update ${name}\`, or install this one with --name.`,
    'request',
  );
}

function trackedPlugin(
  { url, ref }: PluginSource,
  clone: Clone,
  { name, path: directory }: { readonly name: string; readonly path: string },
  host: PluginHost,
): TrackedPlugin {
  return {
    url,
    ...(ref === undefined ? {} : { ref }),
    name,
    ...(directory === '.' ? {} : { path: directory }),
    enabled: true,
    installedAt: host.now().toISOString(),
    commit: clone.commit,
    ...(clone.isPinned ? { pinned: true } : {}),
    scope: host.user === undefined ? 'repo' : 'user',
  };
}

async function track(
  plugins: readonly TrackedPlugin[],
  { config: file }: PluginPlace,
  host: PluginHost,
): Promise<void> {
  await updateConfig(host.store, file, ({ text }) =>
    plugins.reduce<string | null>(
      (current, plugin) => addPlugin(new SkillsConfig(current, file), plugin),
      text,
    ),
  );
}
