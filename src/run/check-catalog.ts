import type { ManifestPlan } from '../manifest/plan-manifest.js';
import { checkMinimumVersions, type MinimumVersion } from '../rules/catalog/minimum-version.js';
import { findSimilarDescriptions } from '../rules/catalog/similar-description.js';
import { findSimilarNames } from '../rules/catalog/similar-name.js';
import type { Finding } from '../rules/finding.js';
import type { SkillRecord } from '../skill/skill.js';
import { START_OF_FILE } from '../text/span.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

/** What only shows when all skills are seen together. */
export function checkCatalog(
  setup: RunSetup,
  selected: readonly SkillRecord[],
  plan: Pick<ManifestPlan, 'entries'>,
): Finding[] {
  const { profile } = setup.chosen;
  const similar =
    selected.length < 2
      ? []
      : [
          ...findSimilarNames(selected, profile.name.convention?.reservedPrefixes ?? []),
          ...findSimilarDescriptions(selected),
        ];
  return [...similar, ...checkMinimumVersions(plan.entries, (bound) => placeOfBound(bound, selected, setup))];
}

/** In the skill that declares it, else in the manifest. */
function placeOfBound(
  { name, minimumVersion }: MinimumVersion,
  selected: readonly SkillRecord[],
  setup: RunSetup,
): Pick<Finding, 'file' | 'at'> {
  const record = selected.find((found) => found.name === name);
  if (record?.declared.minimumVersion === minimumVersion)
    return { file: record.file, at: { field: ['minimumVersion'], part: 'value' } };
  const { manifestFile } = setup;
  const entry = existingEntries(setup).find((candidate) => candidate.name === name);
  if (entry === undefined) return { file: manifestFile, at: START_OF_FILE };
  return { file: manifestFile, at: { field: ['skills', entry.index, 'minimumVersion'], part: 'value' } };
}
