import { endOfBlankLines } from '../skill/split-document.js';
import type { CheckedSkill } from './checked-skill.js';
import { type Fix, quoteLine } from './fix.js';
import { defineFamily, defineRule, type Problem } from './rule.js';

const skill = (frontmatter: string) => ({ skill: `---\n${frontmatter}\n---\n# PDF\n` });
const GOOD = skill('name: pdf\ndescription: Fills and merges PDF files.');

/** A function: the rules below are defined before constants at the end of the file. */
function removeBlankLines({ text, start }: Parameters<Fix>[0]): ReturnType<Fix> {
  if (startAfterBlankLines(text) !== start) return null;
  return { start: text.startsWith('\uFEFF') ? 1 : 0, end: start, replacement: '' };
}

/** The block between the fences: there, YAML, a mapping. The parser reports what it cannot read. */
export default defineFamily(
  [
    defineRule({
      id: 'frontmatter-missing',
      severity: 'error',
      kind: 'PARSE_ERROR',
      summary: 'A SKILL.md starts with YAML frontmatter.',
      why: 'Name and description are read from there; without them no agent can find the skill.',
      bad: [
        { skill: '«# PDF tools»\n' },
        { skill: '\n\n«# PDF tools»  \n' },
        { skill: '«»', message: 'SKILL.md must start with YAML frontmatter (---), but the file is empty.' },
        {
          skill: `\n\n«---»${GOOD.skill.slice(3)}`,
          message: 'SKILL.md must start with YAML frontmatter (---), but blank lines precede it.',
          fixed: GOOD.skill,
        },
      ],
      good: [GOOD, { skill: `\n${GOOD.skill}`, profile: 'harness', directory: '../.agent/skills/pdf' }],
      fix: removeBlankLines,
    }),
    defineRule({
      id: 'frontmatter-unclosed',
      severity: 'error',
      kind: 'PARSE_ERROR',
      summary: 'The frontmatter ends with a line that is only `---`.',
      why: 'Otherwise the whole file is read as metadata, or none of it.',
      bad: [{ skill: '«---»\nname: pdf\n# PDF tools\n' }],
      good: [GOOD],
    }),
    defineRule({
      id: 'frontmatter-language',
      severity: 'error',
      kind: 'SECURITY_ERROR',
      summary: 'The frontmatter is YAML: no language name follows the opening fence.',
      why: 'Some readers evaluate `---js`. This one never runs anything from a skill.',
      bad: [{ skill: '«---js»\n{ name: "pdf" }\n---\n' }],
      good: [GOOD],
      safety: true,
    }),
    defineRule({
      id: 'frontmatter-type',
      severity: 'error',
      kind: 'PARSE_ERROR',
      summary: 'The frontmatter is a mapping of fields.',
      why: 'A list or a sentence has no name and no description.',
      bad: [
        {
          skill: '---\n«- pdf»\n- forms\n---\n',
          message: 'The frontmatter is a list, not a mapping of fields.',
        },
        {
          skill: '---\n«just text»\n---\n',
          message: 'The frontmatter is plain text, not a mapping of fields.',
        },
      ],
      good: [GOOD],
    }),
    defineRule({
      id: 'frontmatter-size',
      severity: 'error',
      kind: 'SECURITY_ERROR',
      summary:
        'The frontmatter has at most 65,536 characters, 10,000 values (aliases expanded) and 64 levels.',
      why: 'A few aliases can expand to gigabytes.',
      bad: [
        {
          skill: `---\n«a: &a [x, x, x, x, x, x, x, x, x, x]»\nb: &b [${'*a, '.repeat(40)}*a]\nc: [${'*b, '.repeat(40)}*b]\n---\n`,
          shown: 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]   # and so on',
        },
      ],
      good: [skill('name: pdf\ndescription: Fills and merges PDF files.\nmetadata:\n  author: Ann')],
      safety: true,
    }),
    defineRule({
      id: 'frontmatter-duplicate-key',
      severity: 'error',
      kind: 'PARSE_ERROR',
      summary: 'Keys must be unique.',
      why: 'Readers disagree about which of two values counts.',
      bad: [
        {
          skill: '---\nname: pdf\ndescription: one\n«description: two»\n---\n',
          message: 'YAML parse error: duplicate key "description"',
        },
      ],
      good: [GOOD],
    }),
    defineRule({
      id: 'frontmatter-unquoted-colon',
      severity: 'error',
      kind: 'PARSE_ERROR',
      summary: 'A value that contains `: ` is quoted.',
      why: 'YAML reads it as another mapping. It is the most common mistake in real skills.',
      bad: [
        {
          ...skill('name: pdf\ndescription: Use when«: a PDF is involved»'),
          fixed: skill('name: pdf\ndescription: "Use when: a PDF is involved"').skill,
        },
      ],
      good: [skill('name: pdf\ndescription: "Use when: a PDF is involved"')],
      fix: quoteLine,
    }),
    defineRule({
      id: 'yaml-syntax',
      severity: 'error',
      kind: 'PARSE_ERROR',
      summary: 'The frontmatter is valid YAML.',
      why: 'A skill whose metadata cannot be read cannot be found.',
      bad: [
        {
          skill: '---\nname: pdf\ndescription: «[unclosed»\n---\n',
          message:
            'YAML parse error: the value of "description" begins with `[`, so YAML reads a list, which does not end',
        },
        {
          skill: '---\nname: pdf\ndescription: «[TODO] Fills forms.»\n---\n',
          message: 'YAML parse error: the value of "description" begins with `[`, so YAML reads a list',
        },
        {
          skill: '---\nname: pdf\n  «description: Fills forms.»\n---\n',
          message:
            'YAML parse error: "description" is indented differently from "name" in the line above. gemini-cli takes the indented description for the skill\'s own.',
        },
        {
          skill: '---\nname: pdf\ndescription: "Fills "«PDF" forms"»\n---\n',
          message: 'YAML parse error: the value of "description" has quotes inside quotes',
        },
        { skill: '---\nname: pdf\ndescription: "unclosed\n«---»\n' },
        { skill: '---\nname: pdf\n«\tdescription: Fills forms.»\n---\n' },
        {
          skill: '---\nname: pdf\ndescription: «*PDF* forms.»\n---\n',
          message:
            'YAML parse error: the value of "description" begins with `*`, which YAML reads as a reference',
        },
        {
          skill: '---\nname: pdf\ndescription: «!!js/function x»\n---\n',
          message: 'YAML parse error: unknown tag !!js/function',
        },
        { skill: '---\nname: pdf\n«--- x»\ndescription: b\n---\n' },
        {
          skill: '---\nname: pdf\ndescription: «`pdf` fills forms.»\n---\n',
          message: 'YAML parse error: the value of "description" begins with `, which YAML reserves',
        },
        {
          skill: '---\nname: pdf\ndescription: «- fills forms.»\n---\n',
          message:
            'YAML parse error: the value of "description" begins with `- `, so YAML reads an item of a list',
        },
        {
          skill: '---\nname: pdf\ndescription: "PDF forms"«, filled.»\n---\n',
          message: 'YAML parse error: the value of "description" continues after its closing quote',
        },
      ],
      good: [skill('name: pdf\ndescription: "[closed]"')],
    }),
  ],
  (skill, report) => {
    const problem = findBlankLines(skill);
    if (problem !== null) report('frontmatter-missing', problem);
  },
);

function findBlankLines({ text, profile }: CheckedSkill): Problem | null {
  if (text.startsWith('---') || profile.blankLinesFirst === 'accepted') return null;
  const start = startAfterBlankLines(text);
  if (start === null) return null;
  return {
    at: { start, end: start + 3 },
    message: 'SKILL.md must start with YAML frontmatter (---), but blank lines precede it.',
    fix: 'Remove everything before the `---`.',
  };
}

/** Where the frontmatter begins, if there are blank lines before it. */
function startAfterBlankLines(text: string): number | null {
  const start = endOfBlankLines(text);
  return /[\r\n]/.test(text[start - 1] ?? '') && text.startsWith('---', start) ? start : null;
}
