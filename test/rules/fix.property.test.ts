import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory-workspace.js';
import { profileById } from '../../src/profiles/index.js';
import { ruleById } from '../../src/rules/index.js';
import { Judge } from '../../src/rules/judge.js';
import { fixText } from '../../src/run/fix-skills.js';
import { loadFrontmatterValidator } from '../../src/schema/validators.js';
import { type InspectionContext, inspectText } from '../../src/skill/inspect-skill.js';
import { DEFAULT_LEXICON } from '../../src/skill/lexicon.js';
import { aCandidate } from '../support/inspect-text.js';

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

const workspace = new MemoryWorkspace({ 'skills/pdf-tools/references/forms.md': '' });
const candidate = aCandidate('skills/pdf-tools');

it.each(['agent-skills', 'cleo', 'harness', 'pipeline'])(
  'a fix under %s removes its finding, makes no skill worse, and changes nothing when repeated',
  async (id) => {
    const profile = profileById(id)!;
    const context: InspectionContext = {
      workspace,
      profile,
      validate: await loadFrontmatterValidator(profile, true),
      lexicon: DEFAULT_LEXICON,
      limits: { fileBytes: 1_048_576, bodyLines: 500, bodyTokens: 5000 },
      tokensFor: () => null,
      inputsOf: () => [],
      listsReferences: false,
    };
    const judge = new Judge({ profile, level: 'strict', isForced: false, isProtocol: false }, ruleById);
    const errorsOf = (text: string) =>
      inspectText(candidate, new TextEncoder().encode(text), context).findings.filter(
        (finding) => judge.levelOfFinding(finding) === 'error',
      ).length;
    fc.assert(
      fc.property(skill, (text) => {
        const once = fixText(text, candidate, { context, judge });
        expect(fixText(once.text, candidate, { context, judge })).toEqual({ text: once.text, fixes: [] });
        expect(errorsOf(once.text)).toBeLessThanOrEqual(errorsOf(text));
        const left = inspectText(candidate, new TextEncoder().encode(once.text), context).findings;
        const fixed = new Set(once.fixes.map(({ rule, message }) => `${rule} ${message}`));
        expect(left.filter(({ rule, message }) => fixed.has(`${rule} ${message}`))).toEqual([]);
        if (once.fixes.length === 0) expect(once.text).toBe(text);
      }),
      { numRuns: 400 },
    );
  },
);
