import type { Profile, ScanRoot } from './core/profile.js';
import { UsageError } from './errors.js';
import {
  type CustomProfiles,
  lookUpProfile,
  type ProfileLookup,
  profileNames,
} from './profiles/extend-profile.js';
import { DEFAULT_PROFILE } from './profiles/index.js';
import { readScanRoot } from './profiles/scan-root.js';
import type { Settings } from './settings.js';
import type { Workspace } from './workspace/workspace.js';

export interface ChosenProfile {
  readonly profile: Profile;
  /** Why this one: it stands in every report. */
  readonly reason: string;
  readonly isBuiltIn: boolean;
}

/** Picks the profile: asked for > config > `$schema` of the manifest > a marker in the repository > the default. */
export function chooseProfile(input: {
  readonly asked: string | undefined;
  readonly settings: Settings;
  readonly workspace: Workspace;
  readonly manifestSchema: string | null;
}): ChosenProfile {
  const { asked, settings, workspace, manifestSchema } = input;
  if (asked !== undefined) return named(asked, settings, 'asked for');
  if (settings.profile !== undefined) return named(settings.profile, settings, 'config file');
  const customs = settings.profiles as CustomProfiles;
  const detectable = detectableProfiles(customs);
  const bySchema = detectable.find(
    ({ detect }) => manifestSchema !== null && detect?.manifestSchemas.includes(manifestSchema),
  );
  if (bySchema !== undefined) return named(bySchema.id, settings, 'manifest $schema');
  for (const { id, detect } of detectable) {
    const marker = detect?.markers.find((path) => workspace.kindOf(path) === 'directory');
    if (marker !== undefined) return named(id, settings, `marker ${marker}/`);
  }
  return named(DEFAULT_PROFILE.id, settings, 'default');
}

/** Those of the config file first: they are more particular than the ones that ship. */
function detectableProfiles(customs: CustomProfiles): readonly Profile[] {
  const ids = [...new Set([...Object.keys(customs), ...profileNames()])];
  return ids.flatMap((id) => {
    const lookup = lookUpProfile(id, customs);
    return lookup.kind === 'found' && lookup.profile.detect !== undefined ? [lookup.profile] : [];
  });
}

function named(id: string, settings: Settings, reason: string): ChosenProfile {
  const lookup = lookUpProfile(id, settings.profiles as CustomProfiles);
  if (lookup.kind !== 'found') throw explainLookup(lookup);
  return { profile: applySettings(lookup.profile, settings), reason, isBuiltIn: lookup.isBuiltIn };
}

function explainLookup(lookup: Exclude<ProfileLookup, { kind: 'found' }>): UsageError {
  switch (lookup.kind) {
    case 'unknown': {
      const where = lookup.by === undefined ? '' : `, which "${lookup.by}" extends`;
      return new UsageError(
        `Unknown profile "${lookup.id}"${where}.`,
        `Choose one of: ${lookup.known.join(', ')}.`,
      );
    }
    case 'cycle': {
      const chain = lookup.chain.join(' → ');
      return new UsageError(
        `The profile "${lookup.chain[0]}" extends itself: ${chain}.`,
        'Break the circle of "extends".',
      );
    }
    case 'invalid': {
      const cell = lookup.cell.join('.');
      return new UsageError(
        `"${cell}" of the profile "${lookup.id}" is no regular expression: ${lookup.reason}.`,
        'Correct the pattern.',
      );
    }
  }
}

/** What the config file says beside the profile it names. */
function applySettings(profile: Profile, settings: Settings): Profile {
  // Roots that somebody names are meant: a slip of the pen must not become a scan of something else.
  const { fallbackRoot, ...base } = profile;
  return {
    ...base,
    ...(fallbackRoot && !settings.roots && { fallbackRoot }),
    ...(settings.nested && { nested: settings.nested }),
    ...(settings.failOn && { failOn: settings.failOn }),
    ...(settings.requires && { requires: settings.requires }),
    roots: settings.roots?.map((root) => readScanRoot(root, profile.roots)) ?? ownRoots(profile, settings),
    rules: { ...profile.rules, ...settings.rules },
  };
}

const USER_DIRECTORY = '~/.agent/skills';

/** Where a profile looks for a person's own skills, `skills.userDir` may say otherwise (S2-23). */
function ownRoots({ roots }: Profile, { skills }: Settings): readonly ScanRoot[] {
  const given = skills['userDir'] as string | undefined;
  if (given === undefined) return roots;
  return roots.map((root) =>
    root.path === USER_DIRECTORY ? readScanRoot({ ...root, path: given }, roots) : root,
  );
}
