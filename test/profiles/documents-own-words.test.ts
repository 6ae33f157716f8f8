import { describe, expect, it } from 'vitest';
import { aSkill, inspectText } from '../support/inspect-text.js';

const described = (name: string) => aSkill(`name: ${name}`, 'description: Does something useful.');

describe('pipeline', () => {
  const skipping = '[skills] skipping skills/my-skill/SKILL.md: ';
  const missing = `error VALIDATION_ERROR: ${skipping}missing required frontmatter fields "name" and/or "description"`;

  it.each([
    ['neither', aSkill('license: MIT')],
    ['no description', aSkill('name: x')],
    ['no name', aSkill('description: x')],
    ['an empty description', aSkill('name: x', 'description: "  "')],
  ])('pipeline skips a skill with %s, and says so once', async (_, text) => {
    expect((await inspectText('pipeline', text)).lines).toEqual([missing]);
  });

  it('pipeline skips a file without frontmatter', async () => {
    const { lines } = await inspectText('pipeline', '# Only a title\n');
    expect(lines).toEqual([missing.replace('VALIDATION_ERROR', 'PARSE_ERROR')]);
  });

  it.each([
    ['Repo Survey', 'repo-survey'],
    ['"  A__b!! "', 'a__b'],
    ['--x--', 'x'],
    ['42', '42'],
    ['1.10', '1.10'],
    ['true', 'true'],
  ])('pipeline turns the name %s into %s', async (written, name) => {
    const { record, isValid } = await inspectText('pipeline', described(written));
    expect({ name: record.name, isValid }).toEqual({ name, isValid: true });
  });

  it('pipeline skips a name that sanitizes to nothing', async () => {
    const { lines } = await inspectText('pipeline', described('"!!!"'));
    expect(lines).toEqual([`error VALIDATION_ERROR: ${skipping}sanitized skill name is empty`]);
  });

  it('pipeline reads name and description line by line if the YAML is broken, and harness does not', async () => {
    const text = aSkill('name: fallback skill', 'description: supports: colon values', 'extra:', '  - a');
    const { record, lines } = await inspectText('pipeline', text);
    expect(lines).toEqual([]);
    expect(record.name).toBe('fallback-skill');
    expect(record.declared.description).toBe('supports: colon values');
    const inHarness = await inspectText('harness', text, 'skills/fallback-skill');
    expect(inHarness.lines).toEqual([expect.stringMatching(/^error PARSE_ERROR: YAML parse error: /)]);
  });

  it('pipeline reads a description as text, without types', async () => {
    const { record, lines } = await inspectText('pipeline', aSkill('name: a', 'description: 1.50'));
    expect(lines).toEqual([]);
    expect(record.declared.description).toBe('1.50');
  });

  it('pipeline does not read frontmatter line by line that is too large to parse', async () => {
    const { lines } = await inspectText('pipeline', aSkill('name: a', `description: ${'d'.repeat(70_000)}`));
    expect(lines).toEqual([expect.stringMatching(/^error SECURITY_ERROR/)]);
  });

  it('pipeline does not check the version, other fields or the directory', async () => {
    const text = aSkill('name: other', 'description: x', 'version: next', 'metadata: [1]', 'anything: goes');
    expect((await inspectText('pipeline', text)).lines).toEqual([]);
  });
});

describe('harness', () => {
  it.each([
    ['# No frontmatter\n', 'SKILL.md must start with YAML frontmatter (---)'],
    ['', 'SKILL.md must start with YAML frontmatter (---)'],
    ['---\nname: x\ndescription: y\n', 'SKILL.md frontmatter is not properly closed with ---'],
  ])('harness reports %j as PARSE_ERROR: %s', async (text, message) => {
    expect((await inspectText('harness', text)).lines).toEqual([`error PARSE_ERROR: ${message}`]);
  });

  it('harness says where YAML parsing failed', async () => {
    const { lines } = await inspectText('harness', aSkill('name: my-skill', 'description: [invalid yaml'));
    expect(lines).toEqual([expect.stringMatching(/^error PARSE_ERROR: YAML parse error: \S/)]);
  });

  it('harness accepts CRLF, a byte order mark, leading blank lines and a missing body', async () => {
    const windows = '\uFEFF---\r\nname: windows-skill\r\ndescription: Windows line endings\r\n---';
    const { record, lines } = await inspectText('harness', windows, 'skills/windows-skill');
    expect(lines).toEqual([]);
    expect(record).toMatchObject({ name: 'windows-skill', body: { lines: 0, tokens: 0 } });
    expect((await inspectText('harness', `\n\n${described('my-skill')}`)).lines).toEqual([]);
  });

  it('harness requires the name of the directory', async () => {
    const { lines } = await inspectText('harness', described('skill-name'), 'skills/different-dir');
    expect(lines).toEqual([
      'error VALIDATION_ERROR: Skill name "skill-name" does not match directory name "different-dir"',
    ]);
  });

  it('harness names all unknown fields in one finding, toolset warns about each, and codelia ignores them', async () => {
    const text = aSkill(
      'name: my-skill',
      'description: x',
      'foo: 1',
      'baz: 2',
      'triggers:',
      '  keywords: [a]',
    );
    const { lines } = await inspectText('harness', text);
    expect(lines).toHaveLength(1);
    for (const field of ['foo', 'baz', 'triggers']) expect(lines[0]).toContain(`"${field}"`);
    expect(lines[0]).toMatch(/^error VALIDATION_ERROR: /);
    const toolset = await inspectText('toolset', text);
    expect(toolset.lines).toEqual([
      expect.stringMatching(/^warning .*"foo"/),
      expect.stringMatching(/^warning .*"baz"/),
    ]);
    expect((await inspectText('codelia', text)).isValid).toBe(true);
  });

  it.each(['toolsets: ["a:B"]', 'version: 1.0.0', 'tags: [a]'])('harness does not know %s', async (field) => {
    expect((await inspectText('harness', aSkill('name: my-skill', 'description: x', field))).isValid).toBe(
      false,
    );
  });

  it('harness requires strings in metadata, and reads the version there', async () => {
    const withMetadata = (...lines: string[]) =>
      inspectText('harness', aSkill('name: my-skill', 'description: x', 'metadata:', ...lines));
    const good = await withMetadata(
      '  author: Someone',
      '  version: 1.0.0',
      '  tags: a b',
      '  requires: gh jq',
    );
    expect(good.lines).toEqual([]);
    expect(good.record.declared).toMatchObject({ version: '1.0.0', metadata: { requires: 'gh jq' } });
    expect((await withMetadata('  version: 2')).lines).toEqual([
      expect.stringMatching(/^error VALIDATION_ERROR/),
    ]);
    expect((await withMetadata('  owner:', '    team: docs')).isValid).toBe(false);
  });
});

describe('toolset', () => {
  it('toolset accepts its own fields and a name in upper case', async () => {
    const text = aSkill(
      'name: Hello-Extended',
      'description: Extended greeting capabilities. More.',
      'version: 1.0.0',
      'toolsets:',
      '  - "toolsets/index:HelloToolset"',
      'scripts: [run.sh]',
      'triggers:',
      '  keywords: ["hello", "greet", "greeting"]',
      '  verbs: ["say", "wave"]',
      '  patterns: ["greet\\\\s+\\\\w+"]',
      'default_enabled: true',
      'brief_description: Greets',
    );
    const { record, lines } = await inspectText('toolset', text, 'skills/anywhere', {
      'skills/anywhere/toolsets/index.ts': 'export class HelloToolset {}',
      'skills/anywhere/run.sh': 'exit 1',
    });
    expect(lines).toEqual([]);
    expect(record.declared).toMatchObject({
      version: '1.0.0',
      toolsets: ['toolsets/index:HelloToolset'],
      scripts: ['run.sh'],
      matchTriggers: {
        keywords: ['hello', 'greet', 'greeting'],
        verbs: ['say', 'wave'],
        patterns: ['greet\\s+\\w+'],
      },
      defaultEnabled: true,
      briefDescription: 'Greets',
    });
  });

  it.each([
    'version: 1.x',
    'toolsets: ["toolsets/index"]',
    'triggers: { keywords: hello }',
    'default_enabled: "yes"',
    'scripts: run.sh',
  ])('toolset rejects %s', async (field) => {
    expect((await inspectText('toolset', aSkill('name: a', 'description: x', field))).isValid).toBe(false);
  });

  it('toolset limits descriptions to 500 characters', async () => {
    const of = (length: number) =>
      inspectText('toolset', aSkill('name: a', `description: ${'d'.repeat(length)}`));
    expect([(await of(500)).isValid, (await of(501)).isValid]).toEqual([true, false]);
  });
});

describe('codelia', () => {
  const NAME = 'invalid name: expected 1..64 and pattern ^[a-z0-9]+(-[a-z0-9]+)*$';
  const DESCRIPTION = 'invalid description: expected 1..1024 characters';

  it.each([
    ['no frontmatter', '# x\n', 'missing YAML frontmatter'],
    ['an unclosed fence', '---\nname: x\n', 'missing YAML frontmatter'],
    ['no name', aSkill('description: x'), NAME],
    ['a bad name', described('My_Skill'), NAME],
    ['a long name', described('a'.repeat(65)), NAME],
    ['no description', aSkill('name: my-skill'), DESCRIPTION],
    ['a long description', aSkill('name: my-skill', `description: ${'d'.repeat(1025)}`), DESCRIPTION],
    ['another directory', described('other'), 'name must match skill directory name'],
  ])('codelia reports %s', async (_, text, message) => {
    const { lines } = await inspectText('codelia', text);
    expect(
      lines.filter((line) => line.startsWith('error')).map((line) => line.split(': ').slice(1).join(': ')),
    ).toContain(message);
  });

  it('codelia ignores unknown fields and only recommends version, license and metadata', async () => {
    const { lines, isValid } = await inspectText(
      'codelia',
      aSkill('name: my-skill', 'description: x', 'foo: 1'),
    );
    expect(isValid).toBe(true);
    expect(lines).toEqual(
      ['license', 'metadata', 'version'].map((field) => expect.stringMatching(`^notice .*${field}`)),
    );
  });
});

describe('ignored fields', () => {
  const busy = aSkill(
    'name: my-skill',
    'description: x',
    'version: 1.0.0',
    'license: MIT',
    'metadata: { author: Ann }',
    'status: deprecated',
    'default_enabled: false',
    'allowed-tools: [Read, Grep]',
    'toolsets: [nonsense]',
    'scripts: [missing.sh]',
    'references: [../../outside.md]',
    'dependencies: [nobody]',
    'triggers:',
    '  patterns: ["("]',
  );

  it.each(['pipeline', 'codelia'])(
    'a system that ignores a field neither checks it nor disables the skill: %s',
    async (profile) => {
      const { lines, record } = await inspectText(profile, busy);
      expect(lines).toEqual([]);
      expect(record.declared).toEqual({
        name: 'my-skill',
        description: 'x',
        version: '1.0.0',
        license: 'MIT',
        metadata: { author: 'Ann' },
      });
    },
  );

  it('a system that knows a field checks it', async () => {
    expect((await inspectText('toolset', busy)).isValid).toBe(false);
    expect((await inspectText('harness', busy)).isValid).toBe(false);
  });
});
