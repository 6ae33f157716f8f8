import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runIsolated } from '../../src/files/isolated-process.js';
import { aClient } from '../support/a-client.js';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

/** Runs a program of somebody else: a real process with this source. */
function run(source: string, { timeoutMs = 20_000, until }: { timeoutMs?: number; until?: string } = {}) {
  const cwd = aFolder({ 'program.mjs': source });
  const result = runIsolated(
    {
      command: process.execPath,
      args: [path.join(cwd, 'program.mjs')],
      cwd,
      env: { ONLY: 'this' },
      timeoutMs,
      ...(until !== undefined && { until, input: ['question'] }),
    },
    [],
  );
  return { cwd, result };
}

const CHILD = `
  import { spawn } from 'node:child_process';
  import fs from 'node:fs';
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  fs.writeFileSync('child', String(child.pid));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
`;

function isRunning(cwd: string): boolean {
  try {
    const pid = Number(fs.readFileSync(path.join(cwd, 'child'), 'utf8'));
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** It has ended; its number stays until the init process asks for its exit code, which may take seconds. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  return /\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

describe('the program of a client', () => {
  it.runIf(process.platform !== 'win32').each([
    ['does not answer', `${CHILD} setInterval(() => {}, 1000);`, { timeoutMs: 1500 }],
    ['has answered', `${CHILD} console.log('answer'); setInterval(() => {}, 1000);`, { until: 'answer' }],
    ['ends by itself', `${CHILD} child.unref(); process.exit(0);`, {}],
  ])('leaves no process behind when it %s', async (_when, source, options) => {
    const { cwd, result } = run(source, options);
    await result;
    await vi.waitFor(() => expect(isRunning(cwd)).toBe(false), { timeout: 5000 });
  });

  it('cannot fill the memory with what it prints', async () => {
    const { result } = run(
      `const text = 'x'.repeat(1 << 20);
       const print = () => { while (process.stdout.write(text)); process.stdout.once('drain', print); };
       print();`,
      { timeoutMs: 1000 },
    );
    const { stdout, timedOut } = await result;
    expect(timedOut).toBe(true);
    expect(stdout.length).toBeLessThan(20_000_000);
  });

  it('sees no variable of ours, such as a token', async () => {
    vi.stubEnv('GITHUB_TOKEN', 'secret');
    const { stdout } = await run('console.log(JSON.stringify(process.env))').result;
    vi.unstubAllEnvs();
    expect(JSON.parse(stdout)).toEqual({ ONLY: 'this' });
  });
});

describe.skipIf(process.platform === 'win32')('validate --with', () => {
  it('shows a client only the skills: no settings, hooks, servers or plugins that a pull request adds', async () => {
    const client = aClient();
    const cwd = aFolder({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.claude/settings.json': '{ "hooks": {} }',
      '.codex/config.toml': 'notify = ["false"]',
      '.gemini/settings.json': '{ "mcpServers": {} }',
      '.mcp.json': '{ "mcpServers": {} }',
      '.opencode/plugin/run.js': 'process.exit(1)',
      'AGENTS.md': '# Agents',
      'opencode.json': '{}',
      'skills/one/SKILL.md': smallSkill('one'),
      'skills/one/scripts/run.sh': 'false',
      'skills/one/.codex/config.toml': 'notify = ["false"]',
      'skills/one/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n',
    });
    const env = { PATH: client.folder, HOME: cwd, GITHUB_TOKEN: 'secret', OPENAI_API_KEY: 'secret' };
    await cli(['validate', '--with', 'codex'], { cwd, env });
    const [seen] = client.seen();
    expect([...seen!.files].sort()).toEqual([
      '.agents/skills/one/SKILL.md',
      '.agents/skills/one/agents/openai.yaml',
      '.git/HEAD',
    ]);
    expect(Object.keys(seen!.env)).not.toEqual(expect.arrayContaining(['GITHUB_TOKEN']));
    expect(JSON.stringify(seen!.env)).not.toContain('secret');
    expect(seen!.env['HOME']).not.toBe(cwd);
  });
});
