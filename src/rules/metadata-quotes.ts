import { quoteScalar } from './fix.js';
import { defineRule } from './rule.js';

export default defineRule({
  id: 'metadata-quotes',
  severity: 'notice',
  kind: 'VALIDATION_ERROR',
  summary: 'Numbers and booleans under `metadata` are quoted.',
  why: 'The standard allows only strings there: a client that expects a string may drop the value, or change `1.10` to `1.1`.',
  bad: [
    {
      frontmatter: 'metadata:\n  stars: «5»',
      fixed: 'metadata:\n  stars: "5"',
      message: '"metadata.stars" is a number; the standard allows only strings under metadata.',
    },
    {
      frontmatter: 'metadata:\n  isDraft: «true» # until May',
      fixed: 'metadata:\n  isDraft: "true" # until May',
      message: '"metadata.isDraft" is a boolean; the standard allows only strings under metadata.',
    },
    { frontmatter: 'metadata: { ratio: «1.10» }', fixed: 'metadata: { ratio: "1.10" }' },
  ],
  good: [{ frontmatter: 'metadata:\n  stars: "5"' }, { frontmatter: 'metadata:\n  owner:' }],
  fix: quoteScalar,
  check({ data, profile }, report) {
    const { metadata } = data;
    if (profile.portability !== true || typeof metadata !== 'object' || Array.isArray(metadata)) return;
    for (const [key, value] of Object.entries(metadata ?? {})) {
      // A version has a rule that says more.
      if ((typeof value !== 'number' && typeof value !== 'boolean') || key === 'version') continue;
      report({
        at: { field: ['metadata', key], part: 'value' },
        message: `"metadata.${key}" is a ${typeof value}; the standard allows only strings under metadata.`,
        fix: 'Put the value in quotes.',
        params: { field: `metadata.${key}` },
      });
    }
  },
});
