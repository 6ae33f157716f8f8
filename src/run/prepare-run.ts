import { readAgentSettings } from '../config/agent-settings.js';
import { type ChosenProfile, chooseProfile } from '../config/choose-profile.js';
import type { Request } from '../config/request.js';
import { isWritingOrPreview } from '../config/request.js';
import { expandPattern, type ResolvedRoots, resolveRoots } from '../config/roots.js';
import { loadSettings, type Settings } from '../config/settings.js';
import type { FileStore, Workspace } from '../files/workspace.js';
import { isObject, type JsonObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import { type ExistingEntry, ExistingManifest } from '../manifest/manifest-model.js';
import type { Profile, ScanRoot } from '../profiles/profile.js';
import { ruleById } from '../rules/index.js';
import { Judge } from '../rules/judge.js';
import { compileOverrides } from '../rules/suppressions.js';
import { loadFrontmatterValidator } from '../schema/validators.js';
import type { Validate } from '../schema/violation.js';
import type { IsIgnored } from '../skill/discover-roots.js';
import { createLexicon, DEFAULT_LEXICON, type Lexicon } from '../skill/lexicon.js';
import { ConfigError, UsageError } from '../text/errors.js';
import { normalizePath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { chooseManifest, findManifestSchema, readOnce } from './choose-manifest.js';

/** What a run needs before it reads a skill. */
export interface RunSetup {
  readonly request: Request;
  readonly settings: Settings;
  readonly chosen: ChosenProfile;
  /** Gives findings their severities, and decides which skills are accepted. */
  readonly judge: Judge;
  /** The table of all clients was requested, including skills that only some clients find. */
  readonly isForAllClients: boolean;
  readonly roots: readonly ScanRoot[];
  /** Only the paths of the request are scanned, because a scan of the repository does not reach them. */
  readonly isIsolated: boolean;
  /** Directories that git ignores, if the profile searches everywhere. */
  readonly isIgnored?: IsIgnored;
  readonly manifestFile: string;
  /** Other skill manifests that are not used. */
  readonly otherManifests: readonly string[];
  /** `false` if the repository has no manifest by choice. */
  readonly hasManifest: boolean;
  /** Without a text if there is no manifest yet. */
  readonly existing: ExistingManifest;
  readonly lexicon: Lexicon;
  /** Checks frontmatter against the schema of the profile. */
  readonly validate: Validate;
  readonly overrides: Overrides;
  /** The tree that a run is compared with, which may have no skills yet. */
  readonly isBase?: boolean;
}

/** Manual data that is kept out of the generated file. */
interface Overrides {
  readonly matrix: JsonObject;
  readonly skills: Readonly<Record<string, JsonObject>>;
}

/** Reads config, profile, roots and the existing manifest. What the config names is read where the config is. */
export async function prepareRun(
  request: Request,
  given?: Settings,
  configStore = request.store,
): Promise<RunSetup> {
  const isAll = request.profile === ALL_CLIENTS;
  if (isAll) refuseWriting(request);
  const settings = await settleSettings(request, given ?? (await loadSettings(request)));
  const read = readOnce(request.store);
  const named = request.manifest ?? (settings.manifest || undefined);
  const asked = (isAll ? undefined : request.profile) ?? settings.profile;
  const chosen = chooseProfile({
    asked: isAll ? undefined : request.profile,
    settings,
    workspace: request.workspace,
    manifestSchema: asked === undefined ? findManifestSchema(named, settings, read) : null,
  });
  const { roots, isIgnored } = await chooseRoots(request, settings, chosen.profile);
  const manifest =
    named === undefined
      ? chooseManifest(roots, { workspace: request.workspace, read, place: chosen.profile.manifest })
      : { file: named, others: [] };
  // What someone names by its path need not belong to the manifest.
  const isIsolated = request.paths !== undefined;
  const hasManifest = !isIsolated && (named !== undefined || settings.manifest !== false);
  const existing = new ExistingManifest(manifest.file, hasManifest ? read(manifest.file) : null);
  return {
    request,
    settings,
    chosen,
    judge: openJudge({ request, settings, existing }, chosen.profile),
    isForAllClients: isAll || request.compatibility === true,
    roots,
    isIsolated,
    ...(isIgnored && { isIgnored }),
    manifestFile: manifest.file,
    otherManifests: manifest.others,
    hasManifest,
    existing,
    lexicon: lexiconOf(settings),
    validate: await loadFrontmatterValidator(chosen.profile, chosen.isBuiltIn),
    overrides: readOverrides(configStore, settings),
  };
}

/** What the request says instead of the config. */
async function settleSettings(request: Request, settings: Settings): Promise<Settings> {
  const { roots, drift = settings.drift } = request;
  const exclude = await expandExcluded(settings.exclude, request.workspace);
  return { ...settings, ...(roots && { roots }), drift, exclude };
}

async function chooseRoots(request: Request, settings: Settings, profile: Profile): Promise<ResolvedRoots> {
  if (request.paths !== undefined)
    return { roots: withoutPlugins(request.paths.map(rootOfPath), profile, settings) };
  const { workspace, workingDirectory = '.', environment } = request;
  const { roots, ...others } = await resolveRoots({
    profile,
    workspace,
    workingDirectory,
    variables: environment.variables,
    pluginsDirectory: settings.skills['pluginsDir'] as string | undefined,
  });
  return { ...others, roots: withoutPlugins(roots, profile, settings) };
}

/** Judges by the profile, the config and the options of a run. */
function openJudge(
  { request, settings, existing }: Pick<RunSetup, 'request' | 'settings' | 'existing'>,
  profile: Profile,
): Judge {
  const policy = {
    profile,
    level: request.level ?? settings.level,
    isForced: request.force === true,
    isProtocol: request.protocol === true,
    hasManifest: existing.text !== null || request.operation === 'register',
    overrides: compileOverrides(settings.ruleOverrides),
  };
  return new Judge(policy, ruleById);
}

/** The same run with another built-in profile. */
export function withProfile(setup: RunSetup, profile: Profile): RunSetup {
  const chosen = { ...setup.chosen, profile, isBuiltIn: true };
  return { ...setup, chosen, judge: openJudge(setup, profile) };
}

function lexiconOf({ lexicon }: Settings): Lexicon {
  return Object.keys(lexicon).length === 0 ? DEFAULT_LEXICON : createLexicon(lexicon);
}

/** The value of `--profile` for the table of all clients. */
export const ALL_CLIENTS = 'all';

/** Writing requires one profile. */
function refuseWriting(request: Request): void {
  if (!isWritingOrPreview(request) && request.operation !== 'discover') return;
  throw new UsageError('--profile all works only with validate and status.', 'Choose one profile.');
}

/** Installed plugins belong to other repositories: only agents read their directory, unless a profile names it. */
function withoutPlugins(
  roots: readonly ScanRoot[],
  profile: Profile,
  settings: Settings,
): readonly ScanRoot[] {
  const { pluginDirectories, plugins } = readAgentSettings(settings);
  const isNamed = profile.roots.some(({ path }) => path === pluginDirectories.repo);
  if (isNamed || plugins.length === 0) return roots;
  return roots.filter(({ path }) => path !== pluginDirectories.repo);
}

/** The entries of the existing manifest. */
export function existingEntries({ existing }: Pick<RunSetup, 'existing'>): readonly ExistingEntry[] {
  return existing.model.entries;
}

/** `drafts/**` excludes everything in drafts, and so drafts itself. */
async function expandExcluded(paths: readonly string[], workspace: Workspace): Promise<readonly string[]> {
  const expanded = paths.map((path) =>
    expandPattern(normalizePath(path.replace(/(?<=.)\/\*\*\/?$/, '')), workspace),
  );
  return (await Promise.all(expanded)).flat();
}

/** A path that the user names is a skill, or a directory of skills. */
function rootOfPath(path: string): ScanRoot {
  return { path, source: 'repo', levels: ['self', 'any'] };
}

function readOverrides(store: FileStore, settings: Settings): Overrides {
  const file = settings.overrides;
  if (file === undefined) return { matrix: {}, skills: {} };
  const text = store.read(file);
  const parsed = text === null ? null : readJson(text);
  if (parsed === null || !parsed.ok || !isObject(parsed.value)) {
    const why = parsed === null ? 'it does not exist' : parsed.ok ? 'it is not an object' : parsed.message;
    const span = parsed !== null && !parsed.ok ? parsed.span : START_OF_FILE;
    throw new ConfigError(
      `The overrides file ${file} cannot be used: ${why}.`,
      'Fix "overrides" in the config file.',
      { file, span },
    );
  }
  const { dispatch_matrix: matrix, skill_overrides: skills } = parsed.value;
  return {
    matrix: isObject(matrix) ? onlyObjects(matrix) : {},
    skills: isObject(skills) ? (onlyObjects(skills) as Readonly<Record<string, JsonObject>>) : {},
  };
}

/** Comments are strings next to the tables. */
function onlyObjects(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => isObject(item)));
}
