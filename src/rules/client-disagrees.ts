import { defineRule } from './rule.js';

export default defineRule({
  id: 'client-disagrees',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'A client that was asked with `--with` answers as its profile says.',
  why: 'Clients change every week. What the installed one does counts for you, and its own message says why.',
  bad: [
    {
      testedIn: 'test/run/ask-clients.test.ts',
      shown: 'codex 0.169.0 does not list this skill: missing field `description`.',
    },
  ],
  good: [{ frontmatter: 'description: Fills, merges and splits PDF files. Use when a task involves a PDF.' }],
});
