import type { Workspace } from '../files/workspace.js';
import type { Profile } from '../profiles/profile.js';
import type { Validate } from '../schema/violation.js';
import type { DeclaredMetadata, Fields, SkillRecord } from '../skill/skill.js';

/** One skill, read and parsed, as its checks see it. */
export interface CheckedSkill {
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
  readonly limits: { readonly bodyLines: number; readonly bodyTokens: number };
  /** The fields as the profile reads them, and what they declare. */
  readonly data: Fields;
  readonly declared: DeclaredMetadata;
  /** Checks fields against the schema of the profile. */
  readonly validate: Validate;
  /** The text of a number or a boolean as it was written. */
  readonly sourceOf: (path: readonly (string | number)[]) => string | null;
  /** Whether comments suppress findings, and the tree that a change builds on, whose comments may suppress more. */
  readonly comments: 'ignore' | { readonly base: Workspace | null };
  /** Whether a `{{TOKEN}}` is declared; `null` if tokens are not checked. */
  readonly isKnownToken: ((token: string) => boolean) | null;
}

const MAX_QUOTED = 80;

/** Text of a skill in quotation marks, truncated to fit into a message. */
export function quote(text: string): string {
  return text.length <= MAX_QUOTED ? `"${text}"` : `"${text.slice(0, MAX_QUOTED)}…"`;
}

/** Where a relative path of a skill points: inside the skill, elsewhere in the repository, or outside. */
export type Resolved =
  | { readonly kind: 'skill' | 'repository'; readonly path: string }
  | { readonly kind: 'outside' };

/** Resolves `relative` against a workspace directory without reading the disk. */
export function resolveInside(directory: string, relative: string): Resolved {
  // Nearly every link: plain names separated by `/`.
  if (directory !== '.' && /^(?:[\w-][\w. -]*)(?:\/[\w-][\w. -]*)*$/.test(relative))
    return { kind: 'skill', path: `${directory}/${relative}` };
  if (isAbsolute(relative) || relative.includes('\0')) return { kind: 'outside' };
  const base = directory === '.' ? [] : directory.split('/');
  // `~` is the home directory: no path leads above it either.
  const floor = base[0] === '~' ? 1 : 0;
  const segments = [...base];
  for (const segment of relative.split(/[/\\]/)) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.length <= floor) return { kind: 'outside' };
    else segments.pop();
  }
  const isInSkill = base.every((segment, index) => segments[index] === segment);
  return { kind: isInSkill ? 'skill' : 'repository', path: segments.join('/') || '.' };
}

function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|~(?:[/\\]|$)|[A-Za-z]:)/.test(path);
}
