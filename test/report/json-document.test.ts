import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json-report.js';
import { aDiagnostic, anOutcome } from '../support/a-report.js';
import { expectValidReport } from '../support/expect-valid-report.js';

describe('JSON document', () => {
  it('is indented by two spaces and ends with one newline', () => {
    expect(renderJson({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
  });

  it('preserves every character', () => {
    const { report } = anOutcome({
      diagnostics: [aDiagnostic({ message: 'a\n::error::b\u001b[0m ##[group]\ud800' })],
    });
    expect(JSON.parse(renderJson(report))).toEqual(report);
  });

  it('has no line that a runner reads as a command', () => {
    const text = renderJson({ a: '\n::error::x', b: '##[add-mask]y' });
    expect(text).not.toContain('##[');
    expect(text.split('\n').filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
  });
});

describe('report schema', () => {
  const failing = anOutcome({
    exitCode: 1,
    skills: [
      { name: 'a', status: 'invalid', path: 'skills/a', changes: [], errors: ['Something is wrong.'] },
    ],
    diagnostics: [aDiagnostic({ skill: 'a' })],
    conflicts: [{ keyword: 'research', owner: null, losers: ['a', 'b'], declared: false }],
    changes: [
      { kind: 'skill-added', skill: 'a', path: 'skills/a' },
      { kind: 'skill-updated', skill: 'a', path: 'skills/a', fields: [{ field: 'tags', after: ['x'] }] },
      { kind: 'route-changed', table: 'by_keyword', key: 'a', newKey: 'b', skill: 'a', newSkill: 'b' },
      { kind: 'meta-changed', field: 'totalSkills', before: 1, after: 2 },
      { kind: 'file-changed', file: 'AGENTS.md', what: 'catalog' },
    ],
    error: {
      code: 'E_VALIDATION_ERROR',
      message: "Skill 'a' failed validation",
      details: { skill: 'a', path: 'skills/a/SKILL.md', errors: ['Something is wrong.'] },
    },
  }).report;

  it('accepts a complete report', () => expectValidReport(failing));

  it.each<[string, (report: Record<string, unknown>) => Record<string, unknown>]>([
    ['no summary', ({ summary: _, ...rest }) => rest],
    ['no manifest after a finished run', ({ manifest: _, ...rest }) => rest],
    ['an error in a successful run', (report) => ({ ...report, success: true })],
    ['an unknown error code', (report) => ({ ...report, error: { code: 'E_OTHER', message: 'x' } })],
    [
      'a failed validation without details',
      (report) => ({ ...report, error: { code: 'E_VALIDATION_ERROR', message: 'x' } }),
    ],
    ['line 0', (report) => ({ ...report, diagnostics: [aDiagnostic({ line: 0 })] })],
    [
      'a finding without a fix',
      (report) => ({ ...report, diagnostics: [{ ...aDiagnostic(), fix: undefined }] }),
    ],
    [
      'an invalid skill without its errors',
      (report) => ({ ...report, skills: [{ name: 'a', status: 'invalid', path: 'p', changes: [] }] }),
    ],
    [
      'a status nobody knows',
      (report) => ({ ...report, skills: [{ name: 'a', status: 'new', path: 'p', changes: [] }] }),
    ],
    [
      'an update without its fields',
      (report) => ({ ...report, changes: [{ kind: 'skill-updated', skill: 'a', path: 'p' }] }),
    ],
    ['a negative count', (report) => ({ ...report, summary: { ...failing.summary, errors: -1 } })],
  ])('rejects %s', (_title, spoil) => {
    const spoiled = JSON.parse(JSON.stringify(spoil({ ...failing })));
    expect(() => expectValidReport(spoiled)).toThrow('report.schema.json');
  });

  it('accepts the error of a run that never began, without manifest and profile', () => {
    const { manifest: _, ...rest } = failing;
    const { profile: __, profileReason: ___, ...meta } = rest._meta;
    expectValidReport({
      ...rest,
      _meta: meta,
      error: { code: 'E_USAGE', message: 'Unknown option --x.', fix: 'y' },
    });
  });
});
