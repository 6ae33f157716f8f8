import type { CommandLookup, DirectoryEntry, PathKind } from '../files/workspace.js';
import { TOOLSET_PATTERN } from '../profiles/fields.js';
import type { ManifestMetadata } from '../profiles/manifest-fields.js';
import type { FindingOf } from '../text/finding.js';
import { baseName, joinPath } from '../text/paths.js';
import type { SkillFacts, SkillPlace } from './facts.js';

export type SkillScope = 'repo' | 'user';

/** Frontmatter as it was parsed. */
export type Fields = Readonly<Record<string, unknown>>;

/** A file that may be a skill, as the scan found it. */
export interface SkillCandidate {
  /** Path of the SKILL.md: repository-relative with `/`, or `~/…` below the home directory. */
  readonly file: string;
  /** Its directory; `.` for a SKILL.md at the top of the repository. */
  readonly directory: string;
  /** The scan root it was found under. */
  readonly root: string;
  /** Label of that root: `repo`, `bundled`, `user`, `claude`, `project`, `plugin`; `manual` for manual entries. */
  readonly source: string;
  readonly scope: SkillScope;
  /** Every path to it, the one in use first. */
  readonly places: readonly SkillPlace[];
  /** It has its own directory `references/` that is not a link. */
  readonly hasReferences: boolean;
  /** Names of its subdirectories that are not links; `null` if the skill was found through links. */
  readonly plainDirectories: readonly string[] | null;
}

export interface DispatchTriggers {
  /** The frontmatter field that declares them, for positions. */
  readonly field: string;
  readonly labels?: readonly string[];
  readonly keywords: readonly string[];
  readonly types?: readonly string[];
}

/** The triggers of the toolset profile: what loads a skill automatically. */
export interface MatchTriggers {
  readonly keywords: readonly string[];
  readonly verbs: readonly string[];
  readonly patterns: readonly string[];
}

/** What the frontmatter declares, with types checked and scalars as written. */
export interface DeclaredMetadata extends ManifestMetadata {
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
export interface InferredMetadata {
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly tier: number;
  /** From the text, where the frontmatter cannot be read. */
  readonly description?: string;
}

/**
 * Everything later stages need to know about one SKILL.md: plain data without the text of the body.
 */
export interface SkillRecord {
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
  readonly body: { readonly lines: number; readonly tokens: number };
  /** What clients see of it, whatever the profile. */
  readonly facts: SkillFacts;
  /** Number of findings that its comments suppress. */
  readonly suppressed: number;
  readonly findings: readonly FindingOf[];
}

export const SKILL_FILE = 'SKILL.md';

/** Whether a path is that of a SKILL.md, in any case. */
export function isSkillPath(path: string): boolean {
  return baseName(path).toLowerCase() === 'skill.md';
}

/** The spellings that a directory is asked for where listing it is not possible. */
const SPELLINGS = [SKILL_FILE, 'skill.md', 'Skill.md'];

/** What tells the kinds of paths. */
export interface FileKinds {
  kindOf(path: string): PathKind;
}

/** The SKILL.md of a directory; `null` if the directory is not a skill. */
export function skillFileIn(directory: string, files: FileKinds): string | null {
  const spellings = SPELLINGS.map((name) => joinPath(directory, name));
  return spellings.find((file) => files.kindOf(file) === 'file') ?? null;
}

/** SKILL.md, or the same name in another case. */
export function isSkillFile({ name, kind }: DirectoryEntry): boolean {
  if (name === SKILL_FILE) return true;
  return name.length === SKILL_FILE.length && kind === 'file' && isSkillPath(name);
}

/** The directories of a skill whose files an agent may read. */
export const RESOURCE_TYPES = ['scripts', 'references', 'assets'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** A skill with such a status stays in the manifest, but is neither routed to nor listed. */
export function isWithdrawn(status: unknown): boolean {
  return status === 'inactive' || status === 'deprecated';
}

/** A stable id from any text. */
export function sanitizeSkillName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The one form in which names are compared: sanitized, or as it looks where nothing would be left. */
export function skillKey(name: string): string {
  const visible = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return sanitizeSkillName(visible) || visible.trim().toLowerCase();
}

/** What has exactly this name, else what has the same sanitized name. */
export function findNamed<T extends { readonly name: string }>(
  name: string,
  items: readonly T[],
): readonly T[] {
  const exact = items.filter((item) => item.name === name);
  if (exact.length > 0) return exact;
  const key = sanitizeSkillName(name);
  return key === '' ? [] : items.filter((item) => sanitizeSkillName(item.name) === key);
}

const TOOLSET = new RegExp(TOOLSET_PATTERN);
const ENDINGS = [
  '',
  '.ts',
  '.mts',
  '.cts',
  '.tsx',
  '.js',
  '.mjs',
  '.cjs',
  '.py',
  '/index.ts',
  '/index.js',
] as const;

export interface Toolset {
  /** The path of its module, relative to the skill; the extension may be missing. */
  readonly path: string;
  readonly exportName: string;
}

/** `null` if it does not have that format. */
export function parseToolset(declared: string): Toolset | null {
  if (!TOOLSET.test(declared)) return null;
  const colon = declared.indexOf(':');
  return { path: declared.slice(0, colon), exportName: declared.slice(colon + 1) };
}

/** The files that the path of a module may refer to, in the order in which a loader tries them. */
export function moduleFiles(path: string): readonly string[] {
  return ENDINGS.map((ending) => path + ending);
}

/** The commands in `metadata.requires`, each once, in order. */
export function requiredCommands(requires: string | undefined): readonly string[] {
  // A remark in parentheses makes it prose, such as "GPU (Hopper or newer)".
  if (requires === undefined || /(?:^|\s)\(/.test(requires)) return [];
  return [...new Set(requires.split(/\s+/).filter((command) => command !== ''))];
}

/** Those of them that are missing. */
export function missingCommands(requires: string | undefined, lookup: CommandLookup): readonly string[] {
  return requiredCommands(requires).filter((command) => !lookup.isInstalled(command));
}

/** Why a skill is unavailable, in the wording of the agent harness. */
export function unavailableReason(missing: readonly string[]): string {
  return `missing commands: ${missing.join(', ')}`;
}
