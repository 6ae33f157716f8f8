import { loadYaml } from '../skill/parse-yaml.js';
import type { TextRange } from '../text/span.js';
import { defineRule } from './rule.js';

const skill = (text: string) => ({
  skill: text,
  shown: text.replace(/[«»]/g, '').replace(/ +$/gm, blanksAsDots),
});

export default defineRule({
  id: 'frontmatter-trailing-blanks',
  severity: 'notice',
  kind: 'VALIDATION_ERROR',
  summary: 'No line of the frontmatter has trailing whitespace.',
  why: 'Clients that read the frontmatter line by line include it in the value, and do not recognize `--- ` as a fence.',
  bad: [
    {
      ...skill('---\nname: pdf«  »\ndescription: Fills PDF forms. \n---\n'),
      fixed: '---\nname: pdf\ndescription: Fills PDF forms.\n---\n',
      message: '2 lines of the frontmatter have trailing whitespace.',
    },
    {
      ...skill('---«\t»\r\nname: pdf\r\ndescription: Fills PDF forms.\r\n--- \r\nBody  \r\n'),
      fixed: '---\r\nname: pdf\r\ndescription: Fills PDF forms.\r\n---\r\nBody  \r\n',
    },
    {
      ...skill('---\nname: pdf« »\ndescription: |\n  Fills forms.  \n  Merges files.\nlicense: MIT\n---\n'),
      fixed: '---\nname: pdf\ndescription: |\n  Fills forms.  \n  Merges files.\nlicense: MIT\n---\n',
      message: '1 line of the frontmatter has trailing whitespace.',
    },
  ],
  good: [
    { skill: '---\nname: pdf\ndescription: Fills PDF forms.\n---\nBody  \n' },
    { skill: '---\nname: pdf\ndescription: |\n  Fills forms.  \n  Merges files.\n---\n' },
  ],
  fix: ({ text, yamlEnd }) => {
    const found = findTrailingBlanks(text, yamlEnd);
    const [first, last] = [found[0], found.at(-1)];
    if (first === undefined || last === undefined) return null;
    return { start: first.start, end: last.end, replacement: without(text, found, first.start, last.end) };
  },
  check({ text, yamlStart, yamlEnd, bodyStart }, report) {
    if (!/[ \t](?=[\r\n])/.test(text.slice(0, bodyStart)) && !/[ \t]$/.test(text.slice(0, bodyStart))) return;
    const found = findTrailingBlanks(text, yamlEnd);
    // Inside a value that spans several lines it may matter.
    const isSame =
      readsAs(text.slice(yamlStart, yamlEnd)) === readsAs(without(text, found, yamlStart, yamlEnd));
    if (found.length === 0 || !isSame) return;
    report({
      at: found[0]!,
      about: [],
      message: `${found.length === 1 ? '1 line of the frontmatter has' : `${found.length} lines of the frontmatter have`} trailing whitespace.`,
      fix: 'Delete the whitespace at the end of the line.',
    });
  },
});

const LINE = /^([^\r\n]*?)([ \t]*)(?:\r\n|\r|\n|$)/gm;
const BLOCK_SCALAR = /^([ ]*)(?:- +)*(?:[^\s#][^#]*:|-)[ \t]+(?:[&!]\S+[ \t]+)*[|>][+-]?\d?[+-]?$/;

/** Trailing whitespace up to the closing fence, except in block scalars, where it is text. */
function findTrailingBlanks(text: string, yamlEnd: number): readonly TextRange[] {
  const found: TextRange[] = [];
  let block: number | null = null;
  for (const { 1: line = '', 2: blanks = '', index } of text.matchAll(LINE)) {
    if (block !== null && line !== '' && indentOf(line) <= block) block = null;
    if (block === null && blanks !== '')
      found.push({ start: index + line.length, end: index + line.length + blanks.length });
    if (block === null && BLOCK_SCALAR.test(line)) block = indentOf(line);
    if (index >= yamlEnd) break;
  }
  return found;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function without(text: string, ranges: readonly TextRange[], from: number, to: number): string {
  let result = '';
  let done = from;
  for (const { start, end } of ranges) {
    if (start < from || end > to) continue;
    result += text.slice(done, start);
    done = end;
  }
  return result + text.slice(done, to);
}

function readsAs(yaml: string): string {
  try {
    return JSON.stringify(loadYaml(yaml));
  } catch {
    return '';
  }
}

function blanksAsDots(blanks: string): string {
  return '·'.repeat(blanks.length);
}
