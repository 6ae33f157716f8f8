import type { Fields } from '../skill/skill.js';
import { defineRule } from './rule.js';

export default defineRule({
  id: 'frontmatter-key-case',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'No two keys differ only in case.',
  why: 'One of the two is ignored, and it is not clear which was meant.',
  bad: [
    {
      frontmatter: 'name: pdf\n«Name»: PDF',
      also: ['unknown-field'],
      message: 'The keys "name" and "Name" differ only in case; "Name" is ignored.',
    },
    { frontmatter: '«Name»: PDF\nname: pdf', also: ['unknown-field'] },
  ],
  good: [{ frontmatter: 'name: pdf' }],
  check({ data }, report) {
    if (!hasUpperCase(data)) return;
    const seen = new Map<string, string>();
    for (const key of Object.keys(data)) {
      const lower = key.toLowerCase();
      const first = seen.get(lower);
      if (first === undefined) {
        seen.set(lower, key);
        continue;
      }
      const ignored = key === lower ? first : key;
      report({
        at: { field: [ignored], part: 'key' },
        message: `The keys "${first}" and "${key}" differ only in case; "${ignored}" is ignored.`,
        fix: `Keep one of them, as \`${lower}\`.`,
        params: { field: ignored },
      });
    }
  },
});

function hasUpperCase(data: Fields): boolean {
  for (const key in data) if (key.toLowerCase() !== key) return true;
  return false;
}
