import { directoryNameOf } from '../skill/skill.js';
import { defineRule } from './rule.js';

export default defineRule({
  id: 'name-matches-directory',
  severity: 'error',
  kind: 'VALIDATION_ERROR',
  summary: 'The name equals the name of the directory.',
  why: 'Most agents look up a skill by its directory and show it by its name.',
  bad: [
    {
      directory: 'pdf',
      frontmatter: 'name: «pdf-tools»',
      message: 'name "pdf-tools" differs from its directory "pdf".',
    },
  ],
  good: [{ directory: 'pdf', frontmatter: 'name: pdf' }],
  check({ data, directory }, report) {
    const name = data['name'];
    const directoryName = directoryNameOf(directory);
    if (typeof name !== 'string' || name.trim() === '') return;
    if (name === directoryName || directoryName === '.') return;
    report({
      at: { field: ['name'], part: 'value' },
      message: `name "${name}" differs from its directory "${directoryName}".`,
      fix: 'Rename one of them.',
      params: { name, directory: directoryName },
    });
  },
});
