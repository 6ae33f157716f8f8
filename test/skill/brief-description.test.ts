import { describe, expect, it } from 'vitest';
import { briefDescription } from '../../src/skill/infer-metadata.js';

describe('briefDescription', () => {
  it.each([
    ['Extended greeting. Use it often.', 'Extended greeting.'],
    ['Reads SKILL.md and 1.0 files, e.g. yours. Then stops.', 'Reads SKILL.md and 1.0 files, e.g. yours.'],
    ['One line\n  that goes on\nwithout end', 'One line that goes on without end'],
    ['Says "stop." And goes on.', 'Says "stop."'],
    ['Really? Yes.', 'Really?'],
    ['Writes to Dr. Smith of the U.S. office. Politely.', 'Writes to Dr. Smith of the U.S. office.'],
    ['第一句。第二句。', '第一句。'],
    ['', ''],
  ])('shortens %j to %j', (description, brief) => {
    expect(briefDescription(description)).toBe(brief);
  });
});
