import type { Finding } from '../finding.js';
import { isKnownField } from '../frontmatter-schema.js';
import type { Profile } from '../profile.js';
import type { ManifestPlan } from '../registry/plan-manifest.js';
import type { SkillRecord } from '../skill.js';
import { checkDependencies } from './check-dependencies.js';
import { checkMinimumVersions } from './check-minimum-versions.js';
import { findSimilarDescriptions } from './find-similar-descriptions.js';
import { findSimilarNames } from './find-similar-names.js';

/** Everything that only shows when all skills are seen together. */
export async function checkCatalog(
  selected: readonly SkillRecord[],
  all: readonly SkillRecord[],
  plan: Pick<ManifestPlan, 'entries'>,
  { profile, manifestFile }: { readonly profile: Profile; readonly manifestFile: string },
): Promise<Finding[]> {
  const known = () =>
    new Set([...all.map(({ name }) => name), ...plan.entries.map((entry) => String(entry['name']))]);
  const similar =
    selected.length < 2
      ? []
      : [
          ...findSimilarNames(selected, profile.name.convention?.reservedPrefixes ?? []),
          ...findSimilarDescriptions(selected),
        ];
  return [
    ...similar,
    ...(isKnownField('dependencies', profile) ? checkDependencies(selected, known) : []),
    ...(await checkMinimumVersions(plan.entries, manifestFile)),
  ];
}
