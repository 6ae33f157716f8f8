import { describe, expect, it } from 'vitest';
import { checkSections } from '../../src/rules/check-body.js';
import type { ParsedSkill } from '../../src/skill/parse-skill.js';

const missing = (text: string) =>
  checkSections({ text, bodyStart: 0 } as ParsedSkill, {
    required: ['Output Requirements'],
    recommended: [],
  }).map(({ message }) => message);

describe('a required section (S0-18)', () => {
  it.each([
    '# Output Requirements',
    '###### output requirements ######',
    '## **Output Requirements**',
    '## __Output Requirements__ ##',
    '## ***Output Requirements***',
    'Output Requirements\n===',
    'Output Requirements\r\n-------------------  ',
    '**Output Requirements**\n---',
    '<!-- a comment -->\n## Output Requirements',
    '<!--\nof two lines\n-->\n## Output Requirements',
    '```html\n<!-- never closed\n```\n## Output Requirements',
    'text <!--\n## Output Requirements\n-->',
  ])('is found in %j', (text) => {
    expect(missing(text)).toEqual([]);
  });

  it.each([
    '',
    'Output Requirements',
    'Output Requirements\n\n===',
    'Output Requirements\n=== more',
    '**Output Requirements**',
    '## The Output Requirements',
    '<!--\n## Output Requirements\n-->',
    '<!-- ## Output Requirements -->',
    '<!--\n## Output Requirements',
    '```\n## Output Requirements\n```',
    '```\nOutput Requirements\n===\n```',
  ])('is not found in %j', (text) => {
    expect(missing(text)).toEqual(['Missing required section: Output Requirements']);
  });
});
