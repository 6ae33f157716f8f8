import type { Workspace } from '../files/workspace.js';
import type { Profile } from '../profiles/profile.js';
import type { Validate } from '../schema/validators.js';
import type { DeclaredMetadata, SkillRecord } from '../skill/skill.js';

/** One skill, read and parsed, as its checks see it. */
export interface CheckedSkill {
  readonly profile: Profile;
  /** Path of its directory in the workspace; `.` at the top of the repository. */
  readonly directory: string;
  /** Names of its subdirectories that are not links; `null` if the skill itself may be reached through a link. */
  readonly plainDirectories: readonly string[] | null;
  readonly workspace: Workspace;
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
  /** Whether a `{{TOKEN}}` is declared; `null` if tokens are not checked. */
  readonly isKnownToken: ((token: string) => boolean) | null;
}

export type Fields = Readonly<Record<string, unknown>>;

const MOST_CHARACTERS = 80;

/** Text of a skill in quotation marks, truncated to fit into a message. */
export function quote(text: string): string {
  return text.length <= MOST_CHARACTERS ? `"${text}"` : `"${text.slice(0, MOST_CHARACTERS)}…"`;
}
