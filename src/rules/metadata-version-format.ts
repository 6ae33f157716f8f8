import { isCalendarVersion } from '../profiles/versions.js';
import { defineRule } from './rule.js';
import { fixVersion, versionProblem } from './schema-violations.js';

export default defineRule({
  id: 'metadata-version-format',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'A version under `metadata` is a semantic version; otherwise the manifest omits it.',
  why: 'Manifests compare versions.',
  bad: [
    {
      frontmatter: 'metadata:\n  version: «"1.0"»',
      fixed: 'metadata:\n  version: "1.0.0"',
      message: 'Versions have three numbers, such as 1.0.0; found "1.0".',
    },
    {
      frontmatter: 'metadata:\n  version: «1.10»',
      also: ['metadata-value'],
      message: 'Versions have three numbers, such as 1.0.0; found "1.10".',
    },
  ],
  good: [
    { frontmatter: 'metadata:\n  version: "1.0.0"' },
    { frontmatter: 'metadata:\n  version: "2026.05"' },
  ],
  fix: fixVersion,
  check({ data, declared, profile, sourceOf }, report) {
    const nested = declared.metadata?.['version'];
    // A valid one is already the version of the skill.
    if (nested === undefined || declared.version !== undefined) return;
    if (!profile.version.fromMetadata || !profile.version.semver) return;
    const field = ['metadata', 'version'];
    const isText = typeof (data['metadata'] as { version?: unknown }).version === 'string';
    const version = isText ? nested : (sourceOf(field) ?? nested);
    if (isCalendarVersion(version)) return;
    report(versionProblem(version, { field, part: 'value' }));
  },
});
