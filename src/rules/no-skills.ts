import { defineRule } from './rule.js';

/** The stage that scans reports it. */
export default defineRule({
  id: 'no-skills',
  severity: 'warning',
  kind: 'NOT_FOUND',
  summary: 'A scan finds at least one skill.',
  why: 'A check that finds nothing to check stays green whatever happens.',
  bad: [
    {
      files: { 'skills/README.md': '' },
      at: 'skills/manifest.json',
      shown: '"roots": ["skil"]',
    },
  ],
  good: [{ body: 'Fill the form.', shown: '"roots": ["skills"]' }],
});
