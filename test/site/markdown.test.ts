import { describe, expect, it } from 'vitest';
import { firstParagraph, firstTitle, isSafeLink, renderMarkdown } from '../../src/site/markdown.js';

const targets = {
  resolve: (path: string) => (path === 'references/style.md' ? 'release-notes/style.html' : undefined),
};
const render = (text: string) => renderMarkdown(text, targets).content.text;

describe('Markdown rendering', () => {
  it('shows raw HTML as text', () => {
    const text = '<script>alert(1)</script>\n\nA <b onclick="alert(1)">word</b> and <!-- a comment -->.\n';
    expect(render(text)).not.toMatch(/<(script|b|!--)/);
    expect(render(text)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:null/1',
    '//example.org/x',
    '\\\\example.org\\x',
    '/\\example.org',
    'C:\\Windows',
  ])('does not render %j as a link', (link) => {
    expect(isSafeLink(link)).toBe(false);
    expect(render(`[x](<${link.replace('\n', '&#10;')}>)`)).not.toContain('<a ');
  });

  it.each([
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'java&Tab;script:alert(1)',
    '%6Aavascript:alert(1)',
  ])('decodes %j before checking it', (link) => {
    expect(render(`[x](${link})`)).not.toContain('<a ');
    expect(render(`[x]: ${link}\n\n[x]`)).not.toContain('<a ');
  });

  it('keeps http, https and mail links', () => {
    expect(render('[a](https://example.org/?a=1&b=2)')).toContain(
      '<a href="https://example.org/?a=1&amp;b=2" rel="nofollow noopener noreferrer">a</a>',
    );
    expect(render('<http://example.org>')).toContain('href="http://example.org"');
    expect(render('[m](mailto:ann@example.org)')).toContain('<a href="mailto:ann@example.org">');
  });

  it('links URLs, but not file names', () => {
    expect(render('See https://example.org/a and README.md.')).toContain('href="https://example.org/a"');
    expect(render('See README.md and deploy.sh.')).not.toContain('<a ');
  });

  it('resolves relative links to the pages of their files, and drops broken ones', () => {
    expect(render('[style](references/style.md)')).toContain('<a href="release-notes/style.html">style</a>');
    expect(render('[style](references/style.md#The%20tone)')).toContain(
      'href="release-notes/style.html#doc-the-tone"',
    );
    expect(render('[gone](references/gone.md)')).toContain('<span class="dead-link">gone</span>');
    expect(render('[up](../../../etc/passwd)')).not.toContain('<a ');
  });

  it('shows the text of an image instead of loading it', () => {
    const text = render('![a <b>chart</b>](https://example.org/pixel.png)');
    expect(text).not.toContain('<img');
    expect(text).toContain('Image: a &lt;b&gt;chart&lt;/b&gt;');
    expect(render('![](https://example.org/pixel.png)')).toContain('<span class="image">Image</span>');
  });

  it('uses no style attributes, which the content security policy forbids', () => {
    const text = render('| a | b |\n|:-:|--:|\n| 1 | 2 |\n');
    expect(text).not.toContain('style=');
    expect(text).toContain('<td class="align-right">2</td>');
  });

  it('moves headings one level down and gives each a unique id', () => {
    const { content, headings } = renderMarkdown('# Steps\n\n## First `step`\n\n# Steps\n', targets);
    expect(headings).toEqual([
      { id: 'doc-steps', title: 'Steps', level: 1 },
      { id: 'doc-first-step', title: 'First step', level: 2 },
      { id: 'doc-steps-1', title: 'Steps', level: 1 },
    ]);
    expect(content.text).toContain('<h3 id="doc-first-step">');
    expect(render('[to it](#First-step)')).toContain('href="#doc-first-step"');
  });

  it('gives a heading that begins with an emoji the id that it has on GitHub', () => {
    const { content } = renderMarkdown('[Start](#-quick-start)\n\n## 🚀 Quick start\n', targets);
    expect(content.text).toContain('href="#doc--quick-start"');
    expect(content.text).toContain('id="doc--quick-start"');
  });

  it('finds what a README says of its repository, after the badges', () => {
    const badges = '[![build](https://x.org/a.svg)](https://x.org) ![b](b.svg)';
    const text = `# Tools\n\n${badges}\n\n> A quote.\n\nSkills for *our*\nteam, with \`code\`.\n\nMore.\n`;
    expect(firstParagraph(text)).toBe('Skills for our team, with code.');
    expect(firstParagraph('# Tools\n')).toBeUndefined();
    expect(firstParagraph('word '.repeat(100))).toMatch(/^(?:word ){47}word…$/);
  });

  it('finds the title of a README', () => {
    expect(firstTitle('Text\n\n## No\n\n# The *title*\n')).toBe('The title');
    expect(firstTitle('```\n# no\n```\n')).toBeUndefined();
  });

  it('reads a README that begins with HTML', () => {
    const logo =
      '<p align="center">\n  <a href="https://x.example"><img src="logo.png" alt="Logo"></a>\n</p>\n\n';
    const title = '<div>\n<h1 align="center">Tools &amp; <b>more</b></h1>\n</div>\n\n';
    const summary = '<p align="center">\n  Skills for\n  our team.\n</p>\n\n';
    expect(firstTitle(`${logo}${title}# Later\n`)).toBe('Tools & more');
    expect(firstTitle('<h2>No</h2>\n\n</h1> <h1>\n')).toBeUndefined();
    expect(firstParagraph(`${logo}${title}${summary}Later.\n`)).toBe('Skills for our team.');
    expect(firstParagraph(`${logo}${title}<img src="x"> Text.\n`)).toBe('Text.');
  });
});
