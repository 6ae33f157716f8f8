import { describe, expect, it } from 'vitest';
import { compileDispatcher } from '../../src/agent/dispatcher.js';
import { checkExpectations } from '../../src/agent/expectations.js';
import type { Expectation } from '../../src/config/settings.js';

const manifest = JSON.stringify({
  dispatch_matrix: {
    by_task_type: { research: 'finder' },
    by_keyword: { release: 'release', notes: 'release-notes' },
  },
  skills: [{ name: 'release' }, { name: 'release-notes' }, { name: 'finder', tags: ['deep'] }],
});

const config = `{
  "expect": [
    { "text": "cut a release", "skill": "release" },
    { "text": "write the release notes", "skill": "release-notes" },
    { "text": "look it up", "skill": "finder", "type": "research" },
    { "text": "look it up", "skill": "finder", "labels": ["deep"] },
    { "text": "cook dinner", "skill": null },
    { "text": "take notes", "skill": null },
    { "text": "cook dinner", "skill": "finder" }
  ]
}`;

describe('checkExpectations', () => {
  const { expect: expectations } = JSON.parse(config) as { expect: Expectation[] };
  const failures = checkExpectations(compileDispatcher(manifest), expectations, {
    file: 'skill-registrar.json',
    text: config,
  });

  it('is silent about what still reaches its skill, by text, type and label, or reaches none', () => {
    expect(failures.map(({ at }) => 'line' in at && at.line)).toEqual([4, 8, 9]);
  });

  it('points at the skill on its own line of the config and says who got the task and why', () => {
    expect(failures[0]).toEqual({
      rule: 'expectation-failed',
      file: 'skill-registrar.json',
      at: { line: 4, column: 51, endLine: 4, endColumn: 66 },
      message:
        '"write the release notes" reaches "release" (keyword "release" matches) instead of "release-notes".',
      fix: '"release-notes" wants it too (keyword "notes" matches), but comes later: give it a keyword of its own, put its key first in the matrix, or change this expectation.',
    });
  });

  it('fails a text that must reach none, and one that reaches none', () => {
    expect(failures[1]?.message).toBe(
      '"take notes" reaches "release-notes" (keyword "notes" matches) although it should reach none.',
    );
    expect(failures[2]?.message).toBe('"cook dinner" reaches no skill instead of "finder".');
    expect(failures[2]?.fix).toBe('Give "finder" a keyword that the text holds, or change this expectation.');
  });

  it('keeps a long or many-lined text on one short line', () => {
    const long = [{ text: `a\n${'word '.repeat(100)}`, skill: 'x' }];
    const [failure] = checkExpectations(compileDispatcher(manifest), long, { file: 'c.json', text: '{}' });
    expect(failure?.message).not.toContain('\n');
    expect(failure!.message.length).toBeLessThan(120);
    expect(failure).toMatchObject({ at: { line: 1, column: 1 } });
  });
});
