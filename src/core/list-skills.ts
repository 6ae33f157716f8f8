import { briefDescription } from './brief-description.js';
import { compareText } from './diagnostic.js';
import type { SkillRecord, SkillScope } from './skill.js';
import { isWithdrawn } from './withdrawn-status.js';

/** What a catalog says of a skill. */
export interface ListedSkill {
  readonly name: string;
  readonly description: string;
  readonly briefDescription: string;
  readonly scope: SkillScope;
  /** Absolute path of the SKILL.md. */
  readonly path: string;
  /** The same as the workspace knows it, and its directory. */
  readonly file: string;
  readonly directory: string;
}

/** The skills that a committed catalog lists: the repository's own, in use, in the order of their names. */
export function listCommittedSkills(
  records: readonly SkillRecord[],
  isDisabled: (record: SkillRecord) => boolean = () => false,
): readonly ListedSkill[] {
  return records
    .filter(
      (record) =>
        record.scope === 'repo' &&
        record.declared.defaultEnabled !== false &&
        !isWithdrawn(record.declared.status) &&
        !isDisabled(record),
    )
    .map(listSkill)
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.file, b.file));
}

function listSkill(record: SkillRecord): ListedSkill {
  const description = (record.declared.description ?? '').trim();
  return {
    name: record.name,
    description,
    briefDescription: record.declared.briefDescription ?? briefDescription(description),
    scope: record.scope,
    path: record.file,
    file: record.file,
    directory: record.directory,
  };
}
