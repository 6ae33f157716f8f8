import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { renderJunit } from '../../src/report/junit.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { aDiagnostic, anOutcome } from '../support/a-report.js';
import { cli } from '../support/run-cli.js';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The elements of a well-formed document; throws if it is not well-formed. */
function parseXml(text: string): readonly Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements.push({ name, attributes: attributes as Record<string, string>, text: '' });
  });
  parser.on('text', (content) => {
    if (elements.length > 0) elements.at(-1)!.text += content;
  });
  parser.write(text).close();
  return elements;
}

const named = (elements: readonly Element[], wanted: string) =>
  elements.filter(({ name }) => name === wanted);

const skill = (name: string, body = '') =>
  `---\nname: ${name}\ndescription: Prepares ${name} for print. Use when ${name} is asked for.\n---\n${body}`;

describe('--format junit', () => {
  it('--format junit has a passing case for each good skill and a failing one for each error', async () => {
    const root = aFolder({ 'skills/good/SKILL.md': skill('good'), 'skills/bad/SKILL.md': skill('wrong') });
    const run = await cli(['validate', '--format', 'junit'], { cwd: root });
    const elements = parseXml(run.stdout);
    expect(named(elements, 'testsuite')[0]!.attributes).toMatchObject({
      tests: '2',
      failures: '1',
      errors: '0',
    });
    expect(named(elements, 'testcase').map(({ attributes }) => attributes['name'])).toEqual([
      'good',
      'wrong: name-matches-directory',
    ]);
    const [failure] = named(elements, 'failure');
    expect(failure!.attributes).toMatchObject({ type: 'name-matches-directory' });
    expect(failure!.text).toContain('skills/bad/SKILL.md:2:7: name "wrong" differs');
    expect(run.exitCode).toBe(1);
  });

  it('--format junit fails for warnings if warnings fail the run', async () => {
    const root = aFolder({
      'skills/a/SKILL.md': skill('a', '[x](gone.md)\n'),
      'skill-registrar.json': '{ "failOn": "warning" }',
    });
    const run = await cli(['validate', '--format', 'junit'], { cwd: root });
    expect(run.exitCode).toBe(1);
    expect(named(parseXml(run.stdout), 'failure').map(({ attributes }) => attributes['type'])).toContain(
      'link-missing',
    );
  });

  it('--format junit skips findings of the base', async () => {
    const repository = aGitRepository({ 'skills/old/SKILL.md': skill('wrong') });
    repository.write({ 'skills/new/SKILL.md': skill('faulty') });
    const run = await repository.run('validate', '--format', 'junit', '--since', 'main');
    const elements = parseXml(run.stdout);
    expect(named(elements, 'skipped')).toHaveLength(1);
    expect(named(elements, 'failure')).toHaveLength(1);
    expect(named(elements, 'testsuite')[0]!.attributes).toMatchObject({ failures: '1', skipped: '1' });
  });

  it('--format junit stays well-formed for any text', async () => {
    const hostile = `---\nname: '"]]><x a="&#1;'\ndescription: |\n  \u0007 ]]> <!-- ::error::owned ##[error]x \ufffe\n---\n[<b>](nowhere\u200e.md)\n`;
    const root = aFolder({ 'skills/a&b<c>"d\'/SKILL.md': hostile, 'skills/ok/SKILL.md': skill('ok') });
    const run = await cli(['validate', '--format', 'junit'], { cwd: root });
    expect(named(parseXml(run.stdout), 'testcase').length).toBeGreaterThan(1);
    expect(run.stdout).not.toMatch(/^\s*::|##\[|\u0007/m);
  });

  it('--format junit reports a failed run as an error', async () => {
    const run = await cli(['validate', '--format', 'junit', '--root', aFolder(), '--profile', 'nothing']);
    const [error] = named(parseXml(run.stdout), 'error');
    expect(error!.attributes).toMatchObject({ type: 'E_USAGE', message: 'Unknown profile "nothing".' });
    expect(run.exitCode).toBe(2);
  });

  it('--format junit keeps paths outside the repository, and names a finding outside any skill by its file', () => {
    const diagnostics = [
      aDiagnostic({ file: '~/.claude/skills/a/SKILL.md' }),
      aDiagnostic({ file: 'skills/manifest.json' }),
    ];
    const cases = named(parseXml(renderJunit(anOutcome({ exitCode: 1, diagnostics }), 'pkg/')), 'testcase');
    expect(cases.map(({ attributes }) => `${attributes['name']} ${attributes['file']}`)).toEqual([
      '~/.claude/skills/a/SKILL.md: version-format ~/.claude/skills/a/SKILL.md',
      'skills/manifest.json: version-format pkg/skills/manifest.json',
    ]);
  });
});
