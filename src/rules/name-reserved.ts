import { baseName, isDeviceName, pointsIntoGit } from '../text/paths.js';
import { isReservedName } from './name-form.js';
import { defineRule } from './rule.js';

export default defineRule({
  id: 'name-reserved',
  severity: 'error',
  kind: 'SECURITY_ERROR',
  summary: 'The name is not one that operating systems or git reserve, and does not begin with a dot.',
  why: 'A copy of a skill called `.git` is a git directory, whose config can run programs; one called `.ssh` is hidden; `con` or `nul` cannot be created on Windows.',
  bad: [
    { directory: 'aux', frontmatter: 'name: «aux»' },
    { directory: 'com1', frontmatter: 'name: «com1»' },
    {
      profile: 'claude-code',
      frontmatter: 'name: «.git»',
      message: '".git" is a git directory: git would run what its config says.',
    },
    {
      profile: 'claude-code',
      frontmatter: 'name: «.ssh»',
      message: '".ssh" begins with a dot: its directory would be hidden.',
    },
    { profile: 'claude-code', frontmatter: 'name: «Git~1»' },
  ],
  good: [{ directory: 'auxiliary-tools', frontmatter: 'name: auxiliary-tools' }],
  safety: true,
  check({ data, directory }, report) {
    const declared = data['name'];
    const name = typeof declared === 'string' ? declared.trim() : baseName(directory);
    if (!isReservedName(name)) return;
    const why = pointsIntoGit(name)
      ? 'is a git directory: git would run what its config says'
      : isDeviceName(name)
        ? 'is a reserved name on Windows: the directory cannot be checked out there'
        : 'begins with a dot: its directory would be hidden';
    report({
      at: { field: ['name'], part: 'value' },
      message: `"${name}" ${why}.`,
      fix: 'Choose another name.',
      params: { name },
    });
  },
});
