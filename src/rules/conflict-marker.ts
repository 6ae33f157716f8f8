import { codeBlockAt, codeBlocks } from '../text/markdown.js';
import { defineRule, type Problem } from './rule.js';

const CONFLICT = /^<{7} [^\n]*\n(?:(?!<{7} )[^\n]*\n)*?={7}\r?\n(?:[^\n]*\n)*?>{7} /gm;

export default defineRule({
  id: 'conflict-marker',
  severity: 'error',
  kind: 'VALIDATION_ERROR',
  summary: 'No file has the markers of a merge conflict. Outside SKILL.md, a warning.',
  why: 'A merge was committed half done: the agent reads both sides.',
  bad: [
    {
      body: 'Do this.\n«<<<<<<<» HEAD\nOne.\n=======\nTwo.\n>>>>>>> branch\n',
      message: 'A merge conflict was not resolved.',
    },
    {
      body: 'Run the script.',
      files: { 'skills/pdf/scripts/a.sh': '«<<<<<<<» HEAD\na\n=======\nb\n>>>>>>> branch\n' },
    },
  ],
  good: [
    'Do this.',
    '```\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> branch\n```',
    'Title\n=======\n\nText.',
  ],
  check: ({ text }, report) => reportConflicts(text, true, report),
});

/** Reports the conflicts in a text; in Markdown, those in code are examples. */
export function reportConflicts(text: string, isMarkdown: boolean, report: (problem: Problem) => void): void {
  if (!text.includes('<<<<<<< ')) return;
  const blocks = isMarkdown ? codeBlocks(text) : [];
  for (const { index } of text.matchAll(CONFLICT)) {
    if (codeBlockAt(blocks, index) !== null) continue;
    report({
      at: { start: index, end: index + 7 },
      message: 'A merge conflict was not resolved.',
      fix: 'Keep one side, and remove the lines with the markers.',
    });
  }
}
