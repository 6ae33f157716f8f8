import type { Profile, ScanRoot } from './core/profile.js';
import { normalizePath } from './core/skill-path.js';
import { UsageError } from './errors.js';
import { PROFILES, profileById } from './profiles/index.js';
import type { Settings } from './settings.js';
import type { Workspace } from './workspace/workspace.js';

export interface ChosenProfile {
  readonly profile: Profile;
  /** Why this one: it stands in every report. */
  readonly reason: string;
  readonly isBuiltIn: boolean;
}

const DEFAULT_PROFILE = 'agent-skills';

/** Picks the profile: asked for > config > `$schema` of the manifest > a marker in the repository > the default (2.3). */
export function chooseProfile(input: {
  readonly asked: string | undefined;
  readonly settings: Settings;
  readonly workspace: Workspace;
  readonly manifestSchema: string | null;
}): ChosenProfile {
  const { asked, settings, workspace, manifestSchema } = input;
  if (asked !== undefined) return named(asked, settings, 'asked for');
  if (settings.profile !== undefined) return named(settings.profile, settings, 'config file');
  const bySchema = PROFILES.find(
    ({ detect }) => manifestSchema !== null && detect?.manifestSchemas.includes(manifestSchema),
  );
  if (bySchema !== undefined) return named(bySchema.id, settings, 'manifest $schema');
  for (const { id, detect } of PROFILES) {
    const marker = detect?.markers.find((path) => workspace.kindOf(path) === 'directory');
    if (marker !== undefined) return named(id, settings, `marker ${marker}/`);
  }
  return named(DEFAULT_PROFILE, settings, 'default');
}

function named(id: string, settings: Settings, reason: string): ChosenProfile {
  const { profile, isBuiltIn } = resolveProfile(id, settings.profiles, []);
  return { profile: applySettings(profile, settings), reason, isBuiltIn };
}

type Cells = Readonly<Record<string, unknown>>;

function resolveProfile(
  id: string,
  custom: Readonly<Record<string, Cells>>,
  seen: readonly string[],
): { profile: Profile; isBuiltIn: boolean } {
  const cells = Object.hasOwn(custom, id) ? custom[id] : undefined;
  if (cells === undefined) {
    const profile = profileById(id);
    if (profile !== undefined) return { profile, isBuiltIn: true };
    const known = [...PROFILES.map((candidate) => candidate.id), ...Object.keys(custom)].join(', ');
    throw new UsageError(`Unknown profile "${id}".`, `Choose one of: ${known}.`);
  }
  if (seen.includes(id))
    throw new UsageError(`The profile "${id}" extends itself.`, 'Break the circle of "extends".');
  const { extends: base = DEFAULT_PROFILE, ...own } = cells;
  const parent = resolveProfile(String(base), id === base ? {} : custom, [...seen, id]);
  const detached: Profile = { ...parent.profile, id };
  const profile = overlay(detached, own) as Profile;
  const roots = profile.roots.map((root) => configuredRoot(root, parent.profile));
  return { profile: { ...profile, roots }, isBuiltIn: false };
}

/** Mappings are merged, everything else is replaced. */
function overlay(base: unknown, changes: unknown): unknown {
  if (!isMapping(base) || !isMapping(changes)) return changes;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(changes)) result[key] = overlay(result[key], value);
  return result;
}

function isMapping(value: unknown): value is Cells {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the config file says beside the profile it names. */
function applySettings(profile: Profile, settings: Settings): Profile {
  return {
    ...profile,
    ...(settings.nested && { nested: settings.nested }),
    ...(settings.failOn && { failOn: settings.failOn }),
    ...(settings.requires && { requires: settings.requires }),
    ...(settings.roots && { roots: settings.roots.map((path) => configuredRoot(path, profile)) }),
    rules: { ...profile.rules, ...settings.rules },
  };
}

/** A root that a config file names takes what it leaves out from the profile. */
function configuredRoot(root: string | Partial<ScanRoot>, profile: Profile): ScanRoot {
  const given = typeof root === 'string' ? { path: root } : root;
  const path = normalizePath(given.path ?? '.');
  const known = profile.roots.find((candidate) => candidate.path === path) ?? profile.roots[0];
  return { source: known?.source ?? 'repo', levels: known?.levels ?? ['children'], ...given, path };
}
