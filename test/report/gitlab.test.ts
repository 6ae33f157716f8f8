import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { buildCodeQuality } from '../../src/report/gitlab.js';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { aDiagnostic } from '../support/a-report.js';
import { cli } from '../support/run-cli.js';

/** The fields that GitLab requires, and the severities it knows. */
const validate = new Ajv({ allErrors: true }).compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', pattern: '^[0-9a-f]{32}$' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/)' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 }, end: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
});

const SKILL =
  '---\nname: other\ndescription: Draws charts. Use when charts are needed.\n---\n[x](gone.md) [y](lost.md)\n';

describe('--format gitlab', () => {
  it('--format gitlab prints a Code Quality report with a fingerprint for every finding', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': SKILL, 'skills/b/SKILL.md': SKILL });
    const run = await cli(['validate', '--format', 'gitlab'], { cwd: root });
    const issues = JSON.parse(run.stdout);
    validate(issues);
    expect(validate.errors ?? []).toEqual([]);
    const fingerprints = new Set(issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint));
    expect(fingerprints.size).toBe(issues.length);
    expect(issues).toContainEqual(
      expect.objectContaining({
        check_name: 'name-matches-directory',
        severity: 'major',
        location: { path: 'skills/a/SKILL.md', lines: { begin: 2, end: 2 } },
      }),
    );
    expect(run.exitCode).toBe(1);
  });

  it('--format gitlab prints paths relative to the checkout, and the same fingerprints when lines move', async () => {
    const root = aFolder({ 'pkg/skills/a/SKILL.md': SKILL });
    const env = { CI_PROJECT_DIR: root };
    const report = async () => {
      const run = await cli(['validate', '--format', 'gitlab', '--root', 'pkg'], { cwd: root, env });
      return JSON.parse(run.stdout) as { fingerprint: string; location: { path: string } }[];
    };
    const before = await report();
    expect(before.map(({ location }) => location.path)).toContain('pkg/skills/a/SKILL.md');
    writeFiles(root, { 'pkg/skills/a/SKILL.md': SKILL.replace('[x]', '\n\n[x]') });
    const identities = (issues: typeof before) => issues.map(({ fingerprint }) => fingerprint).sort();
    expect(identities(await report())).toEqual(identities(before));
  });

  it('--format gitlab prints an empty report if the run failed', async () => {
    const run = await cli(['validate', '--format', 'gitlab', '--root', aFolder(), '--profile', 'nothing']);
    expect({ stdout: JSON.parse(run.stdout), exitCode: run.exitCode }).toEqual({ stdout: [], exitCode: 2 });
    expect(run.stderr).toContain('Unknown profile "nothing"');
  });

  it('--format gitlab keeps paths outside the repository', () => {
    const files = ['/home/ann/x.md', '~/x.md', 'C:/x.md', 'skills/a/SKILL.md'];
    const issues = buildCodeQuality(
      files.map((file) => aDiagnostic({ file })),
      { prefix: 'pkg/' },
    );
    expect(issues.map(({ location }) => location.path)).toEqual([
      '/home/ann/x.md',
      '~/x.md',
      'C:/x.md',
      'pkg/skills/a/SKILL.md',
    ]);
  });
});
