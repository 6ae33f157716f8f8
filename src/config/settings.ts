import type { Workspace } from '../files/workspace.js';
import type { OutputSettings } from '../outputs/create-outputs.js';
import type { CatalogTarget, ConfigFile, Permissions } from './config-file.js';
import {
  type ForeignConfig,
  REPOSITORY_CONFIGS,
  readConfigText,
  readOwnConfig,
  USER_CONFIGS,
} from './config-files.js';
import type { Request } from './request.js';

/** Values of the keys that no config file sets. */
const DEFAULTS = {
  profiles: {},
  level: 'strict',
  exclude: [],
  prune: 'remove',
  drift: 'fail',
  rules: {},
  ruleOverrides: [],
  requireReasons: false,
  house: [],
  dispatch: {},
  lexicon: {},
  clients: [],
  expect: [],
  site: {},
  autoRegister: true,
  hotReload: false,
} as const satisfies ConfigFile;

const INFER = { enabled: true, maxClaimants: 2, taskTypes: [] as readonly string[] };
const LIMITS = { fileBytes: 1_048_576, bodyLines: 500, bodyTokens: 5000 };

/** Keys whose absence means something. */
type OptionalKey =
  | 'profile'
  | 'manifest'
  | 'failOn'
  | 'roots'
  | 'nested'
  | 'overrides'
  | 'triggersShape'
  | 'versionFrom'
  | 'requires';
type OptionalSettings = { readonly [Key in OptionalKey]?: ConfigFile[Key] | undefined };

/** The combined settings of all config files, with aliases resolved. */
export interface Settings extends Required<Pick<ConfigFile, keyof typeof DEFAULTS>>, OptionalSettings {
  /** Fields of manifest entries that stay as they are. */
  readonly preserve: readonly string[];
  readonly infer: Readonly<typeof INFER>;
  readonly limits: Readonly<typeof LIMITS>;
  readonly catalogs: readonly CatalogTarget[];
  readonly outputs: readonly OutputSettings[];
  /** Settings for programs that offer skills; `readAgentSettings` adds types. */
  readonly skills: Readonly<Record<string, unknown>>;
  /** The same from the home directory only, if it may be read: plugins there belong to the user. */
  readonly userSkills: Readonly<Record<string, unknown>>;
  /** The rules of all config files: those of one file do not replace those of another. */
  readonly permissions: Permissions | undefined;
  /** A person turned hot reload on in the home directory; a repository alone may not make a dispatch write. */
  readonly userHotReload: boolean;
  /** The file of `expect` and `catalogs`, for positions. */
  readonly file: string | null;
}

/** Later files win, key by key; those of the home directory come first. */
function settle(user: readonly ConfigFile[], repo: readonly ConfigFile[], file: string | null): Settings {
  const layers = [...user, ...repo];
  const merged: ConfigFile = Object.assign({}, ...layers.map(withoutAliases));
  const userSkills = mergeSkills(user);
  return {
    ...DEFAULTS,
    ...merged,
    preserve: merged.merge?.preserve ?? [],
    infer: { ...INFER, ...merged.infer },
    limits: { ...LIMITS, ...merged.limits },
    ...settleOutputs(merged),
    skills: { ...userSkills, plugins: [], ...mergeSkills(repo) },
    userSkills,
    permissions: mergePermissions(user, repo),
    userHotReload: user.some(({ hotReload }) => hotReload === true),
    file,
  };
}

function mergeSkills(layers: readonly ConfigFile[]): Settings['skills'] {
  return Object.assign({}, ...layers.map(({ skills }) => skills));
}

/** Catalogs may be among the outputs or in a separate list. */
function settleOutputs({ catalogs = [], outputs = [] }: ConfigFile): Pick<Settings, 'catalogs' | 'outputs'> {
  return {
    catalogs: [...catalogs, ...outputs.filter((output) => output.kind === 'catalog')],
    outputs: outputs.filter((output) => output.kind !== 'catalog'),
  };
}

/** CLEO's names for `level`, `roots` and others are accepted, too. */
function withoutAliases(layer: ConfigFile): ConfigFile {
  const { validationLevel, scanPaths, excludePaths, pruneStaleEntries, ...own } = layer;
  return {
    ...(validationLevel && { level: validationLevel }),
    ...(scanPaths && { roots: scanPaths }),
    ...(excludePaths && { exclude: excludePaths }),
    ...(pruneStaleEntries !== undefined && { prune: pruneStaleEntries ? 'remove' : 'keep' }),
    ...own,
  };
}

/** A repository may deny, but only a person may grant. */
function mergePermissions(user: readonly ConfigFile[], repo: readonly ConfigFile[]): Permissions | undefined {
  const given = user.flatMap(({ permissions }) => permissions ?? []);
  const others = repo.flatMap(({ permissions }) => permissions ?? []);
  if (given.length + others.length === 0) return undefined;
  return {
    allow: given.flatMap(({ allow = [] }) => allow),
    deny: [...given, ...others].flatMap(({ deny = [] }) => deny),
    ...(given.length === 0 && { listed: others.flatMap(({ allow = [] }) => allow) }),
  };
}

/** Reads the config files, weakest first: those of the home directory (if allowed), those of other programs, ours. */
export async function loadSettings(
  request: Pick<Request, 'workspace' | 'store' | 'config'>,
): Promise<Settings> {
  const { workspace } = request;
  const user = workspace.home === null ? [] : await readForeignConfigs(workspace, USER_CONFIGS);
  const repo = await readForeignConfigs(workspace, REPOSITORY_CONFIGS);
  const own = await readOwnConfig(request);
  return settle(user, own === null ? repo : [...repo, own.config], own?.file ?? null);
}

async function readForeignConfigs(
  workspace: Workspace,
  files: readonly ForeignConfig[],
): Promise<readonly ConfigFile[]> {
  const layers: ConfigFile[] = [];
  for (const { file, parse } of files) {
    const text = readConfigText(workspace, file);
    if (text !== null) layers.push(await parse(file, text, workspace.home));
  }
  return layers;
}
