import type { Rule } from './rule.js';

/** What only shows when all skills are seen together. */
export const CATALOG_RULES: readonly Rule[] = [
  {
    id: 'duplicate-name',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    meaning: 'No two skills have the same name.',
    why: 'Only one of them can be reached by that name.',
    bad: 'skills/a/SKILL.md and skills/b/SKILL.md, both `name: pdf`',
    good: '`name: pdf-forms` and `name: pdf-merge`',
  },
  {
    id: 'similar-name',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    meaning: 'No two names are easily taken for each other.',
    why: 'People and agents pick the wrong one.',
    bad: 'ct-test-writer and ct-test-writer-bats',
    good: 'ct-test-writer and ct-bats-runner',
  },
  {
    id: 'similar-description',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    meaning: 'No two descriptions say nearly the same.',
    why: 'An agent that chooses by description cannot tell the two apart.',
    bad: 'two skills: “Fills PDF forms from data.”',
    good: '“Fills PDF forms from data.” and “Merges PDF files.”',
  },
  {
    id: 'dependency-missing',
    severity: 'error',
    kind: 'NOT_FOUND',
    meaning: 'Every skill named under `dependencies` exists.',
    why: 'An agent that follows the dependency finds nothing.',
    bad: 'dependencies: [pfd]',
    good: 'dependencies: [pdf]',
  },
  {
    id: 'dependency-cycle',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    meaning: 'Dependencies do not lead back to where they began.',
    why: 'Loading one would load the other for ever.',
    bad: 'a depends on b, b depends on a',
    good: 'a and b depend on c',
  },
  {
    id: 'minimum-version',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    meaning: 'A version is not lower than the `minimumVersion` of its manifest entry.',
    why: 'Somebody relies on what the newer version does.',
    bad: 'version 1.0.0, minimumVersion 1.2.0',
    good: 'version 1.2.0, minimumVersion 1.2.0',
  },
];
