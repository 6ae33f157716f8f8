import { describe, expect, it } from 'vitest';
import { reconcileJson } from '../../src/json/reconcile-json.js';
import { editText, type JsonEdit } from './edit-text.js';

const MANIFEST = `{
  "$schema": "https://example.com/skills.schema.json",
  "_meta": { "schemaVersion": "2.1.0",  "lastUpdated": "2026-01-27", "totalSkills": 2 },
  "dispatch_matrix": {
    "_comment": "Routes \\u2014 by hand.",
    "by_task_type": {
      "research": "ct-a",
      "365": "ct-b"
    },
    "by_keyword": {
      "research": "ct-custom"
    }
  },
  "skills": [
    {
      "name": "ct-a",
      "description": "A \\u2014 first",
      "tags": ["one", "two"],
      "weight": 1.50,
      "references": [
        "skills/ct-a/SKILL.md"
      ],
      "capabilities": {
        "inputs": ["TASK_ID"],
        "chains": []
      }
    },
    {
      "name": "ct-b",
      "description": "B",
      "tags": ["three"],
      "references": [
        "skills/ct-b/SKILL.md",
        "docs/GUIDE.md"
      ],
      "capabilities": {
        "inputs": [],
        "chains": ["ct-a"]
      }
    }
  ]
}
`;

/** The lines that only one of two texts contains, in order. */
function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return { gone: a.filter((line) => !b.includes(line)), come: b.filter((line) => !a.includes(line)) };
}

describe('editing a hand-formatted manifest', () => {
  it('changes one line when one description changes', () => {
    const after = editText(MANIFEST, [
      { op: 'set', path: ['skills', 0, 'description'], value: 'New "text"' },
    ]);
    expect(after).toBe(
      MANIFEST.replace('"description": "A \\u2014 first"', '"description": "New \\"text\\""'),
    );
  });

  it('changes nothing when a value is replaced by an equal one in another notation', () => {
    const edits: JsonEdit[] = [
      { op: 'set', path: ['skills', 0, 'description'], value: 'A — first' },
      { op: 'set', path: ['skills', 0, 'weight'], value: 1.5 },
      { op: 'set', path: ['skills', 0, 'tags'], value: ['one', 'two'] },
      { op: 'set', path: [], value: JSON.parse(MANIFEST) },
    ];
    for (const edit of edits) expect(editText(MANIFEST, [edit])).toBe(MANIFEST);
  });

  it('keeps an inline array inline and a multi-line array multi-line', () => {
    const after = editText(MANIFEST, [
      { op: 'set', path: ['skills', 0, 'tags'], value: ['one', 'new', 'two'] },
      { op: 'set', path: ['skills', 0, 'references'], value: ['a.md', 'skills/ct-a/SKILL.md', 'b.md'] },
    ]);
    expect(changedLines(MANIFEST, after)).toEqual({
      gone: ['      "tags": ["one", "two"],', '        "skills/ct-a/SKILL.md"'],
      come: [
        '      "tags": ["one", "new", "two"],',
        '        "a.md",',
        '        "skills/ct-a/SKILL.md",',
        '        "b.md"',
      ],
    });
  });

  it('formats an appended entry like its sibling, key by key', () => {
    const entry = {
      name: 'ct-c',
      tags: ['x', 'y'],
      references: ['r1', 'r2'],
      capabilities: { inputs: ['I'], dispatch_triggers: { labels: ['x'] } },
    };
    const after = editText(MANIFEST, [{ op: 'append', path: ['skills'], value: entry }]);
    expect(after).toBe(
      MANIFEST.replace(
        '    }\n  ]\n',
        `    },
    {
      "name": "ct-c",
      "tags": ["x", "y"],
      "references": [
        "r1",
        "r2"
      ],
      "capabilities": {
        "inputs": ["I"],
        "dispatch_triggers": {
          "labels": ["x"]
        }
      }
    }
  ]
`,
      ),
    );
  });

  it('formats a missing array as the other entries do', () => {
    const after = editText(MANIFEST, [
      { op: 'remove', path: ['skills', 1, 'tags'] },
      { op: 'set', path: ['skills', 1, 'weight'], value: 2 },
    ]);
    const again = editText(after, [{ op: 'set', path: ['skills', 1, 'tags'], value: ['three', 'four'] }]);
    expect(changedLines(after, again)).toEqual({
      gone: ['      "weight": 2'],
      come: ['      "weight": 2,', '      "tags": ["three", "four"]'],
    });
  });

  it('fills an empty array as the other entries format theirs', () => {
    const after = editText(MANIFEST, [
      { op: 'append', path: ['skills', 0, 'capabilities', 'chains'], value: 'ct-b' },
      { op: 'append', path: ['skills', 1, 'capabilities', 'inputs'], value: 'A' },
      { op: 'append', path: ['skills', 1, 'capabilities', 'inputs'], value: 'B' },
    ]);
    expect(changedLines(MANIFEST, after).come).toEqual([
      '        "chains": ["ct-b"]',
      '        "inputs": ["A", "B"],',
    ]);
  });

  it('removes the first, last or only entry with its comma and lines', () => {
    const [first, second] = [
      MANIFEST.indexOf('    {\n      "name": "ct-a"'),
      MANIFEST.indexOf('    {\n      "name": "ct-b"'),
    ];
    const end = MANIFEST.indexOf('\n  ]\n}');
    expect(editText(MANIFEST, [{ op: 'remove', path: ['skills', 0] }])).toBe(
      MANIFEST.slice(0, first) + MANIFEST.slice(second),
    );
    expect(editText(MANIFEST, [{ op: 'remove', path: ['skills', 1] }])).toBe(
      MANIFEST.slice(0, second - 2) + MANIFEST.slice(end),
    );
    const both: JsonEdit[] = [1, 0].map((index) => ({ op: 'remove', path: ['skills', index] }));
    expect(editText(MANIFEST, both)).toBe(`${MANIFEST.slice(0, first - 1)}${MANIFEST.slice(end + 3)}`);
  });

  it('combines removals and appends in one container', () => {
    const after = editText(MANIFEST, [
      { op: 'append', path: ['skills'], value: { name: 'ct-c' } },
      { op: 'remove', path: ['skills', 1] },
      { op: 'remove', path: ['dispatch_matrix', 'by_task_type', 'research'] },
      { op: 'set', path: ['dispatch_matrix', 'by_task_type', 'testing'], value: 'ct-c' },
      { op: 'set', path: ['_meta', 'totalSkills'], value: 3 },
    ]);
    expect(after).toContain(
      '"_meta": { "schemaVersion": "2.1.0",  "lastUpdated": "2026-01-27", "totalSkills": 3 },',
    );
    expect(after).toContain('"by_task_type": {\n      "365": "ct-b",\n      "testing": "ct-c"\n    },');
    expect(after).toContain('    },\n    {\n      "name": "ct-c"\n    }\n  ]\n}\n');
    expect(after).not.toContain('"name": "ct-b"');
  });

  it('adds a keyword after a manual one and leaves the rest of the matrix alone', () => {
    const after = editText(MANIFEST, [
      { op: 'set', path: ['dispatch_matrix', 'by_keyword', 'investigate'], value: 'ct-research-agent' },
    ]);
    expect(after).toBe(
      MANIFEST.replace(
        '"research": "ct-custom"',
        '"research": "ct-custom",\n      "investigate": "ct-research-agent"',
      ),
    );
  });

  it('returns the same text when there is nothing to edit', () => {
    expect(editText(MANIFEST, [])).toBe(MANIFEST);
  });
});

describe('formatting of new values', () => {
  it('does not format a list of entries like a neighboring list of words', () => {
    const before = '{\n  "words": ["a"],\n  "skills": []\n}\n';
    expect(editText(before, [{ op: 'append', path: ['skills'], value: { name: 'x', tags: ['t'] } }])).toBe(
      '{\n  "words": ["a"],\n  "skills": [\n    {\n      "name": "x",\n      "tags": ["t"]\n    }\n  ]\n}\n',
    );
  });

  it.each([
    ['tabs', '{\n\t"a": 1\n}', '{\n\t"a": 1,\n\t"b": {\n\t\t"c": [\n\t\t\t1\n\t\t]\n\t}\n}'],
    [
      'four spaces, CRLF',
      '{\r\n    "a": 1\r\n}\r\n',
      '{\r\n    "a": 1,\r\n    "b": {\r\n        "c": [\r\n            1\r\n        ]\r\n    }\r\n}\r\n',
    ],
    ['a byte order mark', '\uFEFF{\n "a": 1\n}', '\uFEFF{\n "a": 1,\n "b": {\n  "c": [\n   1\n  ]\n }\n}'],
    ['no line breaks at all', '{"a":1}', '{"a":1,"b":{"c":[1]}}'],
    ['one line with spaces', '{ "a": 1 }\n', '{ "a": 1, "b": { "c": [1] } }\n'],
    ['an empty document', '{}\n', '{\n  "b": {\n    "c": [\n      1\n    ]\n  }\n}\n'],
    [
      'spaces before colons',
      '{\n  "a" : 1\n}',
      '{\n  "a" : 1,\n  "b" : {\n    "c" : [\n      1\n    ]\n  }\n}',
    ],
    [
      'commas first',
      '{\n  "x": 1\n, "a": 1\n}',
      '{\n  "x": 1\n, "a": 1\n, "b": {\n    "c": [\n      1\n    ]\n  }\n}',
    ],
    ['no indentation', '{\n"a": 1\n}', '{\n"a": 1,\n"b": {\n"c": [\n1\n]\n}\n}'],
  ])('follows %s', (_, before, after) => {
    expect(editText(before, [{ op: 'set', path: ['b', 'c'], value: [1] }])).toBe(after);
  });

  it('keeps brackets on the lines of their members', () => {
    const before = '[{\n  "a": 1\n}, {\n  "a": 2\n}]\n';
    expect(editText(before, [{ op: 'append', path: [], value: { a: 3 } }])).toBe(
      '[{\n  "a": 1\n}, {\n  "a": 2\n}, {\n  "a": 3\n}]\n',
    );
  });

  it('formats a new map entry like its neighbors', () => {
    const before = '{\n  "by_protocol": {\n    "x": { "skillRef": "a", "enforcement": ["strict"] }\n  }\n}\n';
    expect(
      editText(before, [
        { op: 'set', path: ['by_protocol', 'y'], value: { skillRef: 'b', enforcement: [] } },
      ]),
    ).toBe(
      '{\n  "by_protocol": {\n    "x": { "skillRef": "a", "enforcement": ["strict"] },\n    "y": { "skillRef": "b", "enforcement": [] }\n  }\n}\n',
    );
  });

  it('does not copy a blank line that only groups members', () => {
    expect(editText('{\n  "a": 1,\n\n  "b": 2\n}', [{ op: 'set', path: ['c'], value: 3 }])).toBe(
      '{\n  "a": 1,\n\n  "b": 2,\n  "c": 3\n}',
    );
  });

  it('keeps the notation of remaining elements when a list is replaced', () => {
    expect(editText('["\\u2014", 1.50, "x", 2]', [{ op: 'set', path: [], value: ['—', 'new', 2] }])).toBe(
      '["\\u2014", "new", 2]',
    );
    expect(editText('[2, "\\u2014"]', [{ op: 'set', path: [], value: ['—', 1, 2] }])).toBe(
      '["\\u2014", 1, 2]',
    );
  });

  it('recognizes remaining entries by their value, not by their formatting', () => {
    const before = '[\n  {"a": 1.0, "b": ["x"]},\n  {"a": 2},\n  {"c": null},\n  [1, 2]\n]';
    const entries = [{ a: 1, b: ['x'] }, { c: null }, [1, 2]];
    expect(editText(before, [{ op: 'set', path: [], value: entries }])).toBe(
      before.replace('  {"a": 2},\n', ''),
    );
    const longer = [{ a: 1, b: ['x'] }, { a: 2 }, { c: null }, [1, 2], [1, 2, 3]];
    expect(editText(before, [{ op: 'set', path: [], value: longer }])).toBe(
      before.replace('[1, 2]\n', '[1, 2],\n  [1, 2, 3]\n'),
    );
    const other = [{ a: 1, b: ['x', 'y'] }, { a: 2, z: 1 }, { d: null }, [1, 3], 5];
    expect(JSON.parse(editText(before, [{ op: 'set', path: [], value: other }]))).toEqual(other);
  });

  it('appends to a list that wraps without wrapping it again', () => {
    expect(editText('[\n  1, 2,\n  3, 4\n]', [{ op: 'set', path: [], value: [1, 2, 3, 4, 5] }])).toBe(
      '[\n  1, 2,\n  3, 4, 5\n]',
    );
  });

  it.each([
    ['[1, 2, 3]', 0, '[2, 3]'],
    ['[1, 2, 3]', 1, '[1, 3]'],
    ['[1, 2, 3]', 2, '[1, 2]'],
    ['[ 1 ]', 0, '[]'],
    ['[\n  1, 2,\n  3, 4\n]', 2, '[\n  1, 2,\n  4\n]'],
    ['[\n  1, 2,\n  3, 4\n]', 1, '[\n  1,\n  3, 4\n]'],
    ['[ 1\n, 2\n, 3\n]', 1, '[ 1\n, 3\n]'],
  ])('from %j, removes the element at %i', (before, index, after) => {
    expect(editText(before, [{ op: 'remove', path: [index] }])).toBe(after);
  });

  it('replaces all members of a container in its old formatting', () => {
    expect(
      editText('{ "a": [ 1, 2 ] }', [
        { op: 'remove', path: ['a', 1] },
        { op: 'remove', path: ['a', 0] },
        { op: 'append', path: ['a'], value: 3 },
        { op: 'append', path: ['a'], value: 4 },
      ]),
    ).toBe('{ "a": [ 3, 4 ] }');
  });
});

describe('unusual documents', () => {
  it('edits the last of duplicate keys, as JSON.parse reads it', () => {
    expect(editText('{"a": 1, "a": 2}', [{ op: 'set', path: ['a'], value: 3 }])).toBe('{"a": 1, "a": 3}');
  });

  it('removes all duplicates, so that no older value reappears', () => {
    expect(editText('{"a": 1, "b": 0, "a": 2}', [{ op: 'remove', path: ['a'] }])).toBe('{"b": 0}');
  });

  it('treats __proto__ like any other key', () => {
    expect(editText('{"__proto__": {"a": 1}}', [{ op: 'set', path: ['__proto__', 'b'], value: 2 }])).toBe(
      '{"__proto__": {"a": 1, "b": 2}}',
    );
    expect(editText('{}', [{ op: 'set', path: ['__proto__', 'b'], value: 2 }])).toBe(
      '{\n  "__proto__": {\n    "b": 2\n  }\n}',
    );
  });

  it('replaces the whole document and keeps the whitespace around it', () => {
    expect(editText('\uFEFF 1 \n', [{ op: 'set', path: [], value: 'x' }])).toBe('\uFEFF "x" \n');
  });

  it('handles brackets, commas and escaped quotes in strings', () => {
    const before = '{"a": "}],{\\"\\\\", "b\\"": ["[", 2]}';
    expect(editText(before, [{ op: 'set', path: ['b"', 1], value: '\\' }])).toBe(
      '{"a": "}],{\\"\\\\", "b\\"": ["[", "\\\\"]}',
    );
  });

  it('does not copy an accidental gap', () => {
    const wide = `[1,${' '.repeat(100_000)}2]`;
    const edits: JsonEdit[] = Array.from({ length: 1000 }, () => ({ op: 'append', path: [], value: 3 }));
    expect(editText(wide, edits).length).toBeLessThan(110_000);
    const indented = `{\n${' '.repeat(100_000)}"a": {}\n}`;
    const more: JsonEdit[] = Array.from({ length: 1000 }, (_, i) => ({
      op: 'set',
      path: ['a', `k${i}`],
      value: {},
    }));
    expect(editText(indented, more).length).toBeLessThan(200_000);
  });
});

describe('text that is not JSON', () => {
  it.each(['', '{"a" 1}', '{"a": 1', '{"a": "x', '{a: 1}', '[1 2]', '[,]', '{"a":}'])(
    'refuses %j, which is not JSON',
    (text) => {
      expect(() => reconcileJson(text, { a: 2 })).toThrow();
    },
  );
});

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
    expect(editText(text, edits)).toBe(text.replace(empty, () => expected));
  });
});
