import type { Workspace } from '../files/workspace.js';
import type { DeclaredMetadata, SkillRecord } from '../skill/skill.js';

/** One skill, read and parsed. */
export interface StaticInput {
  readonly declared: DeclaredMetadata;
  /** The whole file. */
  readonly text: string;
  /** What follows the frontmatter, and where that begins in the file. */
  readonly body: string;
  readonly bodyOffset: number;
  readonly size: SkillRecord['body'];
  readonly limits: { readonly bodyLines: number; readonly bodyTokens: number };
  readonly directory: string;
  readonly workspace: Workspace;
  /** Names of the directories in it that are no links; `null` when it may be reached by a link itself. */
  readonly plainDirectories: readonly string[] | null;
}

/** A finding at a place in the text, or at a field of the frontmatter. */
export interface StaticFinding {
  readonly rule: string;
  readonly at: TextRange | { readonly field: readonly (string | number)[] };
  readonly message: string;
  readonly fix: string;
}

export interface TextRange {
  readonly offset: readonly [start: number, end: number];
}

export type StaticCheck = (input: StaticInput) => StaticFinding[];

const MOST_CHARACTERS = 80;

/** A stranger's text in quotation marks, cut to what fits into a message. */
export function quote(text: string): string {
  return text.length <= MOST_CHARACTERS ? `"${text}"` : `"${text.slice(0, MOST_CHARACTERS)}…"`;
}
