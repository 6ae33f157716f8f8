import { defineRule } from './rule.js';

export default defineRule({
  id: 'body-size',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary: 'The body has at most 500 lines and about 5,000 tokens (characters divided by four).',
  why: 'Agents load the whole body whenever the skill is used, which leaves less room for everything else.',
  unless: 'the agent reads the whole text on purpose, such as a reference that must not be split',
  bad: [
    {
      body: `«»${'x\n'.repeat(501)}`,
      message: 'The body has 501 lines (at most 500).',
      shown: '(a SKILL.md of 900 lines)',
    },
    { body: `«»${'word '.repeat(4001)}`, message: 'The body has about 5002 tokens (at most 5000).' },
    {
      body: `«»${'some words and more\n'.repeat(1001)}`,
      message: 'The body has 1001 lines (at most 500) and about 5005 tokens (at most 5000).',
    },
  ],
  good: [
    {
      body: 'x\n'.repeat(500),
      shown: '(a SKILL.md of 200 lines that says when to read references/forms.md)',
    },
    { body: 'x'.repeat(20_000) },
  ],
  check({ size, limits, bodyStart }, report) {
    if (size.lines <= limits.bodyLines && size.tokens <= limits.bodyTokens) return;
    const tooMuch = [
      size.lines > limits.bodyLines && `${size.lines} lines (at most ${limits.bodyLines})`,
      size.tokens > limits.bodyTokens && `about ${size.tokens} tokens (at most ${limits.bodyTokens})`,
    ].filter((part) => part !== false);
    report({
      at: { start: bodyStart, end: bodyStart },
      message: `The body has ${tooMuch.join(' and ')}.`,
      fix: 'Move details into files under `references/` and say when to read them.',
    });
  },
});
