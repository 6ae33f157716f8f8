import { expect, it } from 'vitest';
import { sanitizeSkillName } from '../../src/skill/skill.js';

it.each([
  ['PDF Tools', 'pdf-tools'],
  ['  a  &  b  ', 'a-b'],
  ['v1.0_beta-2', 'v1.0_beta-2'],
  ['--draft--', 'draft'],
  ['検証', ''],
])('the name %j becomes the id %j', (name, id) => {
  expect(sanitizeSkillName(name)).toBe(id);
});
