import { defineRule } from './rule.js';

const withPlaceholders = (text: string) => ({
  profile: 'cleo',
  directory: 'ct-pdf-tools',
  body: 'Report to {{TASK_ID}}.\n\n## Output Requirements\n',
  files: { 'skills/_shared/placeholders.json': text },
  shown: text.replace(/[«»]/g, ''),
});

/** The stage that reads the skills reports it. */
export default defineRule({
  id: 'placeholders-invalid',
  severity: 'warning',
  kind: 'PARSE_ERROR',
  summary: 'The file that declares `{{TOKEN}}`s is valid JSON.',
  why: 'Tokens cannot be checked against a file that cannot be read.',
  bad: [{ ...withPlaceholders('{ "token": «»') }],
  good: [{ ...withPlaceholders('{ "task": { "token": "{{TASK_ID}}" } }') }],
});
