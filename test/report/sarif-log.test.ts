import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSarifLog, type SarifInput } from '../../src/report/sarif.js';
import { RULES, ruleById } from '../../src/rules/index.js';
import { aDiagnostic } from '../support/a-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';

const input: SarifInput = {
  version: '1.0.0',
  diagnostics: [],
  exitCode: 0,
  failure: null,
  leftOut: '',
  prefix: '',
  ruleById,
};

describe('SARIF log', () => {
  it('has tool, rules, findings and locations', () => {
    const log = buildSarifLog({
      ...input,
      exitCode: 1,
      diagnostics: [
        aDiagnostic({
          line: 3,
          column: 10,
          endColumn: 13,
          message: "Invalid version format: '1.x' (expected semver)",
        }),
        aDiagnostic({ rule: 'similar-name', severity: 'notice', message: 'N', fix: '' }),
      ],
    });
    expectValidSarif(log);
    expect(withoutHelp(log)).toEqual(
      JSON.parse(readFileSync(new URL('fixtures/sarif.json', import.meta.url), 'utf8')),
    );
  });

  it('maps every severity: error, warning, note', () => {
    const diagnostics = (['error', 'warning', 'notice'] as const).map((severity) =>
      aDiagnostic({ severity }),
    );
    const { results } = run(buildSarifLog({ ...input, diagnostics }));
    expect(results.map(({ level }) => level)).toEqual(['error', 'warning', 'note']);
  });

  it('is valid when every rule is broken at once, and for an unknown rule', () => {
    const diagnostics = [...RULES.map(({ id }) => id), 'rule-of-tomorrow'].map((rule) =>
      aDiagnostic({ rule }),
    );
    const log = buildSarifLog({ ...input, diagnostics });
    expectValidSarif(log);
    const { tool, results } = run(log);
    expect(tool.driver.rules).toHaveLength(RULES.length + 1);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });

  it.each([
    ['skills/a b/SKILL.md', '', 'skills/a%20b/SKILL.md', '%SRCROOT%'],
    ['skills/ü#?%/SKILL.md', 'packages/one/', 'packages/one/skills/%C3%BC%23%3F%25/SKILL.md', '%SRCROOT%'],
    [
      'skills/a:b\n::error::\ud800/SKILL.md',
      '',
      'skills/a%3Ab%0A%3A%3Aerror%3A%3A%EF%BF%BD/SKILL.md',
      '%SRCROOT%',
    ],
    ['/else where/manifest.json', 'packages/one/', 'file:///else%20where/manifest.json', undefined],
    ['C:/repo/manifest.json', '', 'file:///C:/repo/manifest.json', undefined],
    ['~/.agent/skills/x/SKILL.md', 'packages/one/', '.agent/skills/x/SKILL.md', 'HOME'],
  ])('encodes the path %j', (file, prefix, uri, uriBaseId) => {
    const log = buildSarifLog({ ...input, prefix, diagnostics: [aDiagnostic({ file })] });
    expectValidSarif(log);
    const location = run(log).results[0]?.locations[0]?.physicalLocation.artifactLocation;
    expect(location).toEqual(uriBaseId === undefined ? { uri } : { uri, uriBaseId });
  });

  it('has the fingerprints of the report', () => {
    const diagnostics = [aDiagnostic({ fingerprint: 'abc' }), aDiagnostic({ fingerprint: 'def' })];
    const prints = run(buildSarifLog({ ...input, diagnostics })).results.map(
      ({ partialFingerprints }) => partialFingerprints['skillRegistrarFinding/v2'],
    );
    expect(prints).toEqual(['abc', 'def']);
  });

  it('says why a run failed', () => {
    const log = buildSarifLog({
      ...input,
      exitCode: 2,
      failure: { id: 'E_CONFIG', text: 'Bad config. Fix it.' },
    });
    expectValidSarif(log);
    expect(run(log).invocations).toEqual([
      {
        executionSuccessful: false,
        exitCode: 2,
        toolExecutionNotifications: [
          { level: 'error', descriptor: { id: 'E_CONFIG' }, message: { text: 'Bad config. Fix it.' } },
        ],
      },
    ]);
  });

  it('fences an example that contains fences', () => {
    const rule = { ...RULES[0]!, bad: ['```\ncode\n```'] as const };
    const log = buildSarifLog({
      ...input,
      ruleById: () => rule,
      diagnostics: [aDiagnostic({ rule: rule.id })],
    });
    expect(run(log).tool.driver.rules[0]?.help.markdown).toContain('````\n```\ncode\n```\n````');
  });
});

interface Run {
  tool: { driver: { rules: { id: string; help: { markdown: string } }[] } };
  invocations: object[];
  results: {
    ruleId: string;
    ruleIndex: number;
    level: string;
    locations: { physicalLocation: { artifactLocation: object } }[];
    partialFingerprints: Record<string, string>;
  }[];
}

function run(log: object): Run {
  return (log as { runs: [Run] }).runs[0];
}

/** Other tests cover the wording of rules; this is about the shape. */
function withoutHelp(log: object): unknown {
  return JSON.parse(
    JSON.stringify(log, (key, value) =>
      ['help', 'shortDescription', 'fullDescription'].includes(key) ? undefined : value,
    ),
  );
}
