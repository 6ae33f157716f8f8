import type { RuleLevel } from '../text/finding.js';

/** Where skills are looked for. Paths are repository-relative; `*` matches one directory name; `~/` is the home directory. */
export interface ScanRoot {
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

export type SymlinkPolicy = 'refuse' | 'contained' | 'ignore';
export type DuplicatePolicy = 'first' | 'last' | 'priority' | 'keep';
export type InferredField = 'tags' | 'tier' | 'keywords' | 'taskTypes' | 'briefDescription';
export const CATALOG_FORMATS = ['markdown', 'available-skills', 'skills-context', 'level'] as const;
export type CatalogFormat = (typeof CATALOG_FORMATS)[number];

/**
 * What one system expects of a skill, as data. Those that ship are in `src/profiles`;
 * a config file may define more with `extends`.
 */
export interface Profile {
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
  readonly description: { readonly min: number; readonly max?: number };
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
  readonly sections: { readonly required: readonly string[]; readonly recommended: readonly string[] };
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

/** What most systems have in common. */
const USUAL = {
  toleratedFields: [],
  shapes: {},
  unknownFields: 'each',
  frontmatter: 'strict',
  exclude: { names: [], prefixes: [], except: [] },
  nested: 'ignore',
  invalidSeverity: 'error',
  sections: { required: [], recommended: [] },
  infer: [],
  requires: 'off',
  load: 'full',
  search: 'similarity',
  matrix: false,
  lexiconKeys: false,
  messages: {},
} as const satisfies Partial<Profile>;

type Usual = keyof typeof USUAL;

/** Makes a profile; what it leaves out has the usual value. */
export function defineProfile(cells: Omit<Profile, Usual> & Partial<Pick<Profile, Usual>>): Profile {
  return { ...USUAL, ...cells };
}

/** Fills `{name}` and the like into a profile's own wording. */
export function fillIn(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}

/** A JSON Schema (draft-07) or a fragment of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Where the schemas of this major version are published. */
const SCHEMA_BASE = 'https://unpkg.com/skill-registrar@2/schema/';

/** The versioned, resolvable id of a published schema. */
export function schemaId(name: string): string {
  return `${SCHEMA_BASE}${name}.schema.json`;
}
