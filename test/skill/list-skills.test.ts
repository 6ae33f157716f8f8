import { describe, expect, it } from 'vitest';
import { listCommittedSkills } from '../../src/skill/list-skills.js';
import { isWithdrawn } from '../../src/skill/skill.js';
import { aRecord } from '../support/a-record.js';

describe('skills of a committed catalog', () => {
  it('are sorted by name, then by file', () => {
    const records = [
      aRecord('b'),
      aRecord('a', {}, { directory: 'skills/z' }),
      aRecord('a', {}, { directory: 'skills/y' }),
    ];
    expect(listCommittedSkills(records).map(({ file }) => file)).toEqual([
      'skills/y/SKILL.md',
      'skills/z/SKILL.md',
      'skills/b/SKILL.md',
    ]);
  });

  it('have all fields of a catalog', () => {
    const description = ' Reads files. And more. ';
    expect(listCommittedSkills([aRecord('a', { description })])).toEqual([
      {
        name: 'a',
        description: 'Reads files. And more.',
        briefDescription: 'Reads files.',
        scope: 'repo',
        path: 'skills/a/SKILL.md',
        file: 'skills/a/SKILL.md',
        directory: 'skills/a',
      },
    ]);
    expect(listCommittedSkills([aRecord('a', { briefDescription: 'Own words' })])).toMatchObject([
      { description: '', briefDescription: 'Own words' },
    ]);
  });

  it.each([
    ['the user’s own', aRecord('a', {}, { scope: 'user' })],
    ['inactive', aRecord('a', { status: 'inactive' })],
    ['deprecated', aRecord('a', { status: 'deprecated' })],
  ])('omit a skill that is %s', (_what, record) => {
    expect(listCommittedSkills([record])).toEqual([]);
  });

  it('omit skills that the config disables', () => {
    const records = [aRecord('a'), aRecord('b', { defaultEnabled: true, status: 'experimental' })];
    expect(listCommittedSkills(records, ({ name }) => name === 'a').map(({ name }) => name)).toEqual(['b']);
  });

  it.each([
    ['active', false],
    ['experimental', false],
    ['inactive', true],
    ['deprecated', true],
  ])('status %s is withdrawn: %s', (status, expected) => {
    expect(isWithdrawn(status)).toBe(expected);
  });
});
