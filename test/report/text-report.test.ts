import { readFileSync } from 'node:fs';
import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import type { SkillCompatibility } from '../../src/compatibility/verdict.js';
import { CLIENTS } from '../../src/profiles/index.js';
import { renderTextReport, type TextView } from '../../src/report/text-report.js';
import { aDiagnostic, anOutcome } from '../support/a-report.js';

const plain: TextView = {
  mode: 'write',
  colors: picocolors.createColors(false),
  diff: '',
  isShownElsewhere: () => false,
  isVerbose: false,
  showsStatistics: false,
  isFixable: () => false,
  lineOf: () => undefined,
  columns: 200,
  pathOf: (file) => file,
};

const brokenRun = anOutcome({
  exitCode: 1,
  changed: true,
  summary: { discovered: 3, registered: 1, updated: 1, invalid: 1 },
  diagnostics: [
    aDiagnostic({
      rule: 'missing-field',
      file: 'skills/ct-broken-skill/SKILL.md',
      message: 'Missing required field: description',
      fix: 'Add a description.',
    }),
    aDiagnostic({
      rule: 'version-format',
      file: 'skills/ct-broken-skill/SKILL.md',
      line: 3,
      column: 10,
      message: "Invalid version format: '1.x' (expected semver)",
      fix: 'Write three numbers, such as 1.0.0.',
    }),
    aDiagnostic({
      rule: 'section-missing',
      severity: 'warning',
      file: 'skills/ct-new-skill/SKILL.md',
      line: 12,
      column: 1,
      message: 'Missing required section: Output Requirements',
      fix: 'Add a heading "Output Requirements".',
    }),
  ],
  changes: [
    { kind: 'skill-added', skill: 'ct-new-skill', path: 'skills/ct-new-skill' },
    {
      kind: 'skill-updated',
      skill: 'ct-old-skill',
      path: 'skills/ct-old-skill',
      fields: [
        { field: 'version', before: '1.0.0', after: '1.1.0' },
        { field: 'tags', after: ['a', 'b'] },
        { field: 'model', before: 'opus' },
      ],
    },
    { kind: 'skill-removed', skill: 'ct-gone', path: 'skills/ct-gone' },
    { kind: 'route-added', table: 'by_keyword', key: 'research|investigate', skill: 'ct-new-skill' },
    { kind: 'route-removed', table: 'by_task_type', key: 'release', skill: 'ct-gone' },
    {
      kind: 'route-changed',
      table: 'by_keyword',
      key: 'audit',
      newKey: 'audit|verify',
      skill: 'ct-a',
      newSkill: 'ct-b',
    },
    { kind: 'meta-changed', field: 'totalSkills', before: 2, after: 3 },
    { kind: 'file-changed', file: 'AGENTS.md', what: 'catalog between the markers' },
  ],
});

describe('text report', () => {
  it('shows the changes, each finding with its fix, the worst last, and a summary', () => {
    expect(renderTextReport(brokenRun, plain)).toBe(fixture('register.txt'));
  });

  it('colors severities, symbols and the verdict if colors are on', () => {
    const text = renderTextReport(brokenRun, { ...plain, colors: picocolors.createColors(true) });
    expect(text).toContain('\u001b[31merror  \u001b[39m'.replace('error  ', 'error'));
    expect(text).toContain('\u001b[33mwarning\u001b[39m');
    expect(text).toContain('\u001b[32m+ ct-new-skill  skills/ct-new-skill\u001b[39m');
    expect(text).toContain('\u001b[31m✖ 3 skills');
    expect(text.replace(/\u001b\[\d+m/g, '')).toBe(fixture('register.txt'));
  });

  it('lists the skills for commands that list skills', () => {
    const outcome = anOutcome({
      operation: 'status',
      summary: { discovered: 2, unchanged: 1 },
      skills: [
        { name: 'ct-docs-lookup', status: 'unchanged', path: 'skills/ct-docs-lookup', changes: [] },
        { name: 'pdf', status: 'unregistered', path: 'skills/pdf', changes: [] },
      ],
      changes: [{ kind: 'skill-added', skill: 'pdf', path: 'skills/pdf' }],
    });
    expect(renderTextReport(outcome, { ...plain, mode: 'compare' })).toBe(fixture('status.txt'));
  });

  it('shows what changed in a single skill only', () => {
    const outcome = anOutcome({
      operation: 'status',
      summary: { discovered: 1, updated: 1 },
      skills: [
        {
          name: 'pdf',
          status: 'updated',
          path: 'skills/pdf',
          changes: ['version updated', 'dispatch_matrix updated'],
        },
      ],
      changes: [
        {
          kind: 'skill-updated',
          skill: 'pdf',
          path: 'skills/pdf',
          fields: [{ field: 'version', before: '1.0.0', after: '1.1.0' }],
        },
        { kind: 'skill-added', skill: 'other', path: 'skills/other' },
        { kind: 'meta-changed', field: 'lastUpdated', before: 'then', after: 'now' },
      ],
    });
    expect(renderTextReport(outcome, { ...plain, mode: 'compare' })).toBe(fixture('status-one.txt'));
  });

  it('omits what the reader sees elsewhere', () => {
    const text = renderTextReport(brokenRun, {
      ...plain,
      isShownElsewhere: (found) => found.severity === 'warning',
    });
    expect(text).not.toContain('section-missing');
    expect(text).toContain('version-format');
  });

  const many = (rule: string, severity: 'notice' | 'warning' | 'error', count: number) =>
    Array.from({ length: count }, (_, index) => aDiagnostic({ rule, severity, line: index + 1 }));

  it('folds notices and warnings of a rule after ten, and shows every error last', () => {
    const diagnostics = [
      ...many('missing-field', 'error', 12),
      ...many('skill-unreachable', 'notice', 12),
      ...many('similar-name', 'warning', 12),
      ...many('x', 'notice', 11),
    ];
    const text = renderTextReport(anOutcome({ diagnostics }), plain);
    expect(text.match(/ notice skill-unreachable$/gm)).toHaveLength(10);
    expect(text.match(/ warning similar-name$/gm)).toHaveLength(10);
    expect(text.match(/ error missing-field$/gm)).toHaveLength(12);
    expect(text).toContain('… 2 more of skill-unreachable and 1 more of x; --verbose lists all\n');
    expect(text).toContain('… 2 more of similar-name; --verbose lists all\n');
    expect(text.indexOf(' notice x')).toBeLessThan(text.indexOf(' warning similar-name'));
    expect(text.indexOf('2 more of similar-name')).toBeLessThan(text.indexOf(' error missing-field'));
    expect(text).toContain('12 warnings, 23 notices');
    const all = renderTextReport(anOutcome({ diagnostics }), { ...plain, isVerbose: true });
    expect(all.match(/ notice x$/gm)).toHaveLength(11);
    expect(all).not.toContain('--verbose');
  });

  it('ends with the most frequent rules, what can be fixed, an explanation and the next command', () => {
    const diagnostics = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((rule, index) =>
      many(rule, rule === 'b' ? 'error' : 'notice', 9 - index),
    );
    const outcome = anOutcome({
      diagnostics,
      changed: true,
      summary: { discovered: 1, registered: 1, fixable: 9 },
    });
    const view = { ...plain, mode: 'check' as const };
    expect(renderTextReport(outcome, view).split('\n').slice(-6)).toEqual([
      expect.stringMatching(/^✔|!/),
      '  most frequent: a 9, b 8, c 7, d 6, e 5',
      '  9 can be fixed: skill-registrar validate --fix',
      '  explain: skill-registrar rules b',
      '  write the files: skill-registrar register',
      '',
    ]);
  });

  it('shows only a table with the statistics, the most frequent rule last', () => {
    const diagnostics = [...many('a', 'error', 1), ...many('b', 'notice', 11), ...many('c', 'warning', 2)];
    const view = { ...plain, showsStatistics: true, isFixable: (rule: string) => rule === 'c' };
    const [table] = renderTextReport(anOutcome({ diagnostics }), view).split('\n\n');
    expect(table).toBe(' 1  error    a\n 2  warning  c (--fix)\n11  notice   b');
  });

  it('counts many changes by kind and lists the first ten; --verbose lists all', () => {
    const changes = Array.from({ length: 60 }, (_, index) => ({
      kind: 'skill-added' as const,
      skill: `skill-${index}`,
      path: `skills/skill-${index}`,
    }));
    const outcome = anOutcome({ changes, changed: true, summary: { discovered: 60, registered: 60 } });
    const written = renderTextReport(outcome, plain);
    expect(written).toMatch(/^60 skills added\n\+ skill-0 {2}/);
    expect(written).toContain('+ skill-9  ');
    expect(written).not.toContain('skill-10');
    expect(written).toContain('… 50 more changes; --verbose lists all\n');
    const one = anOutcome({ changes: changes.slice(0, 11), changed: true, summary: { discovered: 11 } });
    expect(renderTextReport(one, plain)).toContain('… 1 more change; --verbose lists all\n');
    const all = { ...plain, mode: 'preview' as const, isVerbose: true };
    expect(renderTextReport(outcome, all)).toContain('+ skill-59  ');
  });

  it('links places to files and rules to their pages where the terminal opens links', () => {
    const found = aDiagnostic({ rule: 'secret', file: 'a b.md', line: 2, column: 3 });
    const urlOf = (file: string) => new URL(file, 'file:///r/').href;
    const text = renderTextReport(anOutcome({ diagnostics: [found] }), { ...plain, urlOf });
    expect(text).toContain('\x1b]8;;file:///r/a%20b.md\x1b\\a b.md:2:3\x1b]8;;\x1b\\');
    expect(text).toMatch(/\x1b\]8;;https:\/\/\S+\/docs\/rules\/secret\.md\x1b\\secret\x1b\]8;;\x1b\\/);
    expect(renderTextReport(anOutcome({ diagnostics: [found] }), plain)).not.toContain('\x1b]8');
  });

  describe('the source line', () => {
    const show = (line: string, found: Partial<Parameters<typeof aDiagnostic>[0]>, columns = 60) =>
      renderTextReport(
        anOutcome({
          diagnostics: [aDiagnostic({ line: 7, endLine: 7, message: 'No.', fix: 'Yes.', ...found })],
        }),
        { ...plain, columns, lineOf: () => line },
      );

    it('has a caret under the place', () => {
      expect(show('version: 1.x', { column: 10, endColumn: 13 })).toContain(
        '  No.\n  7 | version: 1.x\n    |          ^^^\n  fix: Yes.\n',
      );
    });

    it('is cut to the width around the place', () => {
      const text = show(`${'a'.repeat(300)}bad${'c'.repeat(300)}`, { column: 301, endColumn: 304 });
      expect(text).toContain(`  7 | …${'a'.repeat(20)}bad`);
      expect(text).toMatch(/^ {4}\| {22}\^\^\^$/m);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
    });

    it('is not shown where it says nothing, and never repeats a secret', () => {
      expect(show('---', { column: 1, endColumn: 4 })).not.toContain('|');
      expect(show('', { column: 1, endColumn: 1 })).not.toContain('|');
      expect(show('key: s3cr3t', { rule: 'secret', column: 6, endColumn: 12 })).not.toContain('s3cr3t');
    });

    it('cannot move the cursor or start a command', () => {
      const text = show('x\u001b[2J::error::y', { column: 1, endColumn: 2 });
      expect(text).not.toContain('\u001b');
    });
  });

  it('shows only the state of a single skill without changes', () => {
    const outcome = anOutcome({
      operation: 'status',
      summary: { discovered: 1, unchanged: 1 },
      skills: [{ name: 'pdf', status: 'unchanged', path: 'skills/pdf', changes: [] }],
    });
    expect(renderTextReport(outcome, { ...plain, mode: 'compare' }).split('\n\n')[0]).toBe(
      'pdf  up to date  skills/pdf\n'.trimEnd(),
    );
  });

  it('shows a route that only changes its skill', () => {
    const route = { kind: 'route-changed', table: 'by_keyword', key: 'a', newKey: 'a' } as const;
    const outcome = anOutcome({ changes: [{ ...route, skill: 'x', newSkill: 'y' }] });
    expect(renderTextReport(outcome, plain)).toContain('~ by_keyword "a" → x, now y\n');
  });

  it('shows no table of clients without skills', () => {
    const text = renderTextReport(anOutcome({ compatibility: [] }), { ...plain, mode: 'read' });
    expect(text).toBe('! No skills found; nothing to report. Profile cleo (manifest $schema).\n');
  });
});

describe('summary line', () => {
  it.each([
    ['write', true, '✔ 1 skill: 1 registered; nothing to report. skills/manifest.json written.'],
    ['write', false, '✔ 1 skill: 1 registered; nothing to report. skills/manifest.json is up to date.'],
    ['check', true, '✔ 1 skill: 1 to register; nothing to report. skills/manifest.json is not up to date.'],
    [
      'preview',
      true,
      '✔ 1 skill: 1 to register; nothing to report. skills/manifest.json would change; nothing was written.',
    ],
    ['read', true, '✔ 1 skill: 1 registered; nothing to report.'],
  ] as const)('after %s with changed=%s says what happened to the manifest', (mode, changed, expected) => {
    const outcome = anOutcome({ changed, summary: { discovered: 1, registered: 1 } });
    expect(renderTextReport(outcome, { ...plain, mode }).split('\n')[0]).toBe(
      `${expected} Profile cleo (manifest $schema).`,
    );
  });

  it.each([
    ['status finds changes', 'compare', { changes: [{ kind: 'skill-added', skill: 'a', path: 'skills/a' }] }],
    ['a client refuses a skill', 'read', { compatibility: refusedBy('copilot') }],
    ['errors do not fail the run', 'write', { summary: { discovered: 1, errors: 1 } }],
  ] as const)('marks success with ! if %s', (_title, mode, report) => {
    const summary = { discovered: 1 };
    expect(renderTextReport(anOutcome({ summary, ...report }), { ...plain, mode })).toMatch(/^! 1 skill/m);
  });

  it('never reports zero skills as success', () => {
    const text = renderTextReport(anOutcome(), plain);
    expect(text).toMatch(/^! No skills found; nothing to report\./);
  });

  it('calls a skill valid after validate', () => {
    const outcome = anOutcome({
      operation: 'validate',
      summary: { discovered: 2, unchanged: 1, invalid: 1 },
    });
    expect(renderTextReport(outcome, { ...plain, mode: 'read' })).toContain('2 skills: 1 valid, 1 invalid;');
  });

  it('uses singular and plural', () => {
    const diagnostics = [
      aDiagnostic({ severity: 'error' }),
      aDiagnostic({ severity: 'notice' }),
      aDiagnostic({ severity: 'notice' }),
    ];
    const text = renderTextReport(anOutcome({ diagnostics, summary: { discovered: 2, pruned: 1 } }), plain);
    expect(text).toContain('2 skills: 1 pruned; 1 error, 2 notices.');
  });

  it.each([
    [
      { registered: 1, new: { errors: 0, warnings: 0, notices: 0 } },
      [],
      '✔ 1 skill: 1 registered; nothing new since 0123456789ab.',
    ],
    [
      { registered: 1, new: { errors: 1, warnings: 0, notices: 0 } },
      [aDiagnostic({ isNew: true }), aDiagnostic({ isNew: false })],
      '1 new error since 0123456789ab, 1 finding before.',
    ],
  ])('compares with the base: %j', (summary, diagnostics, expected) => {
    const outcome = anOutcome({
      summary: { discovered: 1, ...summary },
      diagnostics,
      _meta: { command: 'skill', operation: 'validate', version: '1.0.0', since: '0123456789abcdef' },
    });
    expect(renderTextReport(outcome, { ...plain, mode: 'read' })).toContain(expected);
  });

  it.each([
    ['write', '2 findings fixed.'],
    ['preview', '2 findings can be fixed with --fix.'],
    ['check', '2 findings can be fixed with --fix.'],
  ] as const)('says after %s what happened to fixable findings', (mode, expected) => {
    const fix = { rule: 'version-format', file: 'a/SKILL.md', message: 'Not a version.' } as const;
    const outcome = anOutcome({ fixes: [fix, fix], summary: { discovered: 1 } });
    expect(renderTextReport(outcome, { ...plain, mode })).toContain(expected);
  });

  it.each([
    ['', [], false, ''],
    ['m.json', [{ file: 'AGENTS.md', changed: false }], false, ' m.json and AGENTS.md are up to date.'],
    ['m.json', [{ file: 'AGENTS.md', changed: true }], true, ' m.json and AGENTS.md are not up to date.'],
    ['', [{ file: 'AGENTS.md', changed: true }], false, ' AGENTS.md is not up to date.'],
  ])('names the files with the manifest %j and the outputs %j', (manifest, outputs, changed, expected) => {
    const outcome = anOutcome({
      manifest,
      outputs: outputs.map((output) => ({ kind: 'catalog', ...output })),
      changed,
      summary: { discovered: 1, registered: 1 },
      _meta: { command: 'skill', operation: 'register', version: '1.0.0' },
    });
    expect(renderTextReport(outcome, { ...plain, mode: 'check' }).split('\n')[0]).toBe(
      `✔ 1 skill: 1 to register; nothing to report.${expected}`,
    );
  });

  it('names a profile without a reason', () => {
    const _meta = { command: 'skill' as const, operation: 'register', version: '1.0.0', profile: 'cleo' };
    const outcome = anOutcome({ _meta, summary: { discovered: 1 } });
    expect(renderTextReport(outcome, plain)).toMatch(/ Profile cleo\.\n$/);
  });
});

describe('hostile text', () => {
  const hostile = 'x\u001b[2Jy\n::error::owned\r\u202e##[add-mask]z\u009b31m';

  it('hostile text cannot move the cursor, start a line or change the text direction', () => {
    const outcome = anOutcome({
      operation: 'status',
      exitCode: 1,
      changed: true,
      manifest: hostile,
      summary: { discovered: 1, invalid: 1 },
      skills: [{ name: hostile, status: 'invalid', path: hostile, changes: [], errors: [hostile] }],
      diagnostics: [aDiagnostic({ file: hostile, message: hostile, fix: hostile, rule: hostile })],
      changes: [
        { kind: 'skill-added', skill: hostile, path: hostile },
        { kind: 'skill-removed', skill: hostile, path: hostile },
        {
          kind: 'skill-updated',
          skill: hostile,
          path: hostile,
          fields: [{ field: hostile, before: hostile, after: { [hostile]: hostile } }],
        },
        { kind: 'route-added', table: hostile, key: hostile, skill: hostile },
        {
          kind: 'route-changed',
          table: hostile,
          key: hostile,
          newKey: 'k',
          skill: hostile,
          newSkill: hostile,
        },
        { kind: 'meta-changed', field: hostile, before: hostile, after: hostile },
        { kind: 'file-changed', file: hostile, what: hostile },
      ],
    });
    const text = renderTextReport(outcome, plain);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(text).not.toContain('##[');
    expect(text.split('\n').filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
  });

  it('hostile text is shown, not removed', () => {
    const text = renderTextReport(
      anOutcome({
        diagnostics: [aDiagnostic({ file: 'skills/a\u001b[31m/SKILL.md', message: 'No "b\u0007".' })],
      }),
      plain,
    );
    expect(text).toContain('skills/a\\u001b[31m/SKILL.md:1:1 error version-format\n  No "b\\u0007".\n');
  });
});

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

function refusedBy(client: string): readonly SkillCompatibility[] {
  const clients = Object.fromEntries(CLIENTS.map(({ id }) => [id, { result: 'works' } as const]));
  return [{ skill: 'a', path: 'skills/a', clients: { ...clients, [client]: { result: 'refused' } } }];
}
