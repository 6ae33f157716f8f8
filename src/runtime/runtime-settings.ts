import { normalizePath } from '../core/skill-path.js';
import type { RunSetup } from '../prepare-run.js';
import { MAX_MATCHES } from './max-matches.js';
import { readPluginList, type TrackedPlugin } from './plugins/plugin-list.js';
import { SEARCH_LIMITS, type SearchLimits } from './search.js';
import type { SkillAllowlist } from './skill-registry.js';

/** The `skills` object of the config, with defaults. */
export interface RuntimeSettings {
  readonly isEnabled: boolean;
  readonly search: SearchLimits;
  /** Skills that one query may load by its triggers. */
  readonly maxSkills: number;
  readonly allowlist: SkillAllowlist;
  readonly plugins: readonly TrackedPlugin[];
  /** Workspace path: in the home directory where that was allowed, else in the repository. */
  readonly pluginsDirectory: string;
}

/** The config has been checked against its schema: what is there has the right type. */
export function readRuntimeSettings({
  request,
  settings,
}: Pick<RunSetup, 'request' | 'settings'>): RuntimeSettings {
  const { skills } = settings;
  const hasHome = request.workspace.home !== null;
  const search = (skills['search'] ?? {}) as Partial<SearchLimits>;
  return {
    isEnabled: skills['enabled'] !== false,
    search: {
      defaultLimit: search.defaultLimit ?? SEARCH_LIMITS.defaultLimit,
      maxLimit: search.maxLimit ?? SEARCH_LIMITS.maxLimit,
    },
    maxSkills: (skills['maxSkills'] as number | undefined) ?? MAX_MATCHES,
    allowlist: skills['allow'] as SkillAllowlist,
    plugins: readPluginList(skills),
    pluginsDirectory: pluginsDirectoryOf(skills['pluginsDir'] as string | undefined, hasHome),
  };
}

/** A directory of the repository stands in for one in the home directory where that may not be reached. */
function pluginsDirectoryOf(given: string | undefined, hasHome: boolean): string {
  const directory = given ?? '~/.agent/plugins';
  if (!directory.startsWith('~/')) return normalizePath(directory);
  return hasHome ? `~/${normalizePath(directory.slice(2))}` : '.agent/plugins';
}
