import gte from 'semver/functions/gte.js';
import valid from 'semver/functions/valid.js';
import type { JsonObject } from '../../json/json.js';
import type { FindingOf } from '../../text/finding.js';
import { defineRule } from '../rule.js';

type Finding = FindingOf<'minimum-version'>;

const cleo = (version: string, minimum: string) => ({
  profile: 'cleo',
  directory: 'ct-pdf-tools',
  frontmatter: `version: ${version}\nminimumVersion: ${minimum}`,
});

export default defineRule({
  id: 'minimum-version',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'A version is not lower than the `minimumVersion` of its manifest entry.',
  why: 'Other skills or people rely on what the newer version does.',
  bad: [
    {
      ...cleo('1.0.0', '«1.2.0»'),
      message: '"ct-pdf-tools" has version 1.0.0, below its minimumVersion 1.2.0.',
    },
  ],
  good: [cleo('1.2.0', '1.2.0')],
});

export interface MinimumVersion {
  /** Of the entry. */
  readonly name: string;
  readonly minimumVersion: string;
}

/** Entries whose version is too low. */
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
    if (!valid(minimumVersion)) {
      return {
        rule: 'minimum-version',
        ...placeOf({ name, minimumVersion }),
        skill: name,
        message: `"${name}" has an invalid minimumVersion: versions have three numbers, such as 1.0.0; found "${minimumVersion}".`,
        fix: 'Write MAJOR.MINOR.PATCH, such as 1.0.0.',
      };
    }
    if (!valid(version) || gte(version, minimumVersion)) return [];
    return {
      rule: 'minimum-version',
      ...placeOf({ name, minimumVersion }),
      skill: name,
      message: `"${name}" has version ${version}, below its minimumVersion ${minimumVersion}.`,
      fix: 'Update the skill, or lower minimumVersion.',
    };
  });
}
