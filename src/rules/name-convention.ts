import { hasForm } from './name-form.js';
import { defineRule } from './rule.js';

export default defineRule({
  id: 'name-convention',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'The name follows the naming convention of the profile.',
  why: 'The prefix identifies the owner of a skill; reserved prefixes have a special meaning.',
  bad: [
    {
      profile: 'cleo',
      directory: 'research',
      frontmatter: 'name: «research»',
      message: 'name "research" does not follow the convention ct-{category}-{type}.',
    },
  ],
  good: [
    { profile: 'cleo', directory: 'ct-research-agent', frontmatter: 'name: ct-research-agent' },
    { profile: 'cleo', directory: 'consensus-vote', frontmatter: 'name: consensus-vote' },
    { profile: 'cleo', directory: 'contribution-guide', frontmatter: 'name: contribution-guide' },
  ],
  check({ data, profile }, report) {
    const name = data['name'];
    const { convention } = profile.name;
    if (typeof name !== 'string' || name.trim() === '' || convention === undefined) return;
    if (new RegExp(convention.pattern).test(name) || !hasForm(name, profile)) return;
    // The other reserved prefixes belong to protocols whose names this shape does not describe.
    const own = convention.shape.split('{')[0]!;
    const isOther = (prefix: string) => prefix !== own && name.startsWith(prefix);
    if (convention.reservedPrefixes.some(isOther)) return;
    const reserved = convention.reservedPrefixes.join(', ');
    report({
      at: { field: ['name'], part: 'value' },
      message: `name "${name}" does not follow the convention ${convention.shape}.`,
      fix: `Follow ${convention.shape}; the prefixes ${reserved} are reserved.`,
      params: { name },
    });
  },
});
