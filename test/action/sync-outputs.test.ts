import { createHash } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WELL_KNOWN_SCHEMA } from '../../src/outputs/well-known.js';
import { ActionWorkspace, aSkill } from '../support/action-workspace.js';
import { useEmulatedGitHub } from '../support/emulated-github.js';
import { BRANCH } from '../support/emulated-sync.js';
import { node24 } from '../support/node24.js';
import { type ActionRun, PUSH, runAction } from '../support/run-action.js';
import { runActionHere } from '../support/run-action-here.js';
import { BOT } from '../support/start-emulate.js';

const MARKETPLACE = '.claude-plugin/marketplace.json';
const marketplace = (skills: string) =>
  `{ "name": "t", "owner": { "name": "A" }, "plugins": [{ "name": "p", "source": "./", "skills": [${skills}] }] }\n`;
const FILES = {
  'skill-registrar.json': JSON.stringify({
    manifest: false,
    outputs: [{ kind: 'claude-marketplace' }, { kind: 'readme-table' }, { kind: 'skills-sh' }],
  }),
  'skills/ct-a/SKILL.md': aSkill('ct-a'),
  'skills/ct-b/SKILL.md': aSkill('ct-b', { description: 'Testing agent using BATS' }),
  [MARKETPLACE]: marketplace('"./skills/ct-a"'),
  'README.md': '# Tools\n',
};

describe.skipIf(node24() === null)('generated files', () => {
  const github = useEmulatedGitHub();
  let workspace: ActionWorkspace;
  beforeEach(async () => {
    workspace = ActionWorkspace.create(FILES);
    await github.repository.push(workspace);
  });
  afterEach(() => workspace.stop());

  function run(mode: 'check' | 'sync', start = runActionHere): Promise<ActionRun> {
    return start({
      workspace: workspace.folder,
      inputs: { mode, token: BOT.token },
      event: { ...PUSH, sha: workspace.git('rev-parse', 'HEAD') },
      env: { GITHUB_REPOSITORY: github.repository.fullName, GITHUB_API_URL: github.proxy.url },
    });
  }

  it('stale generated files fail the check', async () => {
    const { exitCode, report, outputs } = await run('check');
    expect(exitCode).toBe(1);
    expect(outputs['changed']).toBe('true');
    const stale = report!.diagnostics.filter(({ rule }) => rule === 'output-stale');
    expect(stale.map(({ file }) => file)).toEqual([MARKETPLACE, 'README.md', 'skills.sh.json']);
  });

  it('sync commits all generated files to the pull request', async () => {
    const { exitCode, outputs } = await run('sync', runAction);
    expect(exitCode).toBe(0);
    expect(outputs['pull-request-operation']).toBe('created');
    const [pullRequest] = await github.repository.pullRequests();
    expect(pullRequest!.title).toBe('Update 3 generated files');
    expect(pullRequest!.body).toContain('`.claude-plugin/marketplace.json`, ');
    expect(await github.repository.file(BRANCH, MARKETPLACE)).toBe(
      marketplace('"./skills/ct-a", "./skills/ct-b"'),
    );
    expect(await github.repository.file(BRANCH, 'README.md')).toContain('[ct-b](skills/ct-b/SKILL.md)');
    expect(await github.repository.file(BRANCH, 'skills.sh.json')).toContain('"ct-b"');
    const again = await run('sync');
    expect(again.outputs['pull-request-operation']).toBe('none');
  });

  it('of Git LFS are not committed, and the run says so', async () => {
    workspace.write({ '.gitattributes': '*.json filter=lfs diff=lfs merge=lfs -text\n' });
    workspace.commit('lfs');
    await github.repository.push(workspace);
    const { exitCode, log } = await run('sync', runAction);
    expect(exitCode).toBe(1);
    expect(log).toContain('::error::.claude-plugin/marketplace.json is stored with Git LFS');
    expect(await github.repository.pullRequests()).toEqual([]);
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n';
    workspace.write({ 'skill-registrar.json': '{}', 'skills/manifest.json': pointer });
    expect((await run('check')).log).toContain(
      'skills/manifest.json is stored with Git LFS, and the checkout has',
    );
  });

  it('lose the copy of a skill that is gone in the pull request of the sync', async () => {
    const folder = '.well-known/agent-skills';
    const copied = aSkill('ct-old');
    const digest = `sha256:${createHash('sha256').update(copied).digest('hex')}`;
    const entry = {
      type: 'skill-md',
      description: 'Old',
      url: 'ct-old/SKILL.md',
      digest,
      files: ['SKILL.md'],
    };
    const index = { $schema: WELL_KNOWN_SCHEMA, skills: [{ name: 'ct-old', ...entry }] };
    workspace.write({
      'skill-registrar.json': JSON.stringify({ manifest: false, outputs: [{ kind: 'well-known' }] }),
      [`${folder}/index.json`]: JSON.stringify(index),
      [`${folder}/ct-old/SKILL.md`]: copied,
    });
    workspace.commit('change');
    await github.repository.push(workspace);
    const { outputs } = await run('sync');
    expect(outputs['pull-request-operation']).toBe('created');
    expect(await github.repository.file(BRANCH, `${folder}/ct-old/SKILL.md`)).toBeNull();
    expect(await github.repository.file(BRANCH, `${folder}/ct-a/SKILL.md`)).toBe(aSkill('ct-a'));
    const [pullRequest] = await github.repository.pullRequests();
    expect(pullRequest!.body).toContain(`| \`${folder}/ct-old/SKILL.md\` | well-known removed |`);
    workspace.git('checkout', '--', '.');
    const again = await run('sync');
    expect(again.outputs['pull-request-operation']).toBe('none');
  });

  it('sync commits copies of skills with their bytes and modes', async () => {
    const image = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xfe]);
    const copies = { kind: 'copies', from: 'skills', to: '.claude/skills' };
    const links = { ...copies, to: '.agents/skills', link: true };
    workspace.write({
      'skill-registrar.json': JSON.stringify({ manifest: false, outputs: [copies, links] }),
      'skills/ct-a/run.sh': '#!/bin/sh\n',
    });
    writeFileSync(join(workspace.folder, 'skills/ct-a/a.png'), image);
    chmodSync(join(workspace.folder, 'skills/ct-a/run.sh'), 0o755);
    workspace.commit('change');
    await github.repository.push(workspace);
    const { outputs } = await run('sync');
    expect(outputs['pull-request-operation']).toBe('created');
    const entries = new Map((await github.repository.blobs(BRANCH)).map((entry) => [entry.path, entry]));
    const sameAs = (copy: string, source: string) => {
      const [a, b] = [entries.get(copy), entries.get(source)];
      expect({ mode: a?.mode, sha: a?.sha }).toEqual({ mode: b?.mode, sha: b?.sha });
    };
    sameAs('.claude/skills/ct-a/a.png', 'skills/ct-a/a.png');
    sameAs('.claude/skills/ct-a/SKILL.md', 'skills/ct-a/SKILL.md');
    expect(entries.get('.claude/skills/ct-a/run.sh')?.mode).toBe('100755');
    expect(entries.get('.agents/skills/ct-a')?.mode).toBe('120000');
    expect(await github.repository.file(BRANCH, '.agents/skills/ct-b')).toContain(
      '"target":"../../skills/ct-b"',
    );
    const again = await run('sync');
    expect(again.outputs['pull-request-operation']).toBe('none');
  });
});
