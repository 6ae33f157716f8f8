import { expect, it } from 'vitest';
import { aSkill, inspectText } from '../support/inspect-text.js';

it.each([
  ['active', 'active'],
  ['Active', undefined],
  ['experimental', undefined],
])('takes the status %s as %s', async (written, read) => {
  const { record } = await inspectText('cleo', aSkill('name: ct-x', `status: ${written}`));
  expect(record.declared.status).toBe(read);
});
