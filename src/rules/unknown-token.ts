import { defineRule } from './rule.js';

const TOKEN = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
const declared = {
  profile: 'cleo',
  directory: 'ct-pdf-tools',
  files: { 'skills/_shared/placeholders.json': '{ "task": { "token": "{{TASK_ID}}" } }' },
};
const body = (text: string) => ({ ...declared, body: `${text}\n\n## Output Requirements\n` });

export default defineRule({
  id: 'unknown-token',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'Every `{{TOKEN}}` is declared in `_shared/placeholders.json`.',
  why: 'An undeclared token is never filled in and reaches the agent unchanged.',
  bad: [
    {
      ...body('Report to «{{TAKS_ID}}».'),
      shown: 'Report to {{TAKS_ID}}.',
      message: 'Unknown token {{TAKS_ID}}: it is not declared in placeholders.json.',
    },
    body('«{{GONE}}» and again {{GONE}}'),
  ],
  good: [
    { ...body('Report to {{TASK_ID}}.'), shown: 'Report to {{TASK_ID}}.' },
    body('{{ lower }} and {{lower}}'),
  ],
  /** Reports a token once, where it appears first. */
  check({ text, isKnownToken }, report) {
    if (isKnownToken === null || !text.includes('{{')) return;
    const seen = new Set<string>();
    for (const match of text.matchAll(TOKEN)) {
      const token = match[1]!;
      if (seen.has(token) || isKnownToken(token)) continue;
      seen.add(token);
      report({
        at: { start: match.index, end: match.index + match[0].length },
        message: `Unknown token {{${token}}}: it is not declared in placeholders.json.`,
        fix: `Declare "${token}" in _shared/placeholders.json, or fix the spelling.`,
      });
    }
  },
});

/** Every object with a string `token`, at any depth: CLEO's file is nested irregularly. */
export function collectTokens(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const token = (value as { token?: unknown }).token;
  if (typeof token === 'string') found.add(token.replace(/^\{\{|\}\}$/g, ''));
  for (const child of Object.values(value)) collectTokens(child, found);
  return found;
}
