import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aFolder, type Files } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { packedProgram } from '../support/packed-program.js';
import { skillText } from '../support/skill-text.js';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
}

/** The steps of the only job of an example workflow. */
function stepsOf(workflow: string): readonly Step[] {
  const { jobs } = parse(fs.readFileSync(`examples/workflows/${workflow}`, 'utf8'));
  return (Object.values(jobs)[0] as { steps: readonly Step[] }).steps;
}

/** Runs a step as the runner does, with stand-ins for the programs of the machine. */
function runStep({ run = '' }: Step, cwd: string, programs: Readonly<Record<string, string>> = {}) {
  const bin = aFolder();
  for (const [name, script] of Object.entries(programs)) {
    fs.writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const env = { PATH: `${bin}:${process.env['PATH']}`, GITHUB_REF_NAME: 'v1.2.0', GH_TOKEN: 'x' };
  try {
    execFileSync('bash', ['-e', '-c', run], { cwd, env, encoding: 'utf8', stdio: 'pipe' });
    return { isOk: true, output: '' };
  } catch (error) {
    return { isOk: false, output: (error as { stdout: string }).stdout };
  }
}

const skill = (name: string) => skillText({ name, description: `Does ${name}. Use it for ${name}.` });

describe('release.yml', () => {
  it('attaches and attests the archives that its index names', () => {
    const root = aFolder({
      'skills/pdf/SKILL.md': skill('pdf'),
      'skills/pdf/references/forms.md': '# Forms\n',
      'skills/csv/SKILL.md': skill('csv'),
    });
    const steps = stepsOf('release.yml');
    const [build, attach] = steps.filter(({ run }) => run !== undefined);
    const npx = `shift 2; exec "${process.execPath}" "${packedProgram()}" "$@"`;
    expect(runStep(build!, root, { npx })).toEqual({ isOk: true, output: '' });
    const assets = fs.readdirSync(path.join(root, 'assets')).sort();
    expect(assets).toEqual(['csv.md', 'index.json', 'pdf.tar.gz', 'skills.json']);
    const attested = steps.find(({ uses }) => uses?.startsWith('actions/attest@'));
    expect(attested?.with).toEqual({ 'subject-path': 'assets/*' });
    const { skills } = JSON.parse(fs.readFileSync(path.join(root, 'assets/index.json'), 'utf8'));
    for (const { name, type, digest } of skills) {
      const asset = `${name}${type === 'archive' ? '.tar.gz' : '.md'}`;
      const bytes = fs.readFileSync(path.join(root, 'assets', asset));
      expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    }
    const gh = 'echo "$@" >> calls; test "$2" != view';
    expect(runStep(attach!, root, { gh }).isOk).toBe(true);
    expect(fs.readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n')).toEqual([
      'release view v1.2.0',
      'release create v1.2.0 --verify-tag --generate-notes',
      `release upload v1.2.0 ${assets.map((asset) => `assets/${asset}`).join(' ')} --clobber`,
    ]);
  });
});

describe('check-release.yml', () => {
  const files: Files = {
    'plugins/a/.claude-plugin/plugin.json': '{ "name": "a", "version": "1.2.0" }\n',
    '.claude-plugin/marketplace.json': '{ "plugins": [{ "name": "a", "version": "1.2.0" }] }\n',
    'CHANGELOG.md': '# Changes\n\n## [1.2.0] - 2026-11-18\n\n- More.\n',
  };
  const check = stepsOf('check-release.yml').find(({ run }) => run !== undefined)!;

  it.each<readonly [string, Files, string]>([
    ['a tag with manifests and notes of its version', {}, ''],
    [
      'a manifest of another version',
      { 'plugins/a/.claude-plugin/plugin.json': '{ "version": "1.1.0" }\n' },
      '::error file=plugins/a/.claude-plugin/plugin.json::',
    ],
    [
      'an entry of a marketplace with another version',
      {
        '.claude-plugin/marketplace.json':
          '{ "plugins": [\n{ "version": "1.2.0" },\n{ "version": "1.1.0" }\n] }\n',
      },
      '::error file=.claude-plugin/marketplace.json::',
    ],
    [
      'a version that only looks alike',
      { 'plugin.json': '{ "version": "1x2.0" }\n' },
      '::error file=plugin.json::',
    ],
    [
      'notes without the version',
      { 'CHANGELOG.md': '# Changes\n\n## 1.20.0\n' },
      '::error file=CHANGELOG.md::',
    ],
  ])('%s', (_, changed, error) => {
    const { isOk, output } = runStep(check, aGitRepository({ ...files, ...changed }).root);
    expect(isOk).toBe(error === '');
    expect(output.startsWith(error)).toBe(true);
  });
});
