import type { Rule } from './rule.js';

/** The Markdown below the frontmatter. */
export const BODY_RULES: readonly Rule[] = [
  {
    id: 'section-missing',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    meaning: 'Sections that the protocol requires are there; an error with `validate --protocol`.',
    why: 'Whoever dispatches the skill relies on the output it promises there.',
    bad: '# My skill',
    good: '# My skill\n\n## Output Requirements\n\nA report in `out/`.',
  },
  {
    id: 'section-recommended',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    meaning: 'Sections that the protocol recommends are there (`validate --protocol`).',
    why: 'They tell an agent at a glance what the skill is for.',
    bad: '# My skill',
    good: '# My skill\n\n## Purpose\n\n## Capabilities',
  },
  {
    id: 'unknown-token',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    meaning: 'Every `{{TOKEN}}` is declared in `_shared/placeholders.json`.',
    why: 'An undeclared token is never filled in, and reaches the agent as it stands.',
    bad: 'Report to {{TAKS_ID}}.',
    good: 'Report to {{TASK_ID}}.',
  },
];
