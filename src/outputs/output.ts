import type { RepositoryFiles } from '../files/repository-files.js';
import type { FileForm } from '../files/workspace.js';
import { isSameJson, type Json, type JsonObject } from '../json/json.js';
import type { JsonDocument } from '../json/read-json.js';
import { reconcileJson } from '../json/reconcile-json.js';
import type { ManifestChange } from '../manifest/changes.js';
import type { Finding } from '../rules/finding.js';
import { joinPath } from '../text/paths.js';
import type { Span } from '../text/span.js';

/** What `kind` may be in the config; `npm run generate` puts it into the config schema. */
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
  'copies',
  'skills-json',
  'ai-catalog',
  'codeowners',
  'opencode',
  'catalog',
] as const;
export type ConfigurableKind = (typeof OUTPUT_KINDS)[number];

/** The manifest needs no setting, and versions have their own. */
export type OutputKind = ConfigurableKind | 'manifest' | 'versions';

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

/** Everything an output is made from. */
export interface OutputSources {
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
export interface CopiedTree {
  readonly from: string;
  readonly to: string;
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
}

/** A generated file by its name. */
export interface OutputFile {
  readonly kind: OutputKind;
  /** Repository-relative. */
  readonly file: string;
  /** Skills that it leaves out. */
  readonly exclude?: readonly string[];
}

/** A generated file. */
export interface Output extends OutputFile {
  /** Absent for a text file. */
  readonly form?: FileForm;
  /** The new content of the file, given the current one; `null` if there is no file. */
  edit(text: string | null): OutputEdit;
}

export interface OutputEdit {
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

/** The edit that changes nothing. */
export function unchanged(text: string | null): OutputEdit {
  return { text, differences: [] };
}

/** The edit that creates a file. */
export function created(text: string): OutputEdit {
  return { text, differences: ['new file'] };
}

/** The edit that gives a JSON file another value; what is equal keeps its bytes. */
export function edited(document: JsonDocument, value: Json, differences: readonly string[]): OutputEdit {
  if (isSameJson(document.value, value)) return unchanged(document.text);
  return { text: reconcileJson(document.text, value), differences };
}

/** The edit of a file that needs attention first. */
export function refused(
  text: string | null,
  { file, message, fix, line = 1 }: { file: string; message: string; fix: string; line?: number },
): OutputEdit {
  return {
    ...unchanged(text),
    problems: [{ rule: 'output-unreadable', file, at: atLine(line), message, fix }],
  };
}

/** The start of a line. */
export function atLine(line: number): Span {
  return { line, column: 1, endLine: line, endColumn: 1 };
}

/** The sources without some skills, given by name or directory. */
export function withoutSkills(excluded: readonly string[], sources: OutputSources): OutputSources {
  if (excluded.length === 0) return sources;
  const isLeft = (skill: Pick<OutputSkill, 'name' | 'directory'>) => !isNamed(skill, excluded);
  return {
    ...sources,
    skills: sources.skills.filter(isLeft),
    unlisted: sources.unlisted.filter(isLeft),
    excluded,
  };
}

/** Whether a list of names and directories names a skill. */
export function isNamed(
  { name, directory }: Pick<OutputSkill, 'name' | 'directory'>,
  entries: readonly string[],
): boolean {
  return entries.some(
    (entry) =>
      entry === name || entry === directory || directory.startsWith(`${entry.replace(/\/?\**$/, '')}/`),
  );
}

const MAX_DEPTH = 8;

/** Whether nothing is left of a path: git keeps no directories without files. */
export function isGone(path: string, files: RepositoryFiles, depth = 0): boolean {
  const kind = files.kindOf(path);
  if (kind !== 'directory' || depth === MAX_DEPTH) return kind === 'missing';
  return files
    .entries(path)
    .every((entry) => entry.kind === 'directory' && isGone(joinPath(path, entry.name), files, depth + 1));
}
