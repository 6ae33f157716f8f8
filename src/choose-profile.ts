import type { Profile, ScanRoot } from './core/profile.js';
import { type CustomProfiles, lookUpProfile, profileNames } from './profiles/extend-profile.js';
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
export async function chooseProfile(input: ProfileSources): Promise<ChosenProfile> {
  const { id, reason } = decideProfile(input);
  const { asked, settings, workspace } = input;
  const lookup = lookUpProfile(id, settings.profiles as CustomProfiles);
  if (lookup.kind === 'found')
    return { profile: applySettings(lookup.profile, settings), reason, isBuiltIn: lookup.isBuiltIn };
  const { explainLookup } = await import('./explain-profile-lookup.js');
  throw explainLookup(lookup, { isAsked: asked !== undefined, settings, workspace });
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
  if (asked !== undefined) return { id: asked, reason: 'asked for' };
  if (settings.profile !== undefined) return { id: settings.profile, reason: 'config file' };
  const customs = settings.profiles as CustomProfiles;
  const detectable = detectableProfiles(customs);
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

/** Those of the config file first: they are more particular than the ones that ship. */
function detectableProfiles(customs: CustomProfiles): readonly Profile[] {
  const ids = [...new Set([...Object.keys(customs), ...profileNames()])];
  return ids.flatMap((id) => {
    const lookup = lookUpProfile(id, customs);
    return lookup.kind === 'found' && lookup.profile.detect !== undefined ? [lookup.profile] : [];
  });
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

/** Where a profile looks for a person's own skills, `skills.userDir` may say otherwise. */
function ownRoots({ roots }: Profile, { skills }: Settings): readonly ScanRoot[] {
  const given = skills['userDir'] as string | undefined;
  if (given === undefined) return roots;
  return roots.map((root) =>
    root.path === USER_DIRECTORY ? readScanRoot({ ...root, path: given }, roots) : root,
  );
}
