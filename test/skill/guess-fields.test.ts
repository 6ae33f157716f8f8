import { describe, expect, it } from 'vitest';
import { guessFields } from '../../src/skill/guess-fields.js';
import { parseText } from '../../src/skill/parse-skill.js';

const guess = (text: string, max?: number) => guessFields(parseText(text, 'strict'), max);

describe('guessFields', () => {
  it.each([
    ['the first paragraph', '# Title\n\nReviews **pull requests**.\n', 'Reviews pull requests.'],
    ['its first sentence', 'Reviews code. Then it reports.\n', 'Reviews code.'],
    ['all lines of a sentence', '# T\n\nReviews code\nline by line.\n', 'Reviews code line by line.'],
    ['no list', '# T\n\n- one\n- two\n\nReviews code.\n', 'Reviews code.'],
    ['no properties', '# T\n\n**Type**: x\n**Version**: 1\n\n---\n\nReviews code.\n', 'Reviews code.'],
    ['no code', '# T\n\n```\nrm -rf x\n```\n\nReviews code.\n', 'Reviews code.'],
  ])('a text without frontmatter is described by %s', (_title, text, description) => {
    expect(guess(text)).toEqual({ description });
  });

  it('a text of headings alone has no description', () => {
    expect(guess('# Title\n\n## More\n')).toEqual({});
  });

  it('frontmatter that YAML rejects is read line by line', () => {
    expect(guess('---\nname: pdf\ndescription: Fills forms: all of them\n---\nText.\n')).toEqual({
      name: 'pdf',
      description: 'Fills forms: all of them',
    });
    expect(guess('---\nname: [\n---\n\nFills forms.\n')).toEqual({ description: 'Fills forms.' });
  });

  it('frontmatter that is not closed ends at the first blank line', () => {
    expect(guess('---\nname: pdf\ndescription: Fills forms\n\nname: other\n')).toEqual({
      name: 'pdf',
      description: 'Fills forms',
    });
  });

  it('a long sentence is cut', () => {
    expect(guess('Does this and that and more.', 10)).toEqual({ description: 'Does this…' });
  });

  it('frontmatter that can be read, or is refused for its language, gives nothing', () => {
    expect(guess('---\nname: pdf\n---\nText.\n')).toEqual({});
    expect(guess('---js\nname: pdf\n---\nText.\n')).toEqual({});
  });
});
