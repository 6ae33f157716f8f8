import { replaceFound } from './fix.js';
import { defineRule } from './rule.js';

const ON = { 'skill-registrar.json': '{ "rules": { "allowed-tools-form": "notice" } }\n' };

export default defineRule({
  id: 'allowed-tools-form',
  severity: 'notice',
  kind: 'VALIDATION_ERROR',
  optIn: true,
  summary: '`allowed-tools` is a string with spaces between the tools.',
  why: 'The standard asks for it. Every client that reads the field accepts lists and commas, and the manifest gets a list.',
  bad: [
    {
      frontmatter: 'allowed-tools: «Read, Grep»',
      files: ON,
      fixed: 'allowed-tools: Read Grep',
      shown: 'allowed-tools: Read, Grep',
      message: '"allowed-tools" is a comma-separated string; the standard separates tools with spaces.',
    },
    {
      frontmatter: 'allowed-tools: «[Read]»',
      files: ON,
      shown: 'allowed-tools: [Read]',
      message: '"allowed-tools" is a list; the standard separates tools with spaces.',
    },
  ],
  good: [
    { frontmatter: 'allowed-tools: Read Grep', files: ON, shown: 'allowed-tools: Read Grep' },
    { frontmatter: 'allowed-tools: Bash(a, b)', files: ON },
    { frontmatter: 'allowed-tools: Read, Grep' },
  ],
  /** Commas outside parentheses; a list is left to the author. */
  fix: replaceFound((found) =>
    found.startsWith('[') || /[\r\n]/.test(found) ? null : found.replace(/[ \t]*,[ \t]*(?![^(]*\))/g, ' '),
  ),
  check({ data }, report) {
    const tools = data['allowed-tools'];
    const hasCommas = typeof tools === 'string' && tools.replace(/\([^)]*\)/g, '').includes(',');
    if (!Array.isArray(tools) && !hasCommas) return;
    report({
      at: { field: ['allowed-tools'], part: 'value' },
      message: `"allowed-tools" is a ${hasCommas ? 'comma-separated string' : 'list'}; the standard separates tools with spaces.`,
      fix: 'Separate the tools with spaces, as in `allowed-tools: Read Grep`.',
      params: { field: 'allowed-tools' },
    });
  },
});
