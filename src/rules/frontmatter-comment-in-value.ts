import { quoteLine } from './fix.js';
import { defineRule } from './rule.js';

const CUT_VALUE = /^(name|description):[ \t]+(?!["'|>[{&*!#])[^\r\n]*?[ \t](#[^\r\n]*)/gm;

export default defineRule({
  id: 'frontmatter-comment-in-value',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'A value that contains ` #` is quoted.',
  why: 'YAML reads the rest of the line as a comment and silently drops it.',
  bad: [
    {
      frontmatter: 'description: «Writes C» # code',
      fixed: 'description: "Writes C # code"',
      message: 'YAML reads "# code" as a comment: the description ends before it.',
    },
  ],
  good: [
    { frontmatter: 'description: "Writes C # code"' },
    { frontmatter: 'description: Writes C# code' },
    { frontmatter: 'license: MIT # see LICENSE' },
  ],
  fix: quoteLine,
  check({ data, text, yamlStart, yamlEnd }, report) {
    const hash = text.indexOf('#', yamlStart);
    if (hash === -1 || hash >= yamlEnd) return;
    for (const [, field, comment] of text.slice(yamlStart, yamlEnd).matchAll(CUT_VALUE)) {
      if (typeof data[field!] !== 'string') continue;
      report({
        at: { field: [field!], part: 'value' },
        message: `YAML reads ${JSON.stringify(comment!.slice(0, 40))} as a comment: the ${field} ends before it.`,
        fix: `Put the whole value of "${field}" in quotes.`,
        params: { field: field! },
      });
    }
  },
});
