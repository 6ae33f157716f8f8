import type { StaticCheck } from './static-check.js';

/** A body is read whole whenever the skill is used: by default at most 500 lines and about 5,000 tokens. */
export const checkBodySize: StaticCheck = ({ size, limits, bodyOffset }) => {
  if (size.lines <= limits.bodyLines && size.tokens <= limits.bodyTokens) return [];
  const tooMuch = [
    size.lines > limits.bodyLines && `${size.lines} lines (at most ${limits.bodyLines})`,
    size.tokens > limits.bodyTokens && `about ${size.tokens} tokens (at most ${limits.bodyTokens})`,
  ].filter((part) => part !== false);
  return [
    {
      rule: 'body-size',
      at: { offset: [bodyOffset, bodyOffset] },
      message: `The body has ${tooMuch.join(' and ')}.`,
      fix: 'Move detail into files under `references/` and say when to read them.',
    },
  ];
};
