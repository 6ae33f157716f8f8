import { describe, expect, it } from 'vitest';
import { isLogged, renderCollisions, renderFailures } from '../../src/report/cleo-log.js';
import { aDiagnostic, anOutcome } from '../support/a-report.js';

const duplicate = aDiagnostic({
  rule: 'duplicate-name',
  severity: 'warning',
  message:
    "Duplicate skill name 'ct-research-agent' found at:\n" +
    '  - skills/ct-research-agent/SKILL.md (registered)\n' +
    '  - skills/research-tools/ct-research-agent/SKILL.md (skipped)',
});
const keyword = aDiagnostic({
  rule: 'keyword-conflict',
  severity: 'warning',
  message: "Keyword 'research' already mapped to 'ct-research-agent', ignoring mapping from 'ct-explorer'",
});

describe('log', () => {
  it('reports a name collision word for word', () => {
    expect(renderCollisions(anOutcome({ diagnostics: [duplicate] }).report)).toBe(
      "[skill-register] WARNING: Duplicate skill name 'ct-research-agent' found at:\n" +
        '  - skills/ct-research-agent/SKILL.md (registered)\n' +
        '  - skills/research-tools/ct-research-agent/SKILL.md (skipped)\n',
    );
  });

  it('reports a keyword collision word for word', () => {
    expect(renderCollisions(anOutcome({ diagnostics: [keyword] }).report)).toBe(
      "[skill-register] WARNING: Keyword 'research' already mapped to 'ct-research-agent', ignoring mapping from 'ct-explorer'\n",
    );
  });

  it('has one line for every rejected skill, with all its errors', () => {
    const { report } = anOutcome({
      skills: [
        { name: 'good', status: 'registered', path: 'skills/good', changes: [] },
        {
          name: 'ct-broken-skill',
          status: 'invalid',
          path: 'skills/ct-broken-skill',
          changes: [],
          errors: ['Missing required field: description', "Invalid version format: '1.x' (expected semver)"],
        },
      ],
    });
    expect(renderFailures(report)).toBe(
      "[skill-register] ERROR: Skill 'ct-broken-skill' failed validation: Missing required field: description; Invalid version format: '1.x' (expected semver)\n",
    );
  });

  it('reports skills that pipeline skips in its words, as warnings', () => {
    const message = '[skills] skipping skills/a/SKILL.md: sanitized skill name is empty';
    const replaced =
      '[skills] duplicate skill "b" detected; replacing previous definition with skills/b/SKILL.md';
    const syntax = 'YAML parse error: unexpected end';
    const refused = (name: string, error: string) =>
      ({ name, status: 'invalid', path: `skills/${name}`, changes: [], errors: [error] }) as const;
    const { report } = anOutcome({
      diagnostics: [
        aDiagnostic({ rule: 'name-format', severity: 'warning', message }),
        aDiagnostic({ rule: 'yaml-syntax', severity: 'warning', message: syntax }),
        { ...duplicate, message: replaced },
      ],
      skills: [refused('a', message), refused('c', syntax)],
    });
    expect(renderCollisions(report)).toBe(`${replaced}\n`);
    expect(renderFailures(report)).toBe(
      `${message}\n[skill-register] WARNING: Skill 'c' failed validation: ${syntax}\n`,
    );
  });

  it('contains no other finding', () => {
    expect(isLogged(aDiagnostic({ rule: 'similar-name', severity: 'warning' }))).toBe(false);
    expect(isLogged({ ...duplicate, severity: 'error' })).toBe(false);
    expect(isLogged(keyword)).toBe(true);
  });

  it('cannot be made to contain a workflow command by a name', () => {
    const hostile = {
      ...duplicate,
      message: "Duplicate skill name 'a\n::error::b\n  - ::warning::c' found at:",
    };
    const lines = renderCollisions(anOutcome({ diagnostics: [hostile] }).report).split('\n');
    expect(lines).toEqual([
      "[skill-register] WARNING: Duplicate skill name 'a ::error::b",
      "  - : :warning::c' found at:",
      '',
    ]);
  });
});
