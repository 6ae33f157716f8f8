import type { Workspace } from '../files/workspace.js';
import { locateInJson } from '../json/read-json.js';
import {
  type CustomProfiles,
  lookUpProfile,
  type ProfileLookup,
  profileNames,
  readScanRoot,
} from '../profiles/extend-profile.js';
import { DEFAULT_PROFILE } from '../profiles/index.js';
import type { Profile, ScanRoot } from '../profiles/profile.js';
import { DRIFT_RULES } from '../rules/judge.js';
import { ConfigError, UsageError } from '../text/errors.js';
import { START_OF_FILE } from '../text/span.js';
import { adviseOn } from '../text/suggest.js';
import { USER_PLUGINS } from './agent-settings.js';
import { readConfigText } from './config-files.js';
import type { Settings } from './settings.js';

export interface ChosenProfile {
  readonly profile: Profile;
  /** The reason, shown in every report. */
  readonly reason: string;
  readonly isBuiltIn: boolean;
}

/** Picks the profile: requested > config > `$schema` of the manifest > a marker in the repository > the default. */
export function chooseProfile(input: ProfileSources): ChosenProfile {
  const { id, reason } = decideProfile(input);
  const lookup = lookUpProfile(id, input.settings.profiles as CustomProfiles);
  if (lookup.kind !== 'found') throw explainLookup(lookup, input);
  return { profile: applySettings(lookup.profile, input.settings), reason, isBuiltIn: lookup.isBuiltIn };
}

interface ProfileSources {
  readonly asked: string | undefined;
  readonly settings: Settings;
  readonly workspace: Workspace;
  readonly manifestSchema: string | null;
}

interface Decision {
  readonly id: string;
  readonly reason: string;
}

function decideProfile({ asked, settings, workspace, manifestSchema }: ProfileSources): Decision {
  if (asked !== undefined) return { id: asked, reason: 'requested' };
  if (settings.profile !== undefined) return { id: settings.profile, reason: 'config file' };
  const detectable = detectableProfiles(settings.profiles as CustomProfiles);
  const bySchema = detectable.find(
    ({ detect }) => manifestSchema !== null && detect?.manifestSchemas.includes(manifestSchema),
  );
  if (bySchema !== undefined) return { id: bySchema.id, reason: 'manifest $schema' };
  for (const { id, detect } of detectable) {
    const marker = detect?.markers.find((path) => workspace.kindOf(path) === 'directory');
    if (marker !== undefined) return { id, reason: `marker ${marker}/` };
  }
  return { id: DEFAULT_PROFILE.id, reason: 'default' };
}

/** Custom profiles first: they are more specific than the built-in ones. */
function detectableProfiles(customs: CustomProfiles): readonly Profile[] {
  const ids = [...new Set([...Object.keys(customs), ...profileNames()])];
  return ids.flatMap((id) => {
    const lookup = lookUpProfile(id, customs);
    return lookup.kind === 'found' && lookup.profile.detect !== undefined ? [lookup.profile] : [];
  });
}

/** Settings of the config that refine the profile. */
function applySettings(profile: Profile, settings: Settings): Profile {
  // Configured roots are deliberate: a typo must not become a scan of something else.
  const { fallbackRoot, ...base } = profile;
  return {
    ...base,
    ...(fallbackRoot && !settings.roots && { fallbackRoot }),
    ...(profile.outsiders && settings.roots && { outsiders: 'report' as const }),
    ...(settings.nested && { nested: settings.nested }),
    ...(settings.failOn && { failOn: settings.failOn }),
    ...(settings.requires && { requires: settings.requires }),
    roots: settings.roots?.map((root) => readScanRoot(root, profile.roots)) ?? ownRoots(profile, settings),
    rules: { ...profile.rules, ...driftLevels(settings), ...settings.rules },
  };
}

/** If a sync regenerates files, a change need not. */
function driftLevels({ drift }: Settings): Profile['rules'] {
  if (drift === 'fail') return {};
  return Object.fromEntries(DRIFT_RULES.map((rule) => [rule, 'notice']));
}

/** The roots that the config may move, and the key under `skills` that does it. */
const MOVABLE_ROOTS: Readonly<Record<string, string>> = {
  '~/.agent/skills': 'userDir',
  [USER_PLUGINS]: 'pluginsDir',
};

function ownRoots({ roots }: Profile, { skills }: Settings): readonly ScanRoot[] {
  return roots.map((root) => {
    const path = skills[MOVABLE_ROOTS[root.path] ?? ''] as string | undefined;
    return path === undefined ? root : readScanRoot({ ...root, path }, roots);
  });
}

type FailedLookup = Exclude<ProfileLookup, { kind: 'found' }>;

/** Explains an unknown profile: a mistake on the command line, or in the config file with its position. */
function explainLookup(
  lookup: FailedLookup,
  { asked, settings: { file }, workspace }: ProfileSources,
): UsageError | ConfigError {
  const { message, fix, at } = describe(lookup);
  const isOnCommandLine = asked !== undefined && lookup.kind === 'unknown' && lookup.by === undefined;
  if (isOnCommandLine || file === null) return new UsageError(message, fix);
  // A config file that --config names may be outside the workspace.
  const text = readConfigText(workspace, file);
  const span = (text === null ? null : locateInJson(text, at, 'value')) ?? START_OF_FILE;
  return new ConfigError(`${file}: ${message}`, fix, { file, span });
}

/** The mistake, and its position in the config file. */
function describe(lookup: FailedLookup): { message: string; fix: string; at: readonly string[] } {
  switch (lookup.kind) {
    case 'unknown': {
      const { id, by, known } = lookup;
      return {
        message: `Unknown profile "${id}"${by === undefined ? '' : `, which "${by}" extends`}.`,
        fix: adviseOn(id, known, `Choose one of: ${known.join(', ')}.`),
        at: by === undefined ? ['profile'] : ['profiles', by, 'extends'],
      };
    }
    case 'cycle':
      return {
        message: `The profile "${lookup.chain[0]}" extends itself: ${lookup.chain.join(' → ')}.`,
        fix: 'Break the cycle of "extends".',
        at: ['profiles', lookup.chain[0]!, 'extends'],
      };
    case 'invalid':
      return {
        message: `"${lookup.cell.join('.')}" of the profile "${lookup.id}" is not a regular expression: ${lookup.reason}.`,
        fix: 'Fix the pattern.',
        at: ['profiles', lookup.id, ...lookup.cell],
      };
  }
}
