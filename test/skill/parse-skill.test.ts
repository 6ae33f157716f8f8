import { expect, it } from 'vitest';
import { parseSkill } from '../../src/skill/parse-skill.js';

it.each([
  [
    '```markdown\n---\nname: pdf\n---\n```\n',
    'Remove the code fence before the `---`, and the one at the end.',
  ],
  [
    '~~~\r\n---\r\nname: pdf\r\n---\r\n~~~\r\n',
    'Remove the code fence before the `---`, and the one at the end.',
  ],
  [
    '```sh\nnpm test\n```\n',
    'Put `---`, `name: …`, `description: …`, `---` before anything else in the file.',
  ],
])('says how to begin %j with frontmatter', (text, fix) => {
  const { failure } = parseSkill(new TextEncoder().encode(text), 'strict');
  expect(failure).toMatchObject({ rule: 'frontmatter-missing', fix });
});

it('says that a tab does not indent', () => {
  const text = '---\nname: pdf\n\tdescription: Fills forms.\n---\n';
  const { failure } = parseSkill(new TextEncoder().encode(text), 'strict');
  expect(failure).toMatchObject({ rule: 'yaml-syntax', fix: 'Indent with spaces.' });
});
