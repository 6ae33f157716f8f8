import { describe, expect, it } from 'vitest';
import { readMetadata } from '../../src/skill/read-metadata.js';

describe('declared fields', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['are trimmed', { name: ' a ', description: '\nb\n' }, { name: 'a', description: 'b' }],
    ['are ignored if blank', { name: '  ', version: '' }, {}],
    ['are ignored if they are not strings', { name: 5, description: ['x'], version: 1.5, model: null }, {}],
    ['may be numbers in range', { tier: 0, token_budget: 1000 }, { tier: 0, tokenBudget: 1000 }],
    ['may be numbers up to the limit', { tier: 3, token_budget: 50_000 }, { tier: 3, tokenBudget: 50_000 }],
    ['are ignored above their range', { tier: 4, token_budget: 999 }, {}],
    ['are ignored below their range', { tier: -1, token_budget: 50_001 }, {}],
    ['are ignored if they are not integers', { tier: 1.5, token_budget: '2000' }, {}],
    ['may be lists of strings', { tags: [' Plan ', 5, '', 'B'] }, { tags: ['plan', 'b'] }],
    [
      'are ignored if they are not lists',
      { tags: 'plan', references: {}, dependencies: 1, scripts: null },
      {},
    ],
    [
      'keep the case of names and files',
      { references: ['A.md'], dependencies: ['B'], scripts: ['C.sh'], toolsets: ['d:E'] },
      { references: ['A.md'], dependencies: ['B'], scripts: ['C.sh'], toolsets: ['d:E'] },
    ],
    ['may be booleans', { default_enabled: false }, { defaultEnabled: false }],
    ['are ignored if they are not booleans', { default_enabled: 'no' }, {}],
    [
      'may be maps of strings, numbers and booleans',
      { metadata: { a: 'x', b: 1.5, c: true, d: null, e: ['y'] } },
      { metadata: { a: 'x', b: '1.5', c: 'true' } },
    ],
    ['are ignored if they are not maps', { metadata: ['x'] }, {}],
    ['are ignored if null', { metadata: null, triggers: null }, {}],
    [
      'may have other names',
      { minimumVersion: '1', brief_description: 'b', license: 'l', compatibility: 'c', status: 'inactive' },
      { minimumVersion: '1', briefDescription: 'b', license: 'l', compatibility: 'c', status: 'inactive' },
    ],
    ['are ignored if unknown', { constructor: 'x', toString: 'y', unknown: 'z' }, {}],
  ])('declared fields %s', (_what, data, expected) => {
    expect(readMetadata(data)).toStrictEqual(expected);
  });

  it.each<[unknown, readonly string[] | undefined]>([
    ['Read Grep', ['Read', 'Grep']],
    ['Read, Grep', ['Read', 'Grep']],
    ['Bash(git add, git commit) Read', ['Bash(git add, git commit)', 'Read']],
    [
      ['Read', ' Grep '],
      ['Read', 'Grep'],
    ],
    ['', []],
    [7, undefined],
  ])('allowed-tools: %j', (value, allowedTools) => {
    expect(readMetadata({ 'allowed-tools': value }).allowedTools).toEqual(allowedTools);
  });
});

describe('declared triggers', () => {
  it.each<[string, Record<string, unknown>, object | undefined]>([
    ['a list', { dispatch_triggers: ['a'] }, { field: 'dispatch_triggers', keywords: ['a'] }],
    [
      'an object',
      { dispatch_triggers: { keywords: ['a'], labels: ['b'], types: ['c'] } },
      { field: 'dispatch_triggers', keywords: ['a'], labels: ['b'], types: ['c'] },
    ],
    [
      'only labels',
      { dispatch_triggers: { labels: ['b'] } },
      { field: 'dispatch_triggers', keywords: [], labels: ['b'] },
    ],
    [
      'only types',
      { dispatch_triggers: { types: [] } },
      { field: 'dispatch_triggers', keywords: [], types: [] },
    ],
    ['keywords', { keywords: ['a', 'a', 'b'] }, { field: 'keywords', keywords: ['a', 'b'] }],
    ['triggers as a list', { triggers: ['a'] }, { field: 'triggers', keywords: ['a'] }],
    [
      'keywords and verbs of triggers, never patterns',
      { triggers: { keywords: ['a'], verbs: ['b'], patterns: ['c|d'] } },
      { field: 'triggers', keywords: ['a', 'b'] },
    ],
    [
      'all of them, in this order',
      { keywords: ['d'], triggers: { keywords: ['b'], verbs: ['c'] }, dispatch_triggers: ['a'] },
      { field: 'dispatch_triggers', keywords: ['a', 'b', 'c', 'd'] },
    ],
    ['only patterns', { triggers: { patterns: ['a'] } }, undefined],
    ['empty lists', { dispatch_triggers: [], keywords: [] }, undefined],
    [
      'strings with commas, semicolons or line breaks between the phrases',
      { dispatch_triggers: 'a', triggers: 'b one, b two', keywords: 'c; d\ne,' },
      { field: 'dispatch_triggers', keywords: ['b one', 'b two', 'c', 'd', 'e'] },
    ],
    [
      'under metadata',
      { metadata: { keywords: 'a, b', triggers: ['c', 'a'], category: 'd' } },
      { field: 'metadata', keywords: ['a', 'b', 'c'] },
    ],
    ['none', {}, undefined],
  ])('reads triggers for the matrix: %s', (_what, data, expected) => {
    expect(readMetadata(data).dispatchTriggers).toStrictEqual(expected);
  });

  it.each<[string, unknown, object | undefined]>([
    ['a list of keywords', ['a'], { keywords: ['a'], verbs: [], patterns: [] }],
    [
      'by type',
      { keywords: ['a'], verbs: ['b'], patterns: ['c'] },
      { keywords: ['a'], verbs: ['b'], patterns: ['c'] },
    ],
    ['a string', 'a', { keywords: [], verbs: [], patterns: [] }],
    ['null', null, undefined],
  ])('reads triggers for agents: %s', (_what, triggers, expected) => {
    expect(readMetadata({ triggers }).matchTriggers).toStrictEqual(expected);
  });
});
