import { defineFamily, defineRule } from './rule.js';

const skill = (name: string, fields: string) =>
  `---\nname: ${name}\ndescription: Takes care of ${name} as ${name} does.\nversion: 1.0.0\n${fields}\n---\n## Output Requirements\n`;
const cleo = (fields: Readonly<Record<string, string>>, shown: string, manifest?: string) => ({
  profile: 'cleo',
  files: {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, lines]) => [`skills/${name}/SKILL.md`, skill(name, lines)]),
    ),
    ...(manifest !== undefined && { 'skills/manifest.json': manifest }),
  },
  shown,
});
const matrix = (table: string) => `{ "skills": [], "dispatch_matrix": { ${table} } }\n`;
const tags = 'tags: [pdf]';
const triggers = (list: string) => ({
  'skills/ct-form-filler/SKILL.md': skill('ct-form-filler', 'keywords: [paper form]'),
  'skills/ct-tray-clerk/SKILL.md': skill('ct-tray-clerk', 'keywords: [paper tray]'),
  'skills/ct-form-filler/evals/triggers.json': `${list}\n`,
});

/** The dispatch matrix. The stage that registers skills reports these. */
export default defineFamily([
  defineRule({
    id: 'keyword-conflict',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'A keyword or task type that a skill declares is not taken by another skill.',
    why: 'Only one skill can get the task; the other one never does. A phrase that is part of the name of its skill is no conflict.',
    bad: [
      {
        ...cleo(
          { 'ct-form-filler': 'keywords: [paper form]', 'ct-paper-clerk': 'keywords: [«paper form»]' },
          'two skills with `keywords: [paper form]`',
        ),
        message:
          "Keyword 'paper form' already mapped to 'ct-form-filler', ignoring mapping from 'ct-paper-clerk'",
      },
    ],
    good: [
      cleo(
        { 'ct-form-filler': 'keywords: [paper form]', 'ct-paper-clerk': 'keywords: [paper tray]' },
        '`keywords: [paper form]` and `keywords: [paper tray]`',
      ),
    ],
  }),
  defineRule({
    id: 'keyword-contested',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    needs: 'manifest',
    summary: 'Lists keywords and quoted phrases that several descriptions share.',
    why: 'They route to the best match, or to no skill if none fits better than the others.',
    bad: [
      {
        profile: 'cleo',
        files: {
          'skills/ct-beta-tool/SKILL.md':
            '---\nname: ct-beta-tool\ndescription: Deploy beta things\nversion: 1.0.0\n---\n## Output Requirements\n',
          'skills/ct-alpha-tool/SKILL.md':
            '---\nname: ct-alpha-tool\ndescription: Deploy alpha things\nversion: 1.0.0\n---\n## Output Requirements\n',
        },
        at: 'skills/ct-beta-tool/SKILL.md',
        shown: '(two descriptions that begin with “Deploy …”)',
      },
    ],
    good: [
      cleo(
        { 'ct-form-filler': tags },
        '(`keywords:` in the frontmatter of the one that should get the task)',
      ),
    ],
  }),
  defineRule({
    id: 'keyword-unsafe',
    severity: 'warning',
    kind: 'SECURITY_ERROR',
    summary: 'A declared keyword can be matched as text.',
    why: 'Consumers use it as a regular expression: `|` or `(` would catch every task, or stop all matching.',
    bad: [cleo({ 'ct-form-filler': 'keywords: [«"c++ (new"», paper form]' }, 'keywords: ["c++ (new"]')],
    good: [cleo({ 'ct-form-filler': 'keywords: [cpp]' }, 'keywords: ["cpp"]')],
  }),
  defineRule({
    id: 'route-unsafe',
    severity: 'warning',
    kind: 'SECURITY_ERROR',
    summary:
      'Every part of every key in `by_keyword` is a valid regular expression that does not match everything.',
    why: 'Consumers use the first key that matches; one bad part silently ends matching for all later keys.',
    bad: [
      cleo(
        { 'ct-form-filler': tags },
        '"by_keyword": { "form|": "ct-form-filler" }',
        matrix('"by_keyword": { «"form|"»: "ct-form-filler" }'),
      ),
    ],
    good: [
      cleo(
        { 'ct-form-filler': tags },
        '"by_keyword": { "form": "ct-form-filler" }',
        matrix('"by_keyword": { "form": "ct-form-filler" }'),
      ),
    ],
  }),
  defineRule({
    id: 'route-dangling',
    severity: 'warning',
    kind: 'NOT_FOUND',
    summary: 'Every target in the dispatch matrix is a skill of the manifest.',
    why: 'A task for a missing skill is lost.',
    bad: [
      {
        ...cleo(
          { 'ct-form-filler': tags },
          '"by_task_type": { "research": "gone" }',
          matrix('"by_task_type": { "research": «"gone"» }'),
        ),
        message:
          'dispatch_matrix.by_task_type["research"] routes to "gone", which is not a skill of the manifest.',
      },
    ],
    good: [
      cleo(
        { 'ct-form-filler': tags },
        '"by_task_type": { "paperwork": "ct-form-filler" }',
        matrix('"by_task_type": { "paperwork": "ct-form-filler" }'),
      ),
    ],
  }),
  defineRule({
    id: 'route-inactive',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'No target in the dispatch matrix is inactive or deprecated.',
    why: 'Consumers do not check the status.',
    bad: [
      cleo(
        { 'ct-form-filler': `${tags}\nstatus: deprecated` },
        '(a manual key for a deprecated skill)',
        matrix('"by_task_type": { "paperwork": «"ct-form-filler"» }'),
      ),
    ],
    good: [
      cleo(
        { 'ct-form-filler': tags },
        '(the key pointed at its successor, or removed)',
        matrix('"by_task_type": { "paperwork": "ct-form-filler" }'),
      ),
    ],
  }),
  defineRule({
    id: 'skill-unreachable',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    needs: 'manifest',
    summary: 'Every active skill can be reached by a task type, a keyword or a label.',
    why: 'A skill without a route is used only by people who know its name.',
    unless: 'people start the skill by its name only',
    bad: [
      {
        profile: 'cleo',
        files: {
          'skills/ct-a-b/SKILL.md':
            '---\nname: ct-a-b\ndescription: Does something useful here.\nversion: 1.0.0\n---\n## Output Requirements\n',
        },
        at: 'skills/ct-a-b/SKILL.md',
        shown: '(a skill without tags whose description names no kind of work)',
      },
    ],
    good: [cleo({ 'ct-form-filler': tags }, 'tags: [pdf]')],
  }),
  defineRule({
    id: 'expectation-failed',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'Every text under `expect` in the config reaches the skill that is named with it.',
    why: 'A new skill or keyword can take tasks away from another one, and no one notices until they go wrong.',
    bad: [
      {
        ...cleo(
          { 'ct-form-filler': 'keywords: [paper form]' },
          '{ "text": "fold the letter", "skill": "ct-form-filler" }   (no keyword of the text leads there)',
        ),
        files: {
          'skills/ct-form-filler/SKILL.md': skill('ct-form-filler', 'keywords: [paper form]'),
          'skill-registrar.json':
            '{ "profile": "cleo", "expect": [{ "text": "fold the letter", "skill": «"ct-form-filler"» }] }\n',
        },
      },
    ],
    good: [
      {
        ...cleo({}, '{ "text": "fill the paper form", "skill": "ct-form-filler" }'),
        files: {
          'skills/ct-form-filler/SKILL.md': skill('ct-form-filler', 'keywords: [paper form]'),
          'skill-registrar.json':
            '{ "profile": "cleo", "expect": [{ "text": "fill the paper form", "skill": "ct-form-filler" }] }\n',
        },
      },
    ],
  }),
  defineRule({
    id: 'trigger-misrouted',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    needs: 'manifest',
    summary:
      'No phrase, key or name sends a request in the trigger lists of a skill (`evals/*.json`) to the wrong skill.',
    why: 'The author wrote down who should get the request, and the words of the skills say something else.',
    unless: 'the request needs more than words: give it `"lexical": false`',
    bad: [
      {
        profile: 'cleo',
        files: triggers('[{ "query": «"fold the paper tray"», "should_trigger": true }]'),
        shown:
          'skills/ct-form-filler/evals/triggers.json: [{ "query": "fold the paper tray", "should_trigger": true }]',
        message:
          '"fold the paper tray" reaches "ct-tray-clerk" (the phrase “paper tray” belongs to ct-tray-clerk) instead of "ct-form-filler".',
      },
      {
        profile: 'cleo',
        files: triggers(
          '{ "skill": "ct-form-filler", "cases": [{ "prompt": «"shred the paper form"», "should_trigger": false }] }',
        ),
        shown:
          '{ "skill": "ct-form-filler", "cases": [{ "prompt": "shred the paper form", "should_trigger": false }] }',
      },
    ],
    good: [
      { profile: 'cleo', files: triggers('[{ "query": "fill in the paper form", "should_trigger": true }]') },
      { profile: 'cleo', files: triggers('[{ "query": "cook dinner", "should_trigger": true }]') },
      {
        profile: 'cleo',
        files: triggers(
          '{ "skill": "ct-form-filler", "cases": [{ "prompt": "fold the paper tray", "should_trigger": true, "lexical": false }] }',
        ),
        shown: '{ "prompt": "fold the paper tray", "should_trigger": true, "lexical": false }',
      },
    ],
  }),
]);
