import { defineFamily, defineRule } from './rule.js';

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`skills/pdf/assets/${index}.txt`, '']));

/** The files of a skill as a whole; `skill-files.ts` reports these. */
export default defineFamily([
  defineRule({
    id: 'skill-size',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'A skill has at most 512 files and 16 MiB.',
    why: 'An MCP server does not offer more of a skill.',
    bad: [
      {
        body: 'Fill the form.',
        files: many(512),
        at: 'skills/pdf/SKILL.md',
        message: 'The skill has 513 files; MCP servers offer at most 512 files and 16 MiB of a skill.',
        shown: '(a skill with 513 files)',
      },
    ],
    good: [{ body: 'Fill the form.', files: many(3), shown: '(a skill with 4 files)' }],
  }),
  defineRule({
    id: 'file-unchecked',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'Every text of a skill is UTF-8, and no file is larger than 5 MB.',
    why: 'Neither a reviewer nor a check can tell what is in such a file.',
    bad: [
      {
        body: 'Run the script.',
        files: { 'skills/pdf/scripts/a.py': Uint8Array.of(0x23, 0xfc, 0x0a) },
        at: 'skills/pdf/SKILL.md',
        message: 'scripts/a.py is not UTF-8 text, or is larger than 5 MB: nobody checked what is in there.',
        shown: 'scripts/a.py in Latin-1',
      },
    ],
    good: [
      {
        body: 'Run the script.',
        files: { 'skills/pdf/assets/a.png': Uint8Array.of(0x89, 0x50), 'skills/pdf/scripts/a.py': '# ü\n' },
        shown: 'scripts/a.py in UTF-8, and a picture',
      },
    ],
  }),
]);
