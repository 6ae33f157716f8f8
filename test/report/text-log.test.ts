import { describe, expect, it } from 'vitest';
import { isLogged, renderCollisions, renderFailures } from '../../src/report/text-log.js';
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

describe('the log', () => {
  it('has the collision of names word for word (S0-46)', () => {
    expect(renderCollisions(anOutcome({ diagnostics: [duplicate] }).report)).toBe(
      "[skill-register] WARNING: Duplicate skill name 'ct-research-agent' found at:\n" +
        '  - skills/ct-research-agent/SKILL.md (registered)\n' +
        '  - skills/research-tools/ct-research-agent/SKILL.md (skipped)\n',
    );
  });

  it('has the collision of keywords word for word (S0-47)', () => {
    expect(renderCollisions(anOutcome({ diagnostics: [keyword] }).report)).toBe(
      "[skill-register] WARNING: Keyword 'research' already mapped to 'ct-research-agent', ignoring mapping from 'ct-explorer'\n",
    );
  });

  it('has one line for every refused skill, with all its errors (S0-43)', () => {
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

  it('holds no other finding', () => {
    expect(isLogged(aDiagnostic({ rule: 'similar-name', severity: 'warning' }))).toBe(false);
    expect(isLogged({ ...duplicate, severity: 'error' })).toBe(false);
    expect(isLogged(keyword)).toBe(true);
  });

  it('lets no name start a line of its own that a runner reads as a command', () => {
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
