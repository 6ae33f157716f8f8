import { quoteLine } from './fix.js';
import { defineRule } from './rule.js';

/** No name has a ` #` in it: after one, a comment is meant. */
const CUT_VALUE = /^description:[ \t]+(?!["'|>[{&*!#])[^\r\n]*?[ \t](#[^\r\n]*)/m;

export default defineRule({
  id: 'frontmatter-comment-in-value',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'A description that contains ` #` is quoted.',
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
    { skill: '---\nname: pdf # not pdfs\ndescription: Fills forms.\n---\n' },
  ],
  fix: quoteLine,
  check({ data, text, yamlStart, yamlEnd }, report) {
    const hash = text.indexOf('#', yamlStart);
    if (hash === -1 || hash >= yamlEnd) return;
    const [, comment] = CUT_VALUE.exec(text.slice(yamlStart, yamlEnd)) ?? [];
    if (comment === undefined || typeof data['description'] !== 'string') return;
    report({
      at: { field: ['description'], part: 'value' },
      message: `YAML reads ${JSON.stringify(comment.slice(0, 40))} as a comment: the description ends before it.`,
      fix: 'Put the whole value of "description" in quotes.',
      params: { field: 'description' },
    });
  },
});
