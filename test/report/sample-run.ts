import type { GeneratedFile } from '../../src/files/workspace.js';
import type { ManifestChange } from '../../src/manifest/changes.js';
import type { PullRequestText } from '../../src/report/markdown-pull-request.js';
import type { SummaryView } from '../../src/report/markdown-summary.js';
import type { Report } from '../../src/report/report.js';
import { aDiagnostic, aReport } from '../support/a-report.js';

const RULES = [
  ['version-format', 'error', "Invalid version format: '1.x' (expected semver)", 'Write it as 1.0.0.'],
  ['description-length', 'warning', 'The description is longer than 1024 characters.', 'Shorten it.'],
  ['link-broken', 'warning', 'The link references/setup.md is broken.', 'Fix the path.'],
  ['body-length', 'notice', 'The body has more than 500 lines.', 'Move details to references/.'],
] as const;

const file = (skill: string) => `skills/${skill}/SKILL.md`;

/** Findings in many skills, as in a repository that grew. */
export function manyFindings(count: number): Report['diagnostics'] {
  return Array.from({ length: count }, (_, at) => {
    const [rule, severity, message, fix] = RULES[(at * 7) % RULES.length]!;
    const skill = `ct-skill-${String(Math.floor(at / 3)).padStart(3, '0')}`;
    return aDiagnostic({ rule, severity, message, fix, skill, file: file(skill), line: (at % 3) + 2 });
  });
}

const OWN = [
  aDiagnostic({
    rule: 'name-matches-directory',
    skill: 'ct-release-notes',
    file: file('ct-release-notes'),
    line: 2,
    column: 7,
    message: 'name "release-notes" differs from its directory "ct-release-notes".',
    fix: 'Rename one of them.',
  }),
  aDiagnostic({
    rule: 'description-trigger',
    severity: 'warning',
    skill: 'ct-release-notes',
    file: file('ct-release-notes'),
    line: 3,
    column: 14,
    message: 'The description does not say when to use the skill.',
    fix: 'Begin a sentence with "Use when".',
  }),
];

const DRIFT = aDiagnostic({
  rule: 'manifest-drift',
  file: 'skills/manifest.json',
  message: 'skills/manifest.json is not up to date (4 changes).',
  fix: 'Run `npx skill-registrar register` and commit the result.',
});

const CHANGES: readonly ManifestChange[] = [
  { kind: 'skill-added', skill: 'ct-changelog', path: 'skills/ct-changelog' },
  {
    kind: 'skill-updated',
    skill: 'ct-research',
    path: 'skills/ct-research',
    fields: [
      { field: 'version', before: '1.4.0', after: '1.5.0' },
      { field: 'tags', before: ['research'], after: ['research', 'papers'] },
    ],
  },
  { kind: 'skill-removed', skill: 'ct-legacy', path: 'skills/ct-legacy' },
  {
    kind: 'route-changed',
    table: 'by_keyword',
    key: 'changelog|release notes',
    newKey: 'changelog|release notes',
    skill: 'ct-docs',
    newSkill: 'ct-changelog',
  },
  { kind: 'route-added', table: 'by_keyword', key: 'literature review', skill: 'ct-research' },
];

const REROUTED = [
  { phrase: 'changelog', from: 'ct-docs', to: 'ct-changelog' },
  { phrase: 'release notes', from: 'ct-docs', to: 'ct-changelog' },
];

const FILES: readonly GeneratedFile[] = [
  {
    path: 'skills/manifest.json',
    before: manifest(['ct-docs', 'ct-legacy', 'ct-research']),
    after: manifest(['ct-changelog', 'ct-docs', 'ct-research']),
  },
];

function manifest(names: readonly string[]): string {
  const skills = names.map((name) => ({ name, version: '1.0.0', path: `skills/${name}` }));
  return `${JSON.stringify({ _meta: { totalSkills: names.length }, skills }, null, 2)}\n`;
}

const diagnostics = [...OWN, DRIFT, ...manyFindings(24)];

/** A check of a pull request with new findings, drift, and existing findings. */
export const SAMPLE_SUMMARY: SummaryView = {
  report: aReport({
    success: false,
    changed: true,
    summary: { discovered: 52, invalid: 7 },
    diagnostics,
    changes: CHANGES,
    rerouted: REROUTED,
  }),
  files: FILES,
  failed: true,
  mode: 'check',
  blobUrl: 'https://github.com/acme/skills/blob/0c2a5d1',
  isOwn: (found) => found.file === file('ct-release-notes') || found === DRIFT,
  localCommand: 'npx skill-registrar register',
};

/** The pull request that updates such a manifest. */
export const SAMPLE_BODY: PullRequestText = {
  report: aReport({
    diagnostics: [
      ...OWN,
      aDiagnostic({
        rule: 'dispatch-keyword-shared',
        severity: 'warning',
        skill: 'ct-research',
        message: 'The keyword "papers" is also declared by ct-library.',
        fix: 'Remove it from one of them.',
      }),
      ...manyFindings(24),
    ],
    skills: [{ name: 'ct-release-notes', status: 'invalid', path: 'skills/ct-release-notes', changes: [] }],
    changes: CHANGES,
    rerouted: REROUTED,
    conflicts: [{ keyword: 'papers', owner: 'ct-library', losers: ['ct-research'], declared: true }],
  }),
  files: FILES,
  entriesBefore: 3,
  blobUrl: 'https://github.com/acme/skills/blob/main',
  introduction: '',
  overwritten: [
    {
      sha: '9f2c1e7a4b6d8c0e1f3a5b7d9c2e4f6a8b0d1c3e',
      author: 'mona',
      title: 'Reword the description of ct-docs',
      url: 'https://github.com/acme/skills/commit/9f2c1e7',
    },
  ],
};
