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

it.each([
  ['[a, b', 'Close it with `]`, or put the whole value of "license" in quotes.'],
  ['{MIT} style', 'Put the whole value of "license" in quotes.'],
  ['*MIT* style', 'Put the whole value of "license" in quotes.'],
  ['"the "MIT" one"', 'Write `\\"` for the inner ones, or use single quotes around the value.'],
  ["'the 'MIT' one'", "Write `''` for the inner ones, or use double quotes around the value."],
])('says how to write the value %s', (value, fix) => {
  const text = `---\nname: pdf\nlicense: ${value}\n---\n`;
  const { failure } = parseSkill(new TextEncoder().encode(text), 'strict');
  expect(failure).toMatchObject({ rule: 'yaml-syntax', fix });
});

it.each([' name: pdf\ndescription: Fills forms.', 'name: pdf\n\n  description: Fills forms.'])(
  'says which of two fields is indented: %j',
  (yaml) => {
    const { failure } = parseSkill(new TextEncoder().encode(`---\n${yaml}\n---\n`), 'strict');
    expect(failure).toMatchObject({
      message: 'YAML parse error: "description" is indented differently from "name" in the line above',
      fix: 'Begin both in the same column.',
    });
  },
);

it('finds the line with too many dashes', () => {
  const text = '---\nname: pdf\n-----\n# PDF\n';
  const { failure } = parseSkill(new TextEncoder().encode(text), 'strict');
  expect(failure).toMatchObject({
    rule: 'frontmatter-unclosed',
    message: 'SKILL.md frontmatter is not properly closed with ---: this line has 5 dashes',
    fix: 'Write exactly three.',
    at: { start: text.indexOf('-----'), end: text.indexOf('\n#') },
  });
});
