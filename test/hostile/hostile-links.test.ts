import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { cpuTime } from '../support/cpu-time.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { runAction } from '../support/run-action.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const GOOD =
  '---\nname: good\ndescription: A good skill that does good things.\nversion: 1.0.0\n---\n# Good\n';
const SECRET = '---\nname: bad\ndescription: THE SECRET OF ANOTHER DIRECTORY.\nversion: 1.0.0\n---\n';
const PROFILES = ['agent-skills', 'cleo', 'pipeline', 'harness', 'toolset', 'codelia'];
const ROOTS = ['skills', '.agents/skills', '.agent/skills', '.claude/skills'];
const isUnix = process.platform !== 'win32';

/** A repository with a good skill in every root, a secret outside the repository, and one hostile thing in each root. */
function aRepository(make: (directory: string, outside: string) => void) {
  const top = aFolder({ 'outside/bad/SKILL.md': SECRET });
  const root = path.join(top, 'repository');
  for (const each of ROOTS) {
    fs.mkdirSync(path.join(root, each, 'good'), { recursive: true });
    // `version` is required under `cleo` and unknown under `harness`, which look in different places.
    const text = each === 'skills' ? GOOD : GOOD.replace('version: 1.0.0\n', '');
    fs.writeFileSync(path.join(root, each, 'good/SKILL.md'), text);
    make(path.join(root, each), path.join(top, 'outside'));
  }
  return { top, root };
}

async function register(root: string, profile: string) {
  const run = await cli(['register', '--json', '--root', root, '--profile', profile], { env: { CI: '1' } });
  expectValidReport(run.json());
  expect(run.stdout + run.stderr).not.toContain('SECRET');
  for (const each of ROOTS) {
    const manifest = path.join(root, each, 'manifest.json');
    if (fs.existsSync(manifest)) expect(fs.readFileSync(manifest, 'utf8')).not.toContain('SECRET');
  }
  return run.json();
}

const link = (target: string, at: string) => fs.symlinkSync(target, at);

describe.runIf(isUnix)('links', () => {
  it.each(PROFILES)('links out of the repository are never read under %s', async (profile) => {
    const { root } = aRepository((directory, outside) => {
      link(path.join(outside, 'bad'), path.join(directory, 'bad'));
      link('/etc', path.join(directory, 'etc'));
      fs.mkdirSync(path.join(directory, 'file'));
      link(path.join(outside, 'bad/SKILL.md'), path.join(directory, 'file/SKILL.md'));
      fs.mkdirSync(path.join(directory, 'passwd'));
      link('/etc/passwd', path.join(directory, 'passwd/SKILL.md'));
      fs.mkdirSync(path.join(directory, 'relative'));
      link('../../../outside/bad/SKILL.md', path.join(directory, 'relative/SKILL.md'));
      fs.mkdirSync(path.join(directory, 'good/references'));
      link('/etc/passwd', path.join(directory, 'good/references/passwd.md'));
    });
    const report = await register(root, profile);
    expect(report.skills.filter(({ status }) => status === 'registered').map(({ name }) => name)).toEqual([
      'good',
    ]);
    expect(JSON.stringify(report)).not.toContain('root:');
  });

  it.each(PROFILES)('circular links end under %s', async (profile) => {
    const { root } = aRepository((directory) => {
      link('.', path.join(directory, 'self'));
      link('..', path.join(directory, 'parent'));
      link('two', path.join(directory, 'one'));
      link('one', path.join(directory, 'two'));
      fs.mkdirSync(path.join(directory, 'loop'));
      link('SKILL.md', path.join(directory, 'loop/SKILL.md'));
      link('../../..', path.join(directory, 'good/up'));
      fs.mkdirSync(path.join(directory, 'gone'));
      link('nowhere', path.join(directory, 'gone/SKILL.md'));
    });
    const before = cpuTime();
    const report = await register(root, profile);
    expect(cpuTime() - before).toBeLessThan(1000);
    expect(report.skills.filter(({ status }) => status === 'registered').map(({ name }) => name)).toEqual([
      'good',
    ]);
  });

  it('links to a skill inside the repository count as that skill (default profile)', async () => {
    const { root } = aRepository((directory) => {
      link('good', path.join(directory, 'alias'));
    });
    const report = await register(root, 'agent-skills');
    expect(report.skills.filter(({ status }) => status === 'registered')).toHaveLength(1);
  });

  it('links that are swapped between check and use let a server read nothing outside', async () => {
    const { root, top } = aRepository((directory) => {
      fs.mkdirSync(path.join(directory, 'bad'));
      fs.writeFileSync(path.join(directory, 'bad/SKILL.md'), GOOD.replace('good', 'bad'));
    });
    const workspace = new DiskWorkspace({ root });
    const worker = swap(path.join(root, 'skills'), path.join(top, 'outside'));
    onTestFinished(() => void worker.terminate());
    const seen = { content: 0, refused: 0, missing: 0 };
    const end = performance.now() + 2000;
    while (performance.now() < end) {
      const limits = { maxBytes: 10_000, followLinks: true, within: 'skills/bad' };
      const content = workspace.read('skills/bad/SKILL.md', limits);
      seen[content.kind]++;
      if (content.kind === 'content') expect(Buffer.from(content.bytes).toString()).not.toContain('SECRET');
      await setImmediate();
    }
    await worker.terminate();
    expect(seen.refused, 'reads that met the link').toBeGreaterThan(0);
    expect(seen.content, 'reads that met the file').toBeGreaterThan(0);
  });

  it('a link in place of the manifest does not reach a file outside', async () => {
    const { root, top } = aRepository(() => {});
    fs.writeFileSync(path.join(top, 'outside/manifest.json'), '{"skills":[]}');
    link(path.join(top, 'outside/manifest.json'), path.join(root, 'skills/manifest.json'));
    const run = await cli(['register', '--json', '--root', root], { env: { CI: '1' } });
    expect(run.exitCode).toBe(3);
    expect(run.json().error.code).toBe('E_FILE');
    expect(fs.readFileSync(path.join(top, 'outside/manifest.json'), 'utf8')).toBe('{"skills":[]}');
  });
});

/** Replaces a skill with a link to the secret and back, file and directory in turn, as fast as possible. */
function swap(skills: string, outside: string): Worker {
  const code = `
    const fs = require('node:fs');
    const { skills, outside } = require('node:worker_threads').workerData;
    const good = fs.readFileSync(skills + '/bad/SKILL.md');
    for (let n = 0; ; n++) {
      fs.rmSync(skills + '/bad/SKILL.md');
      fs.symlinkSync(outside + '/bad/SKILL.md', skills + '/bad/SKILL.md');
      fs.renameSync(skills + '/bad', skills + '/.aside' + n);
      fs.symlinkSync(outside + '/bad', skills + '/bad');
      fs.unlinkSync(skills + '/bad');
      fs.renameSync(skills + '/.aside' + n, skills + '/bad');
      fs.rmSync(skills + '/bad/SKILL.md');
      fs.writeFileSync(skills + '/bad/SKILL.md', good);
      if (n % 5 === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);
    }`;
  return new Worker(code, { eval: true, workerData: { skills, outside } });
}

describe.skipIf(process.platform === 'win32')('folders that are written to', () => {
  /** Links that a pull request may commit in place of a folder, and what they point to. */
  const TARGETS = ['OUTSIDE', '.git', '.git/hooks', 'src', '../..'];

  async function aTrap(target: string, build: (root: string) => Promise<{ readonly exitCode: number }>) {
    const outside = aFolder({ 'keep.txt': 'kept' });
    const { root } = aGitRepository({
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skills/pdf/more.md': 'More.',
      'src/important.ts': '1',
    });
    fs.symlinkSync(target === 'OUTSIDE' ? outside : target, path.join(root, 'public'));
    const before = snapshot(outside, root);
    const { exitCode } = await build(root);
    const isUntouched =
      snapshot(outside, root) === before && !fs.existsSync(path.join(root, '../../index.html'));
    return { exitCode, isUntouched };
  }

  function snapshot(...folders: readonly string[]): string {
    return folders
      .flatMap((folder) =>
        fs.readdirSync(folder, { withFileTypes: true }).map((entry) => {
          const place = path.join(folder, entry.name);
          return entry.isDirectory() ? snapshot(place) : place;
        }),
      )
      .sort()
      .join('\n');
  }

  it.each(TARGETS)('site writes nothing through a link to %s', async (target) => {
    for (const out of ['public', 'public/site']) {
      const trap = await aTrap(target, (root) =>
        cli(['site', '--root', root, '--out', path.join(root, out)]),
      );
      expect(trap.exitCode).toBeGreaterThan(1);
      expect(trap.isUntouched).toBe(true);
    }
  });

  it.each(['.git', '.git/site', '.GIT/x', 'src/.git'])('site writes nothing into %s', async (out) => {
    const trap = await aTrap('src', (root) => cli(['site', '--root', root, '--out', path.join(root, out)]));
    expect(trap.exitCode).toBeGreaterThan(1);
    expect(trap.isUntouched).toBe(true);
  });

  it.each([...TARGETS.map((target) => [target, 'public']), ['src', '.git'], ['src', '.git/hooks']])(
    'materialize and activate copy nothing with a link to %s into %s',
    async (target, to) => {
      for (const args of [
        ['materialize', 'pdf'],
        ['activate', 'pdf', '--yes'],
      ]) {
        const trap = await aTrap(target, (root) =>
          cli([...args, '--root', root, '--to', path.join(root, to)]),
        );
        expect(trap.exitCode).toBeGreaterThan(0);
        expect(trap.isUntouched).toBe(true);
      }
    },
  );

  it.each(['OUTSIDE', '.git', '../..'])(
    'the input root of the Action may be no link to %s',
    async (target) => {
      const outside = aFolder({ 'evil/SKILL.md': smallSkill('evil') });
      const { root } = aGitRepository({ 'skills/pdf/SKILL.md': smallSkill('pdf') });
      fs.symlinkSync(target === 'OUTSIDE' ? outside : target, path.join(root, 'linked'));
      const { exitCode, log } = await runAction({ workspace: root, inputs: { root: 'linked' } });
      expect(exitCode).toBe(1);
      expect(log).toContain('The input "root" is "linked"');
      expect(log).not.toContain('evil');
    },
  );
});
