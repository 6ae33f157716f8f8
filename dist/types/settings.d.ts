import type { RuleLevel } from './core/diagnostic.js';
import type { LexiconChanges } from './core/lexicon.js';
import type { CatalogFormat, ScanRoot } from './core/profile.js';
import type { ValidationLevel } from './core/validation-level.js';
/** The keys of `skill-registrar.json`, as `schema/config.schema.json` publishes them. */
export interface ConfigFile {
    readonly profile?: string;
    readonly profiles?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly manifest?: string;
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
    readonly merge?: {
        readonly preserve?: readonly string[];
    };
    readonly overrides?: string;
    readonly triggersShape?: 'nested' | 'compat';
    readonly keywordKeys?: 'joined' | 'single';
    readonly infer?: {
        readonly enabled?: boolean;
        readonly maxClaimants?: number;
        readonly nameTokens?: boolean;
        readonly taskTypes?: readonly string[];
    };
    readonly lexicon?: LexiconChanges;
    readonly catalogs?: readonly CatalogTarget[];
    readonly expect?: readonly Expectation[];
    readonly limits?: {
        readonly fileBytes?: number;
        readonly bodyLines?: number;
        readonly bodyTokens?: number;
    };
    readonly requires?: 'on' | 'off' | 'off-in-ci';
    readonly skills?: Readonly<Record<string, unknown>>;
    readonly autoRegister?: boolean;
    readonly hotReload?: boolean;
}
export type PruneMode = 'remove' | 'deprecate' | 'keep';
/** A file that holds a catalog between two markers. */
export interface CatalogTarget {
    readonly file: string;
    readonly as: CatalogFormat;
    readonly maxEntries?: number;
    readonly maxBytes?: number;
}
/** A phrase and the skill that must get it; `null` for a phrase that no skill may get. */
export interface Expectation {
    readonly text: string;
    readonly skill: string | null;
    readonly type?: string;
    readonly labels?: readonly string[];
}
/** What all config files say together, aliases settled. */
export interface Settings {
    readonly profile: string | undefined;
    readonly profiles: NonNullable<ConfigFile['profiles']>;
    readonly manifest: string | undefined;
    readonly level: ValidationLevel;
    readonly failOn: ConfigFile['failOn'];
    readonly roots: ConfigFile['roots'];
    readonly exclude: readonly string[];
    readonly nested: ConfigFile['nested'];
    readonly prune: PruneMode;
    readonly rules: Readonly<Record<string, RuleLevel>>;
    readonly preserve: readonly string[];
    readonly overrides: string | undefined;
    readonly triggersShape: 'nested' | 'compat';
    readonly keywordKeys: 'joined' | 'single';
    readonly infer: {
        readonly enabled: boolean;
        readonly maxClaimants: number;
        readonly nameTokens: boolean;
        readonly taskTypes: readonly string[];
    };
    readonly lexicon: LexiconChanges;
    readonly catalogs: readonly CatalogTarget[];
    readonly expect: readonly Expectation[];
    readonly limits: {
        readonly fileBytes: number;
        readonly bodyLines: number;
        readonly bodyTokens: number;
    };
    readonly requires: ConfigFile['requires'];
    /** What the config says to programs that offer skills; commands that need it read it themselves. */
    readonly skills: Readonly<Record<string, unknown>>;
    /** Register again before each dispatch. */
    readonly hotReload: boolean;
    /** The file that `expect` and `catalogs` were read from, for positions. */
    readonly file: string | null;
}
/** Later layers win, key by key; `level`, `roots` and others go by CLEO's names as well. */
export declare function settle(layers: readonly ConfigFile[], file: string | null): Settings;
