import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { aFolder } from '../support/a-folder.js';
import { nodeVersions } from '../support/node-versions.js';
import { packedProgram, personalEnvironment } from '../support/packed-program.js';

const SKILL = [
  '---',
  'name: pdf',
  'version: 1.0.0',
  'keywords: [pdf form]',
  'description: Fills in PDF forms and merges PDF files. Use when a task involves a PDF.',
  '---',
  '',
  '# PDF',
  '',
  'Read [the reference](references/forms.md) first.',
  '',
].join('\n');

const REPOSITORY = { 'skills/pdf/SKILL.md': SKILL, 'skills/pdf/references/forms.md': '# Forms\n' };

/** Arguments that work in the repository above, for every command that ends by itself. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  register: [],
  discover: ['--all'],
  validate: ['--all'],
  prune: ['--preview'],
  status: ['pdf'],
  rules: ['missing-field'],
  init: [],
  catalog: [],
  dispatch: ['fill in a pdf form'],
  search: ['pdf'],
  load: ['pdf'],
  resources: ['pdf'],
  match: ['pdf'],
  materialize: ['pdf', '--to', 'copy'],
  plugins: ['list'],
  site: ['--out', 'public'],
  bump: ['pdf', '--dry-run'],
  routes: [],
  mentions: ['use $pdf'],
  inspect: [],
  skills: ['list'],
  activate: ['pdf', '--yes'],
};

/** These run until they are stopped, use the network, work once, or print a script. */
const SERVING = ['watch', 'serve', 'mcp', 'install', 'new', 'completion'];

function aRepository() {
  const cwd = aFolder(REPOSITORY);
  const home = path.join(cwd, '.home');
  fs.mkdirSync(home);
  const env = personalEnvironment(home);
  spawnSync(process.execPath, [packedProgram(), 'register', '--quiet'], { cwd, env });
  return { cwd, env };
}

describe.each(nodeVersions())('installed program on Node.js $version', ({ node }) => {
  it.each(Object.keys(LINES))('%s works twice in a row, locally and in CI', (command) => {
    const { cwd, env } = aRepository();
    for (const extra of [{}, {}, { CI: 'true' }]) {
      const run = spawnSync(node, [packedProgram(), command, ...LINES[command]!, '--json'], {
        cwd,
        env: { ...env, ...extra },
        encoding: 'utf8',
      });
      expect(run.stderr, `${command} ${JSON.stringify(extra)}`).not.toContain('Error');
      expect({ command, ...extra, status: run.status, stdout: run.status === 0 ? '' : run.stdout }).toEqual({
        command,
        ...extra,
        status: 0,
        stdout: '',
      });
      expect(JSON.parse(run.stdout).success).toBe(true);
    }
  });

  it('mcp serves the SDK client over stdio, twice in a row', async () => {
    const { cwd, env } = aRepository();
    for (const extra of [{}, {}]) {
      const client = new Client({ name: 'test', version: '1' });
      const args = [packedProgram(), 'mcp', '--root', cwd];
      await client.connect(new StdioClientTransport({ command: node, args, cwd, env: { ...env, ...extra } }));
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain('skill_load');
      const { content } = await client.callTool({ name: 'skill_load', arguments: { name: 'pdf' } });
      expect(JSON.stringify(content)).toContain('Read [the reference]');
      await client.close();
    }
  });
});

describe('installed program', () => {
  it.skipIf(process.platform === 'win32').each([
    [['watch'], 'Watching for changes. Press Ctrl-C to stop.'],
    [['serve', '--port', '0'], 'until you press Ctrl-C.'],
  ])('%j says what it does until Ctrl-C, twice in a row', async (args, said) => {
    const { cwd, env } = aRepository();
    for (const _ of [1, 2]) {
      const child = spawn(process.execPath, [packedProgram(), ...args, '--format', 'text'], { cwd, env });
      let text = '';
      const read = (chunk: Buffer) => {
        text += chunk;
        if (text.includes(said)) child.kill('SIGINT');
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
      expect(text).toContain(said);
    }
  });

  it('this test covers every command', () => {
    expect([...Object.keys(LINES), ...SERVING].sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  it('exits with the exit code of the run', () => {
    expect(spawnSync(process.execPath, [packedProgram(), '--version']).status).toBe(0);
    expect(spawnSync(process.execPath, [packedProgram(), 'nonsense']).status).toBe(2);
  });

  it('ends quietly when the reader closes the pipe', async () => {
    const child = spawn(process.execPath, [packedProgram(), 'rules'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it.runIf(process.platform === 'linux')('reports in one line that stdout is full', () => {
    const { cwd, env } = aRepository();
    const full = fs.openSync('/dev/full', 'w');
    const run = spawnSync(process.execPath, [packedProgram(), 'rules', '--json'], {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    fs.closeSync(full);
    expect(run.status).toBe(3);
    expect(run.stderr).toBe('error: Cannot write: ENOSPC: no space left on device, write\n');
  });
});
