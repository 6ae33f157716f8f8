import { expect, it } from 'vitest';
import { quote } from '../../src/rules/checked-skill.js';

it('quote truncates long text', () => {
  const length = quote('x'.repeat(10_000)).length - '"…"'.length;
  expect(quote('short')).toBe('"short"');
  expect(quote('x'.repeat(length))).toBe(`"${'x'.repeat(length)}"`);
  expect(quote('x'.repeat(length + 1))).toBe(`"${'x'.repeat(length)}…"`);
  expect(length).toBeLessThan(200);
});
