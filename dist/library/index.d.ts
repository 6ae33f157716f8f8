/**
 * Access to files. Paths are relative to the repository with `/` (`.` is the root), or start with `~/` for the
 * home directory if allowed. Nothing outside these two trees can be reached.
 */
interface Workspace {
    /** Its location, for messages and for outputs that need absolute paths; `/` separators. */
    readonly root: string;
    readonly home: string | null;
    /** Absolute directories outside of both that a program ships; their paths are absolute here, too. */
    readonly bundled?: readonly string[];
    /** Entries in no particular order; `null` if the directory does not exist. Throws `WorkspaceError` if it cannot be read. */
    list(directory: string): readonly DirectoryEntry[] | null;
    /** The same for a directory that must really be in `base`, a canonical path, whatever links say; `null` if it is not. For servers that read files for an agent. */
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    /** Never throws: the result says if the file cannot be read. */
    read(file: string, limits: ReadLimits): FileContent;
    /**
     * The text of a file that a listing of plain directories named, so that no link can be on the way unless another
     * process puts one there meanwhile. `null` where it is not plain UTF-8 text within the limit: `read` says why.
     */
    readListed(file: string, maxBytes: number): string | null;
    /** The kind of a path, with links resolved inside the workspace. */
    kindOf(path: string): PathKind;
    /** The kind of a path without following a link; `null` if it does not exist. The directories above it may be links. */
    entryAt(path: string): DirectoryEntry['kind'] | null;
    /** The canonical path, relative to the workspace; `null` if it is missing or outside. */
    canonical(path: string): string | null;
    /** Whether git tracks a file in the directory that a `.gitignore` file matches. */
    holdsTracked(directory: string): boolean;
    /** What a link says; `null` if the path is none. */
    linkTarget(path: string): string | null;
    /**
     * The contents that the files in a directory had in the commits that are here, by path, as ids of git blobs. Empty
     * without git.
     */
    earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>>;
    /** The texts that a file had in earlier commits; none without git. */
    earlierTexts(file: string): readonly string[];
    /** Size and modification time; `null` if the file does not exist. */
    fingerprint(file: string): FileFingerprint | null;
}
interface DirectoryEntry {
    readonly name: string;
    readonly kind: 'file' | 'directory' | 'link' | 'other';
}
interface ReadLimits {
    readonly maxBytes: number;
    /** Follow a link if it stays inside; otherwise a link is rejected. */
    readonly followLinks: boolean;
    /** A directory, as a canonical path, that must really contain the file, whatever links say; default: the workspace. */
    readonly within?: string;
    /** Directories, as canonical paths, that must not contain it, whatever links say. */
    readonly without?: readonly string[];
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
}
/** A file of a repository on the same server. */
interface RemoteFile {
    /** `owner/name` */
    readonly repository: string;
    readonly path: string;
    /** A branch, a tag or a full commit id. */
    readonly ref: string;
}
/** A file error: a missing root, an unreadable directory, a failed write. Exit code 3. */
declare class WorkspaceError extends Error {
    readonly path: string;
    readonly name = "WorkspaceError";
    /** What to do next, if there is better advice than to check the path. */
    readonly fix?: string;
    constructor(message: string, path: string, options?: {
        cause?: unknown;
        fix?: string;
    });
}
/** The files of an earlier commit. */
interface BaseTree {
    /** As the user wrote it. */
    readonly ref: string;
    /** Full SHA of the merge base of the ref and HEAD. */
    readonly commit: string;
    readonly workspace: Workspace;
    /** Reads the files of the commit; writing fails. */
    readonly store: FileStore;
    /** Paths of the files that differ between the commit and the working tree, sorted. */
    changedFiles(): readonly string[];
}
/** Writes files one at a time, each atomically. */
interface FileStore {
    /** `null` if the file does not exist. Throws `WorkspaceError` if it cannot be read. */
    read(path: string): string | null;
    /**
     * Replaces the file with what `compute` returns for its current content, under a lock, so that changes
     * other processes made since it was read are kept. If `compute` returns `null`, the file stays as it is.
     * Throws `WorkspaceError` if the file cannot be written; its old content is then intact.
     */
    update(path: string, compute: (current: string | null) => string | null, options: UpdateOptions): Promise<boolean>;
    /** Gives a file another name in its directory; `false` where that name belongs to another file. A store without it keeps names. */
    rename?(path: string, name: string): Promise<boolean>;
    /** Removes a file that still has this content, and its directory where nothing else is in it. */
    remove(path: string, content: string, form?: FileForm): Promise<boolean>;
}
/** What a file is, if it is not any text file. */
interface FileForm {
    /** Its texts have one character for each byte: it is not UTF-8. */
    readonly isBinary?: boolean;
    /** `link`: its text is the target. Absent: as it is. */
    readonly mode?: 'plain' | 'executable' | 'link';
}
interface UpdateOptions extends FileForm {
    /** Keep the old content: in the git directory, or next to the file if there is none. */
    readonly backup: boolean;
}
/** A file that a run wrote or would write. */
interface GeneratedFile extends FileForm {
    readonly path: string;
    /** Its old path, if it was renamed. */
    readonly from?: string;
    readonly before: string | null;
    /** `null` if the file is removed. */
    readonly after: string | null;
}
/** Looks up commands on a machine, without running them. */
interface CommandLookup {
    isInstalled(command: string): boolean;
}

/** A value of `JSON.parse`. */
type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
    readonly [key: string]: Json;
}

/** 1-based positions; the end column is exclusive. */
interface Span {
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** UTF-16 offsets into the text of a file. */
interface TextRange {
    readonly start: number;
    readonly end: number;
}
/** A position given as a field; it is looked up in the text only for findings that are reported. */
interface FieldPlace {
    readonly field: readonly (string | number)[];
    readonly part: 'key' | 'value';
    /** The text in a list below the field, ignoring case; the field itself if there is no such text. */
    readonly item?: string;
}
/** Where a finding is: offsets or a field until it is reported; a line where there is no text to look it up in. */
type Place = Span | TextRange | FieldPlace;

type Severity = 'error' | 'warning' | 'notice';
/** A severity that a profile or a config file may give a rule. */
type RuleLevel = Severity | 'off';
/** The error types of the agent harness; every rule belongs to one. */
type FailureKind = 'PARSE_ERROR' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'IO_ERROR' | 'SECURITY_ERROR';
/** What a stage found, before severities are applied and fields are located. */
interface FindingOf<Rule extends string = string> {
    readonly rule: Rule;
    readonly file: string;
    readonly at: Place;
    readonly message: string;
    readonly fix: string;
    readonly skill?: string;
    /**
     * What it is about, such as names or the target of a link; a finding about several things is old as long as it names
     * no new one. Absent if that is the field, or the text, that it points to. The message is not part of its identity.
     */
    readonly about?: readonly string[];
    /** Depends on the situation: overrides the rule's own severity, but not the config and the profile. */
    readonly severity?: Severity;
    /** The skill has a name and a description all the same: a warning at a lenient level. */
    readonly isRecovered?: boolean;
}

/** Where skills are looked for. Paths are repository-relative; `*` matches one directory name; `~/` is the home directory. */
interface ScanRoot {
    readonly path: string;
    /** A label for reports and for the five-source priority, such as `project` or `user`. */
    readonly source: string;
    /**
     * `self`: the root itself may be a skill. `children`: each directory below it.
     * `grandchildren`: children, and children of a child that is not a skill itself. `any`: every depth.
     */
    readonly levels: readonly ('self' | 'children' | 'grandchildren' | 'any')[];
    /** How many levels `any` goes down; no limit if absent. */
    readonly depth?: number;
    /** Look in every directory from the top of the repository down to the working directory. */
    readonly ancestors?: boolean;
    /** A config file names it and says nothing about levels: if it is a skill itself, that skill is meant. */
    readonly mayBeSkill?: boolean;
}
type SymlinkPolicy = 'refuse' | 'contained' | 'ignore';
type DuplicatePolicy = 'first' | 'last' | 'priority' | 'keep';
type InferredField = 'tags' | 'tier' | 'keywords' | 'taskTypes' | 'briefDescription';
declare const CATALOG_FORMATS: readonly ['markdown', 'available-skills', 'skills-context', 'level'];
type CatalogFormat = (typeof CATALOG_FORMATS)[number];
/**
 * What one system expects of a skill, as data. Those that ship are in `src/profiles`;
 * a config file may define more with `extends`.
 */
interface Profile {
    readonly id: string;
    readonly title: string;
    /** What makes this profile the repository's own if none is named; absent if it must be chosen explicitly. */
    readonly detect?: {
        /** A `$schema` of the existing manifest that says so. */
        readonly manifestSchemas: readonly string[];
        /** Directories at the top of the repository that say so. */
        readonly markers: readonly string[];
    };
    readonly name: {
        /** Source of a regular expression; absent if any text is a name. */
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
    /** Which of `name` and `description` may be missing; they are recommended then. */
    readonly optionalFields?: readonly string[];
    /** Fields beyond `version` that it recommends. */
    readonly recommendedFields?: readonly string[];
    /** Names of the frontmatter fields it defines, beyond `name` and `description`; their shapes are in `fields.ts`. */
    readonly fields: readonly string[];
    /** Fields it knows but does not use: a wrong shape is a warning at most, and the value is not used. */
    readonly toleratedFields: readonly string[];
    /** Shapes that differ from those of `fields.ts`, or of fields that are not listed there. */
    readonly shapes: Readonly<Record<string, JsonSchema>>;
    /** One finding for each unknown field of a file, or one for all of them; `rules['unknown-field']` is its severity. */
    readonly unknownFields: 'each' | 'together';
    /** `exact`: only `SKILL.md` is a skill; otherwise the same name in another case is one, too. */
    readonly fileName?: 'exact' | 'any-case';
    /** `fallback`: when the YAML does not parse, read `name` and `description` line by line. */
    readonly frontmatter: 'strict' | 'fallback';
    /** Blank lines may precede the frontmatter; most readers refuse such a file. */
    readonly blankLinesFirst?: 'accepted';
    readonly roots: readonly ScanRoot[];
    /** It is an error if none of the roots exists. */
    readonly rootsRequired: boolean;
    /**
     * What happens to skills outside the roots: `register` finds them wherever they are, `report` says in one finding
     * that they are there. Absent: they are not looked for. Roots in the config turn the first into the second.
     */
    readonly outsiders?: 'register' | 'report';
    /** Scanned if none of the roots exists. */
    readonly fallbackRoot?: ScanRoot;
    /** How the top of the ancestor chain is found; absent if no root has `ancestors`. */
    readonly ancestorTop?: {
        /** Environment variable that names it outright. */
        readonly variable: string;
        /** Environment variable with a comma list that replaces `markers`. */
        readonly markersVariable: string;
        /** The nearest parent directory that contains one of these is the top. */
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
        /** If the file is missing, every token is unknown; otherwise nothing is checked. */
        readonly required: boolean;
    };
    readonly infer: readonly InferredField[];
    readonly requires: 'on' | 'off' | 'off-in-ci';
    readonly load: 'full' | 'body' | 'full-with-files';
    /** What a second load of the same text gives; default: a short reminder. */
    readonly loadAgain?: 'reminder' | 'text';
    /** Whether skills can be installed as plugins; default: yes. */
    readonly plugins?: 'installed' | 'none';
    /** Reading a skill for the first time needs the user's consent. */
    readonly asksConsent?: boolean;
    /** How `search` ranks skills that the query does not name. */
    readonly search: 'similarity' | 'token-overlap';
    /** Fill the dispatch matrix of the manifest. */
    readonly matrix: boolean;
    /** Where a new manifest is created, whatever the roots are; absent: next to the skills. */
    readonly manifest?: string;
    /** What consumers of the manifest read in an entry without checking that it exists; for new entries. */
    readonly entryDefaults?: Readonly<Record<string, unknown>>;
    /** Infer keywords from CLEO's closed list of concepts, whatever the number of skills. */
    readonly lexiconKeys: boolean;
    /** Say where clients disagree about a skill, with the rules `portability-*` and `listing-budget`. */
    readonly portability?: boolean;
    /** Its scripts read stdout: JSON is the default in a pipe. */
    readonly jsonInPipes?: boolean;
    /** Its scripts read stderr: collisions and rejected skills are logged there in a fixed wording. */
    readonly logsFailures?: boolean;
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

/**
 * Every such field, in the order of an entry. From this table the frontmatter is read, its schema and that of the
 * manifest are generated, and entries are merged.
 */
declare const MANIFEST_FIELDS: {
    readonly tags: {
        readonly name: 'tags';
        readonly read: (value: unknown) => string[] | undefined;
        readonly frontmatter: {
            readonly description: 'Words that sort the skill. Read from name and description when absent.';
        };
        readonly entry: {
            readonly description: 'Words that classify the skill.';
        };
        readonly otherwise: {
            readonly inferred: 'tags';
        };
    };
    readonly status: {
        readonly name: 'status';
        readonly read: typeof readText;
        readonly frontmatter: {
            readonly enum: readonly ["active", "inactive", "deprecated"];
            readonly description: 'Whether the skill is offered. `active` when absent.';
        };
        readonly entry: {
            readonly type: 'string';
            readonly description: '`active` skills are dispatched to; `inactive` and `deprecated` ones keep their entry and leave the matrix.';
        };
        readonly otherwise: {
            readonly value: 'active';
        };
    };
    readonly tier: {
        readonly name: 'tier';
        readonly read: (value: unknown) => number | undefined;
        readonly frontmatter: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 3;
            readonly description: '0 orchestrator, 1 architect, 2 executor, 3 specialist. Read from the name when absent.';
        };
        readonly entry: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 3;
            readonly description: '0 orchestrator, 1 architect, 2 executor, 3 specialist.';
        };
        readonly otherwise: {
            readonly inferred: 'tier';
        };
    };
    readonly token_budget: {
        readonly name: 'tokenBudget';
        readonly read: (value: unknown) => number | undefined;
        readonly frontmatter: {
            readonly type: 'integer';
            readonly minimum: 1000;
            readonly maximum: 50000;
            readonly description: 'How many tokens the skill may use. 8000 when absent.';
        };
        readonly entry: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly description: 'How many tokens the skill may use.';
        };
        readonly otherwise: {
            readonly value: 8000;
        };
    };
    readonly model: {
        readonly name: 'model';
        readonly read: typeof readText;
        readonly frontmatter: {
            readonly type: 'string';
            readonly description: 'The model the skill is meant for.';
        };
        readonly entry: {
            readonly type: 'string';
            readonly description: 'The model for the skill; omitted if not declared.';
        };
    };
    readonly minimumVersion: {
        readonly name: 'minimumVersion';
        readonly read: typeof readText;
        readonly frontmatter: {
            readonly type: 'string';
            readonly pattern: string;
            readonly description: 'The lowest version that is still good enough.';
        };
        readonly entry: {
            readonly type: 'string';
            readonly description: 'A lower `version` is reported.';
        };
    };
    readonly dependencies: {
        readonly name: 'dependencies';
        readonly read: typeof readTexts;
        readonly frontmatter: {
            readonly description: 'Names of the skills this one needs.';
        };
        readonly entry: {
            readonly description: 'Names of the skills that it needs.';
        };
    };
    readonly 'allowed-tools': {
        readonly name: 'allowedTools';
        readonly read: typeof readTools;
        readonly frontmatter: {
            readonly type: readonly ["string", "array"];
            readonly items: {
                readonly type: 'string';
            };
            readonly description: 'Tools the skill may use without asking, separated by spaces.';
        };
        readonly entry: {
            readonly description: 'Tools the skill may use without asking, separated by spaces.';
        };
        readonly separator: ' ';
    };
};
type Fields$1 = typeof MANIFEST_FIELDS;
/** The fields of the table as the frontmatter declares them. */
type ManifestMetadata = {
    readonly [Key in keyof Fields$1 as Fields$1[Key]['name']]?: NonNullable<ReturnType<Fields$1[Key]['read']>>;
};
declare function readText(value: unknown): string | undefined;
declare function readTexts(value: unknown): readonly string[] | undefined;
/** Tools from a list, or from a string separated by commas or spaces; spaces inside parentheses do not separate. */
declare function readTools(value: unknown): readonly string[] | undefined;

/** The rules about what keeps a file from being read as a skill: the walk, the split and the parser report them. */
type ReadingRule = 'file-encoding' | 'file-name-case' | 'file-size' | 'file-unreadable' | 'frontmatter-duplicate-key' | 'frontmatter-language' | 'frontmatter-missing' | 'frontmatter-size' | 'frontmatter-type' | 'frontmatter-unclosed' | 'frontmatter-unquoted-colon' | 'git-directory' | 'link-refused' | 'yaml-syntax';

/** What clients see of one SKILL.md: plain data, read once, judged by each of them. */
interface SkillFacts {
    /** The name of its directory; `.` at the top of the repository. */
    readonly directoryName: string;
    /** The mapping between the fences; `null` where there is none that YAML can read. */
    readonly fields: Readonly<Record<string, unknown>> | null;
    /** Why there are no fields. */
    readonly problem?: Pick<FindingOf<ReadingRule>, 'rule' | 'message' | 'at'>;
    readonly marks: TextMarks;
    /** Every path to it, the real one first. */
    readonly places: readonly SkillPlace[];
    /** `policy.allow_implicit_invocation` of `agents/openai.yaml`, where it is set. */
    readonly allowsImplicitInvocation?: boolean;
}
/** One way to a skill. */
interface SkillPlace {
    /** The skill's directory, repository-relative, or `~/…`. */
    readonly directory: string;
    /** The directory, or one above it, is a symbolic link. */
    readonly isLinked: boolean;
    /** The SKILL.md itself is a symbolic link. */
    readonly isLinkedFile: boolean;
}
/** What is lost once the frontmatter is parsed. */
interface TextMarks {
    readonly hasByteOrderMark: boolean;
    /** Blank lines precede the frontmatter. */
    readonly hasBlankLinesFirst: boolean;
    /** `---` occurs between the fences. */
    readonly hasFenceInside: boolean;
    /** A line between the fences is an indented `---`. */
    readonly hasIndentedFence: boolean;
    /** An indented `name:` or `description:`, which belongs to another key. */
    readonly indentedKeys: readonly string[];
    /** `name` and `description` as a reader finds them that takes the frontmatter line by line. */
    readonly byLine: Readonly<Record<string, string>>;
}

type SkillScope = 'repo' | 'user';
/** Frontmatter as it was parsed. */
type Fields = Readonly<Record<string, unknown>>;
interface DispatchTriggers {
    /** The frontmatter field that declares them, for positions. */
    readonly field: string;
    readonly labels?: readonly string[];
    readonly keywords: readonly string[];
    readonly types?: readonly string[];
}
/** The triggers of the toolset profile: what loads a skill automatically. */
interface MatchTriggers {
    readonly keywords: readonly string[];
    readonly verbs: readonly string[];
    readonly patterns: readonly string[];
}
/** What the frontmatter declares, with types checked and scalars as written. */
interface DeclaredMetadata extends ManifestMetadata {
    readonly name?: string;
    readonly description?: string;
    readonly version?: string;
    readonly references?: readonly string[];
    readonly dispatchTriggers?: DispatchTriggers;
    readonly matchTriggers?: MatchTriggers;
    readonly license?: string;
    readonly compatibility?: string;
    readonly metadata?: Readonly<Record<string, string>>;
    readonly toolsets?: readonly string[];
    readonly scripts?: readonly string[];
    readonly briefDescription?: string;
    readonly defaultEnabled?: boolean;
}
/** What was inferred because the frontmatter does not declare it. */
interface InferredMetadata {
    readonly tags: readonly string[];
    readonly keywords: readonly string[];
    readonly tier: number;
    /** From the text, where the frontmatter cannot be read. */
    readonly description?: string;
}
/**
 * Everything later stages need to know about one SKILL.md: plain data without the text of the body.
 */
interface SkillRecord {
    readonly file: string;
    readonly directory: string;
    readonly root: string;
    readonly source: string;
    readonly scope: SkillScope;
    /** Its name in other skills and in the manifest; the directory's name if none could be read. */
    readonly name: string;
    readonly declared: DeclaredMetadata;
    readonly inferred: InferredMetadata;
    /** Files under `references/`, sorted, repository-relative. */
    readonly referenceFiles: readonly string[];
    readonly body: {
        readonly lines: number;
        readonly tokens: number;
    };
    /** What clients see of it, whatever the profile. */
    readonly facts: SkillFacts;
    /** Number of findings that its comments suppress. */
    readonly suppressed: number;
    readonly findings: readonly FindingOf[];
}
/** The directories of a skill whose files an agent may read. */
declare const RESOURCE_TYPES: readonly ['scripts', 'references', 'assets'];
type ResourceType = (typeof RESOURCE_TYPES)[number];
/** A stable id from any text. */
declare function sanitizeSkillName(name: string): string;

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
/** A skill in the directory of another one: its files are its own. */
interface InnerSkill {
    readonly name: string;
    /** Its workspace directory. */
    readonly directory: string;
    /** Whoever reads must not learn of it. */
    readonly isHidden?: true;
}
/** A skill whose workspace directory is known. */
interface Located {
    readonly directory: string;
    /** Skills below it whose files are left out, the deepest first. */
    readonly innerSkills?: readonly InnerSkill[];
}
/** Which part of a skill's directory is read, and how. */
interface TreeOptions {
    /** Leaves out directories that are skills themselves. */
    readonly withoutSkills?: boolean;
    /** The only directories at its top that are entered, and no files there. */
    readonly only?: readonly string[];
    readonly list?: (directory: string) => readonly DirectoryEntry[];
}
/** Everything in a skill's directory; links are named and never entered. */
declare function readSkillTree(skill: Located, workspace: Workspace, { withoutSkills, only, list }?: TreeOptions): SkillTree;

/** The frontmatter that the Agent Skills standard defines. */
interface SkillManifest {
    readonly name: string;
    readonly description: string;
    readonly license?: string;
    readonly compatibility?: string;
    readonly metadata?: Readonly<Record<string, string>>;
    readonly 'allowed-tools'?: string;
}
/** A skill as an agent sees it before loading it: its purpose and location, never its body. */
interface CatalogSkill {
    /** The first 24 hexadecimal digits of the SHA-256 of `path`: stable as long as the file does not move. */
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
    /** `path` and `dir` as workspace paths. */
    readonly file: string;
    readonly directory: string;
    readonly version?: string;
    readonly triggers?: MatchTriggers;
    readonly toolsets: readonly string[];
    readonly manifest?: SkillManifest;
    readonly briefDescription: string;
    readonly tags: readonly string[];
    /** Keywords that the skill itself declares, for search. */
    readonly declaredTags?: readonly string[];
    readonly status: string;
    /** False if a required command is missing on this machine. */
    readonly available: boolean;
    /** Such as `missing commands: gh, docker`. */
    readonly unavailableReason?: string;
    /** False if the configuration disables it, or it is bundled and off by default. */
    readonly enabled: boolean;
    /** Its `default_enabled` is false. */
    readonly isOffByDefault?: true;
    /** Other skills of the catalog in its directory, the deepest first: their files are not its own. */
    readonly innerSkills?: readonly InnerSkill[];
}
/** Why a file that looked like a skill is not in the catalog. */
interface CatalogError {
    /** Absolute, with `/` separators. */
    readonly path: string;
    readonly kind: FailureKind;
    readonly message: string;
}
/** Every valid skill, ordered by name, scope and path, and why others are left out. */
interface SkillCatalog {
    readonly skills: readonly CatalogSkill[];
    readonly errors: readonly CatalogError[];
    readonly truncated: boolean;
}
interface CatalogFilter {
    readonly includeDisabled?: boolean;
    readonly includeUnavailable?: boolean;
}
/** The skills an agent may see: without disabled and unavailable ones, unless requested. */
declare function visibleSkills(skills: readonly CatalogSkill[], filter?: CatalogFilter): readonly CatalogSkill[];
/** Settings that enable and disable skills. */
interface SkillSwitches {
    readonly plugins: readonly {
        readonly name: string;
        readonly enabled: boolean;
    }[];
    readonly disabledBundled: readonly string[];
    readonly enabledBundled: readonly string[];
    /** Skills of any source. */
    readonly disabled: readonly string[];
}

/** What plugins and generated files read of a repository. */
interface RepositoryFiles {
    kindOf(path: string): 'file' | 'directory' | 'other' | 'missing' | 'outside';
    /** `null` if it is missing, not UTF-8 or too large. */
    text(path: string): string | null;
    bytes(path: string): Uint8Array | null;
    /** The path without links; `null` if it is missing or outside. */
    canonical(path: string): string | null;
    isExecutable(path: string): boolean;
    /** What a link says; `null` if the path is none. */
    linkTarget(path: string): string | null;
    /** What is in a directory, sorted by name. */
    entries(path: string): readonly DirectoryEntry[];
    /** See {@link Workspace.earlierBlobs}. */
    earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>>;
    /** See {@link Workspace.earlierTexts}. */
    earlierTexts(file: string): readonly string[];
    /** Names of the directories in a directory, sorted. */
    directories(path: string): readonly string[];
}

/** A phrase of a skill that now reaches another one. */
interface Reroute {
    readonly phrase: string;
    readonly from: string;
    /** `null` if it no longer reaches a skill. */
    readonly to: string | null;
}
interface KeywordConflict {
    readonly keyword: string;
    /** `null` if it is too generic and stays unmapped. */
    readonly owner: string | null;
    readonly losers: readonly string[];
    readonly declared: boolean;
    /** It is a task type. */
    readonly isTaskType?: true;
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

/** One violation, as ajv reports it. */
interface SchemaViolation {
    readonly instancePath: string;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly message: string;
}
/** Checks a value; no violation means it is valid. */
type Validate = (value: unknown) => readonly SchemaViolation[];

/** One skill, read and parsed, as its checks see it. */
interface CheckedSkill {
    readonly profile: Profile;
    /** Path of its directory in the workspace; `.` at the top of the repository. */
    readonly file: string;
    readonly directory: string;
    /** Names of its subdirectories that are not links; `null` if the skill itself may be reached through a link. */
    readonly plainDirectories: readonly string[] | null;
    /** Paths of its files and links, relative to its directory, without those of skills below it. */
    readonly tree: readonly string[];
    readonly workspace: Workspace;
    /** A comment that suppresses a rule must say why. */
    readonly requireReasons: boolean;
    /** The whole file, where the YAML and the body begin in it, and where the YAML ends. */
    readonly text: string;
    readonly yamlStart: number;
    readonly yamlEnd: number;
    readonly bodyStart: number;
    readonly body: string;
    readonly size: SkillRecord['body'];
    readonly limits: {
        readonly bodyLines: number;
        readonly bodyTokens: number;
    };
    /** The fields as the profile reads them, and what they declare. */
    readonly data: Fields;
    readonly declared: DeclaredMetadata;
    /** Checks fields against the schema of the profile. */
    readonly validate: Validate;
    /** The text of a number or a boolean as it was written. */
    readonly sourceOf: (path: readonly (string | number)[]) => string | null;
    /** Whether comments suppress findings, and the tree that a change builds on, whose comments may suppress more. */
    readonly comments: 'ignore' | {
        readonly base: Workspace | null;
    };
    /** Whether a `{{TOKEN}}` is declared; `null` if tokens are not checked. */
    readonly isKnownToken: ((token: string) => boolean) | null;
}

/**
 * An example of a rule, and a test of it. A text is the body of an otherwise valid skill. In a bad example,
 * `«…»` marks what the finding points to; `«»` marks a place. The marks are removed before anything is checked.
 */
type Example = string | ExampleFiles;
interface ExampleFiles {
    /** Body of the skill. */
    readonly body?: string;
    /** Lines of its frontmatter; `name` and `description` are added if missing. */
    readonly frontmatter?: string;
    /** The whole SKILL.md instead. */
    readonly skill?: string | Uint8Array;
    /** Directory of the skill below `skills/`; default `pdf`. */
    readonly directory?: string;
    /** More files, by path in the repository or, with `~/`, in the home directory; all files if no part of a skill is given. */
    readonly files?: Readonly<Record<string, string | Uint8Array | SymbolicLink>>;
    /** Profile; default `agent-skills`. */
    readonly profile?: string;
    /** Command; default `validate`. */
    readonly run?: 'validate' | 'validate --protocol' | 'register' | 'register --check';
    /** The files whose start the findings point to, if marks cannot express it; `file:2` is the start of a line. */
    readonly at?: string | readonly string[];
    /** Other rules that the example breaks. */
    readonly also?: readonly string[];
    /** The result of `--fix` for `body`, `frontmatter` or `skill`. */
    readonly fixed?: string;
    /** The path that `--fix` gives to the marked file. */
    readonly renamed?: string;
    /** The message of the finding, if the example is about it. */
    readonly message?: string;
    /** The test that covers the example, if files cannot express it (such as a git history). */
    readonly testedIn?: string;
    /** What the docs show instead, for examples that are too long or invisible. */
    readonly shown?: string;
}
interface SymbolicLink {
    readonly link: string;
}

/** A finding of a skill, with the text and the position it is about. */
interface FixedPlace extends TextRange {
    readonly text: string;
    /** Where the frontmatter is in the text. */
    readonly yamlStart: number;
    readonly yamlEnd: number;
    readonly directory: string;
    readonly workspace: Workspace;
}
/** What to write instead of a part of the text. */
interface TextEdit extends TextRange {
    readonly replacement: string;
}
/** A change that cannot alter what the author meant, or `null`. */
type Fix = (place: FixedPlace) => TextEdit | null;

/** A rule: what it requires, why, examples that are its tests, and its check. */
interface Rule<Id extends string = string> {
    readonly id: Id;
    readonly severity: Severity;
    readonly kind: FailureKind;
    /** One sentence: what the rule requires. */
    readonly summary: string;
    /** One or two sentences: why it matters. */
    readonly why: string;
    /** Each gives the finding at the marked places and no other; the docs show the first one. */
    readonly bad: readonly [Example, ...Example[]];
    /** Each gives no finding; the docs show the first one. */
    readonly good: readonly [Example, ...Example[]];
    /** When not to use it, after “where”; default: as the group says. */
    readonly unless?: string;
    /** Only where the config gives it a severity. */
    readonly optIn?: true;
    /** Only where there is a manifest or the profile is that of a system: others keep no registry. */
    readonly needs?: 'manifest';
    /** Neither `--force` nor a lower level nor a config file registers a skill that breaks it. */
    readonly safety?: true;
    /** Fixes a finding of the rule in the text of the skill (`--fix`). */
    readonly fix?: Fix;
    /** The name that `--fix` gives to the file of a finding. */
    readonly renamesTo?: string;
    /** Checks one skill. Absent for rules that another stage or a family checks. */
    readonly check?: (skill: CheckedSkill, report: (problem: Problem) => void) => void;
}
/** Several rules that share one scan. */
interface RuleFamily<Id extends string = string> {
    readonly rules: readonly Rule<Id>[];
    readonly check?: FamilyCheck<Id>;
}
type FamilyCheck<Id extends string> = (skill: CheckedSkill, report: (rule: Id, problem: Problem) => void) => void;
/** A result of a check, before it becomes a finding of a file. */
interface Problem {
    readonly at: TextRange | FieldPlace;
    readonly message: string;
    readonly fix: string;
    readonly about?: readonly string[];
    /** For the wording of the profile. */
    readonly params?: Readonly<Record<string, string | number>>;
}

declare const CHECKED: (Rule<"allowed-tools-form"> | Rule<"anchor-missing"> | Rule<"body-empty"> | Rule<"body-size"> | Rule<"client-disagrees"> | Rule<"command-missing"> | Rule<"config-weakened"> | Rule<"conflict-marker"> | Rule<"description-template"> | Rule<"evals-shape"> | Rule<"fence-unclosed"> | Rule<"file-missing"> | Rule<"frontmatter-comment-in-value"> | Rule<"frontmatter-key-case"> | Rule<"frontmatter-trailing-blanks"> | Rule<"hidden-instructions"> | Rule<"home-path"> | Rule<"house"> | Rule<"ignore-safeguards"> | Rule<"mcp-server"> | Rule<"metadata-quotes"> | Rule<"metadata-version-format"> | Rule<"minimum-version"> | Rule<"name-convention"> | Rule<"name-matches-directory"> | Rule<"name-reserved"> | Rule<"never-invoked"> | Rule<"pipe-to-shell"> | Rule<"placeholders-invalid"> | Rule<"renamed-skill"> | Rule<"requires-format"> | Rule<"secret"> | Rule<"similar-description"> | Rule<"similar-name"> | Rule<"unknown-token"> | Rule<"unused-suppression"> | RuleFamily<"catalog-markers" | "catalog-stale"> | RuleFamily<"dependency-cycle" | "dependency-missing"> | RuleFamily<"duplicate-name" | "nested-skill"> | RuleFamily<"file-unchecked" | "skill-size"> | RuleFamily<"hidden-characters" | "hidden-metadata"> | RuleFamily<"pattern-backtracking" | "pattern-syntax"> | RuleFamily<"section-missing" | "section-recommended"> | RuleFamily<"hook-script" | "hooks-duplicate" | "hooks-shape"> | RuleFamily<"link-leaves-skill" | "link-missing" | "link-outside"> | RuleFamily<"credential-upload" | "decoded-command" | "delete-everything" | "download-and-run" | "inline-command"> | RuleFamily<"marketplace-reserved" | "plugin-component" | "plugin-name-differs" | "plugin-unknown-key" | "source-unpinned"> | RuleFamily<"missing-root" | "no-skills" | "several-manifests" | "skill-file-missing" | "skills-outside-roots"> | RuleFamily<"entry-duplicate" | "entry-name" | "entry-path-unsafe" | "entry-stale" | "manifest-drift" | "manifest-schema"> | RuleFamily<"file-encoding" | "file-name-case" | "file-size" | "file-unreadable" | "git-directory" | "link-refused"> | RuleFamily<"path-outside" | "reference-missing" | "script-missing" | "toolset-export" | "toolset-format" | "toolset-missing"> | RuleFamily<"component-duplicate" | "component-field-missing" | "component-field-type" | "component-file-name" | "component-frontmatter" | "component-name" | "component-tool" | "component-unknown-field"> | RuleFamily<"frontmatter-duplicate-key" | "frontmatter-language" | "frontmatter-missing" | "frontmatter-size" | "frontmatter-type" | "frontmatter-unclosed" | "frontmatter-unquoted-colon" | "yaml-syntax"> | RuleFamily<"expectation-failed" | "keyword-conflict" | "keyword-contested" | "keyword-unsafe" | "route-dangling" | "route-inactive" | "route-unsafe" | "skill-unreachable" | "trigger-misrouted"> | RuleFamily<"client-field" | "description-length" | "field-case" | "field-type" | "field-value" | "metadata-value" | "missing-field" | "name-format" | "name-length" | "recommended-field" | "unknown-field" | "version-format"> | RuleFamily<"copy-edited" | "digest-mismatch" | "generated-file-edited" | "marketplace-duplicate" | "marketplace-incomplete" | "marketplace-path" | "marketplaces-differ" | "output-schema" | "output-stale" | "output-unreadable" | "plugin-conflict" | "version-not-raised" | "versions-differ"> | RuleFamily<"listing-budget" | "openai-yaml" | "portability-angle-brackets" | "portability-byte-order-mark" | "portability-depth" | "portability-description-length" | "portability-directory" | "portability-frontmatter" | "portability-linked-file" | "portability-manifest-skills" | "portability-metadata" | "portability-model-invocation" | "portability-name-characters" | "portability-name-directory" | "portability-paths" | "portability-precedence" | "portability-unquoted-colon">)[];
type IdOf<Entry> = Entry extends Rule<infer Id> ? Id : Entry extends RuleFamily<infer Id> ? Id : never;
/** The id of a rule; a finding with an unknown id does not compile. */
type RuleId = IdOf<(typeof CHECKED)[number]>;
/** All rules; the docs, `skill-registrar rules` and the SARIF output are made from this list. */
declare const RULES: readonly Rule<RuleId>[];
/** Finds a rule by its id. */
type RuleLookup = (id: string) => Rule<RuleId> | undefined;
declare function ruleById(id: string): Rule<RuleId> | undefined;

/** What a stage found; its rule is one of ours. */
type Finding = FindingOf<RuleId>;

/** What `kind` may be in the config; `npm run generate` puts it into the config schema. */
declare const OUTPUT_KINDS: readonly ['claude-marketplace', 'codex-marketplace', 'cursor-marketplace', 'copilot-marketplace', 'plugin-manifests', 'skills-sh', 'readme-table', 'llms-txt', 'json', 'well-known', 'copies', 'skills-json', 'ai-catalog', 'codeowners', 'opencode', 'catalog'];
type ConfigurableKind = (typeof OUTPUT_KINDS)[number];
/** The manifest needs no setting, and versions have their own. */
type OutputKind = ConfigurableKind | 'manifest' | 'versions';
/** A skill as generated files see it. */
interface OutputSkill {
    readonly name: string;
    /** Repository-relative; `.` for a SKILL.md at the top. */
    readonly directory: string;
    readonly file: string;
    /** Empty if there is none. */
    readonly description: string;
    readonly version?: string;
    /** The frontmatter, for columns and fields that the configuration names. */
    readonly fields: JsonObject;
}
/** Everything an output is made from. */
interface OutputSources {
    /** The skills to list, sorted by name. */
    readonly skills: readonly OutputSkill[];
    /** Skills that exist but are not listed, such as invalid ones: entries that name them stay. */
    readonly unlisted: readonly Pick<OutputSkill, 'name' | 'directory'>[];
    /** Skills to leave out, by name or directory. */
    readonly excluded?: readonly string[];
    /** Where the config wants copies of skills. */
    readonly copies?: readonly CopiedTree[];
    readonly files: RepositoryFiles;
    /** Overwrite copies that someone edited. */
    readonly isForced?: boolean;
}
/** A directory of skills, and where copies of them are. */
interface CopiedTree {
    readonly from: string;
    readonly to: string;
    readonly include?: readonly string[] | undefined;
    readonly exclude?: readonly string[] | undefined;
}
/** A generated file by its name. */
interface OutputFile {
    readonly kind: OutputKind;
    /** Repository-relative. */
    readonly file: string;
    /** Skills that it leaves out. */
    readonly exclude?: readonly string[];
}
/** A generated file. */
interface Output extends OutputFile {
    /** Absent for a text file. */
    readonly form?: FileForm;
    /** The new content of the file, given the current one; `null` if there is no file. */
    edit(text: string | null): OutputEdit;
}
interface OutputEdit {
    /** The given text if nothing is stale; `null` for no file: it cannot be created, or the existing one must be removed. */
    readonly text: string | null;
    /** What differs, in phrases such as `adds "pdf"`; empty if nothing is stale. */
    readonly differences: readonly string[];
    /** What the report lists, if one line for the file is not enough. */
    readonly changes?: readonly ManifestChange[];
    /** What is reported if it is stale, if one `output-stale` for the file is not enough. */
    readonly stale?: readonly Finding[];
    /** Why the file cannot be created or edited. */
    readonly problems?: readonly Finding[];
}

interface CodeownersSettings {
    readonly file?: string;
    /** Who owns a new skill or plugin, such as `@acme/skills`. */
    readonly owner?: string;
    /** A field of the frontmatter with the owners of a skill. */
    readonly field?: string;
}
/**
 * A line in CODEOWNERS for the directory of each skill, or of each plugin if the file has those. Lines are added, renamed
 * and removed; owners that someone wrote stay.
 */
declare function codeownersOutput(settings: CodeownersSettings, sources: OutputSources): Output;

interface CopiesSettings {
    /** The directory of the skills, or a skill. */
    readonly from: string;
    /** The directories of the copies; `*` matches one directory name. */
    readonly to: string | readonly string[];
    /** Only these skills, by name or directory. */
    readonly include?: readonly string[];
    /** Relative links instead of copies. */
    readonly link?: boolean;
    readonly file?: never;
}
/**
 * Copies of skills for clients that look elsewhere. A copy is replaced or removed only while its content is one that
 * its source has or had in an earlier commit; what someone edited is reported.
 */
declare function copiesOutputs(settings: CopiesSettings, sources: OutputSources): readonly Output[];

interface JsonIndexSettings {
    readonly file: string;
    /** Keys of an entry, each with its field of the skill. */
    readonly fields?: Readonly<Record<string, string>>;
    /** One list for each value of this field, in an object. */
    readonly groupBy?: string;
    /** The key of the list, if the file contains more than the list. */
    readonly key?: string;
}
/** A JSON list of the skills with configurable fields. Custom keys of entries are kept. */
declare function jsonIndexOutput(settings: JsonIndexSettings, sources: OutputSources): Output;

/** A generated block in a handwritten file, from its start marker to its end marker. */
interface MarkedBlock {
    /** The attributes in the start marker, with which the block was generated. */
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
/** Finds the catalogs of a file. Markers inside fenced code are an example, not a block. */
declare function findMarkedBlocks(text: string): MarkedBlocks;
/**
 * Puts the content into the catalog with the same `as`, or appends a new one; everything else keeps its bytes.
 * `null` if the block could not be found again there, because a code fence of the file is left open.
 */
declare function writeMarkedBlock(text: string, block: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly content: string;
}): string | null;

interface LlmsTxtSettings {
    readonly file?: string;
    /** Heading of a new file. */
    readonly title?: string;
    /** What the skills are about, in one sentence, for a new file. */
    readonly description?: string;
    /** Where the repository's files are on the web; without it links are relative. */
    readonly baseUrl?: string;
    readonly groupBy?: string;
}
/** `llms.txt`: the skills as links for agents, below handwritten text. */
declare function llmsTxtOutput(settings: LlmsTxtSettings, { skills }: OutputSources): Output;

/** The clients with a marketplace of their own. */
declare const MARKETPLACE_CLIENTS: readonly ['claude', 'cursor', 'copilot', 'codex'];
type MarketplaceClient = (typeof MARKETPLACE_CLIENTS)[number];

interface MarketplaceSettings {
    readonly file?: string;
    /** Of a new marketplace. */
    readonly name?: string;
    readonly owner?: string;
    readonly description?: string;
    /** One plugin for each skill: entries are added, renamed and removed with the skills. */
    readonly perSkill?: boolean;
}
/** The settings of a marketplace, and whose it is. */
interface ConfiguredMarketplace extends MarketplaceSettings {
    readonly client: MarketplaceClient;
}

interface SkillsJsonSettings {
    readonly file?: string;
    /** Where the repository's files are on the web; without it, URIs begin with `skill://`. */
    readonly baseUrl?: string;
}
/** The answer of a skill server to `skills/list` as a file: frontmatter, and every file with digest and size. */
declare function skillsJsonOutput(settings: SkillsJsonSettings, sources: OutputSources): Output;
interface AiCatalogSettings {
    readonly file?: string;
    /** Where the repository's files are on the web. */
    readonly baseUrl: string;
    /** Who publishes the catalog, in a new file. */
    readonly name?: string;
}
/** The catalog of Agentic Resource Discovery. Entries of other types are kept. */
declare function aiCatalogOutput(settings: AiCatalogSettings, { skills }: OutputSources): Output;

interface OpencodeSettings {
    readonly file?: string;
}
/** `skills.paths` of `opencode.json`: the folders of skills that OpenCode would not find. Other paths stay. */
declare function opencodeOutput(settings: OpencodeSettings, { skills, files }: OutputSources): Output;

/** Whose manifests can be derived. */
type ManifestClient = 'claude' | 'codex' | 'cursor' | 'copilot' | 'agent-plugins' | 'gemini';

interface DerivedSettings {
    /** `openai-yaml` is `agents/openai.yaml` of each skill. */
    readonly clients: readonly (ManifestClient | 'openai-yaml')[];
    /** The manifest that the others follow, below each plugin's directory; or the values for a plugin at the top. */
    readonly from?: string | JsonObject;
    /** The plugins that one file describes, in directories of their own; `{client}` is the name of the client. */
    readonly to?: string | readonly string[];
    /** The keys that follow. */
    readonly keys?: readonly string[];
}

interface PluginManifestsSettings extends Partial<DerivedSettings> {
    /** One manifest; default: every one that lists skills. */
    readonly file?: string;
}
/** The plugin manifests that list skills one by one, and those that are derived from another. */
declare function pluginManifestOutputs(settings: PluginManifestsSettings, sources: OutputSources): readonly Output[];

interface ReadmeTableSettings {
    readonly file?: string;
    readonly columns?: readonly (string | {
        readonly field: string;
        readonly title: string;
    })[];
    readonly groupBy?: string;
    /** Markers that the repository has already. */
    readonly start?: string;
    readonly end?: string;
}
/** A table of the skills between two markers, in README.md or another Markdown file. */
declare function readmeTableOutput(settings: ReadmeTableSettings, sources: OutputSources): Output;

interface SkillsShSettings {
    readonly file?: string;
    readonly groupBy?: string;
}
/** `skills.sh.json`, which groups the skills of a repository on skills.sh. Only the names of the skills are generated. */
declare function skillsShOutput(settings: SkillsShSettings, sources: OutputSources): Output;

interface WellKnownSettings {
    readonly file?: string;
}
/**
 * The index through which agents discover skills on a website, and a copy of every SKILL.md it lists. Entries with
 * other URLs are kept. The index comes with the repository and may be hostile: only files in the folders beside it that
 * have the names of their skills are ours, and only while they have the digest that it records. Copies are written
 * before the index, so that a killed run leaves none that the index does not explain.
 */
declare function wellKnownOutputs(settings: WellKnownSettings, sources: OutputSources): readonly Output[];

/** What makes the files of each kind that the config may name, except catalogs: `catalog-files.ts` makes those. */
declare const CREATORS: {
    'claude-marketplace': (settings: MarketplaceSettings, sources: OutputSources, configured: readonly ConfiguredMarketplace[]) => Output;
    'codex-marketplace': (settings: MarketplaceSettings, sources: OutputSources, configured: readonly ConfiguredMarketplace[]) => Output;
    'cursor-marketplace': (settings: MarketplaceSettings, sources: OutputSources, configured: readonly ConfiguredMarketplace[]) => Output;
    'copilot-marketplace': (settings: MarketplaceSettings, sources: OutputSources, configured: readonly ConfiguredMarketplace[]) => Output;
    'plugin-manifests': typeof pluginManifestOutputs;
    'skills-sh': typeof skillsShOutput;
    'readme-table': typeof readmeTableOutput;
    'llms-txt': typeof llmsTxtOutput;
    json: typeof jsonIndexOutput;
    'well-known': typeof wellKnownOutputs;
    copies: typeof copiesOutputs;
    'skills-json': typeof skillsJsonOutput;
    'ai-catalog': typeof aiCatalogOutput;
    codeowners: typeof codeownersOutput;
    opencode: typeof opencodeOutput;
};
type Creators = typeof CREATORS;
/** An element of `outputs` in the config, except catalogs. */
type OutputSettings = {
    [Kind in keyof Creators]: {
        readonly kind: Kind;
        /** Skills to leave out: names or directories. */
        readonly exclude?: readonly string[];
    } & Parameters<Creators[Kind]>[0];
}[keyof Creators];

/** A rule of the repository or its organization, from the config. */
interface HouseRule {
    /** Paths or patterns of skills, plugins, directories or files. */
    readonly files: string | readonly string[];
    /** Files that each skill, plugin or directory has. */
    readonly require?: readonly string[];
    /** Patterns of files that none has. */
    readonly forbid?: readonly string[];
    /** An expression for the name of the skill or plugin. */
    readonly name?: string;
    readonly sections?: readonly string[];
    /** Texts, or expressions between slashes. */
    readonly text?: {
        readonly must?: readonly string[];
        readonly mustNot?: readonly string[];
    };
    /** Expressions for fields of the frontmatter, or of the manifest of a plugin. */
    readonly frontmatter?: Readonly<Record<string, string>>;
    readonly message?: string;
    readonly severity?: Severity;
}

/** Severities for some files, from the config file. */
interface RuleOverrideConfig {
    /** One or several patterns, as in a .gitignore file. */
    readonly files: string | readonly string[];
    readonly rules: Readonly<Record<string, RuleLevel>>;
    /** Why, for `requireReasons`. */
    readonly reason?: string;
}
interface RuleOverride extends RuleOverrideConfig {
    readonly matches: (file: string) => boolean;
}

interface JudgePolicy {
    readonly profile: Profile;
    readonly level: ValidationLevel;
    readonly isForced: boolean;
    /** `validate --protocol`: sections count. */
    readonly isProtocol: boolean;
    /** There is a manifest, or one is written. */
    readonly hasManifest: boolean;
    /** Severities for some files; later ones win. */
    readonly overrides?: readonly RuleOverride[];
}
/** Assigns severities to findings and decides which skills are accepted. */
declare class Judge {
    #private;
    readonly policy: JudgePolicy;
    readonly ruleById: RuleLookup;
    constructor(policy: JudgePolicy, ruleById: RuleLookup);
    /** The severity of a rule in this run: from the config, the profile or the rule, then adjusted by the level. */
    levelOf(id: string): RuleLevel;
    /** The severity of one finding, which may override its rule's. */
    levelOfFinding(finding: Pick<FindingOf, 'rule' | 'severity' | 'file' | 'isRecovered'>): RuleLevel;
    /** Whether an override of the config turns a finding off. */
    isTurnedOff({ rule, file }: Pick<FindingOf, 'rule' | 'file'>): boolean;
    isAccepted(record: SkillRecord): boolean;
    /** The error messages of a skill. */
    errorsOf(record: SkillRecord): readonly string[];
}
/** The validation levels, strictest first. */
declare const VALIDATION_LEVELS: readonly ['strict', 'warn', 'permissive'];
type ValidationLevel = (typeof VALIDATION_LEVELS)[number];

/** One concept: the words that name it, its tags, its keyword and its task type. */
interface Concept {
    readonly forms: readonly string[];
    readonly tags: readonly string[];
    readonly keyword: string | null;
    readonly taskType: string | null;
}
/** What a config file adds to or removes from the list. */
interface LexiconChanges {
    readonly add?: readonly Concept[];
    /** Any form of a concept removes it. */
    readonly remove?: readonly string[];
}
interface Lexicon {
    /** The concepts that a text names, in order, each once. */
    conceptsIn(text: string): readonly Concept[];
}

/** A skill as it is handed to a client: only these files, in a directory of this name. */
interface HandedSkill {
    readonly directoryName: string;
    /** The name in its frontmatter. */
    readonly name: string | null;
    readonly files: Readonly<Record<string, Uint8Array>>;
}
/** What a client says about one skill. */
interface SkillReply {
    /** The name under which it lists the skill; `null` if it does not. */
    readonly listedAs: string | null;
    readonly messages: readonly string[];
}
interface ClientReply {
    readonly client: string;
    readonly version: string;
    /** It was started without a network. */
    readonly isOffline: boolean;
    /** In the order of the skills. */
    readonly skills: readonly SkillReply[];
}
/** Asks the clients of this machine that a user named. */
type AskClients = (skills: readonly HandedSkill[]) => Promise<readonly ClientReply[]>;

declare const DRIFT_POLICIES: readonly ['fail', 'report', 'forbid'];
/**
 * What a check does about generated files. `fail`: fails if one is out of date. `report`: only reports it, because a
 * sync regenerates them. `forbid`: as `report`, but it fails if a change edits what is generated in them.
 */
type DriftPolicy = (typeof DRIFT_POLICIES)[number];
type Operation = 'register' | 'discover' | 'validate' | 'prune' | 'status';
/** What a host asks the engine to do. Hosts read argv, inputs and env; the engine reads only this. */
interface Request {
    readonly operation: Operation;
    readonly workspace: Workspace;
    readonly store: FileStore;
    /** Relative to the repository, or absolute if it is outside; default `<first scan root>/manifest.json`. */
    readonly manifest?: string;
    /** Scan only these directories, whatever the profile and config say. */
    readonly roots?: readonly string[];
    /** Path of a config file; default `skill-registrar.json` at the root, if it exists. */
    readonly config?: string;
    /** Reads a config file of another repository; absent where the host reaches no network. Throws `WorkspaceError`. */
    readonly readRemoteFile?: (file: RemoteFile) => Promise<string>;
    /** Name of a profile, or `all` to validate for every client (validate and status only). */
    readonly profile?: string;
    /** Also check the skills against every client, whatever the profile. */
    readonly compatibility?: boolean;
    readonly level?: ValidationLevel;
    /** Only the skills in these directories, whatever the roots are (validate). */
    readonly paths?: readonly string[];
    /** Only these skills (validate, status). */
    readonly names?: readonly string[];
    /** Working directory below the root, for profiles that search the ancestor chain; default `.`. */
    readonly workingDirectory?: string;
    /** Directories of skills outside the repository that a program ships, for agents; absolute. Any other skill of the same name wins. */
    readonly bundled?: readonly string[];
    /** register: compute everything, write nothing. */
    readonly dryRun?: boolean;
    /** register, validate: apply automatic fixes first. */
    readonly fix?: boolean;
    /** register: write nothing and fail when the manifest is not up to date. */
    readonly check?: boolean;
    /** register: accept skills with validation errors, except safety errors. */
    readonly force?: boolean;
    /**
     * register: allow removing more than half of the entries without `force`, for hosts whose changes are reviewed or
     * that only look at the result.
     */
    readonly allowMassRemoval?: boolean;
    /** prune: show what would be removed. */
    readonly preview?: boolean;
    /** discover: include inactive and deprecated skills. validate: every skill. */
    readonly all?: boolean;
    /** validate: protocol rules (required sections) are errors. */
    readonly protocol?: boolean;
    /** The tree to compare with: findings that it already has do not fail the run (validate, register --check). */
    readonly base?: BaseTree;
    /** The tree whose config and comments the change in this one must not weaken; default: `base`. */
    readonly guard?: BaseTree;
    /**
     * The trees that a generated file may have been made from. What a skill declared there and no longer declares came from
     * the skill, not from a person; without them, it stays in the manifest.
     */
    readonly earlierTrees?: (file: string) => readonly Workspace[];
    /** `base`: the config and ignore files of that tree apply instead of the ones that the change has. */
    readonly configFrom?: 'head' | 'base';
    /** `ignore`: comments in skills suppress nothing. */
    readonly suppressions?: 'honor' | 'ignore';
    /** Which findings fail the run; default: what the config or the profile says. */
    readonly failOn?: 'error' | 'warning' | 'never';
    /** What a check says about generated files; default: what the config says. */
    readonly drift?: DriftPolicy;
    readonly environment: Environment;
    /** Says which commands are installed; absent where the check is not allowed. */
    readonly commands?: CommandLookup;
    /** validate: asks clients of this machine; absent unless the user named some. */
    readonly askClients?: AskClients;
    readonly onProgress?: (progress: RunProgress) => void;
}
/** What a run is doing, for people who wait. */
interface RunProgress {
    /** Such as `Reading skills`. */
    readonly stage: string;
    readonly done?: number;
    readonly total?: number;
}
interface Environment {
    /** No backups and no check of installed commands. */
    readonly isCi: boolean;
    readonly now: Date;
    /** Seconds; overrides `now` in generated files. */
    readonly sourceDateEpoch?: string;
    readonly variables: Readonly<Record<string, string | undefined>>;
}

/** The keys of `skill-registrar.json`, as `schema/config.schema.json` publishes them. */
interface ConfigFile {
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
    readonly merge?: {
        readonly preserve?: readonly string[];
    };
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
    readonly outputs?: readonly (OutputSettings | (CatalogTarget & {
        readonly kind: 'catalog';
    }))[];
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
type PruneMode = 'remove' | 'deprecate' | 'keep';
/** A file with a catalog between two markers. */
interface CatalogTarget {
    readonly file: string;
    readonly as: CatalogFormat;
    readonly maxEntries?: number;
    readonly maxBytes?: number;
    /** Ends with a line that says how to load a skill. */
    readonly hint?: boolean;
}
/** Texts of the generated site. */
interface SiteSettings {
    readonly title?: string;
    readonly description?: string;
    readonly repository?: string;
    readonly findings?: boolean;
}
/** A phrase and its expected skill; `null` if no skill may get it. */
interface Expectation {
    readonly text: string;
    readonly skill: string | null;
    readonly type?: string;
    readonly labels?: readonly string[];
    /** The text must reach any other skill, or none. */
    readonly isAvoided?: true;
}
/** Trigger files that skill authors keep. */
interface TriggerSets {
    /** A path or a pattern, relative to the repository. */
    readonly files: string;
}
interface Permissions {
    /** Granted by a person. */
    readonly allow?: readonly PermissionRule[];
    readonly deny?: readonly PermissionRule[];
    /**
     * What a repository's config allows where no person has rules: other skills wait for the user. It grants nothing
     * where the user is asked anyway.
     */
    readonly listed?: readonly PermissionRule[];
}
interface PermissionRule {
    readonly tool: string;
    readonly skill_name?: string;
}

/** Values of the keys that no config file sets. */
declare const DEFAULTS: {
    readonly profiles: {};
    readonly level: 'strict';
    readonly exclude: readonly [];
    readonly prune: 'remove';
    readonly drift: 'fail';
    readonly rules: {};
    readonly ruleOverrides: readonly [];
    readonly requireReasons: false;
    readonly house: readonly [];
    readonly dispatch: {};
    readonly lexicon: {};
    readonly clients: readonly [];
    readonly expect: readonly [];
    readonly site: {};
    readonly autoRegister: true;
    readonly hotReload: false;
};
declare const INFER: {
    enabled: boolean;
    maxClaimants: number;
    taskTypes: readonly string[];
};
declare const LIMITS: {
    fileBytes: number;
    bodyLines: number;
    bodyTokens: number;
};
/** Keys whose absence means something. */
type OptionalKey = 'profile' | 'manifest' | 'failOn' | 'roots' | 'nested' | 'overrides' | 'triggersShape' | 'versionFrom' | 'requires';
type OptionalSettings = {
    readonly [Key in OptionalKey]?: ConfigFile[Key] | undefined;
};
/** The combined settings of all config files, with aliases resolved. */
interface Settings extends Required<Pick<ConfigFile, keyof typeof DEFAULTS>>, OptionalSettings {
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

/** Settings for programs that offer skills to an agent. */
interface AgentSettings {
    readonly isEnabled: boolean;
    /** Limits of the catalog an agent starts with. */
    readonly initial: {
        readonly maxEntries?: number;
        readonly maxBytes?: number;
    };
    readonly search: {
        readonly defaultLimit?: number;
        readonly maxLimit?: number;
    };
    /** Skills that one query may load by its triggers. */
    readonly maxSkills: number | undefined;
    /** Names of the skills an agent may see; all if undefined. */
    readonly allowlist: readonly string[] | undefined;
    readonly switches: SkillSwitches;
    /** Rules for loading skills; absent if the config has none. */
    readonly permissions: Permissions | undefined;
    /** Those of the repository first. */
    readonly plugins: readonly TrackedPlugin[];
    /** Workspace paths of the directories that plugins are installed in. */
    readonly pluginDirectories: {
        readonly repo: string;
        readonly user: string;
    };
    /** Directories of skills that a program ships, as the user's own config names them: absolute, or below `~/`. */
    readonly bundled: readonly string[];
    /** The config names a plugin directory, so it counts even if no plugin is tracked. */
    readonly hasOwnPluginDirectory: boolean;
}
/** What a config file says about a plugin. */
interface PluginDefinition {
    readonly url: string;
    readonly ref?: string;
    readonly name?: string;
    readonly enabled?: boolean;
    readonly installedAt?: string;
}
/** What a config file says about skills for an agent. */
interface SkillsConfig {
    readonly enabled?: boolean;
    readonly initial?: AgentSettings['initial'];
    readonly search?: AgentSettings['search'];
}
/** A plugin entry of a config file. */
interface TrackedPlugin extends PluginDefinition {
    readonly name: string;
    readonly enabled: boolean;
    /** Directory of the skill in its repository, if it is not the top. */
    readonly path?: string;
    /** What is installed. */
    readonly commit?: string;
    /** Pinned to a tag or a commit. */
    readonly pinned?: boolean;
    /** `user`: tracked in the home directory, for every repository. */
    readonly scope: 'repo' | 'user';
}
/** `undefined` and `['*']` allow every skill, `[]` none, a list of names those. */
type SkillAllowlist = readonly string[] | undefined;
declare function isAllowed(allowlist: SkillAllowlist, name: string): boolean;

interface ChosenProfile {
    readonly profile: Profile;
    /** The reason, shown in every report. */
    readonly reason: string;
    readonly isBuiltIn: boolean;
}

/** The manifest cannot be read or is not a manifest; nothing was changed. Exit code 3, `E_MANIFEST`. */
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
/** An entry of the file. */
interface ExistingEntry {
    readonly index: number;
    readonly value: JsonObject;
    readonly name: string;
    /** Normalized; empty if missing. */
    readonly path: string;
}
/** An existing manifest. */
interface ManifestModel {
    readonly value: JsonObject;
    readonly entries: readonly ExistingEntry[];
    readonly meta: JsonObject;
    readonly matrix: JsonObject;
}
/** The manifest that a run found. It is parsed on first use: many runs need no more than its path. */
declare class ExistingManifest {
    #private;
    readonly file: string;
    /** `null` if there is none yet. */
    readonly text: string | null;
    constructor(file: string, 
    /** `null` if there is none yet. */
    text: string | null);
    /** Throws `ManifestError` if it cannot be read. */
    get model(): ManifestModel;
}

/** Tells what git ignores, by the `.gitignore` files on the way to it; what it tracks anyway is not ignored. */
type IsIgnored = (directory: string) => boolean;

/** What a run needs before it reads a skill. */
interface RunSetup {
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

/** The skills of a repository, and how its config lets an agent use them. */
interface OpenedSkills {
    readonly catalog: SkillCatalog;
    /** The files that the skills are read from. */
    readonly workspace: Workspace;
    /** Absolute; the base of relative paths. */
    readonly workingDirectory: string;
    readonly setup: RunSetup;
    readonly settings: AgentSettings;
}
/** What the machine and the configuration add to the records, by the skill's workspace file. */
interface CatalogFacts {
    /** What keeps a skill out of the catalog. */
    readonly failures?: ReadonlyMap<string, readonly Omit<CatalogError, 'path'>[]>;
    /** Commands that a skill requires and that are not installed. */
    readonly missingCommands?: ReadonlyMap<string, readonly string[]>;
    /** Files of the skills that the configuration disables. */
    readonly disabled?: ReadonlySet<string>;
    /** Skills that are invalid, or that another one replaces: nobody gets their files, through a skill around them either. */
    readonly leftOut?: readonly SkillRecord[];
    /** The scan stopped before it saw everything. */
    readonly truncated?: boolean;
}
/** Builds the catalog: valid skills once each, by canonical path; the findings of the others as errors. */
declare function buildCatalog(records: readonly SkillRecord[], workspace: Workspace, facts?: CatalogFacts): SkillCatalog;
/** The id of a skill: it depends only on the canonical path. */
declare function skillId(path: string): string;
/** A skill as the tools report it. */
interface SkillMetadata {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly path: string;
    readonly dir: string;
    readonly scope: 'repo' | 'user';
    readonly mtimeMs: number;
    /** The same number, as the tools name it. */
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
/** The result of `skills.list`. */
interface SkillListing {
    readonly skills: readonly SkillMetadata[];
    readonly errors: SkillCatalog['errors'];
    readonly truncated: boolean;
}
declare function listingOf(catalog: SkillCatalog): SkillListing;
/** Every skill by source, with its state and what keeps it from being used. */
declare function renderSkillStatus(skills: readonly CatalogSkill[]): string;

type Variables = Readonly<Record<string, string | undefined>>;
/** Searches the directories of PATH for an executable file, without a shell or a process. */
declare function createPathCommandLookup(variables: Variables, platform?: NodeJS.Platform): CommandLookup;

interface GitOptions {
    /** Environment of git; only what it needs reaches it. */
    readonly env: Variables;
    /** Allows `file:` URLs, for tests and mirrors. */
    readonly allowsFileUrls: boolean;
    readonly timeoutMs?: number;
}

/** A directory of plugins and the config file that tracks them. */
interface PluginPlace {
    /** Absolute; plugins are never put outside it, whatever links say: the repository, or the home directory. */
    readonly baseDirectory: string;
    /** Absolute. */
    readonly directory: string;
    /** As the store names it. */
    readonly config: string;
}
/** What the plugin commands work with. */
interface PluginHost {
    readonly repo: PluginPlace;
    /** Absent where the home directory may not be read. */
    readonly user?: PluginPlace;
    readonly store: FileStore;
    /** Empty under a profile that does not use plugins. */
    readonly plugins: readonly TrackedPlugin[];
    readonly git: GitOptions;
    readonly now: () => Date;
    readonly setup: RunSetup;
}

/** How much of a catalog may be shown. */
interface CatalogLimits {
    readonly maxEntries?: number | undefined;
    /** UTF-8 bytes of the entries, each with its newline. */
    readonly maxBytes?: number | undefined;
}
/** A rendered catalog, without a newline at its end. */
interface CatalogText {
    /** `null` if the system wants no catalog instead of an empty one. */
    readonly text: string | null;
    readonly shown: number;
    readonly total: number;
    readonly truncated: boolean;
}
/** A skill in a catalog. */
interface CatalogEntry {
    readonly name: string;
    readonly description: string;
    /** Where its readers find it: its directory in Markdown, its SKILL.md elsewhere. */
    readonly location: string;
}
/** The list that the skill pipeline puts into a prompt: name, description and location, never a body. */
declare function renderMarkdownCatalog(skills: readonly CatalogEntry[], limits?: CatalogLimits): CatalogText;
/** The `<available_skills>` block of the agent harness and of the Agent Skills standard. */
declare function renderAvailableSkills(skills: readonly CatalogEntry[], limits?: CatalogLimits): CatalogText;
/** The limits of Codelia's first prompt. */
declare const SKILLS_CONTEXT_LIMITS: {
    readonly maxEntries: 200;
    readonly maxBytes: number;
};
/** Codelia's `<skills_context>` block; no text without skills. */
declare function renderSkillsContext(skills: readonly (CatalogEntry & {
    readonly scope: 'repo' | 'user';
})[], limits?: CatalogLimits): CatalogText;
/** What a disclosure level shows: nothing, that there are skills, which ones, or their full text. */
type DisclosedSkills = {
    readonly level: 0;
} | {
    readonly level: 1;
    readonly count: number;
} | {
    readonly level: 2;
    readonly skills: readonly {
        readonly name: string;
        readonly briefDescription: string;
    }[];
}
/** `total` counts the skills that match, those without a text here included. */
 | {
    readonly level: 3;
    readonly texts: readonly string[];
    readonly total?: number;
};
/** Turns a disclosure level into the text for the prompt. */
declare function renderDisclosureLevel(disclosed: DisclosedSkills, limits?: CatalogLimits): CatalogText;

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
    /** Skills with a pattern that cannot be used or did not finish in time. */
    readonly undecided: readonly UndecidedPattern[];
}
interface UndecidedPattern {
    readonly skill: string;
    readonly pattern: string;
    readonly reason: string;
}
/** Finds the skills whose triggers match a query, and ranks them: explicit mention, exact phrase, recent use. */
declare function matchSkills(skills: readonly CatalogSkill[], request: MatchQuery): MatchResults;

/** How much a query needs to know about the skills. The catalog format `level` turns it into text. */
type Disclosure = 
/** There are no skills. */
{
    readonly level: 0;
}
/** Only how many there are. */
 | {
    readonly level: 1;
    readonly count: number;
}
/** Names and brief descriptions. */
 | {
    readonly level: 2;
    readonly skills: readonly CatalogSkill[];
}
/** The whole text of those that match; `total` counts those beyond the limit, too. */
 | {
    readonly level: 3;
    readonly matches: readonly SkillMatch[];
    readonly total: number;
};
/**
 * Decides the disclosure level: a match shows the whole text, a question about skills the list. Skills without triggers
 * never match, so they are listed where nothing does.
 */
declare function disclosureLevel(skills: readonly CatalogSkill[], query: string, options?: Omit<MatchQuery, 'query'>): Disclosure;

type PolicyDecision = 'deny' | 'allow' | 'confirm';
/** A rule without `skill_name` is about every skill. */
type PolicyRules = Permissions;
/** Whether a skill may be loaded: deny wins over allow; without a rule, the user has to confirm. */
declare function evaluateSkillPolicy(rules: PolicyRules, skillName: string, tool?: string): PolicyDecision;
/** The rules after the user confirmed a skill and asked to remember it. */
declare function rememberSkill(rules: PolicyRules, skillName: string): PolicyRules;

/** The tree as text: two spaces per level, directories end in `/`. */
declare function renderSkillTree(skill: CatalogSkill, tree: SkillTree): string;
interface SkillFiles {
    /** Relative to the skill's directory, in code-unit order; SKILL.md is not among them. */
    readonly files: readonly string[];
    readonly truncated: boolean;
}
/** The regular files of a skill, up to the limits. */
declare function listSkillFiles(skill: CatalogSkill, workspace: Workspace, limits?: {
    readonly maxFiles: number;
    readonly maxBytes: number;
}): SkillFiles;
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
/**
 * Reads one file of a skill, never one outside its directory or of a skill inside it, whatever the path and the links in
 * it say.
 */
declare function readResource(skill: CatalogSkill, path: string, workspace: Workspace): ResourceContent;
/** A toolset of a skill, resolved for a loader. Nothing is imported here. */
interface ToolsetEntry {
    readonly skill: string;
    /** As declared in the frontmatter: `path:Class`. */
    readonly declared: string;
    /** Absolute path of the module; `null` when it does not exist inside the skill. */
    readonly module: string | null;
    readonly exportName: string | null;
    /** Why a loader cannot use it. */
    readonly problem?: string;
}
/** Lists the toolsets that skills declare, with the file and the export that a loader takes. */
declare function listToolsets(skills: readonly CatalogSkill[], workspace: Workspace): readonly ToolsetEntry[];

/** `full`: the file as it is. `body`: without frontmatter. `full-with-files`: in `<skill_context>`, with a file list. */
type LoadForm = 'full' | 'body' | 'full-with-files';
interface LoadRequest {
    readonly name?: string | undefined;
    /** Path of a SKILL.md that is in the catalog; takes precedence over `name`. */
    readonly path?: string | undefined;
}
type SkillRefusalReason = 'unnamed' | 'not-found' | 'ambiguous' | 'unreadable' | 'no-file' | 'unsafe-path' | 'disabled' | 'unavailable' | 'denied' | 'unconfirmed' | 'declined';
interface SkillRefusal {
    readonly ok: false;
    readonly reason: SkillRefusalReason;
    readonly message: string;
    /** Paths of the skills that an ambiguous name may refer to. */
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
/** Finds the one skill of a request: by path first, then by a name that only one skill has. */
declare function selectSkill(catalog: SkillCatalog, request: LoadRequest, resolvePath: (path: string) => string | null): Selection;
/** Reads a skill's text now, not when the catalog was made. */
declare function loadSkill(skill: CatalogSkill, form: LoadForm, workspace: Workspace): LoadResult;

interface ActivationRequest {
    readonly name: string;
    /** The user has just agreed to this activation. */
    readonly isConfirmed?: boolean;
}
/** What an activation gives to the agent, or why it was refused. */
type Activation = ActivatedSkill | ActivationFailure;
interface ActivatedSkill {
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
}
interface ActivationFailure {
    readonly success: false;
    readonly error: string;
    readonly consentRequired?: true;
    readonly availableSkills?: readonly string[];
    /** Paths of the skills that an ambiguous name may refer to. */
    readonly candidates?: readonly string[];
}

type SearchReason = 'exact_path' | 'exact_name' | 'prefix' | 'similarity' | 'token_overlap';
interface SearchResult {
    readonly skill: CatalogSkill;
    readonly reason: SearchReason;
    readonly score: number;
}
interface SearchResults {
    readonly results: readonly SearchResult[];
    /** How many are in `results`. */
    readonly count: number;
    /** More were found than the limit allows. */
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
interface SearchOptions extends SearchLimits {
    /** How skills are ranked that are not named: by the number of words in common, or by similarity to the query. */
    readonly ranking?: 'token-overlap' | 'similarity';
}
declare const SEARCH_LIMITS: SearchLimits;
/** Finds skills by path, name, beginning of the name, or what they are about. */
declare function searchSkills(catalog: SkillCatalog, asked: SearchQuery | string, options?: Partial<SearchOptions>): SearchResults;

interface SessionOptions {
    readonly taskId: string;
    readonly workspace: Workspace;
    /** The current skills; called each time, so that a reload is seen. */
    readonly catalog: () => SkillCatalog;
    /** Absolute; the base of relative paths. */
    readonly workingDirectory: string;
    readonly form: LoadForm;
    /** A second load of the same text gives the text again, not a reminder. */
    readonly repeatsText?: boolean;
    readonly isEnabled?: boolean;
    readonly allowlist?: SkillAllowlist;
    readonly policy?: PolicyRules;
    /** Reading a skill needs consent, unless a rule of the policy allows it. */
    readonly asksConsent?: boolean;
    readonly search?: SearchOptions;
    /** How many skills one query may load by its triggers; default 3. */
    readonly maxSkills?: number | undefined;
    /** Absolute; activated skills are copied here. Without it nothing is copied. */
    readonly privateDirectory?: string;
}
type SessionLoad = 
/** Repeated: the text is a reminder, because the session already has it. */
(LoadedSkill & {
    readonly isRepeated: boolean;
}) | SessionRefusal;
interface SessionRefusal extends SkillRefusal {
    /** The user has to agree first. */
    readonly needsConsent?: true;
    /** What could be activated instead. */
    readonly availableSkills?: readonly string[];
    /** The skill that the user has to agree to: a file may belong to a skill inside the named one. */
    readonly skill?: CatalogSkill;
}
interface SessionLoadRequest extends LoadRequest {
    /** The user has just agreed. */
    readonly isConfirmed?: boolean;
    /** Give the text even if the session had it before, such as after a compaction of the context. */
    readonly force?: boolean;
}
interface SessionFileRequest extends LoadRequest {
    /** Relative to the skill. */
    readonly file: string;
    /** The user has just agreed to this skill; that says nothing about a skill inside it. */
    readonly isConfirmed?: boolean;
}
/** What a query needs to know about the skills, as text for a prompt. */
interface DisclosedText extends CatalogText {
    readonly level: Disclosure['level'];
}
/** The state of a session, for inspection. */
interface SessionSnapshot {
    readonly task_id: string;
    readonly enabled: boolean;
    readonly root_dir: string;
    readonly working_dir: string;
    /** Absent if it was not asked for. */
    readonly catalog?: SkillListing;
    readonly loaded_versions: readonly {
        readonly path: string;
        readonly mtime_ms: number;
    }[];
    readonly consented: readonly string[];
    readonly activated: readonly string[];
}
/**
 * One task's view of the skills and everything it did with them: what it may see, what it has loaded, confirmed and
 * activated. The caller keeps it; sessions share nothing.
 */
declare class SkillSession {
    #private;
    readonly taskId: string;
    constructor(options: SessionOptions);
    /** The catalog as this session may see it. */
    catalog(): SkillCatalog;
    /** The part of a catalog of the repository that this session may see; a rejected skill counts by its directory. */
    restrict({ skills, errors, truncated }: SkillCatalog): SkillCatalog;
    /** Whether the allowlist has a name. */
    allows(name: string): boolean;
    /** Tells which names must be hidden from the agent. A name that is not in the catalog need not be. */
    hiddenNames(): (name: string) => boolean;
    /** The skill of this name; the first one where several have it. */
    getSkill(name: string): CatalogSkill | undefined;
    getSkillNames(): readonly string[];
    /** Ranks by what the skills say of themselves, their bodies included; indexed once for each reading of the catalog. */
    search(query: SearchQuery | string): SearchResults;
    /** The skills whose triggers a query matches; those used lately in this session rank first among equals. */
    match(query: string, { max, recent }?: Omit<MatchQuery, 'query'>): MatchResults;
    /** As much text as a query needs: nothing, how many skills there are, their names, or those that match. */
    disclose(query: string, options?: Omit<MatchQuery, 'query'> & CatalogLimits): DisclosedText;
    /** The same before it is text. */
    discloseSkills(query: string, { max, recent }?: Omit<MatchQuery, 'query'>): DisclosedSkills;
    /** The names of known skills that a text mentions as `$name`. */
    mentions(text: string): readonly string[];
    /** The skills behind these names; all of them where several have one. */
    mentionedSkills(text: string): readonly CatalogSkill[];
    /** The one skill that a name or a path refers to. */
    select(request: LoadRequest): Selection;
    /**
     * The skill as this session may read it: files of a skill inside it are left out while the policy denies that skill,
     * the session does not see it, or the user has not agreed to it.
     */
    guard(skill: CatalogSkill): CatalogSkill;
    /** One file of a skill. A file of a skill inside it is judged as that skill's. */
    read({ file, isConfirmed, ...request }: SessionFileRequest): ResourceContent | SessionRefusal;
    /** The text of a skill, or a reminder when this session already has the same version in the same form. */
    load(request: SessionLoadRequest, form?: LoadForm): SessionLoad;
    /** The agent no longer has the text of a skill in its context: the next load gives it again. */
    forget(name: string): void;
    /** Whether the text of a skill may be given out now, without asking. */
    mayRead(name: string): boolean;
    /** Why the text of a skill must not be given out now; a confirmation counts as consent from then on. */
    refuseReading(skill: CatalogSkill, isConfirmed?: boolean): SessionRefusal | null;
    /** Whether activating the skill waits for the user. */
    waitsForConsent(name: string): boolean;
    /** What the policy says about a skill; without a policy the user has to confirm. */
    decision(name: string): PolicyDecision;
    /** `risky` until this task may activate the skill, `safe` from then on. */
    riskLevel(name: string): 'risky' | 'safe';
    hasConsent(name: string): boolean;
    /** The user agreed that this task uses the skill; `remember` keeps the agreement as a rule. */
    consent(name: string, options?: {
        readonly remember?: boolean;
    }): void;
    /** The rules with what was remembered, for the caller to store. */
    get policy(): PolicyRules;
    isActivated(name: string): boolean;
    /** Loads the instructions of a skill and copies it into the task's private folder. */
    activate(request: ActivationRequest): Promise<Activation>;
    /** The state of the session; `include_skills: false` leaves the catalog out. */
    snapshot(): Required<SessionSnapshot>;
    snapshot(options: {
        readonly include_skills?: boolean;
    }): SessionSnapshot;
    /** Ends the task: forgets everything and removes the copies in its private folder. */
    end(): Promise<void>;
}

interface CatalogOptions extends CatalogLimits {
    /** The form; default: `level` for a query, else the first of the profile. */
    readonly as?: CatalogFormat | undefined;
    /** For `level`: what the user asked. */
    readonly query?: string | undefined;
    /** For `level`: how many skills one query may load. */
    readonly max?: number | undefined;
    /** For `level`: names of recently used skills, the latest first. */
    readonly recent?: readonly string[] | undefined;
    /** Names that narrow what the config allows. */
    readonly allow?: SkillAllowlist;
    /** A last line that says how to load a skill; default: none. */
    readonly loadHint?: string | undefined;
}
interface PromptCatalog extends CatalogText {
    readonly as: CatalogFormat;
    /** The disclosure level; `null` in other forms. */
    readonly level: Disclosure['level'] | null;
}
interface RepositoryCatalog extends PromptCatalog {
    readonly opened: OpenedSkills;
    /** Why other skills are left out: they are not valid. */
    readonly errors: readonly CatalogError[];
}

declare const BUMP_LEVELS: readonly ['patch', 'minor', 'major'];
type BumpLevel = (typeof BUMP_LEVELS)[number];
/** A place that carries the version of a skill or a plugin. */
interface VersionPlace {
    readonly file: string;
    readonly at: Place;
    readonly version: string;
    /** The text of the file with another version in this place; every other byte stays. */
    write(text: string, version: string): string;
}
/** A skill or a plugin, and every place that carries its version. */
interface Versioned {
    readonly kind: 'skill' | 'plugin';
    readonly name: string;
    readonly directory: string;
    readonly places: readonly VersionPlace[];
}

/** One row of the compatibility table: the result of a skill in each client. */
interface SkillCompatibility {
    readonly skill: string;
    /** The skill's directory. */
    readonly path: string;
    /** By client. */
    readonly clients: Readonly<Record<string, ClientVerdict>>;
}
/** `changes`: it works, but not as written. */
type CompatibilityResult = 'works' | 'changes' | 'refused' | 'not-found';
/** The result of one skill in one client, with the first reason. */
interface ClientVerdict {
    readonly result: CompatibilityResult;
    readonly rule?: string;
    readonly reason?: string;
    /** The client itself was asked, and its answer is recorded. */
    readonly measured?: true;
    /** The result in a directory that the client reads, if the one where the skill is decides otherwise. */
    readonly installed?: InstalledVerdict;
}
/** What a client does with a skill that it finds. */
interface InstalledVerdict {
    readonly result: Exclude<CompatibilityResult, 'not-found'>;
    readonly rule?: string;
    readonly reason?: string;
    readonly measured?: true;
}
/** How much of a client's listing the names and descriptions of one plugin take. */
interface ListingBudget {
    readonly client: string;
    /** The plugin's directory; `.` for the repository itself. */
    readonly plugin: string;
    /** Characters of names and descriptions, each description as far as the client shows it. */
    readonly used: number;
    /** The same at the base of a pull request, if known. */
    readonly base?: number;
    readonly budget: number;
    /** Skills that would be listed without their description. */
    readonly dropped: readonly string[];
}

/** A finding: what is wrong, where, and what to do next. */
interface Diagnostic extends Span {
    readonly rule: string;
    readonly severity: Severity;
    /** The error type, as the agent harness names it. */
    readonly kind?: FailureKind;
    /** The affected skill; absent if the finding is about the repository, the manifest or the config. */
    readonly skill?: string;
    readonly file: string;
    readonly message: string;
    readonly fix: string;
    /** The same in every run and format as long as it is the same finding, whatever its wording and its line. */
    readonly fingerprint: string;
    /** `--since`: the base does not have it. */
    readonly isNew?: boolean;
}

/** The JSON report, as `schema/report.schema.json` publishes it. */
interface Report {
    readonly _meta: {
        readonly command: 'skill';
        readonly operation: string;
        readonly version: string;
        readonly profile?: string;
        readonly profileReason?: string;
        /** `--since`: full SHA of the commit that the run is compared with. */
        readonly since?: string;
    };
    readonly success: boolean;
    readonly summary: Summary;
    /** The manifest's bytes differ, or would. */
    readonly changed: boolean;
    /** Relative to the repository; absolute if outside; empty if the repository has none. */
    readonly manifest: string;
    readonly skills: readonly SkillOutcome[];
    readonly diagnostics: readonly Diagnostic[];
    readonly changes: readonly ManifestChange[];
    /** Generated files other than the manifest, if there are any. */
    readonly outputs?: readonly OutputReport[];
    /** What `--fix` changed, or would with `--dry-run`. */
    readonly fixes?: readonly AppliedFix[];
    /** Phrases that reach another skill than before; absent if there are none. */
    readonly rerouted?: readonly Reroute[];
    /** Inferred keywords that several skills claim, with owner and losers. */
    readonly conflicts?: readonly KeywordConflict[];
    /** `--profile all`, or `clients` in the config: the result of each skill in each client. */
    readonly compatibility?: readonly SkillCompatibility[];
    /** How much of each client's listing the skills take; with `compatibility`, `--since`, or if a listing is too long. */
    readonly listings?: readonly ListingBudget[];
    /** `validate --with`: what each client said. */
    readonly asked?: readonly AskedClient[];
    readonly error?: ReportError;
}
/** A client that was asked, and its answer about each skill. */
interface AskedClient {
    readonly client: string;
    readonly version: string;
    /** It could have used a network, because this system cannot take it away. */
    readonly network: boolean;
    readonly skills: readonly AskedSkill[];
}
interface AskedSkill {
    readonly skill: string;
    /** The skill's directory. */
    readonly path: string;
    readonly listed: boolean;
    /** The name under which it is listed, if that is another one. */
    readonly name?: string;
    /** What the client says about it, in its own words. */
    readonly messages?: readonly string[];
}
/** A generated file. */
interface OutputReport {
    readonly kind: string;
    readonly file: string;
    /** Its bytes differ, or would. */
    readonly changed: boolean;
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
    /** `status`: entries of the manifest by their status; there, `registered` counts all entries. */
    readonly active?: number;
    readonly inactive?: number;
    readonly deprecated?: number;
    /** `status`: entries whose skill is gone. */
    readonly stale?: number;
    /** Skills that the config excludes; absent if there are none. */
    readonly excluded?: number;
    /** Findings that `--fix` would fix; absent if there are none, or it was given. */
    readonly fixable?: number;
    /** Findings that comments or `ruleOverrides` suppress; absent if there are none. */
    readonly suppressed?: number;
    /** `--since`: findings that are not in the base; only they fail the run. */
    readonly new?: FindingCounts;
}
interface FindingCounts {
    readonly errors: number;
    readonly warnings: number;
    readonly notices: number;
}
/** Only in `discover` and `status`: `unregistered` is not in the manifest, `stale` is there but its skill is gone. */
type SkillStatus = 'registered' | 'unregistered' | 'updated' | 'unchanged' | 'pruned' | 'stale' | 'invalid' | 'skipped';
/** `status <name>`: the manifest's data about a skill once it is up to date. */
interface SkillDetails {
    readonly version?: string;
    readonly tier?: number;
    readonly tags: readonly string[];
    readonly routes: {
        readonly keywords: readonly string[];
        readonly taskTypes: readonly string[];
    };
    /** Fields whose value in the manifest is outdated. */
    readonly drift: readonly string[];
}
interface SkillOutcome {
    readonly name: string;
    readonly status: SkillStatus;
    /** The skill's directory. */
    readonly path: string;
    readonly changes: readonly string[];
    /** `status`: the status that its entry in the manifest has. */
    readonly entryStatus?: string;
    /** Messages of the findings that made it invalid, or that fail the run although it is valid by itself. */
    readonly errors?: readonly string[];
    readonly details?: SkillDetails;
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
/** A finding that `--fix` removed. */
interface AppliedFix {
    readonly file: string;
    /** Its old path, if the fix renames it. */
    readonly from?: string;
    readonly rule: string;
    readonly message: string;
}
/** A file that a run keeps up to date. */
interface TrackedFile {
    readonly path: string;
    /** Absent for a text file. */
    readonly form?: FileForm;
    /** Applies the run to another text of it; `null` if there is no file, or should be none. */
    edit(text: string | null): string | null;
}
/** A finished run: decided, nothing printed yet. Hosts render it and use its exit code. */
interface Outcome {
    readonly report: Report;
    readonly exitCode: 0 | 1 | 2 | 3;
    /** Every generated file: its content before (`null` if it did not exist) and after (`null` if it is removed). */
    readonly files: readonly GeneratedFile[];
    /** Every file that the run keeps up to date, changed or not: the manifest first. */
    readonly tracked: readonly TrackedFile[];
    /** The manifest after the run, whether or not the repository keeps one. */
    readonly manifest: string;
    /** Edits of generated files are forbidden, but there was no commit to compare with. */
    readonly lacksBase?: true;
    /** Names of the valid skills, sorted. */
    readonly validNames: readonly string[];
    /** Milliseconds of every stage, in order. */
    readonly timings: readonly {
        readonly stage: string;
        readonly ms: number;
    }[];
}

/** A skill or a plugin with a new version. */
interface Bumped {
    readonly kind: Versioned['kind'];
    readonly name: string;
    readonly before: string;
    readonly after: string;
    readonly files: readonly string[];
}
interface BumpOutcome {
    readonly bumped: readonly Bumped[];
    readonly files: readonly GeneratedFile[];
    readonly setup: RunSetup;
}

interface WrittenCatalog {
    readonly as: CatalogFormat;
    /** Repository-relative. */
    readonly file: string;
    /** Its text differs, or would. */
    readonly isChanged: boolean;
    readonly files: readonly GeneratedFile[];
    /** What kept it from being written. */
    readonly problems: readonly Diagnostic[];
    /** `register` and the check will find the block again on their own. */
    readonly isTracked: boolean;
    readonly setup: RunSetup;
}

/** What similarity reads of a skill. */
interface RoutedSkill {
    readonly name: string;
    readonly description: string;
    /** Phrases that the author declares, as written. */
    readonly phrases: readonly string[];
    /** Its instructions, where a search reads them. */
    readonly body?: string;
}

/** What dispatch reads of a manifest; entries of the tables in the order of the file. */
interface DispatchSource {
    readonly byTaskType: readonly (readonly [string, unknown])[];
    readonly byKeyword: readonly (readonly [string, unknown])[];
    readonly skills: readonly DispatchSkill[];
    /** A common word counts wherever it stands: the consumers of this manifest search for its keys as they are. */
    readonly hasCommonWords: boolean;
}
interface DispatchSkill extends RoutedSkill {
    readonly isActive: boolean;
    readonly labels: readonly string[];
    readonly types: readonly string[];
    /** The phrases of its entry, of which its key is made. */
    readonly keywords: readonly string[];
    /** All of its phrases. */
    readonly triggers: readonly string[];
}
interface DispatchQuery {
    readonly text: string;
    readonly type?: string | undefined;
    readonly labels?: readonly string[] | undefined;
}
/** Why a skill matches a query. */
interface DispatchClaim {
    readonly skill: string;
    /** How it is found, in the order in which that is tried. */
    readonly strategy: 'label' | 'type' | 'keyword' | 'trigger' | 'similarity';
    /** The label, type, phrase or part of a key that matched, as it is written; or the words that counted. */
    readonly matched: string;
    /** Where it is written: a key of the matrix, or something of the skill. */
    readonly place: string;
    /** How similar the skill is to the query, where that counted. */
    readonly score?: number;
}
/** The claim that won, or `null` in its fields. */
interface DispatchAnswer {
    readonly skill: string | null;
    readonly strategy: DispatchClaim['strategy'] | null;
    readonly matched: string | null;
    readonly place: string | null;
    readonly score?: number;
    /** False when the matrix points to a skill that the manifest does not have. */
    readonly isRegistered: boolean;
    /** The ratio to the next score, where similarity decided; absent if there is none. */
    readonly margin?: number;
    /**
     * Other skills that match, best first, each skill once; at most `MAX_CANDIDATES`. Where nothing matched, the most
     * similar skills, the answer included.
     */
    readonly candidates: readonly DispatchClaim[];
    /** Patterns that did not finish in time, as they are written. */
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
    /** The skills that a request can reach. */
    readonly skillNames: readonly string[];
    constructor({ skills, byTaskType, byKeyword, hasCommonWords }: DispatchSource);
    /** Finds the skill for a query, says why, and who else matched. */
    dispatch({ text, type, labels }: DispatchQuery): DispatchAnswer;
}
interface ExplainedCandidate extends DispatchClaim {
    /** The skill. */
    readonly name: string;
    /** Why it matched, and why another skill got the task. */
    readonly why: string;
}
/** Explains for every other candidate why it matched and why another skill won. */
declare function explainCandidates(answer: DispatchAnswer): readonly ExplainedCandidate[];

/** Why a plugin could not be installed, updated or found. Nothing was left behind. */
declare class PluginError extends Error {
    readonly fix: string;
    /** `request`: the request is wrong. `skill`: the repository's content is. `files`: git, the network or the disk. */
    readonly kind: 'request' | 'skill' | 'files';
    /** The refused skill and its errors. */
    readonly refused?: {
        readonly skill: string;
        readonly url: string;
        readonly errors: readonly string[];
    } | undefined;
    readonly name = "PluginError";
    constructor(message: string, fix: string, 
    /** `request`: the request is wrong. `skill`: the repository's content is. `files`: git, the network or the disk. */
    kind: 'request' | 'skill' | 'files', 
    /** The refused skill and its errors. */
    refused?: {
        readonly skill: string;
        readonly url: string;
        readonly errors: readonly string[];
    } | undefined);
}
interface InstallRequest {
    /** An https URL, or `owner/repo` for a repository on GitHub. */
    readonly url: string;
    readonly ref?: string | undefined;
    /** Directory of the skill in the repository. */
    readonly path?: string | undefined;
    /** Another name for the skill. */
    readonly name?: string | undefined;
    /** Which skills of a repository that has several. */
    readonly skills?: readonly string[] | undefined;
    /** Every skill of the repository. */
    readonly all?: boolean | undefined;
}

/** How long a manifest counts as current before its content is read again. */
declare const MANIFEST_TTL_MS = 300000;
interface CachedManifest {
    readonly value: Json;
    readonly text: string;
    /** Its routes. */
    readonly dispatcher: Dispatcher;
    /** The file is missing or half-written now; this is its last complete content. */
    readonly isStale: boolean;
}
/**
 * The manifest for long-running programs: read again when the file has changed, at the latest after five minutes.
 * While the file cannot be used, the last usable content serves until that time has passed.
 */
declare class ManifestCache {
    #private;
    constructor(path: string, options?: {
        readonly ttlMs?: number;
        readonly now?: () => number;
    });
    /** Throws `ManifestError` when no manifest can be read. */
    get(): CachedManifest;
}
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
/** A read-only view of a registry through an allowlist; it sees later registrations. */
declare class FilteredSkillRegistry<T extends NamedSkill> implements SkillRegistry<T> {
    #private;
    constructor(source: SkillRegistry<T>, allowlist: SkillAllowlist);
    registerOrReplace(_skill: T): never;
    get(name: string): T | undefined;
    list(): readonly T[];
    listByNames(names: readonly string[]): readonly T[];
}
/** A skill in the shape of the agent harness. */
interface DiscoveredSkill {
    readonly manifest: SkillManifest;
    /** Absolute path of the SKILL.md. */
    readonly path: string;
    /** `bundled`, `user`, `claude`, `project` or `plugin`. */
    readonly source: string;
    readonly disabled?: true;
    readonly unavailable?: true;
    readonly unavailableReason?: string;
}
/** The three tiers of the agent harness over opened skills, with the names that its document gives them. */
declare class SkillContextProvider {
    #private;
    /** With a session of its own, unless the caller has one that holds the user's consent. */
    constructor(opened: OpenedSkills, session?: SkillSession);
    /** Tier 1: `<available_skills>` for the system prompt; `""` when there are none. */
    getTier1Context(): string;
    /** Tier 2: the whole SKILL.md; `null` when there is no such skill. */
    getTier2Context(skillName: string): Promise<string | null>;
    /** Tier 3: the files directly in one of the resource directories. */
    getTier3ResourceList(skillName: string, resourceType: ResourceType): Promise<string[]>;
    /** Tier 3: the text of one file of a skill; `null` when there is none, or it may not be read. */
    getTier3Resource(skillName: string, resourcePath: string): Promise<string | null>;
    getSkill(name: string): DiscoveredSkill | undefined;
    getSkillNames(): string[];
}
/** A skill of the catalog in the shape of the agent harness. */
declare function discoveredSkill(skill: CatalogSkill): DiscoveredSkill;
/** The result of an installation in the shape that the agent harness documents. */
interface InstallResult {
    readonly success: boolean;
    readonly skillName: string;
    readonly path: string;
    readonly error?: string;
}
/** Installs one skill; a failure is a result, not an exception. */
declare function installSkill(request: InstallRequest, host: PluginHost): Promise<InstallResult>;
/** Limits for programs that run a skill's scripts. skill-registrar itself runs none. */
declare const SCRIPT_LIMITS: {
    readonly timeoutMs: 60000;
    readonly maxOutputBytes: number;
    readonly maxArguments: 100;
    readonly maxArgumentBytes: 4096;
    /** A script runs in the directory of its skill. */
    readonly workingDirectory: 'skill';
};
/** What `skills.list` takes. */
interface SkillsListParams {
    readonly cwd?: string;
    readonly force_reload?: boolean;
}

interface MaterializedSkill {
    /** Absolute path of the copy. */
    readonly path: string;
    /** The path that the agent gets: relative to its private folder. */
    readonly mountPath: string;
    readonly files: number;
    /** What was left out, with the reason: links to the outside, special files, files that are too large. */
    readonly skipped: readonly {
        readonly path: string;
        readonly reason: string;
    }[];
}
/**
 * Copies a skill into a task's private folder as `.skills/<name>` and replaces what was there: completely, or, when
 * anything fails, not at all.
 */
declare function materializeSkill(skill: CatalogSkill, privateDirectory: string, workspace: Workspace): Promise<MaterializedSkill>;

/** The sessions of one program by task id: each task has its own until it ends. */
declare class SkillSessions {
    #private;
    /** The task's session, opened as `openSession` does when it has none yet. */
    open(opened: OpenedSkills, options?: SessionSetup): SkillSession;
    get(taskId: string): SkillSession | undefined;
    /** Ends a task and removes its consent, activations and copies. */
    end(taskId: string): Promise<void>;
}
interface SessionSetup extends Pick<SessionOptions, 'policy' | 'privateDirectory' | 'asksConsent' | 'maxSkills'> {
    readonly taskId?: string;
    /** Absolute or relative to the repository; default: the one that the skills were opened with. */
    readonly workingDirectory?: string;
    /** Names that narrow what the config allows. */
    readonly allow?: SkillAllowlist;
    /** Returns the skills after they were read again; default: those that were opened. */
    readonly current?: () => OpenedSkills;
}
/** A session over the skills of a repository, as its profile and its config say. */
declare function openSession(opened: OpenedSkills, options?: SessionSetup): SkillSession;

interface InstalledPlugin {
    readonly name: string;
    /** Absolute path of its directory. */
    readonly path: string;
    readonly commit: string;
    readonly isPinned: boolean;
    /** Skills that are no plugins and have the same name. */
    readonly sameName: readonly SameName[];
}
interface SameName {
    /** Absolute path of the SKILL.md. */
    readonly path: string;
    readonly source: string;
    /** Which of the two an agent gets by the name; `both` if it has to choose by path. */
    readonly used: 'plugin' | 'skill' | 'both';
}
/**
 * Clones a repository, checks its skills in a staging directory, and only then moves them to the plugins and tracks them. When
 * anything fails, nothing is left behind.
 */
declare function installPlugins(request: InstallRequest, host: PluginHost): Promise<readonly InstalledPlugin[]>;
/** Installs a repository that is one skill. */
declare function installPlugin(request: InstallRequest, host: PluginHost): Promise<InstalledPlugin>;

interface PluginStatus extends Omit<TrackedPlugin, 'commit' | 'pinned' | 'path'> {
    /** Absolute path of its directory. */
    readonly path: string;
    readonly isInstalled: boolean;
    readonly isPinned: boolean;
    readonly commit: string | null;
}
/** The tracked plugins, and whether each is installed. */
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
/** Updates one plugin, or all, to the head of its branch; when that fails, the old version stays. */
declare function updatePlugins(name: string | undefined, host: PluginHost): Promise<readonly UpdateOutcome[]>;
/** Removes a plugin from its config file and from the disk, and with the last one the directory of the plugins. */
declare function uninstallPlugin(name: string, host: PluginHost): Promise<void>;
/** Enables or disables a plugin; returns whether that changed anything. */
declare function togglePlugin(name: string, enabled: boolean, host: PluginHost): Promise<boolean>;
/** Enables or disables a plugin or a bundled skill; others have no switch here. Returns whether anything changed. */
declare function toggleSkill(name: string, isEnabled: boolean, { host, skills }: {
    readonly host: PluginHost;
    readonly skills: readonly CatalogSkill[];
}): Promise<boolean>;
/** What became of a skill that was enabled or disabled. */
interface SwitchedSkill {
    readonly name: string;
    /** Whether it is enabled now: another config file may still disable it. */
    readonly enabled: boolean;
    readonly changed: boolean;
}
/** Enables or disables any skill under `skills.disabled`, and enables it by its own setting as well. */
declare function switchSkill(given: string, isEnabled: boolean, host: PluginHost): Promise<SwitchedSkill>;

interface WatchOptions {
    /** Does the work and says which directories it depends on; absolute paths. */
    readonly run: () => Promise<Iterable<string>>;
    /** Ends the watch. */
    readonly signal: AbortSignal;
    /** Quiet time after the last event before the work is done again. */
    readonly debounceMs?: number;
    /** The longest time that a series of events may delay the work. */
    readonly maxDelayMs?: number;
    readonly isPolling?: boolean;
}
declare const DEBOUNCE_MS = 150;
/**
 * Does the work now, and again after every change in what it depends on, until the signal is aborted. Events in a
 * row count as one; an event during the work causes one more run. Rejects when the work does.
 */
declare function watchRepository(options: WatchOptions): Promise<void>;
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
    readListed(file: string, maxBytes: number): string | null;
    kindOf(file: string): PathKind;
    entryAt(file: string): DirectoryEntry['kind'] | null;
    canonical(file: string): string | null;
    holdsTracked(directory: string): boolean;
    linkTarget(file: string): string | null;
    earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>>;
    earlierTexts(file: string): readonly string[];
    fingerprint(file: string): FileFingerprint | null;
}

type AncestorTop = NonNullable<Profile['ancestorTop']>;
interface FindRootOptions {
    /** Names of files or directories that mark the top; default: those of Codelia. */
    readonly markers?: readonly string[];
    /** The environment, in which `CODELIA_AGENTS_ROOT` names the top outright; default: that of the process. */
    readonly variables?: Readonly<Record<string, string | undefined>>;
    /** Names of other variables. */
    readonly top?: AncestorTop;
}
/**
 * The top of the repository around a directory: what the variable names, else the nearest directory upwards that has a
 * marker, else the directory itself.
 */
declare function findRoot(cwd: string, options?: FindRootOptions): string;

/** Files on disk, replaced atomically, by one process at a time. */
declare class DiskStore implements FileStore {
    #private;
    constructor(options: DiskStoreOptions);
    read(given: string): string | null;
    update(given: string, compute: Compute, options: UpdateOptions): Promise<boolean>;
    rename(given: string, name: string): Promise<boolean>;
    remove(given: string, content: string, form?: FileForm): Promise<boolean>;
}
interface DiskStoreOptions {
    readonly root: string;
    /** Milliseconds to wait for other runs; default: ten seconds. */
    readonly patience?: number;
}
/** The new content of a file, given the current one; `null` to leave it unchanged. */
type Compute = (current: string | null) => string | null;

/** The repository on disk, and the home directory if the caller allows it. */
declare class DiskWorkspace implements Workspace {
    #private;
    readonly root: string;
    readonly home: string | null;
    /** `variables`: the environment for git. */
    constructor(options: {
        readonly root: string;
        readonly home?: string | null;
        readonly variables?: Variables;
    });
    list(directory: string): readonly DirectoryEntry[] | null;
    listWithin(base: string, directory: string): readonly DirectoryEntry[] | null;
    read(file: string, limits: ReadLimits): FileContent;
    readListed(file: string, maxBytes: number): string | null;
    kindOf(target: string): PathKind;
    entryAt(target: string): DirectoryEntry['kind'] | null;
    canonical(target: string): string | null;
    holdsTracked(directory: string): boolean;
    linkTarget(target: string): string | null;
    earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>>;
    earlierTexts(file: string): readonly string[];
    fingerprint(file: string): FileFingerprint | null;
}

/** A workspace without a disk: for tests, editors and services that keep files in memory. */
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
    readListed(file: string, maxBytes: number): string | null;
    kindOf(target: string): PathKind;
    entryAt(target: string): DirectoryEntry['kind'] | null;
    canonical(target: string): string | null;
    holdsTracked(): boolean;
    linkTarget(): null;
    earlierBlobs(): ReadonlyMap<string, ReadonlySet<string>>;
    earlierTexts(): readonly string[];
    fingerprint(file: string): FileFingerprint | null;
}
/** Files in a map: for tests, editors and services that keep files in memory. */
declare class MemoryStore implements FileStore {
    #private;
    /** The files as they are now. */
    readonly files: Map<string, string>;
    constructor(files?: Readonly<Record<string, string>>);
    read(path: string): string | null;
    update(path: string, compute: (current: string | null) => string | null, options: UpdateOptions): Promise<boolean>;
    rename(path: string, name: string): Promise<boolean>;
    remove(path: string, content: string): Promise<boolean>;
}

/** Compiles the text of a manifest, without the skills that are hidden. Throws `ManifestError` when it is not JSON. */
declare function compileDispatcher(text: string, file?: string, isHidden?: (skill: string) => boolean): Dispatcher;
/** The phrases of both manifests that reach another skill in the second one. Phrases of skills that are gone are left out. */
declare function findReroutes(before: string, after: string): readonly Reroute[];

/** The pipeline: scan, parse, infer, validate, register, report. Makes every decision and prints nothing. */
declare function runOperation(request: Request): Promise<Outcome>;

/** The source of a fact, and when it was read. */
interface Evidence {
    /** `measured`: the client itself was asked; its answers are in `test/clients/evidence`. */
    readonly source: 'measured' | 'code' | 'documentation' | 'changelog' | 'issue';
    /** The client's version, if the source has one. */
    readonly version?: string;
    /** Month, or ISO 8601 interval of months, in which it was read; the day on which it was measured. */
    readonly seen: string;
}
/** What is known about one trait of a client; `known: false` if the client does not document it. */
type Fact<T> = {
    readonly known: true;
    readonly value: T;
    readonly evidence: Evidence;
} | Unknown;
interface Unknown {
    readonly known: false;
}
/** A directory in which a client looks for skills in a repository. */
interface SkillDirectory {
    readonly path: string;
    /**
     * `top`: of the repository only. `upwards`: also in the directories between it and the working directory.
     * `anywhere`: in any directory of the repository.
     */
    readonly reach: 'top' | 'upwards' | 'anywhere';
}
interface SearchDepth {
    /** A SKILL.md in the directory itself counts. */
    readonly self: boolean;
    /** How many levels below it are searched. */
    readonly levels: number;
    /** Directories whose name starts with a dot are searched, too; `null` if undocumented. */
    readonly hidden: boolean | null;
}
/** How a client finds the skills of a plugin. */
interface PluginSupport {
    /** Where plugin manifests are, below the plugin's directory, in the order of preference. */
    readonly manifests: readonly string[];
    /** A `plugin.json` outside such a folder counts only if it is that of the Agent Plugins standard. */
    readonly plainManifest?: 'agent-plugins';
    /** Marketplace files at the top of the repository, in Claude Code's shape, that may list skills too. */
    readonly marketplaces: readonly string[];
    /** The `skills` of a marketplace count only for a plugin without a manifest. */
    readonly isEntryOverruled?: true;
    /** What the manifest's `skills` does to the default `skills/`. */
    readonly skillsKey: 'adds' | 'replaces' | 'none';
    /** A SKILL.md at the top of the plugin is a skill if there is no other. */
    readonly rootSkill: boolean;
}
interface NameForm {
    /** Source of a regular expression for the names it accepts; absent for any text. */
    readonly pattern?: string;
    /** The pattern in words, after `names`; with `rewritten`, that of all other names. */
    readonly form?: string;
    /** What happens to any other name. */
    readonly otherwise?: 'refused' | 'rewritten' | 'hint';
    readonly maxLength?: number;
    readonly tooLong?: 'refused' | 'directory';
    /** Names with this format cannot be mentioned by the user, such as with `$name`. */
    readonly unmentionable?: string;
}
type Quirk = 
/** It rejects the skill if `metadata` is not a map. */
'metadata-must-be-map'
/** It removes `<…>` from name and description. */
 | 'strips-tags'
/** Its own checker rejects `<…>` in name and description. */
 | 'discourages-tags'
/** It ends the frontmatter at any `---`, not only at a line that is just `---`. */
 | 'splits-at-any-fence'
/** It ends the frontmatter at any `---`, and loads the skill with what is before it. */
 | 'cuts-at-any-fence'
/** The same at a line that is just `---`, even if it is indented. */
 | 'cuts-at-indented-fence'
/** Reading line by line, it confuses an indented `name:` or `description:` with the skill's own. */
 | 'indented-keys-overwrite';
/** What a popular client does with a SKILL.md: data only, one fact for each trait, in the order of the docs. */
interface Client {
    readonly id: string;
    readonly title: string;
    /** Its name in narrow tables. */
    readonly label: string;
    /** In the client's own order. */
    readonly directories: Fact<readonly SkillDirectory[]>;
    /** Directories of personal skills, below the home directory. */
    readonly personal: Fact<readonly string[]>;
    readonly depth: Fact<SearchDepth>;
    /** `null`: it has no plugins with skills. */
    readonly plugin: Fact<PluginSupport | null>;
    /** Fields beyond `name` and `description` that it reads, with their types and limits. */
    readonly fields: Fact<Readonly<Record<string, JsonSchema>>>;
    /** A file below the skill's directory that says more, such as whether the model may start it. */
    readonly sideFile: Fact<string | null>;
    /** `hint`: ignored, with a mark in the editor. */
    readonly unknownFields: Fact<'ignored' | 'hint'>;
    readonly nameMissing: Fact<'directory' | 'refused'>;
    /** Which of the two identifies the skill. */
    readonly nameDiffers: Fact<'directory' | 'name' | 'must-match'>;
    readonly name: Fact<NameForm>;
    readonly descriptionMissing: Fact<'fallback' | 'refused' | 'unlisted'>;
    /** `null`: shown in full, however long. */
    readonly descriptionLimit: Fact<{
        readonly max: number;
        readonly beyond: 'cut' | 'refused';
        /** A field that is shown after the description and counts too. */
        readonly with?: string;
    } | null>;
    /** How it handles frontmatter that is not YAML; `by-line` reads name and description line by line. */
    readonly invalidYaml: Fact<'refused' | 'body-only' | 'by-line'>;
    /** The most frequent mistake, which some clients repair: an unquoted value that contains `: `. */
    readonly unquotedColon: Fact<'refused' | 'body-only' | 'by-line' | 'repaired'>;
    readonly byteOrderMark: Fact<'accepted' | 'refused'>;
    /** Blank lines before the frontmatter. */
    readonly blankLinesFirst: Fact<'refused' | 'body-only'>;
    /** Which of two skills with the same name is used. */
    readonly sameName: Fact<'personal' | 'project' | 'first' | 'both' | 'undefined'>;
    readonly linkedDirectory: Fact<'followed' | 'ignored'>;
    readonly linkedFile: Fact<'followed' | 'ignored'>;
    /** Characters of the names and descriptions it shows to the model; `null`: no limit. */
    readonly listing: Fact<{
        readonly total: number;
        readonly entry?: number;
    } | null>;
    /** Known traps of this client. */
    readonly quirks: Fact<readonly Quirk[]>;
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
/** `id` is the unknown name, `by` the custom profile that extends it, if it was one. */
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
/** Objects are merged cell by cell, lists and values replaced; `null` removes a cell. */
declare function extendProfile(base: Profile, id: string, cells: ProfileCells): Profile;

/** The JSON Schema of a skill's frontmatter under one profile: what editors show and what the engine checks. */
declare function frontmatterSchema(profile: Profile): JsonSchema;

/** Popular clients, in the order of every table. */
declare const CLIENTS: readonly Client[];
declare function clientById(id: string): Client | undefined;
/** The profiles that ship: the default one, the systems of the design documents, the clients people run. */
declare const PROFILES: readonly Profile[];
/** The shipped profile of that name, if there is one. */
declare function profileById(id: string): Profile | undefined;

interface ExpectationSource {
    /** The config file, as the report names it, and its text. */
    readonly file: string;
    readonly text: string;
    /** Path of the list in the config. */
    readonly path?: readonly string[];
    /** A list that no config names: only what a phrase, a key or a name sends to the wrong skill is reported. */
    readonly rule?: 'trigger-misrouted';
}
/** Dispatches every expectation of the config with the new matrix; each one that fails is an error on its line. */
declare function checkExpectations(dispatcher: Dispatcher, expectations: readonly Expectation[], config: ExpectationSource): readonly Finding[];

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
    /** What else is wrong with the file. */
    readonly others: readonly ConfigError[];
    readonly name = "ConfigError";
    constructor(message: string, fix: string, at: {
        readonly file: string;
        readonly span: Span;
    }, 
    /** What else is wrong with the file. */
    others?: readonly ConfigError[]);
}

/** The version of this package; a test holds it against package.json. */
declare const VERSION = "2.0.0";

/** What the functions below take; everything has a default but the files to look at. */
interface RunOptions extends Partial<Omit<Request, 'operation' | 'workspace' | 'store' | 'environment'>> {
    /** Directory of the repository on disk; give either this or `workspace` and `store`. */
    readonly root?: string;
    /** Home directory, only when it may be read. */
    readonly home?: string;
    readonly workspace?: Workspace;
    readonly store?: FileStore;
    readonly environment?: Partial<Environment>;
    /** A branch, tag or commit: findings that are in its merge base with HEAD do not fail the run. Needs git. */
    readonly since?: string;
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
/**
 * Raises the version of the named skills and plugins wherever it is written; without names, of those that changed
 * since `since` and did not rise.
 */
declare function bump(options: RunOptions, { level }?: {
    readonly level?: BumpLevel;
}): Promise<BumpOutcome>;
/** The skill catalog for a prompt, in one of the four forms. */
declare function catalog(options: RunOptions & CatalogOptions): Promise<RepositoryCatalog>;
/** Keeps a catalog between two markers in a file of the repository. */
declare function keepCatalog(file: string, options: RunOptions & CatalogOptions): Promise<WrittenCatalog>;
/** The skills of a repository for an agent; `openSession` makes a session of them. */
declare function openSkills(options: RunOptions): Promise<OpenedSkills>;
/** What installs, lists, updates and removes the plugins of a repository. */
declare function openPlugins(options: RunOptions): Promise<PluginHost>;

export { CATALOG_FORMATS, CLIENTS, ConfigError, DEBOUNCE_MS, DefaultSkillRegistry, DiskStore, DiskWorkspace, Dispatcher, ExistingManifest, FilteredSkillRegistry, Judge, MANIFEST_TTL_MS, ManifestCache, ManifestError, MemoryStore, MemoryWorkspace, PROFILES, PluginError, RULES, SCRIPT_LIMITS, SEARCH_LIMITS, SKILLS_CONTEXT_LIMITS, SkillContextProvider, SkillSession, SkillSessions, TracingWorkspace, UsageError, VERSION, WorkspaceError, buildCatalog, bump, catalog, checkExpectations, clientById, compileDispatcher, createPathCommandLookup, disclosureLevel, discover, discoveredSkill, evaluateSkillPolicy, explainCandidates, extendProfile, findMarkedBlocks, findReroutes, findRoot, frontmatterSchema, installPlugin, installPlugins, installSkill, isAllowed, keepCatalog, listPlugins, listResources, listSkillFiles, listToolsets, listingOf, loadMetadataOf, loadSkill, lookUpProfile, matchSkills, materializeSkill, metadataOf, openPlugins, openSession, openSkills, profileById, prune, readResource, readSkillTree, register, rememberSkill, renderAvailableSkills, renderDisclosureLevel, renderMarkdownCatalog, renderSkillStatus, renderSkillTree, renderSkillsContext, ruleById, runOperation, sanitizeSkillName, searchSkills, selectSkill, skillId, status, switchSkill, togglePlugin, toggleSkill, uninstallPlugin, updatePlugins, validate, visibleSkills, watchRepository, writeMarkedBlock };
export type { ActivatedSkill, Activation, ActivationFailure, ActivationRequest, AgentSettings, AiCatalogSettings, AppliedFix, AskClients, AskedClient, AskedSkill, BaseTree, BumpLevel, BumpOutcome, Bumped, CachedManifest, CatalogEntry, CatalogFacts, CatalogFilter, CatalogFormat, CatalogLimits, CatalogOptions, CatalogSkill, CatalogTarget, CatalogText, CheckedSkill, ChosenProfile, Client, ClientReply, ClientVerdict, CodeownersSettings, CommandLookup, CompatibilityResult, Concept, ConfigFile, ConfigurableKind, ConfiguredMarketplace, CopiedTree, CopiesSettings, CustomProfiles, DeclaredMetadata, DerivedSettings, Diagnostic, DirectoryEntry, DisclosedSkills, DisclosedText, Disclosure, DiscoveredSkill, DiskStoreOptions, DispatchAnswer, DispatchClaim, DispatchProblem, DispatchQuery, DispatchSkill, DispatchSource, DispatchTriggers, DriftPolicy, DuplicatePolicy, Environment, ErrorCode, Evidence, Example, ExampleFiles, ExistingEntry, Expectation, ExpectationSource, ExplainedCandidate, Fact, FailureKind, FieldChange, FieldPlace, FileContent, FileFingerprint, FileForm, FileStore, FindRootOptions, Finding, FindingCounts, Fix, FixedPlace, GeneratedFile, GitOptions, HandedSkill, HouseRule, InferredField, InferredMetadata, InnerSkill, InstallRequest as InstallOptions, InstallRequest, InstallResult, InstalledPlugin, InstalledVerdict, IsIgnored, Json, JsonIndexSettings, JsonObject, JsonSchema, JudgePolicy, KeywordConflict, Lexicon, LexiconChanges, ListingBudget, LlmsTxtSettings, LoadForm, LoadMetadata, LoadRequest, LoadResult, LoadedSkill, Located, ManifestChange, ManifestClient, ManifestModel, MarkedBlock, MarkedBlocks, MarkerProblem, MarketplaceClient, MarketplaceSettings, MatchKind, MatchQuery, MatchReason, MatchResults, MatchTriggers, MaterializedSkill, NameForm, NamedSkill, OpencodeSettings, OpenedSkills, Operation, Outcome, Output, OutputEdit, OutputFile, OutputKind, OutputReport, OutputSettings, OutputSkill, OutputSources, PathKind, PermissionRule, Permissions, Place, PluginDefinition, PluginHost, PluginManifestsSettings, PluginPlace, PluginStatus, PluginSupport, PolicyDecision, PolicyRules, Problem, Profile, ProfileCells, ProfileLookup, PromptCatalog, PruneMode, Quirk, ReadLimits, ReadingRule, ReadmeTableSettings, RefusalReason, RemoteFile, Report, ReportError, RepositoryCatalog, Request, Reroute, ResourceContent, ResourceType, RoutedSkill, Rule, RuleFamily, RuleId, RuleLevel, RuleLookup, RuleOverride, RuleOverrideConfig, RunOptions, RunProgress, RunSetup, SameName, ScanRoot, SchemaViolation, SearchDepth, SearchLimits, SearchOptions, SearchQuery, SearchReason, SearchResults, Selection, SessionFileRequest, SessionLoad, SessionLoadRequest, SessionOptions, SessionRefusal, SessionSetup, SessionSnapshot, Settings, Severity, SiteSettings, SkillAllowlist, SkillCatalog, SkillCompatibility, SkillDetails, SkillDirectory, SkillFacts, SkillFiles, SkillListing, CatalogError as SkillLoadError, SkillManifest, SkillMatch, SkillMetadata, SkillOutcome, SkillPlace, SkillRecord, SkillRefusal, SkillRefusalReason, SkillRegistry, SkillReply, SkillScope, SearchResult as SkillSearchResult, SkillStatus, SkillSwitches, SkillTree, SkillsConfig, SkillsJsonSettings, SkillsListParams, SkillListing as SkillsListResult, SkillsShSettings, Span, Summary, SwitchedSkill, SymlinkPolicy, TextEdit, TextMarks, TextRange, ToolsetEntry, TrackedFile, TrackedPlugin, TreeEntry, TreeOptions, TriggerSets, UndecidedPattern, UpdateOptions, UpdateOutcome, Validate, ValidationLevel, VersionPlace, Versioned, WatchOptions, WellKnownSettings, Workspace, WrittenCatalog };
