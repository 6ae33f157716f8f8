import semver from 'semver';
import type { JsonObject } from '../../json/json.js';
import type { Finding } from '../../report/diagnostic.js';
import {
  type CommandLookup,
  missingCommands,
  type SkillRecord,
  unavailableReason,
} from '../../skill/skill.js';

/** Says which skills this machine cannot use because a command they require is not installed. */
export function checkCommands(records: readonly SkillRecord[], commands: CommandLookup): Finding[] {
  return records.flatMap((record) => {
    const missing = missingCommands(record.declared.metadata?.['requires'], commands);
    if (missing.length === 0) return [];
    return [
      {
        rule: 'command-missing',
        file: record.file,
        skill: record.name,
        at: { field: ['metadata', 'requires'], part: 'value' as const },
        message: `The skill cannot be used here: ${unavailableReason(missing)}.`,
        fix: `Install ${missing.join(', ')}, or correct \`metadata.requires\`.`,
      },
    ];
  });
}

export interface MinimumVersion {
  /** Of the entry. */
  readonly name: string;
  readonly minimumVersion: string;
}

/** An entry whose version is lower than the one somebody relies on. */
export function checkMinimumVersions(
  entries: readonly JsonObject[],
  placeOf: (bound: MinimumVersion) => Pick<Finding, 'file' | 'at'>,
): Finding[] {
  const bounded = entries.filter(
    ({ version, minimumVersion }) => typeof version === 'string' && typeof minimumVersion === 'string',
  );
  if (bounded.length === 0) return [];
  return bounded.flatMap((entry) => {
    const { name, version, minimumVersion } = entry as unknown as MinimumVersion & { version: string };
    if (!semver.valid(version) || !semver.valid(minimumVersion) || semver.gte(version, minimumVersion))
      return [];
    return {
      rule: 'minimum-version',
      ...placeOf({ name, minimumVersion }),
      skill: name,
      message: `"${name}" has version ${version}, below its minimumVersion ${minimumVersion}.`,
      fix: 'Update the skill, or lower minimumVersion.',
    };
  });
}
