import { describe, expect, it } from 'vitest';
import { checkStatically as check } from '../../support/check-statically.js';

describe('links of a body of a megabyte', () => {
  it.each(['](', '[a](b.md)\n', '```\n```\n[a](b.md)\n', '`', '[a]: <', '[](((', '](<'])(
    'gets through a megabyte of %j, where a quadratic reader would take hours',
    (part) => {
      const body = part.repeat(Math.ceil(1_000_000 / part.length));
      expect(check({ body }).length).toBeLessThan(100);
    },
    30_000,
  );
});
