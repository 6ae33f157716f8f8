import { defineRule } from './rule.js';

const WINDOWS_RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

export default defineRule({
  id: 'name-reserved',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'The name is not one that operating systems reserve.',
  why: 'A directory called `con` or `nul` cannot be checked out on Windows.',
  bad: [
    { directory: 'aux', frontmatter: 'name: «aux»' },
    { directory: 'com1', frontmatter: 'name: «com1»' },
  ],
  good: [{ directory: 'auxiliary-tools', frontmatter: 'name: auxiliary-tools' }],
  check({ data }, report) {
    const name = data['name'];
    if (typeof name !== 'string' || !WINDOWS_RESERVED.test(name)) return;
    report({
      at: { field: ['name'], part: 'value' },
      message: `"${name}" is a reserved name on Windows: the directory cannot be checked out there.`,
      fix: 'Choose another name.',
      params: { name },
    });
  },
});
