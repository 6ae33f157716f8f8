import { describe, expect, it } from 'vitest';
import { codeBlockAt, codeBlocks, findLinks, headingsOf } from '../../src/text/markdown.js';

/** The marked position `|` is in code. */
function isCode(marked: string): boolean {
  return codeBlockAt(codeBlocks(marked.replace('|', '')), marked.indexOf('|')) !== null;
}

describe('fenced code', () => {
  it.each([
    ['```\n|x\n```', true],
    ['~~~\n|x\n~~~', true],
    ['```\nx\n```\n|y', false],
    ['|y\n```\nx\n```', false],
    ['````\n```\n|x\n````', true],
    ['```\n~~~\n|x\n```', true],
    ['~~~\n```\n~~~\n|y', false],
    ['- ```md\n  |x\n  ```', true],
    ['> ```\n> x\n> ```\n|y', false],
    ['1.  Step:\n\n    ```md\n    |x\n    ```', true],
    ['```npm test``` checks it.\n|y', false],
    ['Code begins with ``` on a line.\n|y', false],
    ['```\nnever closed\n|x', true],
    ['```js\r\nx\r\n```\r\n|y', false],
  ])('%j is code at the mark: %s', (marked, expected) => {
    expect(isCode(marked)).toBe(expected);
  });

  it('has a language', () => {
    expect(
      codeBlocks('```js title=x\n```\n~~~  text\n~~~\n```\n```').map(({ language }) => language),
    ).toEqual(['js', 'text', '']);
  });
});

describe('headings', () => {
  it('are of any level and form, outside code and comments', () => {
    const text =
      '# One #\n\n##  **Two**\nThree\n===\n#no\n<!--\n# gone\n-->\n<!-- # gone -->\n```\n# gone\n```\n- ```\n  # gone\n  ```\n   ###### _Six_\r\n';
    expect(headingsOf(text)).toEqual(['One', 'Two', 'Three', 'Six']);
  });

  it('are not thematic breaks after a blank line or another heading', () => {
    expect(headingsOf('# One\n---\n\n---\nTwo\n---\n')).toEqual(['One', 'Two']);
  });
});

describe('links', () => {
  it('are found outside code, with their position', () => {
    const text = '[a](one.md) `[b](two.md)`\n```\n[c](three.md)\n```\n[d]: <four.md>\n![e](five.png "t")\n';
    const links = findLinks(text, () => true);
    expect(links.map(({ destination }) => destination)).toEqual(['one.md', 'four.md', 'five.png']);
    for (const { destination, start, end } of links) expect(text.slice(start, end)).toBe(destination);
    expect(findLinks(text, (destination) => destination.endsWith('.png'))).toHaveLength(1);
  });
});
