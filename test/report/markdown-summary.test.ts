import { describe, expect, it } from 'vitest';
import { renderJobSummary, type SummaryView } from '../../src/report/markdown-summary.js';
import { aDiagnostic, aReport } from '../support/a-report.js';

function summarize(parts: Partial<SummaryView> = {}): string {
  return renderJobSummary({
    report: aReport({ summary: { discovered: 2 } }),
    failed: false,
    mode: 'check',
    files: [],
    localCommand: 'npx skill-registrar register',
    ...parts,
  });
}

const BROKEN = aReport({
  success: false,
  changed: true,
  summary: { discovered: 3, invalid: 1 },
  diagnostics: [
    aDiagnostic({ skill: 'ct-b', severity: 'warning', file: 'skills/ct-b/SKILL.md', message: 'No section.' }),
    aDiagnostic({ skill: 'ct-x', file: 'skills/ct-x/SKILL.md', line: 3, column: 14 }),
    aDiagnostic({ rule: 'manifest-drift', file: 'skills/manifest.json' }),
  ],
  changes: [{ kind: 'skill-added', skill: 'ct-new', path: 'skills/ct-new' }],
});

describe('job summary', () => {
  it('begins with success if nothing is wrong', () => {
    expect(summarize()).toBe(
      '# ✅ 2 skills are valid and the manifest is up to date\n\n2 skills · 0 errors · 0 warnings · profile `cleo` (manifest \\$schema) · manifest `skills/manifest.json`\n',
    );
  });

  it('has verdict, fix, findings and changes, in this order', () => {
    const text = summarize({ report: BROKEN, failed: true });
    const headings = text.split('\n').filter((line) => line.startsWith('#'));
    expect(headings).toEqual([
      '# ❌ 1 of 3 skills is invalid and the manifest is out of date',
      '## Findings',
      '## What `register` would change',
      '### Added (1)',
    ]);
    expect(text.split('\n\n').slice(1, 3)).toEqual([
      '**To fix it**, run this and commit the changes. Then fix the error below.',
      '```sh\nnpx skill-registrar register\n```',
    ]);
  });

  it('links each finding to its line at the commit of the run', () => {
    const blobUrl = 'https://github.example/o/r/blob/abc';
    const report = aReport({ diagnostics: [aDiagnostic({ file: 'a b/SKILL.md', line: 3, column: 14 })] });
    expect(summarize({ report, failed: true, blobUrl })).toContain(
      '[`a b/SKILL.md:3:14`](https://github.example/o/r/blob/abc/a%20b/SKILL.md?plain=1#L3)',
    );
  });

  it.each<[string, readonly ('error' | 'warning')[]]>([
    ['there is 1 new error', ['error']],
    ['there is 1 new warning', ['warning']],
    ['there are 2 new errors', ['error', 'error']],
    ['there are 2 new warnings', ['warning', 'warning']],
    ['there is 1 new error and 2 new warnings', ['error', 'warning', 'warning']],
  ])('the verdict on a manifest that is out of date says that %s', (said, severities) => {
    const found = severities.map((severity) => aDiagnostic({ severity, isNew: true }));
    const drift = aDiagnostic({ rule: 'manifest-drift', file: 'skills/manifest.json', isNew: true });
    const report = aReport({
      changed: true,
      summary: { discovered: 2, new: { errors: 1, warnings: 1, notices: 0 } },
      diagnostics: [...found, drift],
    });
    expect(summarize({ report, failed: true }).split('\n')[0]).toBe(
      `# ❌ The manifest is out of date and ${said}`,
    );
  });

  it('never reports zero skills as success', () => {
    expect(summarize({ report: aReport() })).toMatch(/^# ⚠️ No skills were found\n/);
  });

  it('says what stopped the run', () => {
    const error = { code: 'E_CONFIG' as const, message: 'Unknown key "lvl".', fix: 'Did you mean "level"?' };
    const text = summarize({ report: aReport({ success: false, error }), failed: true });
    expect(text).toMatch(
      /^# ❌ Skill Registrar could not finish\n\n\*\*E_CONFIG\*\*: Unknown key "lvl"\. Did you mean "level"\?\n/,
    );
  });

  it('says what happened to the pull request', () => {
    const view = {
      kind: 'done',
      operation: 'created',
      number: 7,
      url: 'https://github.example/o/r/pull/7',
      branch: 'b',
      base: 'main',
      overwritten: [{ sha: 'a'.repeat(40), author: 'mona', title: 'mine', url: 'https://github.example/c' }],
      warnings: [{ what: 'No label.', next: 'Check it.' }],
      notes: [
        { what: 'Checks wait.', next: 'Use an App token.', snippet: { language: 'yaml', text: 'a: b' } },
      ],
    } as const;
    const text = summarize({ mode: 'sync', pullRequest: view });
    expect(text).toContain(
      '[Pull request 7](https://github.example/o/r/pull/7) was opened from `b` into `main`.',
    );
    expect(text).toContain('Commits pushed to this branch were overwritten');
    expect(text).toContain('No label. Check it.\n\nChecks wait. Use an App token.\n\n```yaml\na: b\n```');
  });

  it.each([
    ['updated', 7, '[Pull request 7](https://github.example/o/r/pull/7) from `b` into `main` was updated.'],
    [
      'closed',
      7,
      '[Pull request 7](https://github.example/o/r/pull/7) from `b` into `main` was closed: `main` is up to date, so it is no longer needed.',
    ],
    ['none', 7, '[Pull request 7](https://github.example/o/r/pull/7) from `b` into `main` is up to date.'],
    ['none', null, '`main` is up to date; no pull request is needed.'],
  ] as const)('describes a pull request: %s, %s', (operation, number, expected) => {
    const url = number === null ? null : 'https://github.example/o/r/pull/7';
    const pullRequest = {
      kind: 'done',
      operation,
      number,
      url,
      branch: 'b',
      base: 'main',
      overwritten: [],
      warnings: [],
      notes: [],
    } as const;
    expect(summarize({ mode: 'sync', pullRequest })).toContain(`## Pull request\n\n${expected}`);
  });

  it.each([
    ['an error outside any skill', [aDiagnostic({ rule: 'route-dangling' })], true, '❌ There is 1 error'],
    ['two of them', [aDiagnostic({ line: 1 }), aDiagnostic({ line: 2 })], true, '❌ There are 2 errors'],
    ['a warning', [aDiagnostic({ severity: 'warning' })], false, '⚠️ There is 1 warning'],
    [
      'warnings that fail',
      [aDiagnostic({ severity: 'warning' }), aDiagnostic({ severity: 'warning', line: 9 })],
      true,
      '❌ There are 2 warnings',
    ],
    [
      'a notice',
      [aDiagnostic({ severity: 'notice' })],
      false,
      '✅ 1 skill is valid and the manifest is up to date',
    ],
  ] as const)('begins with the verdict on %s', (_, diagnostics, failed, expected) => {
    const text = summarize({ report: aReport({ diagnostics, summary: { discovered: 1 } }), failed });
    expect(text.split('\n', 1)[0]).toBe(`# ${expected}`);
  });

  it('names profile and notices only if there are any', () => {
    const report = aReport({
      summary: { discovered: 1 },
      diagnostics: [aDiagnostic({ severity: 'notice' })],
      _meta: { command: 'skill', operation: 'register', version: '1.0.0' },
    });
    expect(summarize({ report }).split('\n')[2]).toBe(
      '1 skill · 0 errors · 0 warnings · 1 notice · manifest `skills/manifest.json`',
    );
  });

  it('shows the command to validate locally if there is no drift', () => {
    const report = aReport({ summary: { discovered: 1, invalid: 1 }, diagnostics: [aDiagnostic()] });
    expect(summarize({ report, failed: true, localCommand: 'npx skill-registrar validate --all' })).toContain(
      'To see the same findings locally, run:\n\n```sh\nnpx skill-registrar validate --all\n```',
    );
  });

  it('puts the link to an explanation last', () => {
    const why = { what: 'No.', next: 'Open it:', link: 'https://github.example/c...d' };
    expect(summarize({ mode: 'sync', failed: true, pullRequest: { kind: 'failed', why } })).toContain(
      'No. Open it:\n\n[https:&#8203;//github.example/c...d](https://github.example/c...d)',
    );
  });

  it('begins with the failure if the pull request could not be created', () => {
    const why = { what: 'The token is bad.', next: 'Renew it.' };
    const text = summarize({ mode: 'sync', failed: true, pullRequest: { kind: 'failed', why } });
    expect(text).toMatch(/^# ❌ The pull request could not be created or updated\n/);
    expect(text).toContain('## Pull request: failed\n\nThe token is bad. Renew it.');
  });

  it('stays within 1 MiB, with complete tables and a note on the rest', () => {
    const diagnostics = Array.from({ length: 20_000 }, (_, at) =>
      aDiagnostic({
        skill: `ct-${at}`,
        file: `skills/ct-${at}/SKILL.md`,
        message: `${at} ${'ä'.repeat(200)}`,
      }),
    );
    const text = summarize({
      report: aReport({ diagnostics, summary: { discovered: 20_000, invalid: 20_000 } }),
      failed: true,
    });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
    expect(text).toMatch(/^# ❌ 20000 of 20000 skills are invalid\n/);
    const shown = text.split('\n').filter((line) => line.startsWith('| 🔴')).length;
    expect(shown).toBeGreaterThan(1000);
    expect(text).toContain(`…and ${20_000 - shown} more; the JSON report lists them.`);
    for (const line of text.split('\n').filter((each) => each.startsWith('|'))) expect(line).toMatch(/\|$/);
  });

  it.each([
    ['updated', 'The generated files were committed to `topic`.'],
    ['none', '`topic` is up to date; nothing was committed.'],
  ] as const)('describes a commit to the branch of a pull request: %s', (operation, expected) => {
    const pullRequest = {
      kind: 'done',
      operation,
      number: 7,
      url: 'https://github.example/o/r/pull/7',
      branch: 'topic',
      base: 'topic',
      overwritten: [],
      warnings: [],
      notes: [],
    } as const;
    expect(summarize({ mode: 'sync', pullRequest })).toContain(`## Pull request\n\n${expected}`);
  });

  it('says what stopped the run if there is no advice', () => {
    const error = { code: 'E_INTERNAL' as const, message: 'No space left.' };
    expect(summarize({ report: aReport({ success: false, error }), failed: true })).toContain(
      '**E_INTERNAL**: No space left.\n',
    );
  });

  it('names a profile without a reason, and no manifest if there is none', () => {
    const _meta = { command: 'skill' as const, operation: 'register', version: '1.0.0', profile: 'cleo' };
    const report = aReport({ _meta, manifest: '', summary: { discovered: 1 } });
    expect(summarize({ report }).split('\n')[2]).toBe('1 skill · 0 errors · 0 warnings · profile `cleo`');
  });

  it.each([
    [false, [true], '❌ 1 generated file is out of date'],
    [false, [true, true], '❌ 2 generated files are out of date'],
    [true, [true, false], '❌ The manifest and 1 other generated file are out of date'],
    [true, [], '❌ The manifest is out of date'],
  ])('says which files are out of date: manifest %s, outputs %j', (changed, outputs, expected) => {
    const report = aReport({
      changed,
      summary: { discovered: 1 },
      diagnostics: [aDiagnostic({ rule: changed ? 'manifest-drift' : 'output-stale' })],
      outputs: outputs.map((isChanged, at) => ({
        kind: 'json',
        file: `${at}.json`,
        changed: isChanged,
      })),
    });
    expect(summarize({ report, failed: true }).split('\n', 1)[0]).toBe(`# ${expected}`);
  });

  it('does not call files up to date that are only reported as stale', () => {
    const diagnostics = [aDiagnostic({ rule: 'manifest-drift', severity: 'notice' })];
    const report = aReport({ changed: true, summary: { discovered: 1 }, diagnostics });
    expect(summarize({ report }).split('\n', 1)[0]).toBe('# ✅ 1 skill is valid');
  });

  it('asks for nothing in mode sync, which updates the files itself', () => {
    const report = aReport({ changed: true, summary: { discovered: 1 } });
    const text = summarize({ report, mode: 'sync' });
    expect(text).toMatch(/^# ✅ 1 skill is valid\n/);
    expect(text).not.toContain('To fix it');
  });

  describe('compared with the base commit', () => {
    const compared = (parts: Parameters<typeof aReport>[0], view: Partial<SummaryView> = {}) => {
      const { diagnostics = [] } = parts ?? {};
      const count = (severity: string) =>
        diagnostics.filter((found) => found.isNew && found.severity === severity).length;
      const added = { errors: count('error'), warnings: count('warning'), notices: count('notice') };
      const report = aReport({
        _meta: { command: 'skill', operation: 'register', version: '1.0.0', since: 'abc' },
        ...parts,
        summary: { discovered: 2, new: added, ...parts?.summary },
      });
      return summarize({ report, isOwn: ({ isNew }) => isNew === true, ...view });
    };
    const old = aDiagnostic({ isNew: false, skill: 'ct-a' });
    const fresh = aDiagnostic({ isNew: true, severity: 'warning', file: 'skills/b/SKILL.md' });

    it.each([
      ['nothing', {}, {}, '✅ 2 skills are valid and the manifest is up to date'],
      [
        'nothing without a manifest',
        { manifest: '' },
        {},
        '✅ 2 skills are valid and all generated files are up to date',
      ],
      ['old findings', { diagnostics: [old] }, {}, '✅ No new problems in 2 skills; existing: 1 error'],
      ['a new warning', { diagnostics: [old, fresh] }, {}, '⚠️ 1 new warning'],
      [
        'new errors',
        { diagnostics: [aDiagnostic({ isNew: true }), aDiagnostic({ isNew: true })] },
        { failed: true },
        '❌ 2 new errors',
      ],
      ['no skills', { summary: { discovered: 0 } }, {}, '⚠️ No skills were found'],
      [
        'new drift',
        { changed: true, diagnostics: [aDiagnostic({ isNew: true, rule: 'manifest-drift' })] },
        { failed: true },
        '❌ The manifest is out of date',
      ],
      [
        'old drift',
        { changed: true, diagnostics: [aDiagnostic({ isNew: false, rule: 'manifest-drift' })] },
        {},
        '✅ No new problems in 2 skills; existing: 1 error',
      ],
      [
        'a run that stopped',
        { error: { code: 'E_CONFIG', message: 'No.' } },
        { failed: true },
        '❌ Skill Registrar could not finish',
      ],
      [
        'a failed pull request',
        {},
        { failed: true, mode: 'sync', pullRequest: { kind: 'failed', why: { what: 'No.', next: 'Yes.' } } },
        '❌ The pull request could not be created or updated',
      ],
    ] as const)('begins with the verdict on %s', (_, parts, view, expected) => {
      expect(compared(parts, view).split('\n', 1)[0]).toBe(`# ${expected}`);
    });

    it('shows new findings open and old ones folded', () => {
      const text = compared({ diagnostics: [old, fresh] });
      expect(text.split('\n').filter((line) => line.startsWith('#') || line.startsWith('<summary>'))).toEqual(
        [
          '# ⚠️ 1 new warning',
          '## Findings',
          '### New (1)',
          '### Already in the base commit (1)',
          '<summary>🔴 <code>version-format</code>: 1 error in 1 skill</summary>',
        ],
      );
      expect(compared({ diagnostics: [fresh] })).not.toContain('Already in the base commit');
    });

    it('says that all findings are old', () => {
      expect(compared({ diagnostics: [old] })).toContain(
        'All of them are already in the base commit and do not count.',
      );
    });
  });

  it('says that no finding is in a file of the pull request', () => {
    const diagnostics = [aDiagnostic({ file: 'skills/manifest.json', rule: 'route-dangling' })];
    const text = summarize({ report: aReport({ diagnostics }), isOwn: () => false });
    expect(text).toContain('None of the findings is in a file that this pull request changes.');
    expect(text).toContain('### In other files (1)');
    expect(text).toContain('<summary>🔴 <code>route-dangling</code>: 1 error</summary>');
  });

  it('shows the listing budget of each client, with the change since the base', () => {
    const listing = { client: 'Claude Code', plugin: 'docs', budget: 8000, dropped: [] };
    const listings = [
      { ...listing, used: 1200, base: 1000 },
      { ...listing, plugin: 'art', used: 900, base: 950, dropped: ['draw', 'paint'] },
      { ...listing, plugin: 'new', used: 10 },
    ];
    const text = summarize({ report: aReport({ listings }) });
    expect(text).toContain(
      [
        '| Client | Plugin | Characters | Change | Listed without description |',
        '| --- | --- | --- | --- | --- |',
        '| Claude Code | `docs` | 1200 of 8000 | +200 | — |',
        '| Claude Code | `art` | 900 of 8000 | -50 | `draw`, `paint` |',
        '| Claude Code | `new` | 10 of 8000 | +10 | — |',
      ].join('\n'),
    );
  });
});
