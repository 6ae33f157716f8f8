import { describe, expect, it } from 'vitest';
import type { Expectation } from '../../src/config/config-file.js';
import { compileDispatcher } from '../../src/manifest/routes.js';
import { checkExpectations } from '../../src/run/expectations.js';
import { registerInMemory } from '../support/register-in-memory.js';
import { skillText } from '../support/skill-text.js';

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

  it('reports nothing if every task reaches its skill, by text, type or label, or reaches none as expected', () => {
    expect(failures.map(({ at }) => 'line' in at && at.line)).toEqual([4, 8, 9]);
  });

  it('points at the skill in the config, and says which skill got the task and why', () => {
    expect(failures[0]).toEqual({
      rule: 'expectation-failed',
      file: 'skill-registrar.json',
      at: { line: 4, column: 51, endLine: 4, endColumn: 66 },
      about: ['write the release notes'],
      message:
        '"write the release notes" reaches "release" (the key “release” of the matrix routes to release) instead of "release-notes".',
      fix: '"release-notes" wants it too (the key “notes” of the matrix routes to release-notes), but comes later: give it a unique keyword, put its key first in the matrix, or change this expectation.',
    });
  });

  it('fails if a text reaches a skill it must not reach, or none', () => {
    expect(failures[1]?.message).toBe(
      '"take notes" reaches "release-notes" (the key “notes” of the matrix routes to release-notes) although it should reach none.',
    );
    expect(failures[2]?.message).toBe('"cook dinner" reaches no skill instead of "finder".');
    expect(failures[2]?.fix).toBe(
      'Give "finder" a keyword that the text contains, or change this expectation.',
    );
  });

  it('shortens a long or multi-line text to one line', () => {
    const long = [{ text: `a\n${'word '.repeat(100)}`, skill: 'x' }];
    const [failure] = checkExpectations(compileDispatcher(manifest), long, { file: 'c.json', text: '{}' });
    expect(failure?.message).not.toContain('\n');
    expect(failure!.message.length).toBeLessThan(120);
    expect(failure).toMatchObject({ at: { line: 1, column: 1 } });
  });
});

describe('trigger files', () => {
  const skills = {
    'skills/notes/SKILL.md': skillText({
      name: 'notes',
      description: 'Writes notes.',
      keywords: '[release notes]',
    }),
    'skills/other/SKILL.md': skillText({ name: 'other', description: 'Draws.', keywords: '[draw a map]' }),
  };
  const failures = async (files: Readonly<Record<string, string | object>>, pattern: string) => {
    const config = { expect: [{ files: pattern }, { text: 'draw a map', skill: 'other' }] };
    const { report } = await registerInMemory(
      { ...skills, ...files, 'skill-registrar.json': config },
      { profile: 'agent-skills' },
    );
    return report.diagnostics
      .filter(({ rule }) => rule === 'expectation-failed')
      .map(({ file, line, message }) => `${file}:${line} ${message}`);
  };

  it('trigger files list requests that should or should not reach the skill next to them', async () => {
    const set = [
      { query: 'write the release notes', should_trigger: true },
      { query: 'draw a map', should_trigger: false },
      { query: 'draw a map of the release', should_trigger: true },
      { query: 'old release notes', should_trigger: false },
    ];
    expect(await failures({ 'skills/notes/evals/triggers.json': set }, 'skills/*/evals/*.json')).toEqual([
      'skills/notes/evals/triggers.json:11 "draw a map of the release" reaches "other" (the phrase “draw a map” belongs to other) instead of "notes".',
      'skills/notes/evals/triggers.json:15 "old release notes" reaches "notes" (the phrase “release notes” belongs to notes), although it should not.',
    ]);
  });

  it('trigger files may name their skill, and skip requests that keywords cannot decide', async () => {
    const set = {
      skill: 'other',
      cases: [
        { id: 'a', prompt: 'where is the treasure', should_trigger: true, lexical: false },
        { id: 'b', prompt: 'sketch it', should_trigger: true },
      ],
    };
    expect(await failures({ 'trigger-cases.json': set }, 'trigger-cases.json')).toEqual([
      'trigger-cases.json:12 "sketch it" reaches no skill instead of "other".',
    ]);
  });

  it('validate tries the lists in the evals of skills, but reports only what certainly goes wrong, and each case once', async () => {
    const list = [
      { query: 'draw a map of the release', should_trigger: true },
      { query: 'old release notes', should_trigger: false },
      { query: 'sketch it', should_trigger: true },
      { query: 'draw a map by hand', should_trigger: true, lexical: false },
    ];
    const validate = async (more: Readonly<Record<string, string | object>>) => {
      const files = { ...skills, ...more, 'skills/notes/evals/triggers.json': list };
      const request = { profile: 'agent-skills', operation: 'validate' } as const;
      const { report } = await registerInMemory(files, request);
      return report.diagnostics
        .filter(({ file }) => file.endsWith('triggers.json'))
        .map(({ rule, line, severity }) => `${line} ${severity} ${rule}`);
    };
    expect(await validate({})).toEqual([]);
    expect(await validate({ 'skill-registrar.json': { rules: { 'trigger-misrouted': 'warning' } } })).toEqual(
      ['3 warning trigger-misrouted', '7 warning trigger-misrouted'],
    );
    expect(await validate({ 'skills/manifest.json': { skills: [] } })).toEqual([
      '3 notice trigger-misrouted',
      '7 notice trigger-misrouted',
    ]);
    expect(
      await validate({ 'skill-registrar.json': { expect: [{ files: 'skills/*/evals/*.json' }] } }),
    ).toEqual(['3 error expectation-failed', '7 error expectation-failed', '11 error expectation-failed']);
  });

  it.each<[string, string | object, string]>([
    ['is missing', '', 'skill-registrar.json:4 No file matches "evals/*.json".'],
    ['is not JSON', '[', 'evals/a.json:1 evals/a.json is not a trigger set.'],
    ['is something else', { evals: [] }, 'evals/a.json:1 evals/a.json is not a trigger set.'],
    [
      'has cases without an answer',
      { skill: 'notes', cases: [{ query: 'a' }] },
      'evals/a.json:1 evals/a.json is not a trigger set.',
    ],
    [
      'has cases that are not requests',
      { skill: 'notes', cases: ['a'] },
      'evals/a.json:1 evals/a.json is not a trigger set.',
    ],
    [
      'has cases without a text',
      { skill: 'notes', cases: [{ should_trigger: true }] },
      'evals/a.json:1 evals/a.json is not a trigger set.',
    ],
    [
      'names no skill',
      [{ query: 'a', should_trigger: true }],
      'evals/a.json:1 evals/a.json is not a trigger set.',
    ],
  ])('reports a trigger file that %s', async (_what, content, message) => {
    expect(await failures(content === '' ? {} : { 'evals/a.json': content }, 'evals/*.json')).toEqual([
      message,
    ]);
  });

  it('reports a missing trigger file of an extended config at the start of the config', async () => {
    const { report } = await registerInMemory(
      {
        ...skills,
        'policy.json': { expect: [{ files: 'evals/*.json' }] },
        'skill-registrar.json': { extends: './policy.json' },
      },
      { profile: 'agent-skills' },
    );
    expect(report.diagnostics.filter(({ rule }) => rule === 'expectation-failed')).toMatchObject([
      { file: 'skill-registrar.json', line: 1, column: 1, message: 'No file matches "evals/*.json".' },
    ]);
  });
});
