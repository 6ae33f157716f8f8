import fc from 'fast-check';
import { it } from 'vitest';
import { fixChecker } from '../support/check-fix.js';

const NAMES = ['pdf-tools', 'PDF Tools', 'pdf--tools', '"PDF Tools"', 'other', '42', ''];
const VALUES = [
  'Fills forms.',
  'Use when: a form is there',
  'Writes C # code',
  'It\'s "odd": really # odd',
  'Reads\u200b files',
  '"quoted: yes"',
  '|\n  a block: text',
  'goes on: here\n  and there',
  '',
];
const LINES = [
  'version: 1.0',
  'version: "2"',
  "version: '1.2'",
  'version: 01.0',
  'version: 1.2.3',
  'allowed-tools: Read, Grep,Bash(a, b)',
  'allowed-tools: [Read, Grep]',
  'allowed-tools: "Read, Grep"',
  'metadata:\n  version: 1.0\n  stars: 5\n  isOn: true',
  'metadata: { version: "1", n: 1.10 }',
  'license: MIT: really',
  'license: MIT  ',
  'compatibility: |\n  Needs Python.  \n  And more.',
  'argument-hint: "a  \n  b"',
];
const BODIES = ['', '# PDF\n', '[a](References/FORMS.md#x) and [b](gone.md)\n', 'a\u200bb \ufeff\n'];

const skill = fc
  .record({
    bom: fc.constantFrom('', '\ufeff'),
    newline: fc.constantFrom('\n', '\r\n'),
    name: fc.constantFrom(...NAMES),
    description: fc.constantFrom(...VALUES),
    lines: fc.uniqueArray(fc.constantFrom(...LINES), {
      maxLength: 3,
      selector: (line) => line.split(':')[0]!,
    }),
    body: fc.constantFrom(...BODIES),
  })
  .map(({ bom, newline, name, description, lines, body }) => {
    const fields = [`name: ${name}`, `description: ${description}`, ...lines];
    return bom + ['---', ...fields, '---', body].join('\n').replaceAll('\n', newline);
  });

it.each(['agent-skills', 'cleo', 'harness', 'pipeline', 'codex'])(
  'a fix under %s removes its finding, adds no error, keeps all other bytes, and is complete',
  async (id) => {
    const check = await fixChecker(id);
    fc.assert(fc.property(skill, check), { numRuns: 400 });
  },
);
