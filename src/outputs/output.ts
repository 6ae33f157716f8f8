import type { JsonObject } from '../json/json.js';
import { type Finding, START_OF_FILE } from '../report/diagnostic.js';
import type { ManifestChange } from '../report/report.js';

/** What `kind` may be in the config. */
export const OUTPUT_KINDS = [
  'claude-marketplace',
  'codex-marketplace',
  'cursor-marketplace',
  'copilot-marketplace',
  'plugin-manifests',
  'skills-sh',
  'readme-table',
  'llms-txt',
  'json',
  'well-known',
  'catalog',
] as const;
/** The manifest needs no setting. */
export type OutputKind = (typeof OUTPUT_KINDS)[number] | 'manifest';

/** A skill as generated files see it. */
export interface OutputSkill {
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

/** The part of the repository that outputs can read. */
export interface RepositoryFiles {
  kindOf(path: string): 'file' | 'directory' | 'other' | 'missing' | 'outside';
  /** `null` when it is missing, not UTF-8 or too large. */
  text(path: string): string | null;
  bytes(path: string): Uint8Array | null;
  /** Names of the directories in a directory, sorted. */
  directories(path: string): readonly string[];
}

/** Everything an output is made from. */
export interface OutputSources {
  /** The skills to list, sorted by name. */
  readonly skills: readonly OutputSkill[];
  /** Skills that exist but are not listed, such as invalid ones: entries that name them stay. */
  readonly unlisted: readonly Pick<OutputSkill, 'name' | 'directory'>[];
  readonly files: RepositoryFiles;
}

/** A generated file. */
export interface Output {
  readonly kind: OutputKind;
  /** Repository-relative. */
  readonly file: string;
  /** Skills that it leaves out. */
  readonly exclude?: readonly string[];
  /** The new content of the file, given the current one; `null` if there is no file. */
  edit(text: string | null): OutputEdit;
}

export interface OutputEdit {
  /** The given text if nothing is stale; `null` for no file: it cannot be created, or the existing one must be removed. */
  readonly text: string | null;
  /** What differs, in phrases such as `adds "pdf"`; empty when nothing is stale. */
  readonly differences: readonly string[];
  /** What the report lists, if one line for the file is not enough. */
  readonly changes?: readonly ManifestChange[];
  /** What is reported if it is stale, if one `output-stale` for the file is not enough. */
  readonly stale?: readonly Finding[];
  /** Why the file cannot be created or edited. */
  readonly problems?: readonly Finding[];
}

/** The edit that changes nothing. */
export function unchanged(text: string | null): OutputEdit {
  return { text, differences: [] };
}

/** The edit of a file that needs attention first. */
export function refused(
  text: string | null,
  { file, message, fix, line }: { file: string; message: string; fix: string; line?: number },
): OutputEdit {
  const at = line === undefined ? START_OF_FILE : { line, column: 1, endLine: line, endColumn: 1 };
  return { text, differences: [], problems: [{ rule: 'output-unreadable', file, at, message, fix }] };
}

/** What is left when skills are left out, by their names or directories. */
export function withoutSkills(excluded: readonly string[], sources: OutputSources): OutputSources {
  if (excluded.length === 0) return sources;
  const isLeft = ({ name, directory }: Pick<OutputSkill, 'name' | 'directory'>) =>
    !excluded.some(
      (entry) =>
        entry === name || entry === directory || directory.startsWith(`${entry.replace(/\/?\**$/, '')}/`),
    );
  return { ...sources, skills: sources.skills.filter(isLeft), unlisted: sources.unlisted.filter(isLeft) };
}
