import { describe, expect, it } from 'vitest';
import { code, codeBlock, link, prose, renderRows, table } from '../../src/report/markdown.js';

const SPLIT = '&#8203;';

describe('prose', () => {
  it.each([
    ['markup', '*b* _i_ `c [t](u) ~s~ $m$', '\\*b\\* \\_i\\_ \\`c \\[t\\](u) \\~s\\~ \\$m\\$'],
    ['code', 'Use `a|*b*` or `@x`, not `', 'Use `a|*b*` or `@x`, not \\`'],
    ['a URL after code', '`x` https://y.z', `\`x\` https:${SPLIT}//y.z`],
    ['HTML', '<img src=x onerror=alert(1)> & "q"', '&lt;img src=x onerror=alert(1)&gt; &amp; "q"'],
    ['entities', '&lt;b&gt; &#64;x', `&amp;lt;b&amp;gt; &amp;#${SPLIT}64;x`],
    ['mentions', '@octocat a@b.c @org/team', `@${SPLIT}octocat a@${SPLIT}b.c @${SPLIT}org/team`],
    ['references', '#12 a/b#34 GH-56', `#${SPLIT}12 a/b#${SPLIT}34 GH-${SPLIT}56`],
    ['addresses', 'https://x.y www.z.w', `https:${SPLIT}//x.y www${SPLIT}.z.w`],
    ['pipes', 'a|b', 'a&#124;b'],
    ['headings', '# title', `#${SPLIT} title`],
    ['lists', '- item', '\\- item'],
    ['numbered lists', '1. item', '1\\. item'],
    ['backslashes', 'a\\*b', 'a\\\\\\*b'],
    ['spaces around the text', '  # a ', `#${SPLIT} a`],
    ['lines', 'a\nb\r\n\nc', 'a b c'],
    ['control characters and bidirectional overrides', 'a\u0000b\u202ec', 'a\\\\u0000b\\\\u202ec'],
    ['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
  ])('escapes %s', (_, text, expected) => {
    expect(prose(text)).toBe(expected);
  });

  it('keeps letters of every script and emoji', () => {
    expect(prose('Prüfung 検証 👩‍🚀')).toBe('Prüfung 検証 👩‍🚀');
  });
});

describe('code', () => {
  it.each([
    ['plain', 'ct-a', '`ct-a`'],
    ['with backticks inside', 'a``b`c', '```a``b`c```'],
    ['with a backtick at its edge', '`a', '`` `a ``'],
    ['with a newline', 'a\n# b', '`a # b`'],
    ['empty', ' ', '_(empty)_'],
  ])('keeps a text %s inside its code span', (_, text, expected) => {
    expect(code(text)).toBe(expected);
  });

  it('keeps a fence inside its code block', () => {
    expect(codeBlock('x\n```\n# y', 'sh')).toBe('````sh\nx\n```\n# y\n````');
  });
});

describe('link', () => {
  it('a link cannot be closed by its URL, and only points to the web', () => {
    expect(link('x', 'https://a.b/c) [d](e "f')).toBe('[x](https://a.b/c%29%20%5Bd%5D%28e%20%22f)');
    expect(link('x', 'http://a.b')).toBe('[x](http://a.b)');
    expect(link('x', 'javascript:alert(1)')).toBe('x');
    expect(link('x', 'javascript:alert("https://a.b")')).toBe('x');
  });
});

describe('table', () => {
  it('a table keeps every cell in its column', () => {
    expect(table(['a', 'b'], [[code('x|y'), code('p\\|q')]])).toBe(
      '| a | b |\n| --- | --- |\n| `x\\|y` | `p\\│q` |',
    );
  });

  it('a table without room says how many rows there are', () => {
    expect(renderRows([1, 2], String, { rows: 0 })).toEqual(['2 in all; the JSON report lists them.']);
    expect(renderRows([1, 2], String, { rows: 1 })).toEqual([
      '1',
      '…and 1 more; the JSON report lists them.',
    ]);
  });
});
