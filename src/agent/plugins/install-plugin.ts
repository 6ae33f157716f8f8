import fs from 'node:fs/promises';
import path from 'node:path';
import { DiskWorkspace } from '../../files/disk-workspace.js';
import { leadsIntoGit } from '../../files/workspace.js';
import type { FileStore } from '../../request.js';
import { ruleById } from '../../rules/index.js';
import { Judge } from '../../rules/judge.js';
import type { RunSetup } from '../../run/prepare-run.js';
import { inspectSkills, scanRepository } from '../../run/read-skills.js';
import {
  type Clone,
  checkPluginName,
  checkPluginRef,
  checkPluginUrl,
  clonePlugin,
  type GitOptions,
} from './git.js';
import { addPlugin, type TrackedPlugin } from './plugin-list.js';

export interface InstallRequest {
  readonly url: string;
  readonly ref?: string | undefined;
  /** Another name for the skill. */
  readonly name?: string | undefined;
}

export interface InstalledPlugin {
  readonly name: string;
  /** Absolute path of its directory. */
  readonly path: string;
  readonly commit: string;
  readonly isPinned: boolean;
}

/** What an installation needs of its surroundings. */
export interface PluginHost {
  /** Absolute; plugins are never put outside it, whatever links say: the repository, or the home directory. */
  readonly baseDirectory: string;
  /** Absolute. */
  readonly pluginsDirectory: string;
  /** The config file that tracks plugins, as the store names it. */
  readonly config: string;
  readonly store: FileStore;
  readonly plugins: readonly TrackedPlugin[];
  readonly git: GitOptions;
  readonly now: () => Date;
  /** Reads the skill in a directory below `root`, and says what is wrong with it. */
  readonly inspect: (root: string, directory: string) => Promise<InspectedPlugin>;
}

export interface InspectedPlugin {
  /** `null` when there is no SKILL.md with a name. */
  readonly name: string | null;
  readonly errors: readonly string[];
}

/**
 * Clones a skill, checks it where nobody sees it, and only then puts it among the plugins and into the config. Whatever
 * fails, nothing is left behind.
 */
export async function installPlugin(request: InstallRequest, host: PluginHost): Promise<InstalledPlugin> {
  const source = checkSource(request, host);
  if (request.name !== undefined) checkPluginName(request.name);
  return inWorkshop(host, async (workshop) => {
    const fetched = await fetchPlugin(source, workshop, host);
    const name = request.name ?? fetched.name;
    const target = path.join(host.pluginsDirectory, name);
    await refuseClash(name, target, host);
    await fs.rename(fetched.path, target);
    try {
      await track({ ...source, name }, host);
    } catch (error) {
      await fs.rm(target, { recursive: true, force: true });
      throw error;
    }
    return { name, path: target, commit: fetched.commit, isPinned: fetched.isPinned };
  });
}

export interface FetchedPlugin extends Clone {
  readonly name: string;
  readonly path: string;
}

interface PluginSource {
  readonly url: string;
  readonly ref: string | undefined;
}

function checkSource({ url, ref }: Pick<InstallRequest, 'url' | 'ref'>, host: PluginHost): PluginSource {
  return {
    url: checkPluginUrl(url, host.git),
    ref: ref === undefined ? undefined : checkPluginRef(ref),
  };
}

/** Clones and checks a plugin in a workshop; the directory has the skill's own name. */
export async function fetchPlugin(
  given: Pick<InstallRequest, 'url' | 'ref'>,
  workshop: string,
  host: PluginHost,
): Promise<FetchedPlugin> {
  const source = checkSource(given, host);
  const clone = await clonePlugin(source, path.join(workshop, 'clone'), host.git);
  const { name } = await host.inspect(workshop, 'clone');
  if (name === null) {
    throw new PluginError(
      `${source.url} has no SKILL.md with a name at its top.`,
      'Install a repository that is one skill.',
      'skill',
    );
  }
  checkPluginName(name);
  const renamed = path.join(workshop, 'checked', name);
  await fs.mkdir(path.dirname(renamed));
  await fs.rename(path.join(workshop, 'clone'), renamed);
  const { errors } = await host.inspect(path.join(workshop, 'checked'), name);
  if (errors.length > 0) {
    throw new PluginError(
      `The skill "${name}" of ${source.url} is not valid: ${errors.join('; ')}`,
      'Ask its author to mend it, or install another version with --ref.',
      'skill',
      { skill: name, url: source.url, errors },
    );
  }
  return { ...clone, name, path: renamed };
}

/** A private directory beside the plugins, on the same disk, which goes whatever happens. */
export async function inWorkshop<T>(host: PluginHost, work: (directory: string) => Promise<T>): Promise<T> {
  let workshop: string | null = null;
  try {
    await refuseOutside(host);
    await fs.mkdir(host.pluginsDirectory, { recursive: true });
    workshop = await fs.mkdtemp(path.join(path.dirname(host.pluginsDirectory), '.skill-registrar-'));
    return await work(workshop);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw new PluginError(`The disk refused: ${error.message}`, `Check ${host.pluginsDirectory}.`, 'files');
    }
    throw error;
  } finally {
    if (workshop !== null) await fs.rm(workshop, { recursive: true, force: true });
  }
}

/** A repository may hold a link where its plugins should be. */
async function refuseOutside(host: PluginHost): Promise<void> {
  let existing = path.resolve(host.pluginsDirectory);
  while ((await fs.lstat(existing).catch(() => null)) === null) existing = path.dirname(existing);
  const [base, real] = [await fs.realpath(host.baseDirectory), await fs.realpath(existing)];
  const isInside = real === base || real.startsWith(base + path.sep);
  if (isInside && !leadsIntoGit(path.relative(base, real))) return;
  throw new PluginError(
    `${host.pluginsDirectory} leads ${isInside ? 'into a git directory' : `out of ${host.baseDirectory}`}.`,
    'Replace the link by a real directory, or correct `skills.pluginsDir`.',
    'files',
  );
}

async function refuseClash(name: string, target: string, host: PluginHost): Promise<void> {
  const isTracked = host.plugins.some((plugin) => plugin.name === name);
  const isThere = await fs.lstat(target).then(
    () => true,
    () => false,
  );
  if (!isTracked && !isThere) return;
  throw new PluginError(
    `There is a plugin named "${name}" already.`,
    `Update it with \`plugins update ${name}\`, or install this one with --name.`,
    'request',
  );
}

async function track(
  source: { url: string; ref: string | undefined; name: string },
  host: PluginHost,
): Promise<void> {
  const { url, ref, name } = source;
  const plugin: TrackedPlugin = {
    url,
    ...(ref === undefined ? {} : { ref }),
    name,
    enabled: true,
    installedAt: host.now().toISOString(),
  };
  await host.store.update(host.config, (current) => addPlugin(current, plugin), { backup: false });
}

/** Checks the skill at the top of a directory as the repository's own profile checks skills. Runs nothing of it. */
export async function inspectPlugin(
  setup: RunSetup,
  root: string,
  directory: string,
): Promise<InspectedPlugin> {
  const workspace = new DiskWorkspace({ root });
  const own: RunSetup = {
    ...setup,
    request: { ...setup.request, workspace },
    settings: { ...setup.settings, exclude: [] },
    roots: [{ path: directory, source: 'plugin', levels: ['self'] }],
    manifestText: null,
  };
  const [record] = inspectSkills(own, scanRepository(own));
  if (record === undefined) return { name: null, errors: ['There is no SKILL.md at its top.'] };
  const { profile } = setup.chosen;
  const level = setup.request.level ?? setup.settings.level;
  const judge = new Judge({ profile, level, isForced: false, isProtocol: false }, ruleById);
  return { name: record.declared.name ?? null, errors: judge.errorsOf(record) };
}

/** Why a plugin could not be installed, updated or found; nothing was left behind. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  constructor(
    message: string,
    readonly fix: string,
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    readonly kind: 'request' | 'skill' | 'files',
    /** The skill that is refused, and what is wrong with it, finding by finding. */
    readonly refused?: { readonly skill: string; readonly url: string; readonly errors: readonly string[] },
  ) {
    super(message);
  }
}
