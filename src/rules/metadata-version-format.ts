import { isCalendarVersion } from '../profiles/fields.js';
import { defineRule } from './rule.js';
import { fixVersion } from './schema-violations.js';

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
      message: "Invalid version format: '1.0' (expected semver)",
    },
    {
      frontmatter: 'metadata:\n  version: «1.10»',
      also: ['metadata-value'],
      message: "Invalid version format: '1.10' (expected semver)",
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
    report({
      at: { field, part: 'value' },
      message: `Invalid version format: '${version}' (expected semver)`,
      fix: 'Write MAJOR.MINOR.PATCH, such as 1.0.0.',
      params: { version, field: 'version' },
    });
  },
});
