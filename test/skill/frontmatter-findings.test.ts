import { describe, expect, it } from 'vitest';
import { registerInMemory } from '../support/register-in-memory.js';

type Found = [rule: string, severity: string, span: number[], message: string, fix: string];

/** What is wrong with a frontmatter is said with its place, in words, and with advice (S0-45). */
const CASES: [what: string, profile: string, file: string, text: string, found: Found[]][] = [
  [
    'an empty file',
    'agent-skills',
    'skills/a/SKILL.md',
    '',
    [
      [
        'frontmatter-missing',
        'error',
        [1, 1, 1, 1],
        'SKILL.md must start with YAML frontmatter (---), but the file is empty.',
        'Start it with `---`, `name: …`, `description: …`, `---`.',
      ],
    ],
  ],
  [
    'a file without frontmatter',
    'agent-skills',
    'skills/a/SKILL.md',
    '\n\n# Title  \n',
    [
      [
        'frontmatter-missing',
        'error',
        [3, 1, 3, 8],
        'SKILL.md must start with YAML frontmatter (---)',
        'Put `---`, `name: …`, `description: …`, `---` before anything else in the file.',
      ],
    ],
  ],
  [
    'a fence that is never closed',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\n',
    [
      [
        'frontmatter-unclosed',
        'error',
        [1, 1, 1, 4],
        'SKILL.md frontmatter is not properly closed with ---',
        'Add a line that is only `---` after the last field.',
      ],
    ],
  ],
  [
    'another language',
    'agent-skills',
    'skills/a/SKILL.md',
    '---js\nname: a\n---\n',
    [
      [
        'frontmatter-language',
        'error',
        [1, 1, 1, 6],
        'The frontmatter names another language ("js"); only YAML is read and nothing is evaluated.',
        'Make the first line `---` and write the fields as YAML.',
      ],
    ],
  ],
  [
    'a list',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\n- a\n- b\n---\n',
    [
      [
        'frontmatter-type',
        'error',
        [2, 1, 2, 4],
        'The frontmatter is a list, not a mapping of fields.',
        'Write `name: …` and `description: …` between the fences.',
      ],
    ],
  ],
  [
    'plain text',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\njust text\n---\n',
    [
      [
        'frontmatter-type',
        'error',
        [2, 1, 2, 10],
        'The frontmatter is plain text, not a mapping of fields.',
        'Write `name: …` and `description: …` between the fences.',
      ],
    ],
  ],
  [
    'nothing between the fences',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\n---\n',
    [
      [
        'missing-field',
        'error',
        [1, 1, 1, 4],
        'Missing required field: description',
        'Add `description: …` to the frontmatter.',
      ],
      [
        'missing-field',
        'error',
        [1, 1, 1, 4],
        'Missing required field: name',
        'Add `name: …` to the frontmatter.',
      ],
    ],
  ],
  [
    'a key twice',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\nname: b\ndescription: Does something useful here.\n---\n',
    [
      [
        'frontmatter-duplicate-key',
        'error',
        [3, 1, 3, 8],
        'YAML parse error: the key "name" stands twice in the frontmatter',
        'Keep one of them.',
      ],
    ],
  ],
  [
    'a colon in a value',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Use when: asked\n---\n',
    [
      [
        'frontmatter-unquoted-colon',
        'error',
        [3, 22, 3, 29],
        'YAML parse error: the value of "description" contains ": ", which YAML reads as the start of another mapping',
        'Put the whole value of "description" in quotes.',
      ],
    ],
  ],
  [
    'a list that is never closed',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: [a\n---\n',
    [
      [
        'yaml-syntax',
        'error',
        [3, 1, 3, 4],
        'YAML parse error: unexpected end of the stream within a flow collection',
        'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
      ],
    ],
  ],
  [
    'a quote that is never closed',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: "unclosed\n---\n',
    [
      [
        'yaml-syntax',
        'error',
        [4, 1, 4, 4],
        'YAML parse error: unexpected end of the stream within a double quoted scalar',
        'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
      ],
    ],
  ],
  [
    'a tab for indentation',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\n\tdescription: b\n---\n',
    [
      [
        'yaml-syntax',
        'error',
        [3, 1, 3, 16],
        'YAML parse error: tab characters must not be used in indentation',
        'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
      ],
    ],
  ],
  [
    'an alias of nothing',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: &x b\nc: *y\n---\n',
    [
      [
        'yaml-syntax',
        'error',
        [4, 6, 4, 6],
        'YAML parse error: unidentified alias "y"',
        'Correct the YAML at this place; quote values that contain `:`, `#`, `[`, `{` or quotes.',
      ],
    ],
  ],
  [
    'a key in upper case before the one that is read',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nName: x\nname: a\ndescription: Does something useful here.\n---\n',
    [
      [
        'frontmatter-key-case',
        'warning',
        [2, 1, 2, 5],
        'The keys "Name" and "name" differ only in case; "Name" is not read.',
        'Keep one of them, as `name`.',
      ],
      [
        'unknown-field',
        'warning',
        [2, 1, 2, 5],
        'Unknown field "Name" (profile agent-skills)',
        'Correct the spelling, move it under `metadata`, or remove it.',
      ],
    ],
  ],
  [
    'a key in upper case after the one that is read',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\nName: x\ndescription: Does something useful here.\n---\n',
    [
      [
        'frontmatter-key-case',
        'warning',
        [3, 1, 3, 5],
        'The keys "name" and "Name" differ only in case; "Name" is not read.',
        'Keep one of them, as `name`.',
      ],
      [
        'unknown-field',
        'warning',
        [3, 1, 3, 5],
        'Unknown field "Name" (profile agent-skills)',
        'Correct the spelling, move it under `metadata`, or remove it.',
      ],
    ],
  ],
  [
    'a hash in a value',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Knows C # and more\n---\n',
    [
      [
        'frontmatter-comment-in-value',
        'warning',
        [3, 14, 3, 21],
        'YAML takes "# and more" for a comment: the description ends before it.',
        'Put the whole value of "description" in quotes.',
      ],
    ],
  ],
  [
    'tools with commas',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\nallowed-tools: Read, Grep\n---\n',
    [
      [
        'allowed-tools-form',
        'notice',
        [4, 16, 4, 26],
        '"allowed-tools" is a text with commas; the standard separates tools by spaces.',
        'Write `allowed-tools: Read Grep`; the manifest gets that form anyway.',
      ],
    ],
  ],
  [
    'tools in a list',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\nallowed-tools: [Read]\n---\n',
    [
      [
        'allowed-tools-form',
        'notice',
        [4, 16, 4, 22],
        '"allowed-tools" is a list; the standard separates tools by spaces.',
        'Write `allowed-tools: Read Grep`; the manifest gets that form anyway.',
      ],
    ],
  ],
  [
    'a comma inside of a tool',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\nallowed-tools: Bash(a, b)\n---\n',
    [],
  ],
  [
    'a name in upper case',
    'agent-skills',
    'skills/my-skill/SKILL.md',
    '---\nname: My Skill\ndescription: Does something useful here.\n---\n',
    [
      [
        'name-format',
        'error',
        [2, 7, 2, 15],
        'The name "My Skill" does not have the form kebab-case (^[a-z0-9]+(-[a-z0-9]+)*$).',
        'Use lower-case letters, digits and single hyphens, such as `my-skill`.',
      ],
      [
        'name-matches-directory',
        'error',
        [2, 7, 2, 15],
        'name "My Skill" differs from its directory "my-skill".',
        'Rename one of them.',
      ],
    ],
  ],
  [
    'a long name',
    'agent-skills',
    'skills/a/SKILL.md',
    `---\nname: ${'a'.repeat(65)}\ndescription: Does something useful here.\n---\n`,
    [
      [
        'name-length',
        'error',
        [2, 7, 2, 72],
        'The name has 65 characters; at most 64 are allowed.',
        'Choose a shorter name.',
      ],
      [
        'name-matches-directory',
        'error',
        [2, 7, 2, 72],
        `name "${'a'.repeat(65)}" differs from its directory "a".`,
        'Rename one of them.',
      ],
    ],
  ],
  [
    'a name that Windows reserves',
    'agent-skills',
    'skills/con/SKILL.md',
    '---\nname: con\ndescription: Does something useful here.\n---\n',
    [
      [
        'name-reserved',
        'warning',
        [2, 7, 2, 10],
        '"con" is a reserved name on Windows: the directory cannot be checked out there.',
        'Choose another name.',
      ],
    ],
  ],
  [
    'an empty description',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: ""\n---\n',
    [
      [
        'missing-field',
        'error',
        [3, 14, 3, 16],
        'Missing required field: description',
        'Add `description: …` to the frontmatter.',
      ],
    ],
  ],
  [
    'a description without a value',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription:\n---\n',
    [
      [
        'missing-field',
        'error',
        [3, 1, 3, 12],
        'Missing required field: description',
        'Add `description: …` to the frontmatter.',
      ],
    ],
  ],
  [
    'a long description',
    'agent-skills',
    'skills/a/SKILL.md',
    `---\nname: a\ndescription: ${'x'.repeat(1025)}\n---\n`,
    [
      [
        'description-length',
        'error',
        [3, 14, 3, 1039],
        'The description has 1025 characters; 1 to 1024 are allowed.',
        'Shorten it; details belong in the body.',
      ],
    ],
  ],
  [
    'a number for a name',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: 42\ndescription: Does something useful here.\n---\n',
    [
      [
        'field-type',
        'error',
        [2, 7, 2, 9],
        '"name" must be text, but "42" is a number.',
        'Put the value in quotes.',
      ],
    ],
  ],
  [
    'a list for a description',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: [x]\n---\n',
    [
      [
        'field-type',
        'error',
        [3, 14, 3, 17],
        '"description" must be text, but the list is a list.',
        'Put the value in quotes.',
      ],
    ],
  ],
  [
    'a mapping for a description',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription:\n  x: y\n---\n',
    [
      [
        'field-type',
        'error',
        [4, 3, 4, 7],
        '"description" must be text, but the mapping is a mapping.',
        'Put the value in quotes.',
      ],
    ],
  ],
  [
    'fields of other types',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\nlicense: 5\ncompatibility: ""\nmetadata:\n  x: [1]\n---\n',
    [
      [
        'field-type',
        'error',
        [4, 10, 4, 11],
        '"license" must be text, but "5" is a number.',
        'Put the value in quotes.',
      ],
      [
        'field-value',
        'error',
        [5, 16, 5, 18],
        '"compatibility" must have at least 1 character.',
        'Choose a value that `compatibility` allows.',
      ],
      [
        'metadata-value',
        'warning',
        [7, 6, 7, 9],
        '"metadata.x" is no text; the standard allows only text under metadata.',
        'Quote the value, or spread it over several keys.',
      ],
    ],
  ],
  [
    'fields that nobody knows',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\nlicence: MIT\nauthor: me\n---\n',
    [
      [
        'unknown-field',
        'warning',
        [4, 1, 4, 8],
        'Unknown field "licence" (profile agent-skills)',
        'Correct the spelling, move it under `metadata`, or remove it.',
      ],
    ],
  ],
  [
    'a text for a mapping',
    'agent-skills',
    'skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\nmetadata: text\n---\n',
    [
      [
        'field-type',
        'error',
        [4, 11, 4, 15],
        '"metadata" must be a mapping, but "text" is text.',
        'Write a mapping.',
      ],
    ],
  ],
  [
    'a version that is none',
    'cleo',
    'skills/ct-a-b/SKILL.md',
    '---\nname: ct-a-b\ndescription: Does something useful here.\nversion: 1.x\n---\n## Output Requirements\n',
    [
      [
        'version-format',
        'error',
        [4, 10, 4, 13],
        "Invalid version format: '1.x' (expected semver)",
        'Write MAJOR.MINOR.PATCH, such as 1.0.0.',
      ],
    ],
  ],
  [
    'numbers as they were written',
    'cleo',
    'skills/ct-a-b/SKILL.md',
    '---\nname: ct-a-b\ndescription: Does something useful here.\nversion: 1.10\ntier: 9\ntoken_budget: 5\nstatus: odd\ntags: x\n---\n## Output Requirements\n',
    [
      [
        'version-format',
        'error',
        [4, 10, 4, 14],
        "Invalid version format: '1.10' (expected semver)",
        'Write MAJOR.MINOR.PATCH, such as 1.0.0.',
      ],
      [
        'field-value',
        'error',
        [5, 7, 5, 8],
        '"tier" must be at most 3; found "9".',
        'Choose a value that `tier` allows.',
      ],
      [
        'field-value',
        'error',
        [6, 15, 6, 16],
        '"token_budget" must be at least 1000; found "5".',
        'Choose a value that `token_budget` allows.',
      ],
      [
        'field-value',
        'error',
        [7, 9, 7, 12],
        '"status" must be one of active, inactive, deprecated, experimental, discovered; found "odd".',
        'Choose a value that `status` allows.',
      ],
      ['field-type', 'error', [8, 7, 8, 8], '"tags" must be a list, but "x" is text.', 'Write a list.'],
    ],
  ],
  [
    'a short description and other forms',
    'cleo',
    'skills/ct-a-b/SKILL.md',
    '---\nname: ct-a-b\ndescription: Short\nversion: 1.0.0\nminimumVersion: one\ntier: high\n---\n# Output requirements #\n',
    [
      [
        'description-length',
        'error',
        [3, 14, 3, 19],
        'The description has 5 characters; 10 to 200 are allowed.',
        'Say what the skill does and when to use it.',
      ],
      [
        'field-value',
        'error',
        [5, 17, 5, 20],
        '"minimumVersion" does not have the expected form; found "one".',
        'Choose a value that `minimumVersion` allows.',
      ],
      [
        'field-type',
        'error',
        [6, 7, 6, 11],
        '"tier" must be a whole number, but "high" is text.',
        'Write a whole number.',
      ],
    ],
  ],
  [
    'a heading inside of code',
    'cleo',
    'skills/tool/SKILL.md',
    '---\nname: tool\ndescription: Does something useful here.\nversion: 1.0.0\n---\n```\n## Output Requirements\n```\n',
    [
      [
        'name-convention',
        'warning',
        [2, 7, 2, 11],
        'name "tool" does not follow the convention ct-{category}-{type}.',
        'Follow ct-{category}-{type}; the prefixes ct-, contribution-, consensus- are reserved.',
      ],
      [
        'section-missing',
        'warning',
        [6, 1, 6, 1],
        'Missing required section: Output Requirements',
        'Add a heading `## Output Requirements` with what the skill delivers.',
      ],
    ],
  ],
  [
    'toolsets of another form',
    'toolset',
    '.agent/skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\ntoolsets: [nope]\ndefault_enabled: maybe\n---\n',
    [
      [
        'toolset-format',
        'error',
        [4, 12, 4, 16],
        '"nope" is no toolset: expected path:Class, such as toolsets/index:HelloToolset.',
        'Write the path of the module, a colon and the name it exports.',
      ],
      [
        'field-type',
        'error',
        [5, 18, 5, 23],
        '"default_enabled" must be true or false, but "maybe" is text.',
        'Write true or false.',
      ],
    ],
  ],
  [
    'a name of which nothing is left',
    'pipeline',
    'skills/a/SKILL.md',
    '---\nname: "!!!"\ndescription: Does something useful here.\n---\n',
    [
      [
        'name-format',
        'warning',
        [2, 7, 2, 12],
        '[skills] skipping skills/a/SKILL.md: sanitized skill name is empty',
        'Use letters and digits.',
      ],
    ],
  ],
  [
    'values and fields that the standard does not know',
    'harness',
    '.agent/skills/a/SKILL.md',
    '---\nname: a\ndescription: Does something useful here.\nmetadata:\n  n: 5\nother: 1\nmore: 2\n---\n',
    [
      [
        'metadata-value',
        'error',
        [5, 6, 5, 7],
        '"metadata.n" is no text; the standard allows only text under metadata.',
        'Quote the value, or spread it over several keys.',
      ],
      [
        'unknown-field',
        'error',
        [6, 1, 6, 6],
        'Unknown fields "other", "more" (profile harness)',
        'Correct the spelling, move it under `metadata`, or remove it.',
      ],
    ],
  ],
];

describe('findings in a frontmatter', () => {
  it.each(CASES)('%s', async (_what, profile, file, text, found) => {
    const { report } = await registerInMemory(
      { [file]: text },
      { operation: 'validate', all: true, profile },
    );
    const findings = report.diagnostics
      // What clients make of it has tests of its own.
      .filter(({ rule }) => rule !== 'skill-unreachable' && !rule.startsWith('portability-'))
      .map(({ rule, severity, line, column, endLine, endColumn, message, fix }) => [
        rule,
        severity,
        [line, column, endLine, endColumn],
        message,
        fix,
      ]);
    expect(findings).toEqual(found);
  });
});
