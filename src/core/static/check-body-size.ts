import type { StaticCheck } from './static-check.js';

export const MAX_BODY_LINES = 500;
export const MAX_BODY_TOKENS = 5000;

/** A body is read whole whenever the skill is used: at most 500 lines and about 5,000 tokens. */
export const checkBodySize: StaticCheck = ({ size, bodyOffset }) => {
  const tooMuch = [
    size.lines > MAX_BODY_LINES && `${size.lines} lines (at most ${MAX_BODY_LINES})`,
    size.tokens > MAX_BODY_TOKENS && `about ${size.tokens} tokens (at most ${MAX_BODY_TOKENS})`,
  ].filter((part) => part !== false);
  if (tooMuch.length === 0) return [];
  return [
    {
      rule: 'body-size',
      at: { offset: [bodyOffset, bodyOffset] },
      message: `The body has ${tooMuch.join(' and ')}.`,
      fix: 'Move detail into files under `references/` and say when to read them.',
    },
  ];
};
