import { defineFamily, defineRule } from './rule.js';

/** The file itself: found, readable, text. The scan and the reader of a skill report these. */
export default defineFamily([
  defineRule({
    id: 'file-unreadable',
    severity: 'error',
    kind: 'IO_ERROR',
    summary: 'A SKILL.md is a regular file that can be read.',
    why: 'An unreadable file cannot be checked, and a skill that vanishes silently is worse than one that fails.',
    bad: [
      {
        body: 'Fill the form.',
        files: { 'skills/merge/SKILL.md/notes.txt': '' },
        at: 'skills/merge/SKILL.md',
        message: 'SKILL.md is a directory.',
        shown: 'skills/merge/SKILL.md/   (a directory)',
      },
    ],
    good: [{ body: 'Fill the form.', shown: 'skills/pdf/SKILL.md    (a file)' }],
    safety: true,
  }),
  defineRule({
    id: 'file-size',
    severity: 'error',
    kind: 'IO_ERROR',
    summary: 'A SKILL.md has at most 1 MiB.',
    why: 'An agent loads the whole file into its context; a file of that size is a mistake or an attack.',
    bad: [
      {
        body: 'x'.repeat(1_048_576),
        at: 'skills/pdf/SKILL.md',
        shown: '(a SKILL.md of 5 MB with embedded data)',
      },
    ],
    good: [{ body: 'The data is in `references/data.csv`.' }],
    safety: true,
  }),
  defineRule({
    id: 'file-encoding',
    severity: 'error',
    kind: 'PARSE_ERROR',
    summary: 'A SKILL.md is UTF-8 text without NUL bytes.',
    why: 'Every reader decodes it as UTF-8; anything else reaches the agent garbled.',
    bad: [
      {
        skill: Uint8Array.of(0xff, 0xfe, 0x2d, 0x00),
        at: 'skills/pdf/SKILL.md',
        shown: '(a file saved as UTF-16)',
        message: 'The file is UTF-16 (little endian), not UTF-8.',
      },
      {
        skill: Uint8Array.of(0x2d, 0xfc),
        at: 'skills/pdf/SKILL.md',
        message: 'The file is not valid UTF-8.',
      },
      {
        skill: '---\nname: pdf\0\n---\n',
        at: 'skills/pdf/SKILL.md:2',
        message: 'The file contains a NUL byte.',
      },
    ],
    good: [{ body: 'Über', shown: '(the same file saved as UTF-8)' }],
    safety: true,
  }),
  defineRule({
    id: 'file-name-case',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'The file is called SKILL.md, in capitals.',
    why: 'On a case-sensitive file system most agents look for exactly that name.',
    bad: [
      {
        files: { 'skills/pdf/skill.md': '«»---\nname: pdf\ndescription: Fills PDF forms.\n---\n' },
        renamed: 'skills/pdf/SKILL.md',
      },
    ],
    good: [{ files: { 'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills PDF forms.\n---\n' } }],
    renamesTo: 'SKILL.md',
  }),
  defineRule({
    id: 'link-refused',
    severity: 'error',
    kind: 'SECURITY_ERROR',
    summary: 'A symbolic link stays inside the repository, and is used only where the profile allows links.',
    why: 'A link from a pull request could make the tool read files that are not part of the repository.',
    bad: [{ files: { 'skills/pdf': { link: '/etc' } }, at: 'skills/pdf' }],
    good: [{ body: 'Fill the form.', shown: 'skills/pdf/   (a real directory)' }],
    safety: true,
  }),
  defineRule({
    id: 'git-directory',
    severity: 'error',
    kind: 'SECURITY_ERROR',
    summary: 'No folder of skills looks like a git directory.',
    why: 'Git takes a folder with `HEAD`, `objects/` and `refs/` for a repository and runs the programs that its `config` names: for everyone who calls git there, and for every agent.',
    bad: [
      {
        body: 'Fill the form.',
        files: {
          'skills/pdf/HEAD': 'ref: refs/heads/main\n',
          'skills/pdf/config': '[core]\n\tbare = true\n',
          'skills/pdf/objects/.keep': '',
          'skills/pdf/refs/.keep': '',
        },
        at: 'skills/pdf',
        message: 'The folder skills/pdf looks like a git directory.',
      },
      {
        body: 'Fill the form.',
        files: {
          'skills/pdf/data/head': 'ref: refs/heads/main\n',
          'skills/pdf/data/commondir': '../elsewhere\n',
        },
        at: 'skills/pdf/data',
      },
    ],
    good: [
      {
        body: 'Fill the form.',
        files: { 'skills/pdf/HEAD': '', 'skills/pdf/refs/a.md': '' },
        shown: 'skills/pdf/HEAD\nskills/pdf/refs/a.md',
      },
    ],
    safety: true,
  }),
]);
