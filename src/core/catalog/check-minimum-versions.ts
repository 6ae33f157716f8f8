import { START_OF_FILE } from '../diagnostic.js';
import type { Finding } from '../finding.js';
import type { JsonObject } from '../manifest.js';

/** An entry whose version is lower than the one somebody relies on. */
export async function checkMinimumVersions(
  entries: readonly JsonObject[],
  manifest: string,
): Promise<Finding[]> {
  const bounded = entries.filter(
    ({ version, minimumVersion }) => typeof version === 'string' && typeof minimumVersion === 'string',
  );
  if (bounded.length === 0) return [];
  const { default: semver } = await import('semver');
  return bounded.flatMap((entry) => {
    const { name, version, minimumVersion } = entry as {
      name: string;
      version: string;
      minimumVersion: string;
    };
    if (!semver.valid(version) || !semver.valid(minimumVersion) || semver.gte(version, minimumVersion))
      return [];
    return {
      rule: 'minimum-version',
      file: manifest,
      at: START_OF_FILE,
      skill: name,
      message: `"${name}" has version ${version}, below its minimumVersion ${minimumVersion}.`,
      fix: 'Update the skill, or lower minimumVersion.',
    };
  });
}
