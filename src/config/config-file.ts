import type { OutputSettings } from '../outputs/create-outputs.js';
import type { CatalogFormat, ScanRoot } from '../profiles/profile.js';
import type { HouseRule } from '../rules/house.js';
import type { ValidationLevel } from '../rules/judge.js';
import type { RuleOverrideConfig } from '../rules/suppressions.js';
import type { LexiconChanges } from '../skill/lexicon.js';
import type { RuleLevel } from '../text/finding.js';
import type { DriftPolicy } from './request.js';

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
  readonly drift?: DriftPolicy;
  /** A file with the version that plugins and skills follow, with a key after `#`; or `tag`. */
  readonly versionFrom?: string;
  readonly roots?: readonly (string | Partial<ScanRoot>)[];
  readonly scanPaths?: ConfigFile['roots'];
  readonly exclude?: readonly string[];
  readonly excludePaths?: readonly string[];
  readonly nested?: 'ignore' | 'register';
  readonly prune?: PruneMode;
  readonly pruneStaleEntries?: boolean;
  readonly rules?: Readonly<Record<string, RuleLevel>>;
  /** Severities for some files. */
  readonly ruleOverrides?: readonly RuleOverrideConfig[];
  readonly requireReasons?: boolean;
  /** Rules of the repository or its organization. */
  readonly house?: readonly HouseRule[];
  readonly merge?: { readonly preserve?: readonly string[] };
  readonly overrides?: string;
  /** Absent: as in the entries of the manifest. */
  readonly triggersShape?: 'nested' | 'compat';
  readonly dispatch?: {
    /** Phrases and task types that are never generated. */
    readonly exclude?: readonly string[];
  };
  readonly infer?: {
    readonly enabled?: boolean;
    readonly maxClaimants?: number;
    readonly taskTypes?: readonly string[];
  };
  readonly lexicon?: LexiconChanges;
  /** The clients that the skills must work in. */
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
  /** Start-up scripts register. */
  readonly autoRegister?: boolean;
  /** Register again before each dispatch. */
  readonly hotReload?: boolean;
}

export type PruneMode = 'remove' | 'deprecate' | 'keep';

/** A file with a catalog between two markers. */
export interface CatalogTarget {
  readonly file: string;
  readonly as: CatalogFormat;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  /** Ends with a line that says how to load a skill. */
  readonly hint?: boolean;
}

/** Texts of the generated site. */
export interface SiteSettings {
  readonly title?: string;
  readonly description?: string;
  readonly repository?: string;
  readonly findings?: boolean;
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

export interface Permissions {
  /** Granted by a person. */
  readonly allow?: readonly PermissionRule[];
  readonly deny?: readonly PermissionRule[];
  /**
   * What a repository's config allows where no person has rules: other skills wait for the user. It grants nothing
   * where the user is asked anyway.
   */
  readonly listed?: readonly PermissionRule[];
}

export interface PermissionRule {
  readonly tool: string;
  readonly skill_name?: string;
}
