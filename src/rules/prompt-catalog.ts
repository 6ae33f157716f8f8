import { defineFamily, defineRule } from './rule.js';

const START = '<!-- skill-registrar:catalog:start as=markdown -->';
const END = '<!-- skill-registrar:catalog:end -->';
const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const agents = (text: string, shown: string) => ({
  run: 'register --check' as const,
  also: ['manifest-drift'],
  files: { 'skills/pdf/SKILL.md': SKILL, 'AGENTS.md': text },
  shown,
});

/** Catalogs for prompts in files of the repository. The stage that writes outputs reports these. */
export default defineFamily([
  defineRule({
    id: 'catalog-stale',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'A catalog between markers is up to date with the skills.',
    why: 'An agent that reads the file sees skills that no longer exist, and misses new ones.',
    bad: [
      agents(`# Agents\n\n«»${START}\n${END}\n`, '(AGENTS.md lists two skills, the repository has three)'),
    ],
    good: [
      {
        run: 'register',
        files: { 'skills/pdf/SKILL.md': SKILL, 'AGENTS.md': `# Agents\n\n${START}\n${END}\n` },
        shown: '(AGENTS.md after `skill-registrar register`)',
      },
    ],
  }),
  defineRule({
    id: 'catalog-markers',
    severity: 'error',
    kind: 'PARSE_ERROR',
    summary: 'Every start marker of a catalog has an end marker, and a file has one catalog of a kind.',
    why: 'Without both markers the generated text is unknown, so nothing is rewritten.',
    bad: [agents(`«»${START}\n`, `${START}\n(no end marker)`)],
    good: [
      {
        run: 'register',
        files: { 'skills/pdf/SKILL.md': SKILL, 'AGENTS.md': `${START}\n${END}\n` },
        shown: `${START}\n${END}`,
      },
    ],
  }),
]);
