import { defineRule } from './rule.js';

export default defineRule({
  id: 'body-empty',
  severity: 'notice',
  kind: 'VALIDATION_ERROR',
  summary: 'A skill has instructions below its frontmatter.',
  why: 'An agent that loads it learns nothing beyond the description.',
  bad: [{ skill: '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n«»' }],
  good: ['Fill in the form.'],
  check({ body, bodyStart }, report) {
    if (body.trim() !== '') return;
    report({
      at: { start: bodyStart, end: bodyStart },
      message: 'The skill has no instructions: nothing is below its frontmatter.',
      fix: 'Say what to do, step by step.',
    });
  },
});
