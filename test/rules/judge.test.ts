import { describe, expect, it } from 'vitest';
import { profileById } from '../../src/profiles/index.js';
import { diagnoseFindings, publishDiagnostic } from '../../src/report/diagnostic.js';
import type { Finding } from '../../src/rules/finding.js';
import { type RuleId, ruleById } from '../../src/rules/index.js';
import { Judge, type JudgePolicy } from '../../src/rules/judge.js';
import { aRecord } from '../support/a-record.js';

const SPAN = { line: 1, column: 2, endLine: 3, endColumn: 4 };
const finding = (rule: RuleId) => ({ rule, file: 'f', at: SPAN, message: 'm', fix: 'x' });
const judge = (differences: Partial<JudgePolicy> & { id?: string } = {}) => {
  const { id = 'agent-skills', ...policy } = differences;
  const usual = {
    profile: profileById(id)!,
    level: 'strict',
    isForced: false,
    isProtocol: false,
    hasManifest: true,
  } as const;
  return new Judge({ ...usual, ...policy }, ruleById);
};

describe('severity of a rule', () => {
  it.each<[RuleId, Partial<JudgePolicy>, string]>([
    ['missing-field', {}, 'error'],
    ['missing-field', { level: 'warn' }, 'warning'],
    ['missing-field', { level: 'permissive' }, 'warning'],
    ['missing-field', { isForced: true }, 'warning'],
    ['yaml-syntax', { level: 'warn' }, 'error'],
    ['yaml-syntax', { isForced: true }, 'error'],
    ['yaml-syntax', { level: 'permissive' }, 'warning'],
    ['manifest-drift', { level: 'permissive' }, 'error'],
    ['expectation-failed', { level: 'permissive' }, 'error'],
    ['section-recommended', {}, 'off'],
    ['section-missing', { isProtocol: true }, 'error'],
  ])('%s under %j is %s', (rule, policy, level) => {
    expect(judge(policy).levelOf(rule)).toBe(level);
  });

  it('uses the severity of the profile first', () => {
    const profile = { ...profileById('agent-skills')!, rules: { 'missing-field': 'notice' as const } };
    expect(judge({ profile }).levelOf('missing-field')).toBe('notice');
  });
});

describe('a skill with a name and a description in spite of its frontmatter', () => {
  const recovered = { ...finding('yaml-syntax'), isRecovered: true };

  it.each<[Partial<JudgePolicy>, string]>([
    [{}, 'error'],
    [{ level: 'warn' }, 'warning'],
    [{ level: 'permissive' }, 'warning'],
    [{ isForced: true }, 'warning'],
  ])('is reported under %j as %s', (policy, level) => {
    expect(judge(policy).levelOfFinding(recovered)).toBe(level);
  });
});

describe('accepted skills', () => {
  it('accepts a skill with warnings', () => {
    expect(judge().isAccepted(aRecord('a'))).toBe(true);
    expect(judge().isAccepted(aRecord('a', {}, { findings: [finding('missing-field')] }))).toBe(false);
    expect(
      judge({ level: 'warn' }).isAccepted(aRecord('a', {}, { findings: [finding('missing-field')] })),
    ).toBe(true);
  });

  it.each([
    ['agent-skills', 'my-skill', true],
    ['agent-skills', 'My Skill', false],
    ['pipeline', 'my.skill_1', true],
    ['pipeline', 'my skill', false],
  ])(
    'accepts a skill without a name under %s only if its directory %j is a valid name: %s',
    (id, name, isAccepted) => {
      const { name: _none, ...declared } = aRecord(name).declared;
      expect(judge({ id }).isAccepted({ ...aRecord(name), declared })).toBe(isAccepted);
    },
  );
});

describe('diagnostics', () => {
  const diagnose = (found: Finding, by: Judge) =>
    publishDiagnostic(diagnoseFindings([found], by, { placeOf: () => ({ span: SPAN, text: '' }) })[0]!);

  it('have a message, a position and a fix', () => {
    expect(diagnose({ ...finding('missing-field'), skill: 's' }, judge())).toEqual({
      rule: 'missing-field',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      skill: 's',
      file: 'f',
      ...SPAN,
      message: 'm',
      fix: 'x',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(diagnose(finding('no-skills'), judge())).not.toHaveProperty('skill');
    expect(diagnose(finding('no-skills'), judge()).kind).toBe('NOT_FOUND');
  });

  it('are warnings if the system skips broken skills', () => {
    const broken = { ...finding('missing-field'), skill: 's' };
    expect(diagnose(broken, judge({ id: 'pipeline' })).severity).toBe('warning');
    expect(diagnose(finding('missing-field'), judge({ id: 'pipeline' })).severity).toBe('error');
  });
});
