import { describe, expect, it } from 'vitest';
import { registerInMemory } from '../support/register-in-memory.js';

/** Messages of the findings in a skill, under a profile that extends the default one. */
async function messages(frontmatter: string, profile: object = {}, more: Record<string, string> = {}) {
  const { report } = await registerInMemory(
    {
      'skills/pdf/SKILL.md': `---\n${frontmatter}\n---\n`,
      'skill-registrar.json': {
        profile: 'mine',
        profiles: { mine: { extends: 'agent-skills', ...profile } },
        rules: { 'skill-unreachable': 'off' },
      },
      ...more,
    },
    { operation: 'validate', profile: 'mine' },
  );
  return report.diagnostics.map(({ rule, message }) => `${rule}: ${message}`);
}

describe('values of the frontmatter', () => {
  it('a list where text is expected is a value without quotes', async () => {
    const frontmatter = 'name: pdf\ndescription: Fills in PDF forms.\nargument-hint: [file]';
    const { report } = await registerInMemory(
      { 'skills/pdf/SKILL.md': `---\n${frontmatter}\n---\n` },
      { operation: 'validate', profile: 'claude-code' },
    );
    expect(report.diagnostics.find(({ rule }) => rule === 'field-type')).toMatchObject({
      message: '"argument-hint" must be a string, a number, true or false, or empty, but it is a list.',
      fix: 'Write a string, in quotes if it begins with `[`.',
    });
  });

  it.each<[string, string, object, string]>([
    [
      'a description without an upper limit',
      'name: pdf\ndescription: Short.',
      { description: { min: 20, max: null } },
      'description-length: The description has 6 characters; at least 20 are allowed.',
    ],
    [
      'a name that must match a pattern',
      'name: PDF\ndescription: Fills in PDF forms.',
      { name: { pattern: '^x-' } },
      expect.stringMatching(/^name-format: The name "PDF" must match \^x-\./),
    ],
    [
      'a description that does not match a pattern',
      'name: pdf\ndescription: Fills in PDF forms.',
      { shapes: { description: { pattern: '^Use ' } } },
      'field-value: "description" must match ^Use ; found "Fills in PDF forms.".',
    ],
    [
      'a name that is too short',
      'name: pdf\ndescription: Fills in PDF forms.',
      { shapes: { name: { minLength: 5 } } },
      'name-format: The name "pdf" must have at least 5 characters.',
    ],
    [
      'a field with a shape',
      'name: pdf\ndescription: Fills in PDF forms.\nrank: 0',
      { fields: ['name', 'description', 'rank'], shapes: { rank: { type: 'integer', minimum: 1 } } },
      'field-value: "rank" must be at least 1; found 0.',
    ],
    [
      'a list with too many items',
      'name: pdf\ndescription: Fills in PDF forms.\nrank: [1, 2]',
      { fields: ['name', 'description', 'rank'], shapes: { rank: { type: 'array', maxItems: 1 } } },
      'field-value: "rank" must have at most 1 item.',
    ],
    ...[
      ['a long text', 'x'.repeat(61), `"${'x'.repeat(57)}..."`],
      ['a text of 60 characters', 'x'.repeat(60), `"${'x'.repeat(60)}"`],
      ['a list', '[1]', 'a list'],
      ['a mapping', '{ x: 1 }', 'a mapping'],
    ].map(([what, value, found]): [string, string, object, string] => [
      `${what} instead of one of the allowed values`,
      `name: pdf\ndescription: Fills in PDF forms.\nrank: ${value}`,
      { fields: ['name', 'description', 'rank'], shapes: { rank: { enum: ['low', 'high'] } } },
      `field-value: "rank" must be one of low, high; found ${found}.`,
    ]),
    [
      'an unknown key of a mapping',
      'name: pdf\ndescription: Fills in PDF forms.\nrank: { x: 1 }',
      {
        fields: ['name', 'description', 'rank'],
        shapes: { rank: { type: 'object', additionalProperties: false } },
      },
      'field-value: "rank" has an unknown key "x".',
    ],
  ])('reports %s', async (_, frontmatter, profile, expected) => {
    expect(await messages(frontmatter, profile)).toContainEqual(expected);
  });
});

describe('agents/openai.yaml', () => {
  const skill = 'name: pdf\ndescription: Fills in PDF forms.';
  const check = async (text: string) =>
    (await messages(skill, {}, { 'skills/pdf/agents/openai.yaml': text })).filter((line) =>
      line.startsWith('openai-yaml'),
    );

  it.each([
    ['an empty file', '', []],
    ['a list', '- a\n', ['openai-yaml: agents/openai.yaml must be a mapping.']],
    [
      'a description that is too short',
      'interface:\n  short_description: ""\n',
      ['openai-yaml: "interface.short_description" must not be empty.'],
    ],
  ])('checks agents/openai.yaml: %s', async (_, text, expected) => {
    expect(await check(text)).toEqual(expected);
  });
});

it.each([
  ['My Skill', ' to `my-skill`.'],
  ['--PDF--', ' to `pdf`.'],
  ['日本', ' hyphens.'],
])('the advice about the name %s ends with "%s"', async (name, end) => {
  const { report } = await registerInMemory(
    { 'skills/pdf/SKILL.md': `---\nname: "${name}"\ndescription: Fills in PDF forms.\n---\n` },
    { operation: 'validate' },
  );
  const found = report.diagnostics.find(({ rule }) => rule === 'name-format');
  expect(found?.fix.slice(-end.length)).toBe(end);
});
