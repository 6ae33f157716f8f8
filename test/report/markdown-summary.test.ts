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
      '**To fix it**, run this and commit the changes. Then fix the 1 error below.',
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
      shortcomings: [{ what: 'No label.', next: 'Check it.' }],
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
      shortcomings: [],
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
      aDiagnostic({ skill: `ct-${at}`, file: `skills/ct-${at}/SKILL.md`, message: 'ä'.repeat(200) }),
    );
    const text = summarize({
      report: aReport({ diagnostics, summary: { discovered: 20_000, invalid: 20_000 } }),
      failed: true,
    });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
    expect(text).toMatch(/^# ❌ 20000 of 20000 skills are invalid\n/);
    expect(text).toContain('…and 19000 more; the JSON report lists them.');
    for (const line of text.split('\n').filter((each) => each.startsWith('|'))) expect(line).toMatch(/\|$/);
  });
});
