/**
 * The port to files. Paths are repository-relative with `/` (`.` is the root), or start with `~/` for the
 * home directory where that was allowed. Nothing outside these two trees can be reached through it.
 */
interface Workspace {
    /** Where it is, for people and for outputs that need absolute paths; `/` separators. */
    readonly root: string;
    readonly home: string | null;
    /** Entries in no particular order; `null` when there is no such directory. Throws `WorkspaceError` when it cannot be read. */
    list(directory: string): readonly DirectoryEntry[] | null;
    /** The same for a directory that must really lie in `base`, a canonical path, whatever links say; `null` when it does not. */
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    /** Never throws: what cannot be read is said in the result. */
    read(file: string, limits: ReadLimits): FileContent;
    /** What a path is, links resolved inside the workspace. */
    kindOf(path: string): PathKind;
    /** What stands at a path, a link not followed; `null` when nothing does. The directories above it may be links. */
    entryAt(path: string): DirectoryEntry['kind'] | null;
    /** The canonical path, in this workspace's own form; `null` when it is missing or leads outside. */
    canonical(path: string): string | null;
    /** Identity of a file's content for caches, and the time of its last change; `null` when there is none. */
    fingerprint(file: string): FileFingerprint | null;
}
interface DirectoryEntry {
    readonly name: string;
    readonly kind: 'file' | 'directory' | 'link' | 'other';
}
interface ReadLimits {
    readonly maxBytes: number;
    /** Follow a link when it stays inside; otherwise a link is refused. */
    readonly followLinks: boolean;
    /** A directory, as a canonical path, that the file must really lie in, whatever links say; default: the workspace. */
    readonly within?: string;
    /** Memory for the content where it is large enough: what was read into it before is gone then. */
    readonly into?: Uint8Array;
}
type PathKind = 'file' | 'directory' | 'other' | 'missing' | 'outside';
type FileContent = {
    readonly kind: 'content';
    readonly bytes: Uint8Array;
    readonly isExecutable?: true;
} | {
    readonly kind: 'missing';
} | {
    readonly kind: 'refused';
    readonly reason: RefusalReason;
    readonly detail: string;
};
type RefusalReason = 'directory' | 'special' | 'too-large' | 'outside' | 'link' | 'dangling' | 'unreadable';
interface FileFingerprint {
    readonly size: number;
    readonly mtimeMs: number;
    /** Changes whenever the file may have changed: size, times and inode. */
    readonly key: string;
}
/** The files themselves stopped us: a missing root, an unreadable directory, a failed write. Exit code 3. */
declare class WorkspaceError extends Error {
    readonly path: string;
    readonly name = "WorkspaceError";
    /** What to do next, where more can be said than to look at the path. */
    readonly fix?: string;
    constructor(message: string, path: string, options?: {
        cause?: unknown;
        fix?: string;
    });
}

/**
 * A text that is seldom looked at. A large one is held as UTF-8 only: one character beyond Latin-1 makes the engine
 * take two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
declare class HeldText {
    #private;
    /** Bytes have to be valid UTF-8. */
    constructor(text: string | Uint8Array);
    get isLarge(): boolean;
    read(): string;
    get bytes(): Uint8Array;
}
/** A piece of a text: characters, or the same in UTF-8. */
type TextPiece = string | Uint8Array;

/** The error classes of the agent harness; every rule belongs to one. */
type FailureKind = 'PARSE_ERROR' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'IO_ERROR' | 'SECURITY_ERROR';
/** One thing that can be found. The rules table of the docs and `skill-registrar rules` are made from these. */
interface Rule {
    readonly id: string;
    readonly severity: Severity;
    readonly kind: FailureKind;
    /** One sentence: what the rule asks for. */
    readonly meaning: string;
    /** One or two sentences: why it matters. */
    readonly why: string;
    /** A short example that breaks the rule, and the same one mended. */
    readonly bad: string;
    readonly good: string;
    /** Neither `--force` nor a lower level nor a config file registers a skill that breaks it. */
    readonly safety?: true;
}
/** Finds a rule by its id; one that nobody knows is none. */
type RuleLookup = (id: string) => Rule | undefined;

type Severity = 'error' | 'warning' | 'notice';
/** A severity a profile or a config file may give a rule. */
type RuleLevel = Severity | 'off';
/** 1-based positions; the end column is exclusive. */
interface Span {
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** A finding: what is wrong, where, and what to do next. */
interface Diagnostic extends Span {
    readonly rule: string;
    readonly severity: Severity;
    /** The error class, as the agent harness names it. */
    readonly kind?: FailureKind;
    /** The skill it concerns; absent when it concerns the repository, the manifest or the config. */
    readonly skill?: string;
    readonly file: string;
    readonly message: string;
    readonly fix: string;
}
/** A place that is known by its field; where that stands in the text is looked up only for what is reported. */
interface FieldPlace {
    readonly field: readonly (string | number)[];
    readonly part: 'key' | 'value';
    /** The text in a list below the field that is meant, whatever its case; the field itself where there is none. */
    readonly item?: string;
}
type Place = Span | FieldPlace;
/** What a stage found, before severities are applied and fields are located. */
interface Finding {
    readonly rule: string;
    readonly file: string;
    readonly at: Place;
    readonly message: string;
    readonly fix: string;
    readonly skill?: string;
}

/** Where skills are looked for. Paths are repository-relative; `*` stands for one directory name; `~/` is the home directory. */
interface ScanRoot {
    readonly path: string;
    /** A label for reports and for the five-source priority, such as `project` or `user`. */
    readonly source: string;
    /**
     * `self`: the root itself may be a skill. `children`: each directory below it.
     * `grandchildren`: children, and children of a child that is no skill itself. `any`: every depth.
     */
    readonly levels: readonly ('self' | 'children' | 'grandchildren' | 'any')[];
    /** Look in every directory from the repository root down to the working directory. */
    readonly ancestors?: boolean;
}
type SymlinkPolicy = 'refuse' | 'contained' | 'ignore';
type DuplicatePolicy = 'first' | 'last' | 'priority' | 'keep';
type InferredField = 'tags' | 'tier' | 'keywords' | 'taskTypes' | 'briefDescription';
declare const CATALOG_FORMATS: readonly ["markdown", "available-skills", "skills-context", "level"];
type CatalogFormat = (typeof CATALOG_FORMATS)[number];
/**
 * What one system expects of a skill, as data. The six that ship are in `src/profiles`;
 * a config file may define more with `extends`.
 */
interface Profile {
    readonly id: string;
    readonly title: string;
    /** What makes this profile the repository's own when nobody names one; absent when it must be asked for. */
    readonly detect?: {
        /** A `$schema` of the existing manifest that says so. */
        readonly manifestSchemas: readonly string[];
        /** Directories at the top of the repository that say so. */
        readonly markers: readonly string[];
    };
    readonly name: {
        /** Source of a regular expression; absent when any text is a name. */
        readonly pattern?: string;
        readonly maxLength?: number;
        /** Turn the name into `[a-z0-9._-]` before it is checked. */
        readonly normalize: boolean;
        /** Expected shape, as a warning only: source of a regular expression, and prefixes that are taken. */
        readonly convention?: {
            readonly pattern: string;
            readonly shape: string;
            readonly reservedPrefixes: readonly string[];
        };
    };
    readonly description: {
        readonly min: number;
        readonly max?: number;
    };
    readonly version: {
        readonly presence: 'required' | 'recommended' | 'optional';
        readonly semver: boolean;
        /** Fall back to `metadata.version`. */
        readonly fromMetadata: boolean;
    };
    /** Names of the frontmatter fields it defines, beyond `name` and `description`; their shapes are in `field-schemas.ts`. */
    readonly fields: readonly string[];
    /** Fields it knows of but leaves to others: a wrong shape is a warning at most, and the value is not used. */
    readonly toleratedFields: readonly string[];
    /** Shapes that differ from those of `field-schemas.ts`, or of fields that are not listed there. */
    readonly shapes: Readonly<Record<string, JsonSchema>>;
    /** Unknown fields of one file: one finding for each, or one that names them all. Whether at all is `rules['unknown-field']`. */
    readonly unknownFields: 'each' | 'together';
    /** `fallback`: when the YAML does not parse, read `name` and `description` line by line. */
    readonly frontmatter: 'strict' | 'fallback';
    readonly roots: readonly ScanRoot[];
    /** That none of the roots exists is an error, not an empty catalog. */
    readonly rootsRequired: boolean;
    /** Where no root exists, take the directories of the repository itself. */
    readonly fallbackRoot?: ScanRoot;
    /** How the top of the ancestor chain is found; absent where no root has `ancestors`. */
    readonly ancestorTop?: {
        /** Environment variable that names it outright. */
        readonly variable: string;
        /** Environment variable with a comma list that replaces `markers`. */
        readonly markersVariable: string;
        /** The nearest directory upwards that holds one of these is the top. */
        readonly markers: readonly string[];
    };
    readonly exclude: {
        /** Directory names never entered below a root. */
        readonly names: readonly string[];
        /** Prefixes of such names, `_` or `.`. */
        readonly prefixes: readonly string[];
        /** Names that are entered although a prefix excludes them. */
        readonly except: readonly string[];
    };
    readonly nested: 'ignore' | 'register';
    readonly symlinks: SymlinkPolicy;
    readonly duplicates: DuplicatePolicy;
    /** Which findings fail the run. */
    readonly failOn: 'error' | 'warning' | 'never';
    /** How the findings that keep a skill out are shown: the skill pipeline skips it with a warning, the others report an error. */
    readonly invalidSeverity: 'error' | 'warning';
    readonly sections: {
        readonly required: readonly string[];
        readonly recommended: readonly string[];
    };
    /** Where `{{TOKEN}}`s are declared, below the scan root; absent turns the check off. */
    readonly placeholders?: {
        readonly file: string;
        /** Where that file is missing, every token is unknown; otherwise nothing is checked. */
        readonly required: boolean;
    };
    readonly infer: readonly InferredField[];
    readonly requires: 'on' | 'off' | 'off-in-ci';
    readonly load: 'full' | 'body' | 'full-with-files';
    /** Fill the dispatch matrix of the manifest. */
    readonly matrix: boolean;
    /** Prompt catalogs of this system; the first one is the default of `catalog`. */
    readonly catalogs: readonly CatalogFormat[];
    /** Severities that differ from the rule's own. */
    readonly rules: Readonly<Record<string, RuleLevel>>;
    /** The system's own wording for a rule, or for `rule:field`, with `{placeholders}`. */
    readonly messages: Readonly<Record<string, string>>;
}
/** A JSON Schema (draft-07) or a fragment of one. */
interface JsonSchema {
    readonly [keyword: string]: unknown;
}

type SkillScope = 'repo' | 'user';
interface DispatchTriggers {
    /** The frontmatter field that declares them, for positions. */
    readonly field: string;
    readonly labels?: readonly string[];
    readonly keywords: readonly string[];
    readonly types?: readonly string[];
}
/** The triggers of the toolset profile: what makes a skill load on its own. */
interface MatchTriggers {
    readonly keywords: readonly string[];
    readonly verbs: readonly string[];
    readonly patterns: readonly string[];
}
/** What the frontmatter declares, with types checked and scalars as they were written. */
interface DeclaredMetadata {
    readonly name?: string;
    readonly description?: string;
    readonly version?: string;
    readonly model?: string;
    readonly tier?: number;
    readonly tokenBudget?: number;
    readonly tags?: readonly string[];
    readonly status?: string;
    readonly references?: readonly string[];
    readonly dispatchTriggers?: DispatchTriggers;
    readonly matchTriggers?: MatchTriggers;
    readonly dependencies?: readonly string[];
    readonly minimumVersion?: string;
    readonly allowedTools?: readonly string[];
    readonly license?: string;
    readonly compatibility?: string;
    readonly metadata?: Readonly<Record<string, string>>;
    readonly toolsets?: readonly string[];
    readonly scripts?: readonly string[];
    readonly briefDescription?: string;
    readonly defaultEnabled?: boolean;
}
/** What was derived because the frontmatter did not say it. */
interface InferredMetadata {
    readonly tags: readonly string[];
    readonly keywords: readonly string[];
    readonly tier: number;
}
/**
 * Everything later stages need to know of one SKILL.md. Plain data: it is kept from one run to the next,
 * and it holds no text of the body.
 */
interface SkillRecord {
    readonly file: string;
    readonly directory: string;
    readonly root: string;
    readonly source: string;
    readonly scope: SkillScope;
    /** The name other skills and the manifest know it by; the directory's name when none could be read. */
    readonly name: string;
    readonly declared: DeclaredMetadata;
    readonly inferred: InferredMetadata;
    /** Files under `references/`, sorted, repository-relative. */
    readonly referenceFiles: readonly string[];
    readonly body: {
        readonly lines: number;
        readonly tokens: number;
    };
    readonly findings: readonly Finding[];
}
/** The directories of a skill whose files an agent may ask for. */
declare const RESOURCE_TYPES: readonly ["scripts", "references", "assets"];
type ResourceType = (typeof RESOURCE_TYPES)[number];
/** A stable id from any text. */
declare function sanitizeSkillName(name: string): string;
/** The port to the commands of a machine. Nothing is ever run to find out. */
interface CommandLookup {
    isInstalled(command: string): boolean;
}

/** The JSON report, as `schema/report.schema.json` publishes it. */
interface Report {
    readonly _meta: {
        readonly command: 'skill';
        readonly operation: string;
        readonly version: string;
        readonly profile?: string;
        readonly profileReason?: string;
    };
    readonly success: boolean;
    readonly summary: Summary;
    /** The manifest's bytes differ, or would. */
    readonly changed: boolean;
    /** Repository-relative; absolute when it lies outside. */
    readonly manifest: string;
    readonly skills: readonly SkillOutcome[];
    readonly diagnostics: readonly Diagnostic[];
    readonly changes: readonly ManifestChange[];
    /** Inferred keywords that more than one skill wanted, with owner and losers. */
    readonly conflicts?: readonly KeywordConflict[];
    /** `--profile all`: which systems accept which skill. */
    readonly compatibility?: readonly SkillCompatibility[];
    readonly error?: ReportError;
}
/** One row of the table that `--profile all` makes. */
interface SkillCompatibility {
    readonly name: string;
    readonly path: string;
    /** By profile. */
    readonly profiles: Readonly<Record<string, ProfileVerdict>>;
}
interface ProfileVerdict {
    readonly accepted: boolean;
    /** That system looks for skills where this one is. */
    readonly discovered: boolean;
    readonly errors: readonly string[];
}
interface Summary {
    readonly discovered: number;
    readonly registered: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly pruned: number;
    readonly invalid: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notices: number;
}
type SkillStatus = 'registered' | 'updated' | 'unchanged' | 'pruned' | 'invalid' | 'skipped';
interface SkillOutcome {
    readonly name: string;
    readonly status: SkillStatus;
    /** The skill's directory. */
    readonly path: string;
    readonly changes: readonly string[];
    /** Messages of the findings that made it invalid, or that fail the run though it is valid by itself. */
    readonly errors?: readonly string[];
}
type ErrorCode = 'E_VALIDATION_ERROR' | 'E_USAGE' | 'E_CONFIG' | 'E_MANIFEST' | 'E_FILE' | 'E_INTERNAL';
interface ReportError {
    readonly code: ErrorCode;
    readonly message: string;
    readonly fix?: string;
    readonly at?: {
        readonly file: string;
    } & Span;
    readonly details?: {
        readonly skill: string;
        readonly path: string;
        readonly errors: readonly string[];
    };
}
interface KeywordConflict {
    readonly keyword: string;
    /** `null` when it tells nobody apart and stays unmapped. */
    readonly owner: string | null;
    readonly losers: readonly string[];
    readonly declared: boolean;
}
interface FieldChange {
    readonly field: string;
    readonly before?: unknown;
    readonly after?: unknown;
}
/** One line of the semantic diff of a manifest. */
type ManifestChange = {
    readonly kind: 'skill-added';
    readonly skill: string;
    readonly path: string;
} | {
    readonly kind: 'skill-removed';
    readonly skill: string;
    readonly path: string;
} | {
    readonly kind: 'skill-updated';
    readonly skill: string;
    readonly path: string;
    readonly fields: readonly FieldChange[];
} | {
    readonly kind: 'route-added';
    readonly table: string;
    readonly key: string;
    readonly skill: string;
} | {
    readonly kind: 'route-removed';
    readonly table: string;
    readonly key: string;
    readonly skill: string;
} | {
    readonly kind: 'route-changed';
    readonly table: string;
    readonly key: string;
    readonly newKey: string;
    readonly skill: string;
    readonly newSkill: string;
} | {
    readonly kind: 'meta-changed';
    readonly field: string;
    readonly before?: unknown;
    readonly after?: unknown;
} | {
    readonly kind: 'file-changed';
    readonly file: string;
    readonly what: string;
};
/** A finished run: decided, nothing printed yet. Hosts render it and take the exit code from it. */
interface Outcome {
    readonly report: Report;
    readonly exitCode: 0 | 1 | 2 | 3;
    /** Every file the run generates: its content before (`null` when there was none) and after. */
    readonly files: readonly GeneratedFile[];
    /** Names of the valid skills, sorted. */
    readonly validNames: readonly string[];
    /** Milliseconds of every stage, in order. */
    readonly timings: readonly {
        readonly stage: string;
        readonly ms: number;
    }[];
}
interface GeneratedFile {
    readonly path: string;
    readonly before: string | null;
    readonly after: string;
}

interface JudgePolicy {
    readonly profile: Profile;
    readonly level: ValidationLevel;
    readonly isForced: boolean;
    /** `validate --protocol`: sections count. */
    readonly isProtocol: boolean;
}
/** Gives findings their severity and says which skills are accepted. */
declare class Judge {
    #private;
    readonly policy: JudgePolicy;
    readonly ruleById: RuleLookup;
    constructor(policy: JudgePolicy, ruleById: RuleLookup);
    /** The severity of a rule in this run: config and profile before the rule's own, then the level. */
    levelOf(id: string): RuleLevel;
    isAccepted(record: SkillRecord): boolean;
    /** The messages of what is wrong with a skill. */
    errorsOf(record: SkillRecord): readonly string[];
    /** What a person sees: to the skill pipeline a skipped skill is a warning. */
    diagnose(finding: Finding, span: Span): Diagnostic;
}
/** How strict a run is, the strictest first. */
declare const VALIDATION_LEVELS: readonly ["strict", "warn", "permissive"];
type ValidationLevel = (typeof VALIDATION_LEVELS)[number];

type Operation = 'register' | 'discover' | 'validate' | 'prune' | 'status';
/** What a host asks the engine to do. Hosts read argv, inputs and env; the engine reads only this. */
interface Request {
    readonly operation: Operation;
    readonly workspace: Workspace;
    readonly store: FileStore;
    /** Repository-relative, or absolute when it lies elsewhere; default `<first scan root>/manifest.json`. */
    readonly manifest?: string;
    /** Path of a config file; default `skill-registrar.json` at the root where there is one. */
    readonly config?: string;
    /** Name of a profile, or `all` for the compatibility matrix (validate and status only). */
    readonly profile?: string;
    readonly level?: ValidationLevel;
    /** Only these skills (validate, status). */
    readonly names?: readonly string[];
    /** Working directory below the root, for profiles that search the ancestor chain; default `.`. */
    readonly workingDirectory?: string;
    /** register: compute everything, write nothing. */
    readonly dryRun?: boolean;
    /** register: write nothing and fail when the manifest is not up to date. */
    readonly check?: boolean;
    /** register: take skills with validation errors, but for those of safety. */
    readonly force?: boolean;
    /** prune: show what would go. */
    readonly preview?: boolean;
    /** discover: inactive and deprecated ones too. validate: every skill. */
    readonly all?: boolean;
    /** validate: protocol rules (required sections) are errors. */
    readonly protocol?: boolean;
    readonly environment: Environment;
    /** Tells which commands are installed; absent where nobody may look. */
    readonly commands?: CommandLookup;
    readonly onProgress?: (progress: {
        readonly done: number;
        readonly total: number;
    }) => void;
}
interface Environment {
    /** No backup, no cache, no look at installed commands. */
    readonly isCi: boolean;
    readonly now: Date;
    /** Seconds; overrides `now` in generated files. */
    readonly sourceDateEpoch?: string;
    readonly variables: Readonly<Record<string, string | undefined>>;
}
/** The port to writing: one file at a time, whole or not at all. */
interface FileStore {
    /** `null` when there is no such file. Throws `WorkspaceError` when it cannot be read. */
    read(path: string): string | null;
    /** The same for a text that may be large, where a store can do better than to make one long string of it. */
    hold?(path: string): HeldText | null;
    /**
     * Replaces the file by what `compute` makes of its current content, under a lock, so that a change made
     * by someone else since it was read is seen. `null` from `compute` leaves it alone.
     * Throws `WorkspaceError` when it cannot be written; the old bytes are then intact.
     */
    update(path: string, compute: (current: string | null) => string | null, options: UpdateOptions): Promise<boolean>;
}
interface UpdateOptions {
    /** Keep the old content: in the git directory, or beside the file where there is none. */
    readonly backup: boolean;
    /** What `compute` makes of one content is known: a store may take it instead of asking again. */
    readonly planned?: PlannedUpdate;
}
interface PlannedUpdate {
    readonly before: HeldText | null;
    /** The new text, piece by piece; `null` leaves the file alone. */
    readonly after: (() => Iterable<TextPiece>) | null;
}

/** The request itself is wrong: an unknown option, profile or skill name. Exit code 2, `E_USAGE`. */
declare class UsageError extends Error {
    readonly fix: string;
    readonly name = "UsageError";
    constructor(message: string, fix: string);
}
/** A config file cannot be used. Exit code 2, `E_CONFIG`. */
declare class ConfigError extends Error {
    readonly fix: string;
    readonly at: {
        readonly file: string;
        readonly span: Span;
    };
    readonly name = "ConfigError";
    constructor(message: string, fix: string, at: {
        readonly file: string;
        readonly span: Span;
    });
}

/** A profile of a config file: what differs from the one it extends. Its form is checked by the config schema. */
interface ProfileCells {
    readonly extends: string;
    readonly [cell: string]: unknown;
}
type CustomProfiles = Readonly<Record<string, ProfileCells>>;
type ProfileLookup = {
    readonly kind: 'found';
    readonly profile: Profile;
    readonly isBuiltIn: boolean;
}
/** `id` is the name that nobody knows, `by` the custom profile that extends it, if it was one. */
 | {
    readonly kind: 'unknown';
    readonly id: string;
    readonly by?: string;
    readonly known: readonly string[];
} | {
    readonly kind: 'cycle';
    readonly chain: readonly string[];
} | {
    readonly kind: 'invalid';
    readonly id: string;
    readonly cell: readonly string[];
    readonly reason: string;
};
/** Finds a profile by name: one that ships, or one of the config file with all it inherits. */
declare function lookUpProfile(id: string, customs?: CustomProfiles): ProfileLookup;
/** Objects are merged cell by cell, lists and values replaced; `null` takes a cell away. */
declare function extendProfile(base: Profile, id: string, cells: ProfileCells): Profile;

/** JSON as `JSON.parse` gives it. */
type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
    readonly [key: string]: Json;
}
/** The manifest cannot be read or is no manifest; nothing was changed. Exit code 3, `E_MANIFEST`. */
declare class ManifestError extends Error {
    readonly fix: string;
    readonly at: {
        readonly file: string;
        readonly span: Span;
    };
    readonly name = "ManifestError";
    constructor(message: string, fix: string, at: {
        readonly file: string;
        readonly span: Span;
    });
}
/** An entry as it stands in the file. */
interface ExistingEntry {
    readonly index: number;
    readonly value: JsonObject;
    readonly name: string;
    /** Normalised; empty when it has none. */
    readonly path: string;
}
/** A manifest as it was found. */
interface ManifestModel {
    readonly value: JsonObject;
    readonly entries: readonly ExistingEntry[];
    readonly meta: JsonObject;
    readonly matrix: JsonObject;
}

/** One concept: the words that name it, the tags it gives, and the keyword and task type it stands for. */
interface Concept {
    readonly forms: readonly string[];
    readonly tags: readonly string[];
    readonly keyword: string | null;
    readonly taskType: string | null;
}
/** What a config file adds to or takes out of the list. */
interface LexiconChanges {
    readonly add?: readonly Concept[];
    /** Any form of a concept removes it. */
    readonly remove?: readonly string[];
}
interface Lexicon {
    /** The concepts that a text names, in order, each once. */
    conceptsIn(text: string): readonly Concept[];
}

/** The keys of `skill-registrar.json`, as `schema/config.schema.json` publishes them. */
interface ConfigFile {
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
type PruneMode = 'remove' | 'deprecate' | 'keep';
/** A file that holds a catalog between two markers. */
interface CatalogTarget {
    readonly file: string;
    readonly as: CatalogFormat;
    readonly maxEntries?: number;
    readonly maxBytes?: number;
}
/** A phrase and the skill that must get it; `null` for a phrase that no skill may get. */
interface Expectation {
    readonly text: string;
    readonly skill: string | null;
    readonly type?: string;
    readonly labels?: readonly string[];
}
/** What all config files say together, aliases settled. */
interface Settings {
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

interface ChosenProfile {
    readonly profile: Profile;
    /** Why this one: it stands in every report. */
    readonly reason: string;
    readonly isBuiltIn: boolean;
}

/** One violation, as ajv reports it. */
interface SchemaViolation {
    readonly instancePath: string;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly message?: string;
}
/** Checks a value; no violation means it is valid. */
type Validate = (value: unknown) => readonly SchemaViolation[];

/** Everything a run needs to know before it looks at a skill. */
interface RunSetup {
    readonly request: Request;
    readonly settings: Settings;
    readonly chosen: ChosenProfile;
    readonly roots: readonly ScanRoot[];
    readonly manifestFile: string;
    /** `null` when there is no manifest yet. */
    readonly manifestText: HeldText | null;
    /** What a manifest says; the same text is parsed once. */
    readonly readManifest: (text: HeldText) => ManifestModel;
    readonly lexicon: Lexicon;
    /** Checks frontmatter against the schema of the profile. */
    readonly validate: Validate;
    readonly overrides: Overrides;
}
/** Hand-made data that is kept out of the generated file. */
interface Overrides {
    readonly matrix: JsonObject;
    readonly skills: Readonly<Record<string, JsonObject>>;
}

interface GitOptions {
    /** The environment git gets; variables that would point it at another repository are taken out. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Lets `file:` addresses through, for tests. */
    readonly allowsFileUrls: boolean;
    readonly timeoutMs?: number;
}

interface InstallRequest {
    readonly url: string;
    readonly ref?: string | undefined;
    /** Another name for the skill. */
    readonly name?: string | undefined;
}
interface InstalledPlugin {
    readonly name: string;
    /** Absolute path of its directory. */
    readonly path: string;
    readonly commit: string;
    readonly isPinned: boolean;
}
/** What an installation needs of its surroundings. */
interface PluginHost {
    /** Absolute; plugins are never put outside it, whatever links say: the repository, or the home directory. */
    readonly baseDirectory: string;
    /** Absolute. */
    readonly pluginsDirectory: string;
    /** The config file that tracks plugins, as the store names it. */
    readonly config: string;
    readonly store: FileStore;
    readonly plugins: readonly TrackedPlugin[];
    readonly git: GitOptions;
    readonly now: () => Date;
    /** Reads the skill in a directory below `root`, and says what is wrong with it. */
    readonly inspect: (root: string, directory: string) => Promise<InspectedPlugin>;
}
interface InspectedPlugin {
    /** `null` when there is no SKILL.md with a name. */
    readonly name: string | null;
    readonly errors: readonly string[];
}
/**
 * Clones a skill, checks it where nobody sees it, and only then puts it among the plugins and into the config. Whatever
 * fails, nothing is left behind.
 */
declare function installPlugin(request: InstallRequest, host: PluginHost): Promise<InstalledPlugin>;
/** Why a plugin could not be installed, updated or found; nothing was left behind. */
declare class PluginError extends Error {
    readonly fix: string;
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    readonly kind: 'request' | 'skill' | 'files';
    /** The skill that is refused, and what is wrong with it, finding by finding. */
    readonly refused?: {
        readonly skill: string;
        readonly url: string;
        readonly errors: readonly string[];
    } | undefined;
    readonly name = "PluginError";
    constructor(message: string, fix: string, 
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    kind: 'request' | 'skill' | 'files', 
    /** The skill that is refused, and what is wrong with it, finding by finding. */
    refused?: {
        readonly skill: string;
        readonly url: string;
        readonly errors: readonly string[];
    } | undefined);
}

/** A plugin as the config tracks it. */
interface TrackedPlugin {
    readonly url: string;
    readonly ref?: string;
    readonly name: string;
    readonly enabled: boolean;
    readonly installedAt?: string;
}
/** What plugin commands work with: directory, config file and checks as the repository's settings say. */
declare function openPlugins$1(request: Request): Promise<PluginHost & {
    readonly setup: RunSetup;
}>;

interface Selection$1 {
    /** One skill for each name, in discovery order: what a manifest can hold. */
    readonly selected: readonly SkillRecord[];
    /** What agents may use: the selected ones, and under `keep` those of the same name too. */
    readonly usable: readonly SkillRecord[];
    readonly skipped: readonly SkillRecord[];
    readonly findings: readonly Finding[];
}

/** One skill as an agent sees it before loading it: what it is for and where it is, never its body. */
interface CatalogSkill {
    /** The first 24 hexadecimal digits of the SHA-256 of `path`: stable as long as the file stays where it is. */
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** Absolute canonical path of the SKILL.md, with `/` separators. */
    readonly path: string;
    /** Absolute canonical path of its directory, with `/` separators and none at the end. */
    readonly dir: string;
    readonly scope: SkillScope;
    /** Label of the scan root it came from: `repo`, `bundled`, `user`, `claude`, `project`, `plugin`. */
    readonly source: string;
    readonly mtimeMs: number;
    /** `path` and `dir` as the workspace knows them. */
    readonly file: string;
    readonly directory: string;
    readonly version?: string;
    readonly triggers?: MatchTriggers;
    readonly toolsets: readonly string[];
    readonly briefDescription: string;
    readonly tags: readonly string[];
    readonly status: string;
    /** False when a command it requires is missing on this machine. */
    readonly available: boolean;
    /** Such as `missing commands: gh, docker`. */
    readonly unavailableReason?: string;
    /** False when the configuration or the skill itself switches it off. */
    readonly enabled: boolean;
}
/** Why a file that looked like a skill is not in the catalog. */
interface CatalogError {
    /** Absolute, with `/` separators. */
    readonly path: string;
    readonly message: string;
}
/** Every valid skill, ordered by name, scope and path, and what kept the others out. */
interface SkillCatalog {
    readonly skills: readonly CatalogSkill[];
    readonly errors: readonly CatalogError[];
    readonly truncated: boolean;
}
interface CatalogFilter {
    readonly includeDisabled?: boolean;
    readonly includeUnavailable?: boolean;
}
/** The skills an agent may be told about: disabled and unavailable ones are left out unless asked for. */
declare function visibleSkills(skills: readonly CatalogSkill[], filter?: CatalogFilter): readonly CatalogSkill[];

/** The skills of a repository as an agent may use them, and how they were found. */
interface OpenedCatalog {
    readonly catalog: SkillCatalog;
    readonly setup: RunSetup;
    /** The records behind the catalog, before disabled and unavailable ones are left out. */
    readonly selection: Selection$1;
    /** Gave the verdicts. */
    readonly judge: Judge;
}
/** Finds and checks the skills, settles equal names, then says which of them this machine can use. */
declare function openCatalog(request: Request): Promise<OpenedCatalog>;

type SearchReason = 'exact_path' | 'exact_name' | 'prefix' | 'token_overlap';
interface SearchResult {
    readonly skill: CatalogSkill;
    readonly reason: SearchReason;
    readonly score: number;
}
interface SearchResults {
    readonly results: readonly SearchResult[];
    /** How many are in `results`. */
    readonly count: number;
    /** More were found than the limit lets through. */
    readonly truncated: boolean;
}
interface SearchQuery {
    readonly query: string;
    readonly limit?: number | undefined;
    readonly scope?: SkillScope | undefined;
    /** What a relative path in the query is relative to; absolute. */
    readonly workingDirectory?: string | undefined;
}
interface SearchLimits {
    readonly defaultLimit: number;
    readonly maxLimit: number;
}
declare const SEARCH_LIMITS: SearchLimits;
/** Finds skills by path, name, beginning of the name, or words in common. */
declare function searchSkills(catalog: SkillCatalog, request: SearchQuery, limits?: SearchLimits): SearchResults;

interface NamedSkill {
    readonly name: string;
}
/** Skills by sanitized name. */
interface SkillRegistry<T extends NamedSkill> {
    registerOrReplace(skill: T): {
        readonly replaced: boolean;
    };
    get(name: string): T | undefined;
    /** Ordered by name. */
    list(): readonly T[];
    /** In the order asked for, each once; unknown names are left out. */
    listByNames(names: readonly string[]): readonly T[];
}
/** The registry of one caller. */
declare class DefaultSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
    #private;
    constructor(skills?: Iterable<T>);
    registerOrReplace(skill: T): {
        readonly replaced: boolean;
    };
    get(name: string): T | undefined;
    list(): readonly T[];
    listByNames(names: readonly string[]): readonly T[];
}
/** Undefined lets everything through, `[]` nothing, `['*']` everything, names those skills. */
type SkillAllowlist = readonly string[] | undefined;
declare function isAllowed(allowlist: SkillAllowlist, name: string): boolean;
/** A view of a registry through an allowlist; it sees later registrations and makes none. */
declare class FilteredSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
    #private;
    constructor(source: SkillRegistry<T>, allowlist: SkillAllowlist);
    registerOrReplace(_skill: T): never;
    get(name: string): T | undefined;
    list(): readonly T[];
    listByNames(names: readonly string[]): readonly T[];
}
/** The skills of a repository, and how its config wants an agent to use them. */
interface OpenedSkills extends Pick<OpenedCatalog, 'catalog' | 'setup'> {
    readonly settings: RuntimeSettings;
}
type PolicyDecision = 'deny' | 'allow' | 'confirm';
/** A permission; without `skill_name` it is about every skill. */
interface PolicyRule {
    readonly tool: string;
    readonly skill_name?: string;
}
interface PolicyRules {
    readonly allow?: readonly PolicyRule[];
    readonly deny?: readonly PolicyRule[];
}
/** Whether a skill may be loaded: deny goes before allow, and without a rule somebody has to confirm. */
declare function evaluateSkillPolicy(rules: PolicyRules, skillName: string, tool?: string): PolicyDecision;
/** The rules after somebody confirmed a skill and asked to remember it. */
declare function rememberSkill(rules: PolicyRules, skillName: string): PolicyRules;
/** Every skill by source, with what keeps it from being used. */
declare function renderSkillStatus(skills: readonly CatalogSkill[]): string;
/** The `skills` object of the config, with defaults. */
interface RuntimeSettings {
    readonly isEnabled: boolean;
    readonly search: SearchLimits;
    /** Skills that one query may load by its triggers. */
    readonly maxSkills: number;
    readonly allowlist: SkillAllowlist;
    readonly plugins: readonly TrackedPlugin[];
    /** Workspace path: in the home directory where that was allowed, else in the repository. */
    readonly pluginsDirectory: string;
}

interface MarkdownCatalogSkill {
    readonly name: string;
    readonly description: string;
    /** Where its directory is, for whoever reads the list. */
    readonly location: string;
}
/** The list that the skill pipeline puts into a prompt: name, description and location, never a body. */
declare function renderMarkdownCatalog(skills: readonly MarkdownCatalogSkill[], limits?: CatalogLimits): CatalogText;
interface AvailableSkill {
    readonly name: string;
    readonly description: string;
    /** Where its SKILL.md is, for whoever reads the catalog. */
    readonly location: string;
}
/** The `<available_skills>` block of the agent harness and of the Agent Skills standard. */
declare function renderAvailableSkills(skills: readonly AvailableSkill[], limits?: CatalogLimits): CatalogText;
interface ContextSkill {
    readonly name: string;
    readonly description: string;
    /** Where its SKILL.md is, for whoever reads the catalog. */
    readonly location: string;
    readonly scope: 'repo' | 'user';
}
/** What Codelia puts into the first prompt at most. */
declare const SKILLS_CONTEXT_LIMITS: {
    readonly maxEntries: 200;
    readonly maxBytes: number;
};
/** Codelia's `<skills_context>` block; no text at all where there are no skills. */
declare function renderSkillsContext(skills: readonly ContextSkill[], limits?: CatalogLimits): CatalogText;
interface BrieflyDescribedSkill {
    readonly name: string;
    readonly briefDescription: string;
}
/** What a disclosure level shows: nothing, that there are skills, which ones, or their whole text. */
type DisclosedSkills = {
    readonly level: 0;
} | {
    readonly level: 1;
    readonly count: number;
} | {
    readonly level: 2;
    readonly skills: readonly BrieflyDescribedSkill[];
} | {
    readonly level: 3;
    readonly texts: readonly string[];
};
/** Turns a disclosure level into the text for the prompt. */
declare function renderDisclosureLevel(disclosed: DisclosedSkills, limits?: CatalogLimits): CatalogText;
/** How much of a catalog may be shown. */
interface CatalogLimits {
    readonly maxEntries?: number | undefined;
    /** UTF-8 bytes of the entries, each with its newline. */
    readonly maxBytes?: number | undefined;
}
/** A rendered catalog, without a newline at its end. */
interface CatalogText {
    /** `null` where the system wants no catalog at all rather than an empty one. */
    readonly text: string | null;
    readonly shown: number;
    readonly total: number;
    readonly truncated: boolean;
}

interface CatalogWishes extends CatalogLimits {
    /** The form; default: the first of the profile. */
    readonly as?: CatalogFormat | undefined;
    /** For `level`: what the user asked. */
    readonly query?: string | undefined;
}
interface RepositoryCatalog extends CatalogText {
    readonly as: CatalogFormat;
    readonly opened: OpenedCatalog;
    /** Skills that are not in it because they are not valid. */
    readonly errors: readonly CatalogError[];
}

interface WrittenCatalog {
    readonly as: CatalogFormat;
    /** Repository-relative. */
    readonly file: string;
    readonly isChanged: boolean;
    /** What kept it from being written. */
    readonly problems: readonly Diagnostic[];
    /** `register` and the check will find the block again on their own. */
    readonly isTracked: boolean;
    readonly opened: OpenedCatalog;
}

interface MatchQuery {
    readonly query: string;
    /** How many skills to return; default 3. */
    readonly max?: number | undefined;
    /** Names of the skills used lately, the latest first. */
    readonly recent?: readonly string[] | undefined;
}
type MatchKind = 'mention' | 'keyword' | 'verb' | 'pattern';
interface MatchReason {
    readonly kind: MatchKind;
    /** The name, keyword, verb or pattern, as it is written. */
    readonly matched: string;
}
interface SkillMatch {
    readonly skill: CatalogSkill;
    readonly reasons: readonly MatchReason[];
}
interface MatchResults {
    /** The best first. */
    readonly matches: readonly SkillMatch[];
    /** Skills that matched, those beyond the limit included. */
    readonly total: number;
    /** Skills with a pattern that cannot be used or did not come to an end in time. */
    readonly undecided: readonly UndecidedPattern[];
}
interface UndecidedPattern {
    readonly skill: string;
    readonly pattern: string;
    readonly reason: string;
}
/** Finds the skills whose triggers a query meets, and ranks them: explicit mention, exact phrase, recent use. */
declare function matchSkills(skills: readonly CatalogSkill[], request: MatchQuery): MatchResults;

/** What the machine and the configuration add to the records; all of it keyed by the skill's workspace file. */
interface CatalogFacts {
    /** Messages of the findings that keep a skill out of the catalog. */
    readonly failures?: ReadonlyMap<string, readonly string[]>;
    /** Commands that a skill requires and that are not installed. */
    readonly missingCommands?: ReadonlyMap<string, readonly string[]>;
    /** Files of the skills that the configuration switches off. */
    readonly disabled?: ReadonlySet<string>;
    /** The scan stopped before it saw everything. */
    readonly truncated?: boolean;
}
/** Makes the catalog of what was found: valid skills once each, by canonical path; the findings of the others as errors. */
declare function buildCatalog(records: readonly SkillRecord[], workspace: Workspace, facts?: CatalogFacts): SkillCatalog;
/** The id of a skill: it depends on the canonical path alone. */
declare function skillId(path: string): string;
/** How much of the skills a query calls for. The catalog renderer `level` turns it into text. */
type Disclosure = 
/** There are no skills. */
{
    readonly level: 0;
}
/** Only that there are some. */
 | {
    readonly level: 1;
    readonly count: number;
}
/** Names and brief descriptions. */
 | {
    readonly level: 2;
    readonly skills: readonly CatalogSkill[];
}
/** The whole text of those that match. */
 | {
    readonly level: 3;
    readonly matches: readonly SkillMatch[];
};
/** Decides the disclosure level: a match shows the whole text, a question for the list the list. */
declare function disclosureLevel(skills: readonly CatalogSkill[], query: string, wishes?: Omit<MatchQuery, 'query'>): Disclosure;

/** Compiles the text of a manifest. Throws `ManifestError` when it is no JSON. */
declare function compileDispatcher(text: string, file?: string): Dispatcher;
/** What dispatch reads of a manifest; matrix entries in the order of the file, which decides. */
interface DispatchSource {
    readonly byTaskType: readonly (readonly [string, unknown])[];
    readonly byKeyword: readonly (readonly [string, unknown])[];
    readonly skills: readonly DispatchSkill[];
}
interface DispatchSkill {
    readonly name: string;
    readonly isActive: boolean;
    readonly labels: readonly string[];
    readonly keywords: readonly string[];
    readonly types: readonly string[];
}
interface ExplainedCandidate extends DispatchClaim {
    /** Why it matched, and why another skill got the task. */
    readonly why: string;
}
/** Says of every other candidate what spoke for it and what went before it. */
declare function explainCandidates(answer: DispatchAnswer): readonly ExplainedCandidate[];

/** The ways to a skill, in the order in which they are tried. */
type DispatchStrategy = 'label' | 'type' | 'keyword' | 'trigger';
interface DispatchQuery {
    readonly text: string;
    readonly type?: string | undefined;
    readonly labels?: readonly string[] | undefined;
}
/** A skill's title to a query. */
interface DispatchClaim {
    readonly skill: string;
    readonly strategy: DispatchStrategy;
    /** The label, type, keyword part or trigger that matched, as it is written. */
    readonly matched: string;
    /** Where it is written: a key of the matrix, or the skill's own triggers. */
    readonly place: string;
}
interface DispatchAnswer {
    readonly skill: string | null;
    readonly strategy: DispatchStrategy | null;
    readonly matched: string | null;
    readonly place: string | null;
    /** False when the matrix points to a skill that the manifest does not have. */
    readonly isRegistered: boolean;
    /** Who else wanted it, best first, each skill once; at most `MAX_CANDIDATES`. */
    readonly candidates: readonly DispatchClaim[];
    /** Patterns that did not come to an end in time, as they are written. */
    readonly undecided: readonly string[];
}
/** A part of the matrix that dispatch cannot use. */
interface DispatchProblem {
    readonly table: 'by_keyword' | 'by_task_type';
    readonly key: string;
    readonly message: string;
}
/** A manifest's routes, compiled once and asked many times. */
declare class Dispatcher {
    #private;
    readonly problems: DispatchProblem[];
    constructor(source: DispatchSource);
    /** Finds the skill for a query, says why, and who else matched. */
    dispatch(query: DispatchQuery): DispatchAnswer;
}

interface ExpectationSource {
    /** The config file, as the report names it, and its text. */
    readonly file: string;
    readonly text: string;
    /** Where the list stands in it. */
    readonly path?: readonly string[];
}
/** Asks the new matrix every question of the config; each that is answered otherwise is an error on its own line. */
declare function checkExpectations(dispatcher: Dispatcher, expectations: readonly Expectation[], config: ExpectationSource): readonly Finding[];

/** `full`: the file as it is. `body`: without its frontmatter. `full-with-files`: in `<skill_context>`, with a list of files. */
type LoadForm = 'full' | 'body' | 'full-with-files';
interface LoadRequest {
    readonly name?: string | undefined;
    /** Path of a SKILL.md that is in the catalog; goes before `name`. */
    readonly path?: string | undefined;
}
/** Nobody named a skill; there is none of that name, or several; it cannot be read; skills are off; the policy is against it. */
type SkillRefusalReason = 'unnamed' | 'not-found' | 'ambiguous' | 'unreadable' | 'disabled' | 'denied' | 'unconfirmed';
interface SkillRefusal {
    readonly ok: false;
    readonly reason: SkillRefusalReason;
    readonly message: string;
    /** Paths of the skills that an ambiguous name may mean. */
    readonly candidates: readonly string[];
}
type Selection = {
    readonly ok: true;
    readonly skill: CatalogSkill;
} | SkillRefusal;
interface LoadedSkill {
    readonly ok: true;
    readonly skill: CatalogSkill;
    readonly text: string;
    readonly files: SkillFiles;
}
type LoadResult = LoadedSkill | SkillRefusal;
/** Finds the one skill that is meant: path first, then a name that only one skill has. */
declare function selectSkill(catalog: SkillCatalog, request: LoadRequest, resolvePath: (path: string) => string | null): Selection;
/** Reads a skill's text now, not when the catalog was made. */
declare function loadSkill(skill: CatalogSkill, form: LoadForm, workspace: Workspace): LoadResult;
interface SkillFiles {
    /** Relative to the skill's directory, in code-unit order; SKILL.md is not among them. */
    readonly files: readonly string[];
    readonly truncated: boolean;
}
/** The regular files that come with a skill, up to so many and so large. */
declare function listSkillFiles(skill: CatalogSkill, workspace: Workspace, limits?: {
    readonly maxFiles: number;
    readonly maxBytes: number;
}): SkillFiles;
/** A skill as the tools report it. */
interface SkillMetadata {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly path: string;
    readonly dir: string;
    readonly scope: 'repo' | 'user';
    readonly mtime_ms: number;
}
interface LoadMetadata {
    readonly skill_id: string;
    readonly name: string;
    readonly path: string;
    readonly dir: string;
    readonly mtime_ms: number;
}
declare function metadataOf({ id, name, description, path, dir, scope, mtimeMs, }: CatalogSkill): SkillMetadata;
declare function loadMetadataOf({ id, name, path, dir, mtimeMs }: CatalogSkill): LoadMetadata;
/** What `skills.list` answers. */
interface SkillListing {
    readonly skills: readonly SkillMetadata[];
    readonly errors: SkillCatalog['errors'];
    readonly truncated: boolean;
}
declare function listingOf(catalog: SkillCatalog): SkillListing;

/** How long a manifest is taken for current without a look at its content. */
declare const MANIFEST_TTL_MS = 300000;
interface CachedManifest {
    readonly value: Json;
    readonly text: string;
    /** Its routes, compiled on first use. */
    readonly dispatcher: Dispatcher;
    /** The file is missing or half-written at the moment, and this is what it said before. */
    readonly isStale: boolean;
}
/**
 * The manifest for programs that run for long: read again when the file has changed, at the latest after five minutes.
 * While the file cannot be used it goes on with the last one that could, until that time has passed.
 */
declare class ManifestCache {
    #private;
    constructor(path: string, options?: {
        readonly ttlMs?: number;
        readonly now?: () => number;
    });
    /** Throws `ManifestError` when there is no manifest to be had. */
    get(): CachedManifest;
}

interface MaterializedSkill {
    /** Absolute path of the copy. */
    readonly path: string;
    /** The same as an agent is told it: relative to its private folder. */
    readonly mountPath: string;
    readonly files: number;
    /** What was left out: links that lead away, special files, files that are too large; with the reason. */
    readonly skipped: readonly {
        readonly path: string;
        readonly reason: string;
    }[];
}
/**
 * Copies a skill into a task's private folder as `.skills/<name>` and replaces what was there. The new copy
 * takes the old one's place whole; when anything fails, the old one stays.
 */
declare function materializeSkill(skill: CatalogSkill, privateDirectory: string, workspace: Workspace): Promise<MaterializedSkill>;

interface PluginStatus extends TrackedPlugin {
    readonly path: string;
    readonly isInstalled: boolean;
    readonly isPinned: boolean;
    readonly commit: string | null;
}
/** The tracked plugins and what is on disk of each. */
declare function listPlugins(host: PluginHost): Promise<readonly PluginStatus[]>;
type UpdateOutcome = {
    readonly name: string;
    readonly status: 'updated';
    readonly from: string | null;
    readonly to: string;
} | {
    readonly name: string;
    readonly status: 'unchanged' | 'pinned';
    readonly commit: string | null;
} | {
    readonly name: string;
    readonly status: 'failed';
    readonly error: PluginError;
};
/** Brings one plugin, or all, to the head of its branch; the old version stays where the new one fails. */
declare function updatePlugins(name: string | undefined, host: PluginHost): Promise<readonly UpdateOutcome[]>;
/** Takes a plugin out of the config and off the disk. */
declare function uninstallPlugin(name: string, host: PluginHost): Promise<void>;
/** Switches a plugin on or off; returns whether that changed anything. */
declare function togglePlugin(name: string, enabled: boolean, host: PluginHost): Promise<boolean>;
/** Switches a plugin or a bundled skill; other skills are always on. Returns whether anything changed. */
declare function toggleSkill(name: string, isEnabled: boolean, { host, skills }: {
    readonly host: PluginHost;
    readonly skills: readonly CatalogSkill[];
}): Promise<boolean>;

/** Regular files directly in one of the resource directories, as `references/x.md`, sorted. */
declare function listResources(skill: CatalogSkill, type: ResourceType, workspace: Workspace): readonly string[];
type ResourceContent = {
    readonly kind: 'content';
    readonly path: string;
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'missing';
    readonly message: string;
} | {
    readonly kind: 'refused';
    readonly message: string;
};
/** Reads one file of a skill, never one outside its directory, whatever the path and the links in it say. */
declare function readResource(skill: CatalogSkill, path: string, workspace: Workspace): ResourceContent;
interface TreeEntry {
    /** Relative to the skill's directory, with `/`. */
    readonly path: string;
    readonly kind: 'file' | 'directory' | 'link' | 'other';
    readonly depth: number;
}
interface SkillTree {
    /** Each directory right before what is in it; siblings in code-unit order. */
    readonly entries: readonly TreeEntry[];
    readonly truncated: boolean;
}
/** Everything in a skill's directory; links are named and never entered. */
declare function readSkillTree(skill: CatalogSkill, workspace: Workspace): SkillTree;
/** The tree as text: two spaces a level, directories end in `/`. */
declare function renderSkillTree(skill: CatalogSkill, tree: SkillTree): string;
/** A toolset of a skill, resolved for a loader. Nothing is imported here. */
interface ToolsetEntry {
    readonly skill: string;
    /** As the frontmatter says it: `path:Class`. */
    readonly declared: string;
    /** Absolute path of the module; `null` when there is none inside the skill. */
    readonly module: string | null;
    readonly exportName: string | null;
    /** Why a loader cannot use it. */
    readonly problem?: string;
}
/** Lists the toolsets that skills declare, with the file and the export a loader would take. */
declare function listToolsets(skills: readonly CatalogSkill[], workspace: Workspace): readonly ToolsetEntry[];
/** What a runner should grant a skill's script. skill-registrar itself runs none. */
declare const SCRIPT_LIMITS: {
    readonly timeoutMs: 60000;
    readonly maxOutputBytes: number;
    readonly maxArguments: 100;
    readonly maxArgumentBytes: 4096;
    /** A script runs in the directory of its skill. */
    readonly workingDirectory: "skill";
};

interface SessionOptions {
    readonly taskId: string;
    readonly workspace: Workspace;
    /** The skills there are now; asked again on every call, so that a reload is seen. */
    readonly catalog: () => SkillCatalog;
    /** Absolute; what relative paths are relative to. */
    readonly workingDirectory: string;
    readonly form: LoadForm;
    readonly isEnabled?: boolean;
    readonly allowlist?: SkillAllowlist;
    readonly policy?: PolicyRules;
    readonly searchLimits?: SearchLimits;
    /** Absolute; where activated skills are copied to. Without it nothing is copied. */
    readonly privateDirectory?: string;
}
type SessionLoad = {
    readonly ok: true;
    readonly skill: CatalogSkill;
    readonly text: string;
    readonly files: SkillFiles;
    /** The text is a reminder: the session has had it before. */
    readonly isRepeated: boolean;
} | SessionRefusal;
interface SessionRefusal extends SkillRefusal {
    /** Somebody has to confirm it first. */
    readonly needsConsent?: true;
}
/** What one session holds, for inspection. */
interface SessionSnapshot {
    readonly task_id: string;
    readonly enabled: boolean;
    readonly root_dir: string;
    readonly working_dir: string;
    readonly catalog: SkillListing;
    readonly loaded_versions: readonly {
        readonly path: string;
        readonly mtime_ms: number;
    }[];
    readonly consented: readonly string[];
    readonly activated: readonly string[];
}
/**
 * One task's view of the skills and all it has done with them: what it may see, what it has loaded, confirmed and
 * activated. It is held by its caller and shares nothing with another.
 */
declare class SkillSession {
    #private;
    readonly taskId: string;
    constructor(options: SessionOptions);
    /** The catalog as this session may see it. */
    catalog(): SkillCatalog;
    /** The skill of a sanitized name; the first one where several have it. */
    getSkill(name: string): CatalogSkill | undefined;
    getSkillNames(): readonly string[];
    search(query: SearchQuery): SearchResults;
    mentions(text: string): readonly string[];
    /** The one skill that a name or a path means. */
    select(request: LoadRequest): Selection;
    /** The text of a skill, or a reminder when this session has had the same version in the same form before. */
    load(request: LoadRequest & {
        readonly isConfirmed?: boolean;
    }, form?: LoadForm): SessionLoad;
    /** What the policy says about a skill; without a policy somebody has to confirm. */
    decision(name: string): PolicyDecision;
    /** `risky` until this task has been allowed to activate the skill, `safe` from then on. */
    riskLevel(name: string): 'risky' | 'safe';
    hasConsent(name: string): boolean;
    /** Somebody agreed that this task uses the skill; `remember` keeps the agreement as a rule. */
    consent(name: string, options?: {
        readonly remember?: boolean;
    }): void;
    /** The rules with what was remembered, for the caller to store. */
    get policy(): PolicyRules;
    isActivated(name: string): boolean;
    /** Loads the instructions of a skill and copies it into the task's private folder. */
    activate(request: ActivationRequest): Promise<Activation>;
    snapshot(): SessionSnapshot;
    /** Forgets everything: the task has come to its end. */
    end(): void;
}
/** The sessions of one program, by task id: each task has its own, and loses it when it ends. */
declare class SkillSessions {
    #private;
    /** The task's session; it is made with `options` when the task has none yet. */
    open(options: SessionOptions): SkillSession;
    get(taskId: string): SkillSession | undefined;
    /** Ends a task: nothing of its consent and activations is left. */
    end(taskId: string): void;
}
interface SessionWishes extends Pick<SessionOptions, 'workingDirectory' | 'policy' | 'privateDirectory'> {
    readonly taskId?: string;
    /** Names that narrow what the config allows. */
    readonly allow?: SkillAllowlist;
    /** Where the skills come from when they are read again; default: the ones that were opened. */
    readonly current?: () => OpenedSkills;
}
/** A session over the skills of a repository, as its profile and its config want it. */
declare function openSession(opened: OpenedSkills, wishes: SessionWishes): SkillSession;
interface ActivationRequest {
    readonly name: string;
    /** Somebody has just agreed to this activation. */
    readonly isConfirmed?: boolean;
}
/** What an activation hands to the agent, or why it does not. */
type Activation = {
    readonly success: true;
    readonly skill: {
        readonly name: string;
        readonly description: string;
        readonly location: string;
    };
    readonly alreadyActivated: boolean;
    /** `null` where the session has no private folder. */
    readonly mountPath: string | null;
    readonly folderStructure: string;
    readonly instructions: string;
} | ActivationFailure;
interface ActivationFailure {
    readonly success: false;
    readonly error: string;
    readonly consentRequired?: true;
    readonly availableSkills?: readonly string[];
    /** Paths of the skills that an ambiguous name may mean. */
    readonly candidates?: readonly string[];
}
/** Activates a skill for a session, which keeps the account of it. */
declare function activateSkill(session: SkillSession, request: ActivationRequest, { workspace, privateDirectory }: {
    workspace: Workspace;
    privateDirectory: string | undefined;
}): Promise<Activation>;
/** Skill names that a text mentions as `$name`, each once, in order. */
declare function findMentions(text: string): readonly string[];
/** Those of the mentioned names that the catalog knows. */
declare function findKnownMentions(text: string, skills: readonly CatalogSkill[]): readonly string[];

/** Notes every directory that a run looked at: a change in one of them may change what the run finds. */
declare class TracingWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: string | null;
    constructor(inner: Workspace);
    /** Absolute paths; some may not exist. */
    get directories(): ReadonlySet<string>;
    list(directory: string): readonly DirectoryEntry[] | null;
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    kindOf(path: string): PathKind;
    entryAt(path: string): DirectoryEntry['kind'] | null;
    canonical(path: string): string | null;
    fingerprint(file: string): FileFingerprint | null;
}

interface WatchOptions {
    /** Does the work and says which directories it depends on; absolute paths. */
    readonly run: () => Promise<Iterable<string>>;
    /** Ends the watch. */
    readonly signal: AbortSignal;
    /** Quiet time after the last event before the work is done again. */
    readonly debounceMs?: number;
    /** The longest time that events in a row may put the work off. */
    readonly maxDelayMs?: number;
    readonly isPolling?: boolean;
}
declare const DEBOUNCE_MS = 150;
/**
 * Does the work now, and again after every change in what it depends on, until the signal comes. Events in a
 * row count as one; an event during the work leads to one more run. Rejects when the work does.
 */
declare function watchRepository(options: WatchOptions): Promise<void>;

/** Files on disk, replaced whole or not at all, by one process at a time. */
declare class DiskStore implements FileStore {
    #private;
    constructor(options: DiskStoreOptions);
    read(given: string): string | null;
    hold(given: string): HeldText | null;
    update(given: string, compute: Compute, options: UpdateOptions): Promise<boolean>;
}
interface DiskStoreOptions {
    readonly root: string;
    /** Milliseconds to wait for other runs; ten seconds unless told. */
    readonly patience?: number;
}
/** What a file should hold, given what it holds; `null` when it is to stay as it is. */
type Compute = (current: string | null) => string | null;

/** The repository on disk, and the home directory where the caller allows it. */
declare class DiskWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: string | null;
    constructor(options: {
        readonly root: string;
        readonly home?: string | null;
    });
    list(directory: string): readonly DirectoryEntry[] | null;
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    kindOf(target: string): PathKind;
    entryAt(target: string): DirectoryEntry['kind'] | null;
    canonical(target: string): string | null;
    fingerprint(file: string): FileFingerprint | null;
}

/** Files in a map: for tests, editors and services that hold files in memory. */
declare class MemoryStore implements FileStore {
    #private;
    /** The files as they are now. */
    readonly files: Map<string, string>;
    constructor(files?: Readonly<Record<string, string>>);
    read(path: string): string | null;
    update(path: string, compute: (current: string | null) => string | null, options: UpdateOptions): Promise<boolean>;
}

/** A workspace without a disk: for tests, editors and services that hold files in memory. */
declare class MemoryWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: null;
    constructor(files: Readonly<Record<string, string | Uint8Array>>, options?: {
        readonly root?: string;
    });
    list(directory: string): readonly DirectoryEntry[] | null;
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    kindOf(target: string): PathKind;
    entryAt(target: string): DirectoryEntry['kind'] | null;
    canonical(target: string): string | null;
    fingerprint(file: string): FileFingerprint | null;
}

/** A generated block in a file that people write, from its start marker to its end marker. */
interface MarkedBlock {
    /** What the start marker says: the attributes the block was made with. */
    readonly attributes: Readonly<Record<string, string>>;
    /** Text between the marker lines, with `\n` and without the last one. */
    readonly content: string;
    /** 1-based line of the start marker and of the end marker. */
    readonly startLine: number;
    readonly endLine: number;
}
interface MarkerProblem {
    readonly kind: 'unclosed' | 'unopened' | 'duplicate';
    readonly line: number;
}
interface MarkedBlocks {
    readonly blocks: readonly MarkedBlock[];
    readonly problems: readonly MarkerProblem[];
}
/** Finds the blocks of a file. Markers inside fenced code are an example, not a block. */
declare function findMarkedBlocks(text: string): MarkedBlocks;
/**
 * Puts the content into the block with the same `as`, or appends a new block; everything else keeps its bytes.
 * `null` when the block could not be found again there, because a code fence of the file is left open.
 */
declare function writeMarkedBlock(text: string, block: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly content: string;
}): string | null;

/** The pipeline: scan, parse, infer, validate, register, report. Decides everything and prints nothing. */
declare function runOperation(request: Request): Promise<Outcome>;

/** The JSON Schema of a skill's frontmatter under one profile: what editors show and what the engine checks. */
declare function frontmatterSchema(profile: Profile): JsonSchema;

/** The profiles that ship, the default one first. */
declare const PROFILES: readonly Profile[];
/** The shipped profile of that name, if there is one. */
declare function profileById(id: string): Profile | undefined;

/** Every rule there is; the docs, `skill-registrar rules` and the SARIF output are made from this table. */
declare const RULES: readonly Rule[];
declare function ruleById(id: string): Rule | undefined;

/** The version of this package; a test holds it against package.json. */
declare const VERSION = "1.0.0";

/** What the functions below take; everything has a default but the files to look at. */
interface RunOptions extends Partial<Omit<Request, 'operation' | 'workspace' | 'store' | 'environment'>> {
    /** Directory of the repository on disk; give either this or `workspace` and `store`. */
    readonly root?: string;
    /** Home directory, only when it may be read. */
    readonly home?: string;
    readonly workspace?: Workspace;
    readonly store?: FileStore;
    readonly environment?: Partial<Environment>;
}
/** Validates the skills and brings the manifest up to date. */
declare function register(options: RunOptions): Promise<Outcome>;
/** Validates the skills and writes nothing. */
declare function validate(options: RunOptions): Promise<Outcome>;
/** Lists the skills that are not in the manifest. */
declare function discover(options: RunOptions): Promise<Outcome>;
/** Removes entries whose skill is gone. */
declare function prune(options: RunOptions): Promise<Outcome>;
/** Compares skills and manifest. */
declare function status(options: RunOptions): Promise<Outcome>;
/** What an agent's prompt says of the skills, in one of the four forms. */
declare function catalog(options: RunOptions & CatalogWishes): Promise<RepositoryCatalog>;
/** Keeps a catalog between two markers in a file of the repository. */
declare function keepCatalog(file: string, options: RunOptions & CatalogWishes): Promise<WrittenCatalog>;
/** The skills of a repository for an agent; `openSession` makes a session of them. */
declare function openSkills(options: RunOptions): Promise<OpenedSkills>;
/** What installs, lists, updates and removes the plugins of a repository. */
declare function openPlugins(options: RunOptions): ReturnType<typeof openPlugins$1>;

export { CATALOG_FORMATS, ConfigError, DEBOUNCE_MS, DefaultSkillRegistry, DiskStore, DiskWorkspace, Dispatcher, FilteredSkillRegistry, MANIFEST_TTL_MS, ManifestCache, ManifestError, MemoryStore, MemoryWorkspace, PROFILES, PluginError, RULES, SCRIPT_LIMITS, SEARCH_LIMITS, SKILLS_CONTEXT_LIMITS, SkillSession, SkillSessions, TracingWorkspace, UsageError, VERSION, WorkspaceError, activateSkill, buildCatalog, catalog, checkExpectations, compileDispatcher, disclosureLevel, discover, evaluateSkillPolicy, explainCandidates, extendProfile, findKnownMentions, findMarkedBlocks, findMentions, frontmatterSchema, installPlugin, isAllowed, keepCatalog, listPlugins, listResources, listSkillFiles, listToolsets, listingOf, loadMetadataOf, loadSkill, lookUpProfile, matchSkills, materializeSkill, metadataOf, openCatalog, openPlugins, openSession, openSkills, profileById, prune, readResource, readSkillTree, register, rememberSkill, renderAvailableSkills, renderDisclosureLevel, renderMarkdownCatalog, renderSkillStatus, renderSkillTree, renderSkillsContext, ruleById, runOperation, sanitizeSkillName, searchSkills, selectSkill, skillId, status, togglePlugin, toggleSkill, uninstallPlugin, updatePlugins, validate, visibleSkills, watchRepository, writeMarkedBlock };
export type { Activation, CatalogError, CatalogFormat, CatalogLimits, CatalogSkill, CatalogText, CatalogWishes, DeclaredMetadata, Diagnostic, DirectoryEntry, Disclosure, DispatchAnswer, DispatchClaim, DispatchProblem, DispatchQuery, Environment, ExpectationSource, ExplainedCandidate, FileContent, FileFingerprint, FileStore, InstallRequest, InstalledPlugin, KeywordConflict, LoadForm, LoadResult, ManifestChange, MarkedBlock, MatchResults, MatchTriggers, MaterializedSkill, OpenedCatalog, OpenedSkills, Operation, Outcome, PluginHost, PluginStatus, PolicyRules, Profile, ProfileCells, ProfileVerdict, Report, RepositoryCatalog, Request, ResourceContent, ResourceType, Rule, RuleLevel, RunOptions, ScanRoot, SearchResults, SessionOptions, SessionSnapshot, SessionWishes, Severity, SkillAllowlist, SkillCatalog, SkillCompatibility, SkillFiles, SkillOutcome, SkillRecord, SkillRegistry, Span, Summary, UpdateOptions, UpdateOutcome, ValidationLevel, Workspace, WrittenCatalog };
