import { baseName } from '../text/paths.js';
import { hasForm } from './name-form.js';
import { defineRule } from './rule.js';
import { kebabCase } from './schema-violations.js';

export default defineRule({
  id: 'name-matches-directory',
  severity: 'error',
  kind: 'VALIDATION_ERROR',
  summary: 'The name equals the name of the directory.',
  why: 'Most agents look up a skill by its directory and show it by its name.',
  unless:
    'the directory has to be called otherwise for another program, and only clients that read the name load the skill',
  bad: [
    {
      directory: 'pdf',
      frontmatter: 'name: «pdf-tools»',
      message:
        'name "pdf-tools" differs from its directory "pdf". claude-code and vscode take the name from the directory; cursor requires the name to match the directory.',
    },
  ],
  good: [
    { directory: 'pdf', frontmatter: 'name: pdf' },
    { directory: 'cafe\u0301', frontmatter: 'name: caf\u00e9', shown: 'name: café' },
  ],
  check({ data, directory, profile }, report) {
    const name = data['name'];
    const directoryName = baseName(directory);
    if (typeof name !== 'string' || name.trim() === '') return;
    // One letter may be written as one or two characters.
    if (name.normalize('NFKC') === directoryName.normalize('NFKC') || directoryName === '.') return;
    // The name has a finding that leads to the directory's name.
    if (!hasForm(name, profile) && kebabCase(name) === directoryName) return;
    report({
      at: { field: ['name'], part: 'value' },
      message: `name "${name}" differs from its directory "${directoryName}".`,
      fix: `Change \`name:\` to \`${directoryName}\`, or rename the folder to \`${name}\`.`,
      params: { name, directory: directoryName },
    });
  },
});
