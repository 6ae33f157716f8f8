import type { JsonSchema } from './profile.js';

/** The source of a fact, and when it was read. */
export interface Evidence {
  /** `measured`: the client itself was asked; its answers are in `test/clients/evidence`. */
  readonly source: 'measured' | 'code' | 'documentation' | 'changelog' | 'issue';
  /** The client's version, if the source has one. */
  readonly version?: string;
  /** Month, or ISO 8601 interval of months, in which it was read; the day on which it was measured. */
  readonly seen: string;
}

/** What is known about one trait of a client; `known: false` if the client does not document it. */
export type Fact<T> = { readonly known: true; readonly value: T; readonly evidence: Evidence } | Unknown;

interface Unknown {
  readonly known: false;
}

/** Unknown. What depends on it is a warning, never an error. */
export const UNKNOWN: Unknown = { known: false };

/** Makes facts that share a source: `const code = readIn({ source: 'code', … })`. */
export function readIn(evidence: Evidence): <const T>(value: T) => Fact<T> {
  return (value) => ({ known: true, value, evidence });
}

/** The months in which most facts were collected. */
export const SEEN = '2026-05/2026-09';

/** A directory in which a client looks for skills in a repository. */
export interface SkillDirectory {
  readonly path: string;
  /**
   * `top`: of the repository only. `upwards`: also in the directories between it and the working directory.
   * `anywhere`: in any directory of the repository.
   */
  readonly reach: 'top' | 'upwards' | 'anywhere';
}

export interface SearchDepth {
  /** A SKILL.md in the directory itself counts. */
  readonly self: boolean;
  /** How many levels below it are searched. */
  readonly levels: number;
  /** Directories whose name starts with a dot are searched, too; `null` if undocumented. */
  readonly hidden: boolean | null;
}

/** How a client finds the skills of a plugin. */
export interface PluginSupport {
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

export interface NameForm {
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

export type Quirk =
  /** It rejects the skill if `metadata` is not a map. */
  | 'metadata-must-be-map'
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
export interface Client {
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
  readonly listing: Fact<{ readonly total: number; readonly entry?: number } | null>;
  /** Known traps of this client. */
  readonly quirks: Fact<readonly Quirk[]>;
}

/** What is known of a client, fact by fact. */
export type Trait = Exclude<keyof Client, 'id' | 'title' | 'label'>;

/** The value of a fact, or a default if unknown. */
export function valueOr<T, U>(fact: Fact<T>, otherwise: U): T | U {
  return fact.known ? fact.value : otherwise;
}
