import { defineRule } from './rule.js';

export default defineRule({
  id: 'never-invoked',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'A user or the model may start the skill.',
  why: 'With `user-invocable: false` and `disable-model-invocation: true` together, nobody can.',
  unless: 'a program loads the skill by its name',
  bad: [{ frontmatter: 'user-invocable: false\ndisable-model-invocation: «true»' }],
  good: [{ frontmatter: 'user-invocable: false' }, { frontmatter: 'disable-model-invocation: true' }],
  check({ data }, report) {
    if (data['user-invocable'] !== false || data['disable-model-invocation'] !== true) return;
    report({
      at: { field: ['disable-model-invocation'], part: 'value' },
      message: 'Neither a user nor the model may start this skill.',
      fix: 'Remove one of the two fields.',
    });
  },
});
