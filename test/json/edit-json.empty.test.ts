import { describe, expect, it } from 'vitest';
import { editJson, type JsonEdit } from '../../src/json/edit-json.js';

const WORDS = '{\n  "tags": ["a", "b"],\n  "list": []\n}\n';
const MAP = '{\n  "meta": { "a": 1, "b": 2 },\n  "map": {}\n}\n';

describe('filling an empty list or object', () => {
  it.each<[string, string, JsonEdit[], string]>([
    ['a list of words', WORDS, [{ op: 'append', path: ['list'], value: 'c' }], '"list": ["c"]'],
    [
      'a list of objects is not set like a list of words',
      WORDS,
      [{ op: 'append', path: ['list'], value: { name: 'x' } }],
      '"list": [\n    {\n      "name": "x"\n    }\n  ]',
    ],
    [
      'a list of both is not set like a list of words',
      WORDS,
      [
        { op: 'append', path: ['list'], value: 'c' },
        { op: 'append', path: ['list'], value: {} },
      ],
      '"list": [\n    "c",\n    {}\n  ]',
    ],
    ['an object of numbers', MAP, [{ op: 'set', path: ['map', 'k'], value: 1 }], '"map": { "k": 1 }'],
    [
      'an object of lists is not set like one of numbers',
      MAP,
      [{ op: 'set', path: ['map', 'k'], value: [1] }],
      '"map": {\n    "k": [\n      1\n    ]\n  }',
    ],
    [
      'an object of objects is set on lines, those in it on one',
      MAP,
      [{ op: 'set', path: ['map', 'k', 'l'], value: 1 }],
      '"map": {\n    "k": { "l": 1 }\n  }',
    ],
    [
      'an object with a list that is made on the way',
      MAP,
      [{ op: 'append', path: ['map', 'k'], value: 1 }],
      '"map": {\n    "k": [\n      1\n    ]\n  }',
    ],
    [
      'an object of both is set on lines',
      MAP,
      [
        { op: 'set', path: ['map', 'j'], value: 1 },
        { op: 'set', path: ['map', 'k', 'l'], value: 1 },
      ],
      '"map": {\n    "j": 1,\n    "k": { "l": 1 }\n  }',
    ],
  ])('formats the first members of %s like its neighbors', (_what, text, edits, expected) => {
    const empty = text === WORDS ? '"list": []' : '"map": {}';
    expect(editJson(text, edits)).toBe(text.replace(empty, () => expected));
  });
});
