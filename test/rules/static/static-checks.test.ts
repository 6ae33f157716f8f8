import { describe, expect, it } from 'vitest';
import { checkStatically as check } from '../../support/check-statically.js';

const rulesOf = (over: Parameters<typeof check>[0]) => check(over).map(({ rule, at }) => [rule, at]);

describe('links of the body', () => {
  it('accepts links and images that lead to files of the skill, and those to elsewhere', () => {
    const body = [
      '[a](references/forms.md) ![b](./scripts/fill.py "title") [c](<references/a b.md>) [d](references/a%20b.md#x)',
      '[e](https://example.com/x.md) [f](#part) [g](mailto:a@b.example) [h](//example.com/x.md) [i](references/)',
      '[j]: references/forms.md',
      '[k](/docs/guide.md)',
    ].join('\n');
    expect(check({ body })).toEqual([]);
  });

  it('points at the destination of a link that leads to no file, once', () => {
    const body =
      'See [x](references/none.md "t") and again [y](references/none.md).\n\n[z]: ./gone.md\n![i](img/a.png)\n';
    expect(rulesOf({ body })).toEqual([
      ['link-missing', 'references/none.md'],
      ['link-missing', './gone.md'],
      ['link-missing', 'img/a.png'],
    ]);
  });

  it('notices links that leave the skill, and warns of those that leave the repository', () => {
    const body =
      '[a](../other/SKILL.md) [b](../../../etc/passwd) [c](../../docs/guide.md) [d](../../../../x.md)';
    expect(rulesOf({ body })).toEqual([
      ['link-leaves-skill', '../other/SKILL.md'],
      ['link-outside', '../../../etc/passwd'],
      ['link-leaves-skill', '../../docs/guide.md'],
      ['link-outside', '../../../../x.md'],
    ]);
  });

  it('reads no links in code', () => {
    const body =
      '```md\n[a](none.md)\n```\n\n~~~\n[b](none.md)\n```\n[c](none.md)\n~~~\nUse `[d](none.md)` or ``[e](none.md)``.\n[f](none.md)\n';
    expect(rulesOf({ body })).toEqual([['link-missing', 'none.md']]);
  });

  it('takes an unclosed fence to the end', () => {
    expect(check({ body: '```\n[a](none.md)\n' })).toEqual([]);
  });

  it('leaves templates alone', () => {
    const body =
      '[a](url) [b](path/to/file.md) [c]({{FILE}}.md) [d](<name>.md) [e]($DIR/x.md) [f](...) [g](2024-*.md)';
    expect(check({ body })).toEqual([]);
  });

  it('resolves from the top of the repository for a skill that lies there', () => {
    expect(rulesOf({ directory: '.', body: '[a](docs/guide.md) [b](../x.md)' })).toEqual([
      ['link-outside', '../x.md'],
    ]);
  });

  it('never climbs above the home directory', () => {
    expect(rulesOf({ directory: '~/.agent/skills/x', body: '[a](../../../../x.md)' })).toEqual([
      ['link-outside', '../../../../x.md'],
    ]);
  });

  it('survives a destination that is no valid escape', () => {
    expect(rulesOf({ body: '[a](100%.md)' })).toEqual([['link-missing', '100%.md']]);
  });
});

describe('paths in the frontmatter', () => {
  it('accepts references relative to the skill or to the repository', () => {
    expect(
      check({ declared: { references: ['references/forms.md', 'docs/guide.md', 'skills/pdf/SKILL.md'] } }),
    ).toEqual([]);
  });

  it.each(['../../../etc/passwd', '/etc/passwd', 'C:\\x', '~/x', '\\\\server\\x', '..\\..\\..\\x', 'a\0b'])(
    'refuses the reference %j, which leads out (S0-58)',
    (path) => {
      expect(rulesOf({ declared: { references: [path] } })).toEqual([['path-outside', 'references.0']]);
    },
  );

  it('warns of references and scripts that do not exist', () => {
    const declared = {
      references: ['references/forms.md', 'references/none.md'],
      scripts: ['fill.py', 'scripts/fill.py', 'none.py'],
    };
    expect(rulesOf({ declared })).toEqual([
      ['reference-missing', 'references.1'],
      ['script-missing', 'scripts.2'],
    ]);
  });

  it('refuses scripts outside (S3-5)', () => {
    expect(rulesOf({ declared: { scripts: ['../../../bin/sh'] } })).toEqual([['path-outside', 'scripts.0']]);
  });
});

describe('toolsets (S3-4)', () => {
  it.each([
    'toolsets/index:HelloToolset',
    'toolsets/index.ts:HelloToolset',
    'toolsets:HelloToolset',
    'plain:One',
    'toolsets/index:$tools',
  ])('accepts %s', (toolset) => {
    expect(check({ declared: { toolsets: [toolset] } })).toEqual([]);
  });

  it.each([
    ['toolsets/index', 'toolset-format'],
    ['toolsets/index:', 'toolset-format'],
    [':HelloToolset', 'toolset-format'],
    ['toolsets/index:Hello Toolset', 'toolset-format'],
    ['toolsets/index:a:b', 'toolset-format'],
    ['toolsets/none:HelloToolset', 'toolset-missing'],
    ['toolsets/index:Toolset', 'toolset-export'],
    ['toolsets/index:Hello', 'toolset-export'],
    ['toolsets/index:tools', 'toolset-export'],
    ['../other/SKILL.md:HelloToolset', 'path-outside'],
    ['/etc/passwd:root', 'path-outside'],
  ])('finds what is wrong with %s', (toolset, rule) => {
    expect(rulesOf({ declared: { toolsets: ['plain:One', toolset] } })).toEqual([[rule, 'toolsets.1']]);
  });
});

describe('patterns (S3-9)', () => {
  const declare = (...patterns: string[]) => ({
    declared: { matchTriggers: { keywords: [], verbs: [], patterns } },
  });

  it('refuses what does not compile (V38)', () => {
    const [finding] = check(declare('greet\\s+\\w+', '('));
    expect(finding).toMatchObject({ rule: 'pattern-syntax', at: 'triggers.patterns.1' });
    expect(finding?.message).toBe('"(" is no regular expression: Unterminated group.');
  });

  it('finds the one that hangs a matcher (V38)', () => {
    expect(rulesOf(declare('(a+)+$'))).toEqual([['pattern-backtracking', 'triggers.patterns.0']]);
  });
});

describe('size of the body', () => {
  it('accepts 500 lines and 5,000 tokens', () => {
    expect(check({ body: 'x\n'.repeat(500) })).toEqual([]);
    expect(check({ body: 'x'.repeat(20_000) })).toEqual([]);
  });

  it('names what is too much', () => {
    expect(check({ body: 'x\n'.repeat(501) })[0]?.message).toBe('The body has 501 lines (at most 500).');
    expect(check({ body: 'x'.repeat(20_001) })[0]?.message).toBe(
      'The body has about 5001 tokens (at most 5000).',
    );
    expect(
      check({ body: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n'.repeat(501) })[0]?.message,
    ).toBe('The body has 501 lines (at most 500) and about 6388 tokens (at most 5000).');
  });
});

describe('metadata.requires (S2-24)', () => {
  it('accepts plain command names', () => {
    expect(check({ declared: { metadata: { requires: 'gh  git python3.12 g++ clang-format' } } })).toEqual(
      [],
    );
  });

  it('names what is no command', () => {
    const [finding] = check({ declared: { metadata: { requires: 'gh; rm $(x) git' } } });
    expect(finding).toMatchObject({ rule: 'requires-format', at: 'metadata.requires' });
    expect(finding?.message).toBe('No command name: "gh;", "$(x)".');
  });

  it('takes for a command only what would be looked up', () => {
    const [finding] = check({ declared: { metadata: { requires: '-x .y +z git' } } });
    expect(finding?.message).toBe('No command name: "-x", ".y", "+z".');
  });
});

describe('names and descriptions', () => {
  it.each([
    ['\u202e', 'Bidirectional control U+202E (right-to-left override) in the description'],
    ['\u200b', 'Invisible character U+200B (zero width space) in the description'],
    ['\0', 'Invisible character U+0000 (null) in the description'],
    ['\ud800', 'Invisible character U+D800 (half of a surrogate pair) in the description'],
    ['\udc00', 'Invisible character U+DC00 (half of a surrogate pair) in the description'],
    ['\x9b', 'Invisible character U+009B (control character) in the description'],
  ])('finds %j that a YAML escape has made', (character, message) => {
    const found = check({ declared: { description: `Reads${character}files` } });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ rule: 'hidden-metadata', at: 'description' });
    expect(found[0]?.message).toContain(message);
  });

  it('leaves what stands in the file itself to the inspection of the text', () => {
    expect(check({ head: '---\nname: a\u202e\n---\n', declared: { name: 'a\u202e' } })).toEqual([]);
  });

  it('accepts emoji, several lines and other scripts', () => {
    expect(check({ declared: { name: 'پی‌دی‌اف', description: 'Line one\nline two\t👩‍🚀 ⚠️' } })).toEqual([]);
  });
});
