import { defineFamily, defineRule } from './rule.js';

const SKILL = '---\nname: pdf\ndescription: Fills in PDF forms.\n---\n';
const cleoSkill = (name: string, description: string) =>
  `---\nname: ${name}\ndescription: ${description}\nversion: 1.0.0\n---\n## Output Requirements\n`;
const entry = (more = '') =>
  `{ "name": "pdf", "path": "skills/pdf", "version": "1.0.0", "status": "active"${more} }`;
const withManifest = (...entries: readonly string[]) => ({
  files: {
    'skills/pdf/SKILL.md': SKILL,
    'skills/manifest.json': `{\n  "skills": [\n    ${entries.join(',\n    ')}\n  ]\n}\n`,
  },
  shown: entries.join(',\n').replace(/[«»]/g, ''),
});

/** The manifest. The stage that registers skills reports these. */
export default defineFamily([
  defineRule({
    id: 'manifest-drift',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'The manifest is up to date with the skills (`register --check`).',
    why: 'Consumers read the manifest, not the skills.',
    bad: [
      {
        body: 'Fill the form.',
        run: 'register --check',
        at: 'skills/manifest.json',
        message: 'skills/manifest.json does not exist yet.',
        shown: '(a skill that is not in manifest.json)',
      },
    ],
    good: [
      {
        body: 'Fill the form.',
        run: 'register',
        shown: 'npx skill-registrar register   (and commit the result)',
      },
    ],
  }),
  defineRule({
    id: 'manifest-schema',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'The manifest matches its published schema.',
    why: 'Consumers rely on it. Manual entries are never rejected for it.',
    bad: [{ ...withManifest(entry(', "tags": «"pdf"»')), shown: '"tags": "pdf"' }],
    good: [{ ...withManifest(entry(', "tags": ["pdf"]')), shown: '"tags": ["pdf"]' }],
  }),
  defineRule({
    id: 'entry-stale',
    severity: 'error',
    kind: 'NOT_FOUND',
    summary: 'Every entry of the manifest has an existing skill (`validate`).',
    why: 'Consumers would send work to a missing skill.',
    bad: [
      {
        ...withManifest(
          entry(),
          '{ "name": "gone", "path": «"skills/gone"», "version": "1.0.0", "status": "active" }',
        ),
        message: '"gone" is registered, but its skill skills/gone no longer exists.',
      },
    ],
    good: [withManifest(entry())],
  }),
  defineRule({
    id: 'entry-path-unsafe',
    severity: 'error',
    kind: 'SECURITY_ERROR',
    summary: 'The `path` of an entry is relative to the repository and stays inside.',
    why: 'Consumers open the files that it names.',
    bad: [
      {
        ...withManifest(
          entry(),
          '{ "name": "x", "path": «"../../etc"», "version": "1.0.0", "status": "active" }',
        ),
        shown: '"path": "../../etc"',
      },
    ],
    good: [{ ...withManifest(entry()), shown: '"path": "skills/pdf"' }],
    safety: true,
  }),
  defineRule({
    id: 'entry-name',
    severity: 'warning',
    kind: 'VALIDATION_ERROR',
    summary: 'The `name` of an entry that was registered by hand is a valid name.',
    why: 'Programs look skills up by it, and use it in commands and paths.',
    bad: [
      {
        profile: 'cleo',
        files: {
          'skills/ct-pdf-tools/SKILL.md': cleoSkill('ct-pdf-tools', 'Fills in PDF forms'),
          'docs/ct-text-tools/SKILL.md': cleoSkill('ct-text-tools', 'Counts words'),
          'skills/manifest.json':
            '{ "skills": [{ "name": «"My Texts"», "path": "docs/ct-text-tools", "version": "1.0.0", "status": "active" }] }\n',
        },
        message: 'The name "My Texts" of an entry is not a valid name.',
        shown: '"name": "My Texts"',
      },
    ],
    good: [{ ...withManifest(entry()), shown: '"name": "pdf"' }],
  }),
  defineRule({
    id: 'entry-duplicate',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    summary: 'Names and paths are unique in the manifest.',
    why: 'Consumers use the first and ignore the second.',
    bad: [
      {
        ...withManifest(
          entry(),
          '{ "name": «"pdf"», "path": "skills/other", "version": "1.0.0", "status": "active" }',
        ),
        shown: '(two entries named "pdf")',
      },
    ],
    good: [{ ...withManifest(entry()), shown: '(one entry named "pdf")' }],
  }),
]);
