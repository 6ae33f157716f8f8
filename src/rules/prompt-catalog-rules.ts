import type { Rule } from './rule.js';

/** Rules on the catalogs for prompts that are kept in files of the repository, and on what a skill needs to be listed there. */
export const PROMPT_CATALOG_RULES: readonly Rule[] = [
  {
    id: 'catalog-stale',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    meaning: 'A catalog between markers says what `skill-registrar catalog` would say now.',
    why: 'An agent that reads the file is told of skills that are gone, and not of new ones.',
    bad: 'AGENTS.md lists two skills, the repository holds three',
    good: 'AGENTS.md after `skill-registrar register`',
  },
  {
    id: 'catalog-markers',
    severity: 'error',
    kind: 'PARSE_ERROR',
    meaning: 'Every start marker of a catalog has an end marker, and no catalog stands twice in a file.',
    why: 'Without both markers it is not known what was generated, so nothing is rewritten.',
    bad: '<!-- skill-registrar:catalog:start as=markdown -->\n(no end)',
    good: '<!-- skill-registrar:catalog:start as=markdown -->\n<!-- skill-registrar:catalog:end -->',
  },
  {
    id: 'command-missing',
    severity: 'notice',
    kind: 'NOT_FOUND',
    meaning:
      'The commands that `metadata.requires` names are installed on this machine. Nothing is run to find out.',
    why: 'Catalogs for prompts leave a skill out whose commands are missing.',
    bad: 'metadata:\n  requires: gh (not installed)',
    good: 'metadata:\n  requires: gh (in a directory of PATH)',
  },
];
