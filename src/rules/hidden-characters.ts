import type { FieldPlace } from '../text/span.js';
import type { CheckedSkill } from './checked-skill.js';
import { replaceFound } from './fix.js';
import { describeRun, findHiddenCharacters, type HiddenCharacters } from './invisible-characters.js';
import { defineFamily, defineRule, type Problem } from './rule.js';

const between = (hidden: string, what: string) => ({
  body: `Read this«${hidden}» first.`,
  message: `${what}: people do not see it, but agents read it.`,
});
const escaped = (sequence: string, what: string) => ({
  frontmatter: `description: «"Reads${sequence}files"»`,
  message: `${what} in the description: people do not see it, but agents read it.`,
});

/** Characters that a reader does not see: in the text as it is, and as YAML escapes of a value. */
export default defineFamily(
  [
    defineRule({
      id: 'hidden-characters',
      severity: 'warning',
      kind: 'SECURITY_ERROR',
      summary: 'The text has no invisible and no bidirectional control characters.',
      why: 'A reviewer does not see them, but an agent reads them: they can hide instructions, or make text look like something else. Emoji sequences and scripts that need joiners are fine.',
      bad: [
        {
          ...between('\u200b', 'Invisible character U+200B (zero width space)'),
          shown: 'Read this<U+200B> first.',
        },
        between('\u00ad', 'Invisible character U+00AD (soft hyphen)'),
        between('\u001b', 'Invisible character U+001B (escape)'),
        between('\u2060', 'Invisible character U+2060 (word joiner)'),
        between('\u3164', 'Invisible character U+3164 (Hangul filler)'),
        between('\u200d', 'Invisible character U+200D (zero width joiner)'),
        between('\ufeff', 'Invisible character U+FEFF (zero width no-break space)'),
        between('\ufe00', 'Invisible character U+FE00 (variation selector)'),
        between('\u{e0041}', 'Invisible character U+E0041 (tag character)'),
        between('\u{e0100}', 'Invisible character U+E0100 (variation selector)'),
        between('\u206a', 'Invisible character U+206A (deprecated format character)'),
        between('\u202a', 'Bidirectional control U+202A (left-to-right embedding)'),
        between('\u202e', 'Bidirectional control U+202E (right-to-left override)'),
        between('\u2066', 'Bidirectional control U+2066 (left-to-right isolate)'),
        between('\u2069', 'Bidirectional control U+2069 (pop directional isolate)'),
        between('\u200e', 'Bidirectional control U+200E (left-to-right mark)'),
        between('\u200f', 'Bidirectional control U+200F (right-to-left mark)'),
        between('\u061c', 'Bidirectional control U+061C (Arabic letter mark)'),
        between('\u200b\u202e\u200b', 'Bidirectional control U+202E (right-to-left override) in a run of 3'),
        between('\ufe0f\u200b', 'Invisible character U+200B (zero width space) in a run of 2'),
        between('\ufe0f\ufe0e\ufe0f', 'Invisible character U+FE0E (variation selector) in a run of 3'),
        between('\u200b'.repeat(1500), 'Invisible character U+200B (zero width space) in a run of 1000'),
        'a«\ufe0f»',
        '1«\ufe0f»a',
        'a«\ufe0f»\u20e3',
        '\u{1f468}«\u200d»a',
        'a«\u200d»\u{1f468}',
        'pay«\u200d»load',
        'a«\u{e0067}\u{e0062}\u{e007f}»',
        'hi 👍«\u{e0067}\u{e0062}\u{e007f}»',
        'a«\u{e0100}»',
        '\u05d0\n«\u200e» a\n\u05d0',
      ],
      good: [
        'Read this first.',
        'Look for `[\u200b-\u200d]` and ".\ufe0f".',
        '\u2764\ufe0e and \u2764\ufe0f',
        'Careful ⚠️ here',
        '- \ufe0f Careful: [risks](#\ufe0f-risks)\n\n## \ufe0f Risks\n',
        'Step 1\ufe0f\u20e3 then #\ufe0f\u20e3',
        'A family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} here',
        '👩🏽‍❤️‍👨🏻 and 🏋️‍♀️',
        '\u{1f3f3}\ufe0f\u200d\u{1f308}',
        '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
        '\u845b\u{e0100}城',
        '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
        'क्\u200dष',
        '\u05d0\u05d1\u200e (a)',
        'a \u200f\u05d0',
        '\u0627\u0628\u061c 1',
        { skill: '\ufeff---\nname: pdf\ndescription: Fills PDF forms.\n---\n' },
      ],
    }),
    defineRule({
      id: 'hidden-metadata',
      severity: 'warning',
      kind: 'SECURITY_ERROR',
      summary:
        'Name, description and the rest of the frontmatter have no invisible, control or bidirectional characters.',
      why: 'They go into the prompt of every session and into logs and pull requests, where two names can look the same and a line can read backwards.',
      bad: [
        {
          frontmatter: 'description: Reads «\u202e»fdp files',
          shown: 'description: Reads <U+202E>fdp files',
        },
        { frontmatter: 'description: Reads«\u200b» files', fixed: 'description: Reads files' },
        escaped('\\u202e', 'Bidirectional control U+202E (right-to-left override)'),
        escaped('\\u200b', 'Invisible character U+200B (zero width space)'),
        escaped('\\0', 'Invisible character U+0000 (null)'),
        escaped('\\ud800', 'Invisible character U+D800 (half of a surrogate pair)'),
        escaped('\\udc00', 'Invisible character U+DC00 (half of a surrogate pair)'),
        escaped('\\x9b', 'Invisible character U+009B (control character)'),
      ],
      /** Only zero-width characters; bidirectional controls were put there on purpose. */
      fix: replaceFound((found) => (/^[\u200b\u2060\ufeff]+$/.test(found) ? '' : null)),
      good: [
        { frontmatter: 'description: Reads pdf files' },
        { frontmatter: 'description: "Line one\\nline two\\t👩‍🚀 ⚠️"' },
      ],
    }),
  ],
  (skill, report) => {
    const { text, bodyStart } = skill;
    for (const found of findHiddenCharacters(text))
      report(found.start < bodyStart ? 'hidden-metadata' : 'hidden-characters', describeHidden(found));
    for (const problem of hiddenByEscapes(skill)) report('hidden-metadata', problem);
  },
);

export function describeHidden({ start, end, what }: HiddenCharacters): Problem {
  return {
    at: { start, end },
    message: `${what}: people do not see it, but agents read it.`,
    fix: 'Delete it, or write what it represents.',
  };
}

const FIELDS = ['name', 'description'] as const;
const CONTROLS =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Characters from YAML escapes such as `"\u202e"`; literal ones already have a finding. */
function hiddenByEscapes({ declared, text, bodyStart }: CheckedSkill): readonly Problem[] {
  const found: Problem[] = [];
  for (const field of FIELDS) {
    const hidden = firstHidden(declared[field] ?? '');
    if (hidden === null || text.slice(0, bodyStart).includes(hidden)) continue;
    const at: FieldPlace = { field: [field], part: 'value' };
    const message = `${describeRun(hidden)} in the ${field}: people do not see it, but agents read it.`;
    found.push({ at, message, fix: 'Remove the escape from the value.' });
  }
  return found;
}

/** Few values have a character that may be hidden. */
const UNUSUAL = /[^\t\n\r -~]/;

function firstHidden(value: string): string | null {
  if (!UNUSUAL.test(value)) return null;
  const control = CONTROLS.exec(value)?.[0];
  if (control !== undefined) return control;
  const [first] = findHiddenCharacters(value);
  return first === undefined ? null : value.slice(first.start, first.end);
}
