import { describe, expect, it } from 'vitest';
import type { ManifestChange } from '../../src/manifest/changes.js';
import { ruleLink } from '../../src/report/markdown.js';
import { renderPullRequestBody, renderPullRequestTitle } from '../../src/report/markdown-pull-request.js';
import { aDiagnostic, aReport, type ReportOverrides } from '../support/a-report.js';

const ADDED: ManifestChange = { kind: 'skill-added', skill: 'ct-new', path: 'skills/ct-new' };
const REMOVED: ManifestChange = { kind: 'skill-removed', skill: 'ct-old', path: 'skills/ct-old' };
const UPDATED: ManifestChange = {
  kind: 'skill-updated',
  skill: 'ct-a',
  path: 'skills/ct-a',
  fields: [
    { field: 'version', before: '1.0.0', after: '1.1.0' },
    { field: 'tags', before: ['a', 'b'], after: ['a'] },
    { field: 'model', after: 'opus' },
    { field: 'tier', before: 2 },
  ],
};
const FILE: ManifestChange = { kind: 'file-changed', file: 'AGENTS.md', what: 'catalog' };
const ROUTES: readonly ManifestChange[] = [
  { kind: 'route-added', table: 'by_keyword', key: 'testing', skill: 'ct-new' },
  { kind: 'route-removed', table: 'by_task_type', key: 'research', skill: 'ct-old' },
  {
    kind: 'route-changed',
    table: 'by_keyword',
    key: 'audit',
    newKey: 'audit|verify',
    skill: 'ct-old',
    newSkill: 'ct-a',
  },
];

const VERSION_FORMAT = ruleLink('version-format');

describe('title of the pull request', () => {
  it.each([
    ['one new skill', [ADDED], 'Register skill ct-new'],
    ['one changed skill with its routes', [UPDATED, ...ROUTES], 'Update skill ct-a'],
    ['one removed skill', [REMOVED], 'Remove skill ct-old'],
    ['several', [ADDED, UPDATED, REMOVED], 'Update the skill manifest: 1 added, 1 updated and 1 removed'],
    ['only routes', ROUTES, 'Update the skill manifest: 3 routes'],
    ['nothing with a name', [], 'Update the skill manifest'],
    ['one file', [FILE], 'Update AGENTS.md'],
    ['several files', [FILE, { ...FILE, file: 'x.md' }], 'Update 2 generated files'],
    ['a skill and a file', [ADDED, FILE], 'Register skill ct-new'],
    ['an invalid name', [{ ...ADDED, skill: '@all #1 `x`\n<b>' }], 'Register skill ?all ?1 ?x? ?b?'],
  ] as const)('the title names %s', (_, changes, expected) => {
    expect(renderPullRequestTitle(changes)).toBe(expected);
  });

  it('the title stays short for any name', () => {
    expect(renderPullRequestTitle([{ ...ADDED, skill: 'x'.repeat(5000) }]).length).toBeLessThanOrEqual(200);
  });
});

function body(changes: readonly ManifestChange[], parts: ReportOverrides = {}, introduction = ''): string {
  const report = aReport({ changes, ...parts });
  return renderPullRequestBody({ report, files: [], entriesBefore: 8, introduction, overwritten: [] });
}

describe('body of the pull request', () => {
  it('shows added, updated and removed skills, fields and routes', () => {
    const text = body([ADDED, UPDATED, REMOVED, ...ROUTES]);
    expect(text).toContain('1 skill added, 1 skill updated, 1 skill removed and 3 routes changed.');
    expect(text).toContain(
      '### Added (1)\n\n| Skill | Path |\n| --- | --- |\n| `ct-new` | `skills/ct-new` |',
    );
    expect(text).toContain(
      '| `ct-a` | `version` | `1.0.0` | `1.1.0` |\n| `ct-a` | `tags` | `a, b` | `a` |\n| `ct-a` | `model` | — | `opus` |\n| `ct-a` | `tier` | `2` | — |',
    );
    expect(text).toContain('### Removed (1)');
    expect(text).toContain('| `by_keyword` | — | `testing` → `ct-new` |');
    expect(text).toContain('| `by_task_type` | `research` → `ct-old` | — |');
    expect(text).toContain('| `by_keyword` | `audit` → `ct-old` | `audit\\|verify` → `ct-a` |');
  });

  it('lists what needs attention in changed or omitted skills, and counts the rest', () => {
    const text = body([ADDED, UPDATED], {
      skills: [{ name: 'ct-x', status: 'invalid', path: 'skills/ct-x', changes: [] }],
      diagnostics: [
        aDiagnostic({ skill: 'ct-a', severity: 'warning', message: 'Dangling route' }),
        aDiagnostic({ skill: 'ct-x' }),
        aDiagnostic({ skill: 'ct-x', severity: 'warning' }),
        aDiagnostic({ skill: 'ct-elsewhere' }),
        aDiagnostic({ skill: 'ct-a', severity: 'notice' }),
        aDiagnostic({ rule: 'manifest-drift' }),
      ],
      conflicts: [
        { keyword: 'test', owner: 'ct-a', losers: ['ct-b'], declared: true },
        { keyword: 'plan', owner: null, losers: ['ct-a', 'ct-c'], declared: false },
        { keyword: 'other', owner: 'ct-y', losers: ['ct-z'], declared: false },
      ],
    });
    expect(text).toContain(
      [
        '### Needs attention (4)',
        '',
        '|  | Where | Finding | Fix |',
        '| --- | --- | --- | --- |',
        `| 🔴 | \`skills/a/SKILL.md:1:1\` | Something is wrong. (${VERSION_FORMAT}) | Fix it. |`,
        '',
        '- The keyword `test` goes to `ct-a`; also claimed by `ct-b`',
        '- The keyword `plan` is not routed; also claimed by `ct-a`, `ct-c`',
        '',
        '<details>',
        '<summary>1 warning</summary>',
        '',
        '|  | Where | Finding | Fix |',
        '| --- | --- | --- | --- |',
        `| 🟡 | \`skills/a/SKILL.md:1:1\` | Dangling route (${VERSION_FORMAT}) | Fix it. |`,
        '',
        '</details>',
        '',
        '2 more findings in skills that this pull request does not change.',
      ].join('\n'),
    );
  });

  it('folds what needs attention beyond fifteen rows', () => {
    const diagnostics = Array.from({ length: 40 }, (_, at) => aDiagnostic({ skill: 'ct-a', line: at + 1 }));
    const text = body([UPDATED], { diagnostics });
    expect(text).toContain('### Needs attention (40)');
    expect(text.slice(0, text.indexOf('<details>')).match(/^\| 🔴/gm)).toHaveLength(15);
    expect(text).toContain('<details>\n<summary>25 more</summary>\n\n|  | Where');
  });

  it.each([
    [5, 8, true],
    [4, 4, false],
    [5, 10, false],
  ])('warns before %i of %i entries are removed: %s', (removed, entriesBefore, isWarned) => {
    const changes = Array.from({ length: removed }, (_, at) => ({ ...REMOVED, skill: `ct-${at}` }));
    const report = aReport({ changes });
    const text = renderPullRequestBody({
      report,
      files: [],
      entriesBefore,
      introduction: '',
      overwritten: [],
    });
    expect(text.includes('> [!CAUTION]')).toBe(isWarned);
    if (isWarned)
      expect(text).toContain(`This removes ${removed} of ${entriesBefore} entries, more than half.`);
  });

  const reroute = (phrase: string) => ({ phrase, from: 'ct-old', to: 'ct-a' });

  it('says how many phrases reach another skill, and draws a graph of them', () => {
    const text = body(ROUTES, { rerouted: [reroute('audit'), { ...reroute('verify'), to: null }] });
    expect(text).toContain(
      [
        '### Routes',
        '',
        '2 phrases now reach another skill.',
        '',
        '```mermaid',
        'flowchart LR',
        '  p0("audit") -. before .-> s0["ct-old"]',
        '  p0 --> s1["ct-a"]',
        '  p1("verify") -. before .-> s0["ct-old"]',
        '  p1 --> s2["no skill"]',
        '```',
      ].join('\n'),
    );
  });

  it('draws no unreadable graph, and no text that Mermaid would run', () => {
    const many = Array.from({ length: 16 }, (_, at) => reroute(`key-${at}`));
    const text = body(ROUTES, { rerouted: many });
    expect(text).not.toContain('mermaid');
    expect(text).toContain('16 phrases now reach another skill.\n\n| Phrase | Before | Now |');
    expect(text).toContain('<details>\n<summary>1 more</summary>');
    expect(body(ROUTES, { rerouted: [reroute('a"] click p0 "javascript:alert(1)"')] })).toContain(
      'p0("a?? click p0 ?javascript?alert?1??")',
    );
  });

  it('shows the diff of the files, folded and truncated', () => {
    const after = Array.from({ length: 400 }, (_, at) => `line ${at}\n`).join('');
    const files = [{ path: 'skills/manifest.json', before: null, after }];
    const report = aReport({ changes: [ADDED] });
    const text = renderPullRequestBody({
      report,
      files,
      entriesBefore: 0,
      introduction: '',
      overwritten: [],
    });
    expect(text).toContain('This brings `skills/manifest.json` up to date');
    expect(text).toContain(
      '<summary>Diff of <code>skills/manifest.json</code> (+400 −0)</summary>\n\n```diff\n',
    );
    expect(text).toContain('\n+line 198\n```\n\n…and 201 more lines.\n\n</details>');
  });

  it("puts the workflow author's text first", () => {
    expect(body([ADDED], {}, 'Please **review**.\n')).toMatch(
      /^Please \*\*review\*\*\.\n\nThis brings the manifest up to date/,
    );
  });

  it('does not mention the time', () => {
    expect(
      body([ADDED, { kind: 'meta-changed', field: 'lastUpdated', before: 'a', after: 'b' }]),
    ).not.toContain('lastUpdated');
  });

  it('escapes links, mentions and markup of skills', () => {
    const evil = '@octocat #1 https://evil.example <script>alert(1)</script> ![x](y) | `\n# h';
    const text = body(
      [
        { kind: 'skill-added', skill: evil, path: evil },
        {
          kind: 'skill-updated',
          skill: 'ct-a',
          path: 'p',
          fields: [{ field: evil, before: evil, after: [evil] }],
        },
        { kind: 'route-added', table: evil, key: evil, skill: evil },
        { kind: 'file-changed', file: evil, what: evil },
      ],
      { diagnostics: [aDiagnostic({ skill: evil, message: evil, fix: evil, rule: evil, file: evil })] },
    );
    // A backtick after a backslash starts no code span.
    const unescaped = text.replace(/\\[\\`]/g, '');
    const outsideCode = unescaped.replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, '');
    expect(outsideCode).not.toMatch(/@octocat|#1\b|https:\/\/evil|<script|!\[x\]\(/);
    expect(text.split('\n').filter((line) => line.startsWith('# '))).toEqual([]);
    for (const row of text.split('\n').filter((line) => line.startsWith('| '))) {
      expect(row.replaceAll('\\|', '').split('|').length).toBeLessThanOrEqual(6);
    }
  });

  it('degrades in stages and never truncates a table', () => {
    const fields = Array.from({ length: 8 }, (_, at) => ({
      field: `field-${at}`,
      before: 'x'.repeat(150),
      after: 'y'.repeat(150),
    }));
    const sizes = [10, 100, 1000, 4000].map((count) => {
      const changes = Array.from(
        { length: count },
        (_, at): ManifestChange => ({ kind: 'skill-updated', skill: `ct-skill-${at}`, path: 'p', fields }),
      );
      const text = body(changes);
      expect(text.length).toBeLessThanOrEqual(65_536);
      expect(text).toContain(`### Updated (${count})`);
      const rows = text.split('\n').filter((line) => line.startsWith('| `ct-'));
      for (const row of rows) expect(row).toMatch(/ \|$/);
      return {
        rows: rows.length,
        hasValues: text.includes('xxx'),
        hasMore: text.includes('more; the JSON report'),
      };
    });
    expect(sizes).toEqual([
      { rows: 80, hasValues: true, hasMore: false },
      { rows: 100, hasValues: false, hasMore: false },
      { rows: 200, hasValues: false, hasMore: true },
      { rows: 200, hasValues: false, hasMore: true },
    ]);
  });

  it('omits a text of the workflow author that does not fit, and says so', () => {
    const text = body([ADDED], {}, 'x'.repeat(70_000));
    expect(text.length).toBeLessThan(2000);
    expect(text).toContain('too long for a pull request');
    expect(text).toContain('`ct-new`');
  });

  it('names the files and says when only their formatting changes', () => {
    const body = (paths: readonly string[], before: string | null) =>
      renderPullRequestBody({
        report: aReport({ _meta: { command: 'skill', operation: 'register', version: '1.0.0' } }),
        files: paths.map((path) => ({ path, before, after: 'same\n' })),
        entriesBefore: 8,
        introduction: '',
        overwritten: [],
      });
    const text = (...paths: string[]) => body(paths, 'same\n');
    expect(body(['a.json'], null), 'a new one without entries').toMatch(
      /^This brings .*: there are none yet\.\n/,
    );
    expect(text('a.json')).toMatch(/^This brings `a.json` up to date with the skills: formatting only\.\n/);
    expect(text('a.json', 'b.md', 'c.md')).toContain('This brings `a.json`, `b.md` and `c.md` up to date');
    expect(text('a.json', 'b.md', 'c.md', 'd.md')).toContain(
      'This brings `a.json` and 3 other files up to date',
    );
    expect(text('a.json')).not.toContain('Diff of');
    expect(text('a.json')).toContain('<sub>Created by Skill Registrar 1.0.0, which');
  });

  it('lists a finding outside any skill', () => {
    const text = body([ADDED], { diagnostics: [aDiagnostic({ file: 'skills/manifest.json' })] });
    expect(text).toContain('| 🔴 | `skills/manifest.json:1:1` | Something is wrong.');
  });

  it('draws a phrase that reaches no skill, and shows changes of metadata', () => {
    const rerouted = [{ phrase: 'audit', from: 'ct-old', to: null }];
    const meta: ManifestChange = { kind: 'meta-changed', field: 'totalSkills', before: 2, after: 3 };
    const text = body([...ROUTES.slice(0, 1), meta], { rerouted });
    expect(text).toContain('1 phrase now reaches another skill.');
    expect(text).toContain('  p0 --> s1["no skill"]');
    expect(text).toContain('| `totalSkills` | `2` → `3` |');
  });

  it('shows only names of fields if there is no room for values', () => {
    const field = { field: 'tags', before: 'x'.repeat(150), after: 'y'.repeat(150) };
    const many = Array.from({ length: 300 }, (_, at) => ({ ...UPDATED, skill: `ct-${at}`, fields: [field] }));
    const text = body([...many, { kind: 'meta-changed', field: 'totalSkills', before: 2, after: 3 }]);
    expect(text.length).toBeLessThanOrEqual(65_536);
    expect(text).toContain('| `totalSkills` | changed |');
  });
});
