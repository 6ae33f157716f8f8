import { defineFamily, defineRule } from './rule.js';

const skill = (name: string) => `---\nname: ${name}\ndescription: Takes care of ${name}.\n---\n`;
const MANIFEST =
  '{ "skills": [{ "name": "pdf", "path": "skills/pdf", "version": "1.0.0", "status": "active" }] }\n';

/** What the scan covers. The stage that scans reports these. */
export default defineFamily([
  defineRule({
    id: 'skills-outside-roots',
    severity: 'warning',
    kind: 'NOT_FOUND',
    summary: 'Every skill of the repository is below a scan root.',
    why: 'A check that covers some of the skills looks like one that covers all of them.',
    bad: [
      {
        files: {
          'skills/merge/SKILL.md': skill('merge'),
          'plugins/pdf/skills/pdf/SKILL.md': skill('pdf'),
          'skill-registrar.json': '{ "roots": ["skills"] }\n',
        },
        at: 'skill-registrar.json',
        shown: '"roots": ["skills"]   (and there is plugins/pdf/skills/pdf/SKILL.md)',
      },
    ],
    good: [
      {
        files: {
          'skills/merge/SKILL.md': skill('merge'),
          'plugins/pdf/skills/pdf/SKILL.md': skill('pdf'),
          'skill-registrar.json': '{ "roots": ["skills", "plugins/*/skills"] }\n',
        },
        shown: '"roots": ["skills", "plugins/*/skills"]',
      },
    ],
  }),
  defineRule({
    id: 'skill-file-missing',
    severity: 'warning',
    kind: 'NOT_FOUND',
    summary: 'A folder beside skills in `skills/` is a skill: it has a SKILL.md, by this name.',
    why: 'Clients do not find it. Folders whose names begin with `_`, or are those of shared material such as `shared`, are left out.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'skills/merge/SKILLS.md': `«»${skill('merge')}`,
        },
        message: 'skills/merge has no SKILL.md, but SKILLS.md.',
      },
      {
        files: { 'skills/pdf/SKILL.md': skill('pdf'), 'skills/merge/scripts/merge.py': '«»' },
        message: 'skills/merge has no SKILL.md.',
      },
    ],
    good: [
      { files: { 'skills/pdf/SKILL.md': skill('pdf'), 'skills/merge/SKILL.md': skill('merge') } },
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'skills/_lib/a.py': '',
          'skills/shared/a.md': '',
          'skills/group/merge/SKILL.md': skill('merge'),
        },
      },
    ],
  }),
  defineRule({
    id: 'several-manifests',
    severity: 'notice',
    kind: 'VALIDATION_ERROR',
    summary: 'A repository has one skill manifest, or the config names the one to use.',
    why: 'Two manifests drift apart, and readers do not see the same one.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'skills/manifest.json': MANIFEST,
          '.claude/skills/merge/SKILL.md': skill('merge'),
          '.claude/skills/manifest.json': MANIFEST,
        },
        at: 'skills/manifest.json',
        shown: 'skills/manifest.json and .claude/skills/manifest.json',
      },
    ],
    good: [
      {
        files: { 'skills/pdf/SKILL.md': skill('pdf'), 'skills/manifest.json': MANIFEST },
        shown: 'skills/manifest.json',
      },
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'skills/manifest.json': MANIFEST,
          '.claude/skills': { link: '../skills' },
        },
        shown: 'skills/manifest.json, with .claude/skills a symbolic link to skills',
      },
    ],
  }),
  defineRule({
    id: 'missing-root',
    severity: 'warning',
    kind: 'NOT_FOUND',
    summary: 'The scan roots of the config exist.',
    why: 'A typo in a root hides every skill below the real one.',
    bad: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'skill-registrar.json': '{ "roots": ["skills", "skils-internal"] }\n',
        },
        at: 'skills/manifest.json',
        message: 'The scan root skils-internal does not exist.',
        shown: '"roots": ["skills", "skils-internal"]',
      },
    ],
    good: [
      {
        files: {
          'skills/pdf/SKILL.md': skill('pdf'),
          'skills-internal/merge/SKILL.md': skill('merge'),
          'skill-registrar.json': '{ "roots": ["skills", "skills-internal"] }\n',
        },
        shown: '"roots": ["skills", "skills-internal"]',
      },
    ],
  }),
  defineRule({
    id: 'no-skills',
    severity: 'error',
    kind: 'NOT_FOUND',
    summary: 'A scan finds at least one skill.',
    why: 'A check that finds nothing to check always passes.',
    bad: [
      {
        files: { 'skills/README.md': '' },
        at: 'skills/manifest.json',
        shown: '"roots": ["skil"]',
      },
    ],
    good: [{ body: 'Fill the form.', shown: '"roots": ["skills"]' }],
  }),
]);
