import { NO_MARKS, plainPlace } from '../../src/skill/facts.js';
import type { DeclaredMetadata, SkillRecord } from '../../src/skill/skill.js';

/** A skill as the later stages see it, without findings. */
export function aRecord(
  name: string,
  declared: DeclaredMetadata = {},
  differences: Partial<SkillRecord> = {},
): SkillRecord {
  const directory = differences.directory ?? `skills/${name}`;
  return {
    file: `${directory}/SKILL.md`,
    directory,
    root: 'skills',
    source: 'repo',
    scope: 'repo',
    name,
    declared: { name, ...declared },
    inferred: { tags: [], keywords: [], tier: 2 },
    referenceFiles: [],
    body: { lines: 1, tokens: 1 },
    facts: {
      directoryName: directory.slice(directory.lastIndexOf('/') + 1),
      fields: { name, ...declared },
      marks: NO_MARKS,
      places: [plainPlace(directory)],
    },
    suppressed: 0,
    findings: [],
    ...differences,
  };
}
