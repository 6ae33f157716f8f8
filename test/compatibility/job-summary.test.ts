import { describe, expect, it } from 'vitest';
import { renderJobSummary } from '../../src/report/markdown-summary.js';
import type { Report } from '../../src/report/report.js';
import { aFolder, type Files } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const summaryOf = (report: Report) =>
  renderJobSummary({
    report,
    failed: !report.success,
    mode: 'check',
    files: [],
    localCommand: 'npx skill-registrar',
  });

const files = {
  'skills/notes/SKILL.md': aSkill('name: notes', `description: ${'x'.repeat(1025)}`),
  'skills/pdf/SKILL.md': aSkill('name: pdf', 'description: Fills and merges PDF files.'),
};

async function reportOf(args: readonly string[], more: Files = {}) {
  const { json } = await cli([...args, '--json'], { cwd: aFolder({ ...files, ...more }) });
  expectValidReport(json());
  return json();
}

const section = (text: string, heading: string) =>
  text
    .slice(text.indexOf(`## ${heading}`))
    .split('\n## ')[0]!
    .trim();

describe('job summary', () => {
  it('the job summary has the table of all clients, and reasons', async () => {
    const summary = summaryOf(await reportOf(['validate', '--profile', 'all']));
    expect(section(summary, 'Where the skills work').split('\n').slice(0, 15)).toEqual([
      '## Where the skills work',
      '',
      'Would load once installed:',
      '',
      '| Skill | claude-code | codex | copilot | vscode | cursor | gemini-cli | opencode | goose |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| `notes` | ✓ | ~ | ✗ | ~ | ~ | ✓ | ✓ | ~ |',
      '| `pdf` | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ |',
      '',
      '✓ works  ~ works with changes  ✗ refused',
      '',
      'claude-code, codex, copilot, gemini-cli and opencode were asked; the others are known from their code and documentation.',
      '',
      '- ✗ **copilot**, 1 skill: GitHub Copilot CLI refuses a description over 1024 characters. ([`portability-description-length`](https://github.com/skill-registrar/skill-registrar/blob/main/docs/rules/portability-description-length.md), measured)',
      '- ~ **codex**, 1 skill: Codex cuts a description over 1024 characters. ([`portability-description-length`](https://github.com/skill-registrar/skill-registrar/blob/main/docs/rules/portability-description-length.md))',
    ]);
  });

  it('the job summary has the table only if the config names clients', async () => {
    const config = { 'skill-registrar.json': '{ "clients": ["codex"] }' };
    expect(summaryOf(await reportOf(['register', '--check'], config))).toContain('## Where the skills work');
    expect(summaryOf(await reportOf(['register', '--check']))).not.toContain('## Where the skills work');
  });

  it('the job summary shows the size of each listing', async () => {
    const summary = summaryOf(await reportOf(['validate', '--profile', 'all']));
    expect(section(summary, 'Listing budget').split('\n')).toEqual([
      '## Listing budget',
      '',
      '| Client | Characters | Listed without description |',
      '| --- | --- | --- |',
      '| claude-code | 1060 of 8000 | — |',
      '| codex | 1059 of 8000 | — |',
      '| copilot | 30 of 15000 | — |',
    ]);
  });

  it('the job summary groups skills with the same results, and names a few of those that are cut', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `s${at}`);
    const more = Object.fromEntries(
      names.map((name) => [
        `skills/${name}/SKILL.md`,
        aSkill(`name: ${name}`, `description: ${`Does ${name}. `.repeat(120)}`),
      ]),
    );
    const summary = summaryOf(await reportOf(['validate', '--profile', 'all'], more));
    const groups = section(summary, 'Where the skills work').split('<details>')[0];
    expect(groups).toContain('| `pdf` | ✓ | ✓ | ✓ |');
    expect(groups).toMatch(/^\| `notes`, `s0`, `s1` and 10 more \| ✓ \| ~ \| ✗ \|/m);
    expect(summary).toMatch(/<summary>Skill by skill<\/summary>[\s\S]*\| `s8` \| ✓ \| ~ \| ✗ \|/);
    expect(section(summary, 'Listing budget')).toMatch(
      /\| claude-code \| \*\*\d+ of 8000\*\* \| `\w+`, `\w+`, `\w+` and \d+ more \|/,
    );
  });

  it('the job summary shows the size of each listing without being asked, for more than a handful of skills or a plugin', async () => {
    const many = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
        `skills/${name}/SKILL.md`,
        aSkill(`name: ${name}`, `description: Does ${name}.`),
      ]),
    );
    const plugin = { 'plugins/p/skills/a/SKILL.md': aSkill('name: a', 'description: Does a.') };
    expect(summaryOf(await reportOf(['register', '--check']))).not.toContain('## Listing budget');
    expect(summaryOf(await reportOf(['register', '--check'], many))).toContain('## Listing budget');
    expect(summaryOf(await reportOf(['register', '--check'], plugin))).toContain('| `plugins/p` |');
  });

  it('the job summary shows what changed since the base commit', async () => {
    const repository = aGitRepository(files);
    repository.write({ 'skills/pdf/SKILL.md': aSkill('name: pdf', 'description: Fills PDF files.') });
    const { json } = await repository.run('validate', '--since', 'HEAD', '--json');
    expectValidReport(json());
    expect(json().listings!.map(({ client, used, base }) => [client, used, base])).toEqual([
      ['claude-code', 1049, 1060],
      ['codex', 1048, 1059],
      ['copilot', 19, 30],
    ]);
    expect(summaryOf(json())).toContain('| claude-code | 1049 of 8000 | -11 | — |');
  });

  it('the job summary escapes names', async () => {
    const name = '"<img src=x> | @octocat"';
    const more = { 'skills/evil/SKILL.md': aSkill(`name: ${name}`, 'description: Evil.') };
    const summary = section(
      summaryOf(await reportOf(['validate', '--profile', 'all'], more)),
      'Where the skills work',
    );
    expect(summary).toContain('| `<img src=x> \\| @octocat` |');
  });
});
