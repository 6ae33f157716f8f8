import type { SkillSwitches } from '../skill/list-skills.js';
import type { Fields } from '../skill/skill.js';
import { skillKey } from '../skill/skill.js';
import { normalizePath } from '../text/paths.js';
import type { Permissions } from './config-file.js';
import type { Settings } from './settings.js';

/** Settings for programs that offer skills to an agent. */
export interface AgentSettings {
  readonly isEnabled: boolean;
  /** Limits of the catalog an agent starts with. */
  readonly initial: { readonly maxEntries?: number; readonly maxBytes?: number };
  readonly search: { readonly defaultLimit?: number; readonly maxLimit?: number };
  /** Skills that one query may load by its triggers. */
  readonly maxSkills: number | undefined;
  /** Names of the skills an agent may see; all if undefined. */
  readonly allowlist: readonly string[] | undefined;
  readonly switches: SkillSwitches;
  /** Rules for loading skills; absent if the config has none. */
  readonly permissions: Permissions | undefined;
  /** Those of the repository first. */
  readonly plugins: readonly TrackedPlugin[];
  /** Workspace paths of the directories that plugins are installed in. */
  readonly pluginDirectories: { readonly repo: string; readonly user: string };
  /** Directories of skills that a program ships, as the user's own config names them: absolute, or below `~/`. */
  readonly bundled: readonly string[];
  /** The config names a plugin directory, so it counts even if no plugin is tracked. */
  readonly hasOwnPluginDirectory: boolean;
}

/** What a config file says about a plugin. */
export interface PluginDefinition {
  readonly url: string;
  readonly ref?: string;
  readonly name?: string;
  readonly enabled?: boolean;
  readonly installedAt?: string;
}

/** What a config file says about skills for an agent. */
export interface SkillsConfig {
  readonly enabled?: boolean;
  readonly initial?: AgentSettings['initial'];
  readonly search?: AgentSettings['search'];
}

/** A plugin entry of a config file. */
export interface TrackedPlugin extends PluginDefinition {
  readonly name: string;
  readonly enabled: boolean;
  /** Directory of the skill in its repository, if it is not the top. */
  readonly path?: string;
  /** What is installed. */
  readonly commit?: string;
  /** Pinned to a tag or a commit. */
  readonly pinned?: boolean;
  /** `user`: tracked in the home directory, for every repository. */
  readonly scope: 'repo' | 'user';
}

const REPOSITORY_PLUGINS = '.agent/plugins';
export const USER_PLUGINS = '~/.agent/plugins';

/** The `skills` object of the config files, with defaults. They were checked against the schema before. */
export function readAgentSettings({ skills, userSkills, permissions }: Settings): AgentSettings {
  const plugins = [...readPluginList(skills, 'repo'), ...readPluginList(userSkills, 'user')];
  const directory = skills['pluginsDir'] as string | undefined;
  return {
    isEnabled: skills['enabled'] !== false && userSkills['enabled'] !== false,
    initial: (skills['initial'] ?? {}) as AgentSettings['initial'],
    search: (skills['search'] ?? {}) as AgentSettings['search'],
    maxSkills: skills['maxSkills'] as number | undefined,
    allowlist: narrowAllowlist(allowlistIn(userSkills), allowlistIn(skills)),
    switches: {
      plugins,
      disabledBundled: [...textsIn(userSkills, 'disabledBundled'), ...textsIn(skills, 'disabledBundled')],
      enabledBundled: enabledBundled(
        textsIn(userSkills, 'enabledBundled'),
        textsIn(skills, 'enabledBundled'),
      ),
      disabled: [...textsIn(userSkills, 'disabled'), ...textsIn(skills, 'disabled')],
    },
    permissions,
    bundled: textsIn(userSkills, 'bundled'),
    plugins,
    pluginDirectories: pluginDirectories(directory),
    hasOwnPluginDirectory: directory !== undefined,
  };
}

function allowlistIn(fields: Fields): SkillAllowlist {
  return fields['allow'] as SkillAllowlist;
}

/** A list turns all others off: a repository's leaves only what the user's has. */
function enabledBundled(user: readonly string[], repo: readonly string[]): readonly string[] {
  if (user.length === 0 || repo.length === 0) return repo.length === 0 ? user : repo;
  const both = repo.filter((name) => isAllowed(user, name));
  return both.length === 0 ? user : both;
}

/** `undefined` and `['*']` allow every skill, `[]` none, a list of names those. */
export type SkillAllowlist = readonly string[] | undefined;

export function isAllowed(allowlist: SkillAllowlist, name: string): boolean {
  if (allowlist === undefined || allowlist.includes('*')) return true;
  const key = skillKey(name);
  return allowlist.some((allowed) => skillKey(allowed) === key);
}

/** The skills that both lists allow. */
export function narrowAllowlist(first: SkillAllowlist, second: SkillAllowlist): SkillAllowlist {
  if (first === undefined || first.includes('*')) return second;
  if (second === undefined || second.includes('*')) return first;
  return first.filter((name) => isAllowed(second, name));
}

function textsIn(fields: Fields, key: string): readonly string[] {
  return (fields[key] as readonly string[] | undefined) ?? [];
}

/** A configured directory replaces the default in its tree. */
function pluginDirectories(given: string | undefined): AgentSettings['pluginDirectories'] {
  const isAtHome = given?.startsWith('~/') === true;
  return {
    repo: given === undefined || isAtHome ? REPOSITORY_PLUGINS : normalizePath(given),
    user: isAtHome ? `~/${normalizePath(given.slice(2))}` : USER_PLUGINS,
  };
}

/** Reads `skills.plugins` of a config file; an item may be a plain URL. */
export function readPluginList(skills: Fields, scope: TrackedPlugin['scope']): readonly TrackedPlugin[] {
  const items = Array.isArray(skills['plugins']) ? (skills['plugins'] as unknown[]) : [];
  return items.map((item) => {
    const plugin = (typeof item === 'string' ? { url: item } : item) as { url: string };
    return { name: nameInUrl(plugin.url), enabled: true, ...plugin, scope };
  });
}

/** `https://github.com/user/my-skill.git` is called `my-skill` unless it has another name. */
function nameInUrl(url: string): string {
  const last = url.replace(/\/+$/, '').split('/').at(-1)!;
  return last.replace(/\.git$/, '');
}
