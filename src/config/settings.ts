import type { Workspace } from '../files/workspace.js';
import type { OutputSettings } from '../outputs/create-outputs.js';
import type { CatalogFormat, ScanRoot } from '../profiles/profile.js';
import type { RuleLevel } from '../report/diagnostic.js';
import type { Request } from '../request.js';
import type { ValidationLevel } from '../rules/judge.js';
import type { RuleOverrideConfig } from '../rules/rule-overrides.js';
import type { LexiconChanges } from '../skill/lexicon.js';
import type { Permissions } from './agent-settings.js';
import { type ForeignConfig, REPOSITORY_CONFIGS, USER_CONFIGS } from './foreign-config.js';
import { readConfigText, readOwnConfig } from './own-config.js';

/** The keys of `skill-registrar.json`, as `schema/config.schema.json` publishes them. */
export interface ConfigFile {
  /** Files or npm packages with configs that this one extends. */
  readonly extends?: string | readonly string[];
  readonly profile?: string;
  readonly profiles?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** `false`: the repository has no manifest. */
  readonly manifest?: string | false;
  readonly level?: ValidationLevel;
  readonly validationLevel?: ValidationLevel;
  readonly failOn?: 'error' | 'warning' | 'never';
  readonly roots?: readonly (string | Partial<ScanRoot>)[];
  readonly scanPaths?: ConfigFile['roots'];
  readonly exclude?: readonly string[];
  readonly excludePaths?: readonly string[];
  readonly nested?: 'ignore' | 'register';
  readonly prune?: PruneMode;
  readonly pruneStaleEntries?: boolean;
  readonly rules?: Readonly<Record<string, RuleLevel>>;
  readonly ruleOverrides?: readonly RuleOverrideConfig[];
  readonly merge?: { readonly preserve?: readonly string[] };
  readonly overrides?: string;
  readonly triggersShape?: 'nested' | 'compat';
  readonly keywordKeys?: 'joined' | 'single';
  readonly phrasesFirst?: boolean;
  readonly infer?: {
    readonly enabled?: boolean;
    readonly maxClaimants?: number;
    readonly nameTokens?: boolean;
    readonly taskTypes?: readonly string[];
  };
  readonly lexicon?: LexiconChanges;
  readonly clients?: readonly string[];
  readonly catalogs?: readonly CatalogTarget[];
  readonly outputs?: readonly (OutputSettings | (CatalogTarget & { readonly kind: 'catalog' }))[];
  readonly expect?: readonly (Expectation | TriggerSets)[];
  readonly site?: SiteSettings;
  readonly limits?: {
    readonly fileBytes?: number;
    readonly bodyLines?: number;
    readonly bodyTokens?: number;
  };
  readonly requires?: 'on' | 'off' | 'off-in-ci';
  readonly skills?: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly autoRegister?: boolean;
  readonly hotReload?: boolean;
}

export type PruneMode = 'remove' | 'deprecate' | 'keep';

/** A file with a catalog between two markers. */
export interface CatalogTarget {
  readonly file: string;
  readonly as: CatalogFormat;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
}

/** Texts of the generated site. */
export interface SiteSettings {
  readonly title?: string;
  readonly description?: string;
}

/** A phrase and its expected skill; `null` if no skill may get it. */
export interface Expectation {
  readonly text: string;
  readonly skill: string | null;
  readonly type?: string;
  readonly labels?: readonly string[];
  /** The text must reach any other skill, or none. */
  readonly isAvoided?: true;
}

/** Trigger files that skill authors keep. */
export interface TriggerSets {
  /** A path or a pattern, relative to the repository. */
  readonly files: string;
}

/** The combined settings of all config files, with aliases resolved. */
export interface Settings {
  readonly profile: string | undefined;
  readonly profiles: NonNullable<ConfigFile['profiles']>;
  readonly manifest: string | false | undefined;
  readonly level: ValidationLevel;
  readonly failOn: ConfigFile['failOn'];
  readonly roots: ConfigFile['roots'];
  readonly exclude: readonly string[];
  readonly nested: ConfigFile['nested'];
  readonly prune: PruneMode;
  readonly rules: Readonly<Record<string, RuleLevel>>;
  /** Severities for some files. */
  readonly ruleOverrides: readonly RuleOverrideConfig[];
  readonly preserve: readonly string[];
  readonly overrides: string | undefined;
  /** Absent: as in the entries of the manifest. */
  readonly triggersShape: ConfigFile['triggersShape'];
  readonly keywordKeys: 'joined' | 'single';
  /** Declared phrases precede manual keys in the matrix. */
  readonly phrasesFirst: boolean;
  readonly infer: {
    readonly enabled: boolean;
    readonly maxClaimants: number;
    readonly nameTokens: boolean;
    readonly taskTypes: readonly string[];
  };
  readonly lexicon: LexiconChanges;
  /** The clients that the skills must work in. */
  readonly clients: readonly string[];
  readonly catalogs: readonly CatalogTarget[];
  readonly outputs: readonly OutputSettings[];
  readonly expect: readonly (Expectation | TriggerSets)[];
  readonly site: SiteSettings;
  readonly limits: {
    readonly fileBytes: number;
    readonly bodyLines: number;
    readonly bodyTokens: number;
  };
  readonly requires: ConfigFile['requires'];
  /** Settings for programs that offer skills; `readAgentSettings` adds types. */
  readonly skills: Readonly<Record<string, unknown>>;
  /** The same from the home directory only, if it may be read: plugins there belong to the user. */
  readonly userSkills: Readonly<Record<string, unknown>>;
  /** The rules of all config files: those of one file do not replace those of another. */
  readonly permissions: Permissions | undefined;
  /** Start-up scripts register. */
  readonly autoRegister: boolean;
  /** Register again before each dispatch. */
  readonly hotReload: boolean;
  /** The file of `expect` and `catalogs`, for positions. */
  readonly file: string | null;
}

/** The config files, separate from those of the home directory; in each list later ones win. */
export interface ConfigLayers {
  readonly user: readonly ConfigFile[];
  readonly repo: readonly ConfigFile[];
}

/** Later layers win, key by key; CLEO's names for `level`, `roots` and others are accepted, too. */
export function settle({ user, repo }: ConfigLayers, file: string | null): Settings {
  const layers = [...user, ...repo];
  const merged: ConfigFile = Object.assign({}, ...layers.map(withoutAliases));
  const userSkills = mergeSkills(user);
  return {
    profile: merged.profile,
    profiles: merged.profiles ?? {},
    manifest: merged.manifest,
    level: merged.level ?? 'strict',
    failOn: merged.failOn,
    roots: merged.roots,
    exclude: merged.exclude ?? [],
    nested: merged.nested,
    prune: merged.prune ?? 'remove',
    rules: merged.rules ?? {},
    ruleOverrides: merged.ruleOverrides ?? [],
    preserve: merged.merge?.preserve ?? [],
    overrides: merged.overrides,
    triggersShape: merged.triggersShape,
    keywordKeys: merged.keywordKeys ?? 'joined',
    phrasesFirst: merged.phrasesFirst ?? false,
    infer: { enabled: true, maxClaimants: 2, nameTokens: false, taskTypes: [], ...merged.infer },
    lexicon: merged.lexicon ?? {},
    clients: merged.clients ?? [],
    ...settleOutputs(merged),
    expect: merged.expect ?? [],
    site: merged.site ?? {},
    autoRegister: merged.autoRegister ?? true,
    hotReload: merged.hotReload ?? false,
    limits: {
      fileBytes: 1_048_576,
      bodyLines: 500,
      bodyTokens: 5000,
      ...merged.limits,
    },
    requires: merged.requires,
    skills: { ...userSkills, plugins: [], ...mergeSkills(repo) },
    userSkills,
    permissions: mergePermissions(layers),
    file,
  };
}

function mergeSkills(layers: readonly ConfigFile[]): Settings['skills'] {
  return Object.assign({}, ...layers.map(({ skills }) => skills));
}

/** Catalogs may be among the outputs or in a separate list. */
function settleOutputs({ catalogs = [], outputs = [] }: ConfigFile): Pick<Settings, 'catalogs' | 'outputs'> {
  const others: OutputSettings[] = [];
  const wanted: CatalogTarget[] = [...catalogs];
  for (const output of outputs) {
    if (output.kind === 'catalog') wanted.push(output);
    else others.push(output);
  }
  return { catalogs: wanted, outputs: others };
}

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

function mergePermissions(layers: readonly ConfigFile[]): Permissions | undefined {
  const given = layers.flatMap(({ permissions }) => permissions ?? []);
  if (given.length === 0) return undefined;
  return {
    allow: given.flatMap(({ allow = [] }) => allow),
    deny: given.flatMap(({ deny = [] }) => deny),
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
  return settle({ user, repo: own === null ? repo : [...repo, own.config] }, own?.file ?? null);
}

async function readForeignConfigs(
  workspace: Workspace,
  files: readonly ForeignConfig[],
): Promise<readonly ConfigFile[]> {
  const layers: ConfigFile[] = [];
  for (const { file, parse } of files) {
    const text = readConfigText(workspace, file);
    if (text !== null) layers.push(await parse(file, text));
  }
  return layers;
}
