import { defineFamily, defineRule } from './rule.js';

const skill = (name: string, fields = '') =>
  `---\nname: ${name}\ndescription: Fills in forms for ${name}.\n${fields}---\n`;

/** Where another rule reports the same place, its message has what clients do. */
const without = (rule: string) => ({ 'skill-registrar.json': `{ "rules": { "${rule}": "off" } }\n` });

/** Where popular clients disagree about a skill. The behavior of each client is in `src/profiles`. */
export default defineFamily([
  defineRule({
    id: 'portability-description-length',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'The description has at most 1,024 characters.',
    why: 'Copilot refuses a skill with a longer one; Codex and VS Code truncate it, often before the part that says when to use the skill.',
    bad: [
      {
        frontmatter: `description: «${'x'.repeat(1100)}»`,
        files: without('description-length'),
        shown: 'description: (1,100 characters)',
      },
    ],
    good: [
      { frontmatter: 'description: Fills, merges and splits PDF files. Use when a task involves a PDF.' },
    ],
  }),
  defineRule({
    id: 'portability-model-invocation',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: '`disable-model-invocation` works in every client.',
    why: 'Codex, Gemini CLI and OpenCode ignore it: a skill with side effects can be started by the model there. Codex reads `agents/openai.yaml` instead.',
    bad: [{ frontmatter: 'disable-model-invocation: «true»' }],
    good: [{ body: 'Ask before you delete anything.' }, { frontmatter: 'user-invocable: false' }],
  }),
  defineRule({
    id: 'portability-paths',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'A skill does not rely on `paths`.',
    why: 'Only Claude Code and Cursor read it; other clients offer the skill for any file.',
    bad: [{ frontmatter: 'paths: «"**/*.rb"»' }],
    good: [{ frontmatter: 'description: Reviews Ruby code. Use for *.rb files.' }],
  }),
  defineRule({
    id: 'portability-name-directory',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'Name and directory are the same, so that the skill has one identity.',
    why: 'Some clients call the skill by its name, some by its directory, and Cline drops it.',
    bad: [
      {
        files: {
          '.agents/skills/pdf/SKILL.md': '---\nname: «pdf-tools»\ndescription: Fills in forms.\n---\n',
          ...without('name-matches-directory'),
        },
        shown: '.agents/skills/pdf/SKILL.md with `name: pdf-tools`',
      },
    ],
    good: [
      {
        files: { '.agents/skills/pdf/SKILL.md': skill('pdf') },
        shown: '.agents/skills/pdf/SKILL.md with `name: pdf`',
      },
    ],
  }),
  defineRule({
    id: 'portability-name-characters',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'The name has only characters that every client accepts, and is not reserved by a client.',
    why: 'Copilot and goose refuse some characters, Gemini CLI replaces them, and Codex cannot mention a skill with a dot or a space in its name, nor one called `path` or `home`. A warning where a client refuses the name.',
    bad: [{ directory: 'übersicht', frontmatter: 'name: «übersicht»' }],
    good: [{ directory: 'team-review', frontmatter: 'name: team-review' }],
  }),
  defineRule({
    id: 'portability-depth',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'Skills are directly below the directory of skills.',
    why: 'Claude Code, VS Code and Gemini CLI do not look deeper.',
    bad: [
      {
        files: { '.agents/skills/documents/pdf/SKILL.md': skill('pdf') },
        at: '.agents/skills/documents/pdf/SKILL.md',
        shown: '.agents/skills/documents/pdf/SKILL.md',
      },
    ],
    good: [{ files: { '.agents/skills/pdf/SKILL.md': skill('pdf') }, shown: '.agents/skills/pdf/SKILL.md' }],
  }),
  defineRule({
    id: 'portability-directory',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'The skill is in a directory that every client reads.',
    why: 'No single directory reaches all: `.agents/skills` misses Claude Code, `.claude/skills` misses Codex and Gemini CLI.',
    bad: [
      {
        files: { '.claude/skills/pdf/SKILL.md': skill('pdf') },
        at: '.claude/skills/pdf/SKILL.md',
        shown: '.claude/skills/pdf/SKILL.md',
      },
    ],
    good: [
      {
        files: {
          '.agents/skills/pdf/SKILL.md': skill('pdf'),
          '.claude/skills': { link: '../.agents/skills' },
        },
        shown: '.agents/skills/pdf/SKILL.md, with .claude/skills a symbolic link to .agents/skills',
      },
    ],
  }),
  defineRule({
    id: 'portability-linked-file',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'SKILL.md is a file, not a symbolic link.',
    why: 'Codex follows a linked directory and ignores a linked SKILL.md.',
    bad: [
      {
        files: {
          'shared/pdf.md': skill('pdf'),
          '.agents/skills/pdf/SKILL.md': { link: '../../../shared/pdf.md' },
        },
        at: '.agents/skills/pdf/SKILL.md',
        shown: '.agents/skills/pdf/SKILL.md → ../../../shared/pdf.md',
      },
    ],
    good: [
      {
        files: { 'shared/pdf/SKILL.md': skill('pdf'), '.agents/skills/pdf': { link: '../../shared/pdf' } },
        shown: '.agents/skills/pdf → ../../shared/pdf',
      },
    ],
  }),
  defineRule({
    id: 'portability-metadata',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: '`metadata` is a map.',
    why: 'Codex and goose refuse a skill with anything else there.',
    bad: [
      {
        frontmatter: 'metadata: «internal»',
        files: without('field-type'),
        shown: 'metadata: internal',
      },
    ],
    good: [{ frontmatter: 'metadata:\n  audience: internal' }],
  }),
  defineRule({
    id: 'portability-frontmatter',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'The frontmatter has no `---` inside a value.',
    why: 'goose splits at every `---`, Claude Code loses what follows one, and Codex what follows an indented line `---`.',
    bad: [{ frontmatter: 'description: Formats tables --- and lists.', at: 'skills/pdf/SKILL.md' }],
    good: [
      { frontmatter: 'description: Formats tables and lists.' },
      { frontmatter: 'metadata:\n  name: Tables' },
    ],
  }),
  defineRule({
    id: 'portability-byte-order-mark',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'No byte order mark precedes the frontmatter.',
    why: 'Codex and Gemini CLI do not recognize frontmatter after one.',
    bad: [
      {
        skill: `«»\ufeff${skill('pdf')}`,
        fixed: skill('pdf'),
        shown: '<U+FEFF>---',
      },
    ],
    good: [{ skill: skill('pdf'), shown: '---' }],
    fix: ({ text }) => (text.startsWith('\ufeff') ? { start: 0, end: 1, replacement: '' } : null),
  }),
  defineRule({
    id: 'portability-unquoted-colon',
    severity: 'notice',
    kind: 'PARSE_ERROR',
    summary: 'A value that contains `: ` is quoted.',
    why: 'Codex and OpenCode repair it, Copilot and VS Code refuse the skill, and Claude Code loads it without name and description.',
    bad: [
      {
        frontmatter: 'description: Use when«: a task involves a PDF.»',
        files: without('frontmatter-unquoted-colon'),
        shown: 'description: Use when: a task involves a PDF.',
      },
    ],
    good: [{ frontmatter: 'description: "Use when: a task involves a PDF."' }],
  }),
  defineRule({
    id: 'portability-angle-brackets',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'Name and description have no `<…>`.',
    why: 'VS Code removes it, and Codex’s own checker refuses it.',
    bad: [{ frontmatter: 'description: «Renders <table> elements.»' }],
    good: [{ frontmatter: 'description: Renders table elements.' }],
  }),
  defineRule({
    id: 'portability-manifest-skills',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'A plugin manifest with `skills` lists every directory of skills.',
    why: 'It adds to `skills/` in Claude Code and replaces it in Codex, Cursor and Copilot.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'more/merge/SKILL.md': skill('merge'),
          '.codex-plugin/plugin.json': '{ "name": "x", "skills": "./more/" }\n',
        },
        at: 'skills/pdf/SKILL.md',
        shown: '.codex-plugin/plugin.json with "skills": "./more/", and skills in skills/',
      },
    ],
    good: [{ body: 'Fill the form.', shown: '"skills": ["./skills/", "./more/"]' }],
  }),
  defineRule({
    id: 'portability-precedence',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'No personal skill has the name of a skill of the repository.',
    why: 'Claude Code uses the personal one; Copilot, VS Code and Gemini CLI the other; Codex keeps both.',
    bad: [
      {
        files: {
          '.claude/skills/pdf/SKILL.md': skill('«pdf»').replace('for «pdf»', ''),
          '~/.claude/skills/pdf/SKILL.md': skill('pdf'),
          'skill-registrar.json': '{ "roots": [".claude/skills", "~/.claude/skills"] }',
        },
        also: ['duplicate-name'],
        shown: '~/.claude/skills/review and .claude/skills/review',
      },
    ],
    good: [{ body: 'Fill the form.', shown: '~/.claude/skills/my-review and .claude/skills/review' }],
  }),
  defineRule({
    id: 'listing-budget',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'Names and descriptions fit into the listing of each client.',
    why: 'Beyond 8,000 characters Claude Code and Codex list skills without their description, Copilot and VS Code beyond 15,000, and the model no longer knows when to use them.',
    bad: [
      {
        files: Object.fromEntries(
          Array.from({ length: 40 }, (_, index) => [
            `skills/pdf-${index}/SKILL.md`,
            `---\nname: pdf-${index}\ndescription: ${`Part ${index} `.repeat(40).trim()}\n---\n`,
          ]),
        ),
        at: ['skills/pdf-31/SKILL.md'],
        shown: '(40 skills with descriptions of 300 characters)',
      },
    ],
    good: [
      { body: 'Fill the form.', shown: '(40 skills with descriptions of 150 characters, or two plugins)' },
    ],
  }),
  defineRule({
    id: 'openai-yaml',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: '`agents/openai.yaml` has the shape that Codex reads and agrees with SKILL.md.',
    why: 'Codex silently skips what it does not understand, and the skill behaves differently there.',
    bad: [
      {
        body: 'Fill the form.',
        files: { 'skills/pdf/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: «"no"»\n' },
      },
      {
        body: 'Fill the form.',
        files: { 'skills/pdf/agents/openai.yaml': '- policy\n' },
        at: 'skills/pdf/agents/openai.yaml',
        message: 'agents/openai.yaml must be a mapping.',
      },
      {
        body: 'Fill the form.',
        files: { 'skills/pdf/agents/openai.yaml': 'policy: «»[\n' },
      },
    ],
    good: [
      {
        frontmatter: 'disable-model-invocation: true',
        files: { 'skills/pdf/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n' },
      },
    ],
  }),
]);
