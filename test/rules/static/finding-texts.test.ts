import { describe, expect, it } from 'vitest';
import { checkStatically as check } from '../../support/check-statically.js';

type Input = Parameters<typeof check>[0];
const many = Array.from({ length: 201 }, () => 'references/forms.md');
const INSIDE = 'Use a relative path to a file inside the skill.';
const CORRECT = 'Correct the path, add the file, or take the line out.';
const FEWER = 'List what the skill needs by name, and leave the rest to a file of its own.';

describe('what a finding says, and what it advises', () => {
  it.each<[string, Input, string, string, string]>([
    [
      'link-missing',
      { body: '[a](gone.md)' },
      'gone.md',
      'The link to "gone.md" leads to no file.',
      'Correct the path, or add the file.',
    ],
    [
      'link-outside',
      { body: '[a](../../../x.md)' },
      '../../../x.md',
      'The link to "../../../x.md" leads out of the repository.',
      'Link to a file inside the skill, or to a web address.',
    ],
    [
      'link-leaves-skill',
      { body: '[a](../other/SKILL.md)' },
      '../other/SKILL.md',
      'The link to "../other/SKILL.md" leaves the skill: it breaks where the skill is installed alone.',
      'Copy what is needed into `references/`, or name the other skill instead of its file.',
    ],
    [
      'reference-missing',
      { declared: { references: ['references/forms.md', 'gone.md'] } },
      'references.1',
      '"gone.md", listed under `references`, is no file of the skill.',
      CORRECT,
    ],
    [
      'script-missing',
      { declared: { scripts: ['fill.py', 'gone.py'] } },
      'scripts.1',
      '"gone.py", listed under `scripts`, is no file of the skill.',
      CORRECT,
    ],
    [
      'path-outside',
      { declared: { scripts: ['../../../x.py'] } },
      'scripts.0',
      '"../../../x.py", listed under `scripts`, leads out of the repository.',
      INSIDE,
    ],
    [
      'path-outside',
      { declared: { references: many } },
      'references',
      '`references` lists 201 files; only 200 are looked at.',
      FEWER,
    ],
    [
      'path-outside',
      { declared: { toolsets: many.map(() => 'toolsets/index:HelloToolset') } },
      'toolsets',
      '`toolsets` lists 201 files; only 200 are looked at.',
      FEWER,
    ],
    [
      'toolset-format',
      { declared: { toolsets: ['HelloToolset'] } },
      'toolsets.0',
      '"HelloToolset" is no toolset: expected path:Class, such as toolsets/index:HelloToolset.',
      'Write the path of the module, a colon and the name it exports.',
    ],
    [
      'toolset-missing',
      { declared: { toolsets: ['gone:HelloToolset'] } },
      'toolsets.0',
      'The toolset\'s module "gone" is no file of the skill.',
      'Add that file with `.ts` or `.js` at its end, or correct the path.',
    ],
    [
      'toolset-export',
      { declared: { toolsets: ['toolsets/index:HelloTool'] } },
      'toolsets.0',
      'skills/pdf/toolsets/index.ts does not mention "HelloTool".',
      'Export it from the module, or correct the name after the colon.',
    ],
    [
      'path-outside',
      { declared: { toolsets: ['../other/SKILL:x'] } },
      'toolsets.0',
      '"../other/SKILL", listed under `toolsets`, leads out of the skill.',
      INSIDE,
    ],
    [
      'path-outside',
      { declared: { toolsets: ['../../../x:Y'] } },
      'toolsets.0',
      '"../../../x", listed under `toolsets`, leads out of the repository.',
      INSIDE,
    ],
    [
      'pattern-syntax',
      { declared: { matchTriggers: { keywords: [], verbs: [], patterns: ['a', '(b'] } } },
      'triggers.patterns.1',
      '"(b" is no regular expression: Unterminated group.',
      'Correct it; a character with a meaning of its own is written with a backslash before it.',
    ],
    [
      'pattern-backtracking',
      { declared: { matchTriggers: { keywords: [], verbs: [], patterns: ['(a+)+$'] } } },
      'triggers.patterns.0',
      '"(a+)+$" can take for ever: a repetition inside a repetition matches the same text in two ways.',
      'Let no two repetitions match the same text, one inside or right after the other.',
    ],
    [
      'hidden-metadata',
      { declared: { name: 'a', description: 'b\u202e' } },
      'description',
      'Bidirectional control U+202E (right-to-left override) in the description: people do not see it, agents read it.',
      'Take the escape out of the value.',
    ],
    [
      'body-size',
      { body: 'x\n'.repeat(501) },
      '',
      'The body has 501 lines (at most 500).',
      'Move detail into files under `references/` and say when to read them.',
    ],
    [
      'body-size',
      { body: 'word '.repeat(4001) },
      '',
      'The body has about 5002 tokens (at most 5000).',
      'Move detail into files under `references/` and say when to read them.',
    ],
    [
      'body-size',
      { body: 'some words and more\n'.repeat(1001) },
      '',
      'The body has 1001 lines (at most 500) and about 5005 tokens (at most 5000).',
      'Move detail into files under `references/` and say when to read them.',
    ],
  ])('%s (%#)', (rule, input, at, message, fix) => {
    expect(check(input)).toEqual([{ rule, at, message, fix }]);
  });

  it.each<[string, Input]>([
    ['as many files as are looked at', { declared: { references: many.slice(1) } }],
    ['as many lines as a body may have', { body: 'x\n'.repeat(500) }],
    ['as many tokens as a body may have', { body: 'word '.repeat(4000) }],
    ['a module by its whole name', { declared: { toolsets: ['plain.js:One', 'plain:One'] } }],
    ['a name with a dollar sign', { declared: { toolsets: ['toolsets/index.ts:$tools'] } }],
    ['a directory for its index', { declared: { toolsets: ['toolsets:HelloToolset'] } }],
    ['a script by its name alone', { declared: { scripts: ['fill.py', 'scripts/fill.py'] } }],
    ['a reference from the top', { declared: { references: ['docs/guide.md', 'references'] } }],
    ['a link from the top', { body: '[a](/skills/pdf/SKILL.md)' }],
  ])('has nothing against %s', (_what, input) => {
    expect(check(input)).toEqual([]);
  });
});

describe('links that are not looked at', () => {
  it.each([
    '`[a](gone.md)`',
    '```\n[a](gone.md)\n```',
    '~~~~\n[a](gone.md)\n~~~\n~~~~',
    '   ```js\n[a](gone.md)\n   ```',
    '```\n[a](gone.md)',
    '[a](https://example.com/gone.md)',
    '[a](mailto:gone@example.com)',
    '[a](//example.com/gone.md)',
    '[a](#gone.md)',
    '[a](path/to/gone.md)',
    '[a](Path/To/gone.md)',
    '[a]({name}.md)',
    '[a]($DIR/gone.md)',
    '[a](...)',
    '[a](url)',
    '[a](gone)',
    '[a] (gone.md)',
    '[a]\n(gone.md)',
    '    [a]: gone.md',
  ])('%j', (body) => {
    expect(check({ body })).toEqual([]);
  });

  it.each([
    ['[a](gone.md)', 'gone.md'],
    ['![a](gone.md "title")', 'gone.md'],
    ['[a](<gone file.md>)', 'gone file.md'],
    ['[a](gone%20file.md#part)', 'gone%20file.md#part'],
    ['[a](gone(1).md)', 'gone(1).md'],
    ['[a]: gone.md', 'gone.md'],
    ['   [a]: <gone.md>', 'gone.md'],
    ['```\n```\n[a](gone.md)', 'gone.md'],
    ['~~~\n```\n~~~\n[a](gone.md)', 'gone.md'],
    ['```\n~~~\n```\n[a](gone.md)\n~~~\nx\n~~~', 'gone.md'],
    ['`code` [a](gone.md) `code`', 'gone.md'],
    ['[a](references/forms.md) [b](gone.md)', 'gone.md'],
    ['text\n\n[a](gone.md)\n\n```\ncode\n```\n', 'gone.md'],
    ['[a](urls/gone)', 'urls/gone'],
  ])('are none of those in %j', (body, at) => {
    expect(check({ body }).map((finding) => finding.at)).toEqual([at]);
  });

  it('are told once for each file, a hundred at most', () => {
    expect(check({ body: '[a](gone.md) [b](gone.md#x)\n[c](gone.md)' })).toHaveLength(1);
    const links = (count: number) => Array.from({ length: count }, (_, i) => `[a](gone-${i}.md)`).join('\n');
    expect(check({ body: links(100) })).toHaveLength(100);
    expect(check({ body: links(101) })).toHaveLength(100);
  });

  it('are told in the order in which they stand', () => {
    const body = '[b]: two.md\n[a](one.md) [c](three.md)';
    expect(check({ body }).map(({ at }) => at)).toEqual(['two.md', 'one.md', 'three.md']);
  });
});
