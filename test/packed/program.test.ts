import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS, UNLISTED_COMMANDS } from '../../src/cli/commands.js';
import { aFolder, makeFolder, removeFolder } from '../support/a-folder.js';
import { node24 } from '../support/node24.js';
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

let manifest: string;

beforeAll(() => {
  const cwd = makeFolder(REPOSITORY);
  spawnSync(process.execPath, [packedProgram(), 'register', '--quiet'], { cwd });
  manifest = fs.readFileSync(path.join(cwd, 'skills/manifest.json'), 'utf8');
  removeFolder(cwd);
});

/** The repository above with its manifest, and the environment of a user with an empty home directory. */
function aRepository() {
  const cwd = aFolder({ ...REPOSITORY, 'skills/manifest.json': manifest, '.home': null });
  return { cwd, env: personalEnvironment(path.join(cwd, '.home')) };
}

/** One command for each part of the bundle: what the others load is in it as well. */
const ON_ANOTHER_NODE = ['register', 'validate', 'status', 'load', 'dispatch', 'site'];

interface NodeVersion {
  readonly version: string;
  readonly node: string;
  readonly commands: readonly string[];
}

/** The machine's Node.js, and the version of the Action if it is another one and installed. */
function nodeVersions(): readonly NodeVersion[] {
  const version = process.versions.node.split('.')[0]!;
  const own = { version, node: process.execPath, commands: Object.keys(LINES) };
  const other = node24();
  if (other === null || other === process.execPath) return [own];
  return [own, { version: '24', node: other, commands: ON_ANOTHER_NODE }];
}

describe.each(nodeVersions())('installed program on Node.js $version', ({ node, commands }) => {
  it.each(commands)('%s works in CI', (command) => {
    const { cwd, env } = aRepository();
    expectSuccess(command, { node, cwd, env: { ...env, CI: 'true' } });
  });

  it('mcp serves the SDK client over stdio, twice in a row', async () => {
    const { cwd, env } = aRepository();
    for (const _ of ['first', 'second']) {
      const client = new Client({ name: 'test', version: '1' });
      const args = [packedProgram(), 'mcp', '--root', cwd];
      await client.connect(new StdioClientTransport({ command: node, args, cwd, env }));
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain('skill_load');
      const { content } = await client.callTool({ name: 'skill_load', arguments: { name: 'pdf' } });
      expect(JSON.stringify(content)).toContain('Read [the reference]');
      await client.close();
    }
  });
});

function expectSuccess(
  command: string,
  { node, ...options }: { node: string; cwd: string; env: Record<string, string> },
): void {
  const args = [packedProgram(), command, ...LINES[command]!, '--json'];
  const run = spawnSync(node, args, { ...options, encoding: 'utf8' });
  expect(run.stderr).not.toContain('Error');
  expect(run.status, run.stdout).toBe(0);
  expect(JSON.parse(run.stdout).success).toBe(true);
}

describe('installed program', () => {
  it.each(Object.keys(LINES))('%s works twice in a row', (command) => {
    const { cwd, env } = aRepository();
    for (const _ of [1, 2]) expectSuccess(command, { node: process.execPath, cwd, env });
  });

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
        // A second one would kill it.
        if (text.includes(said) && !child.killed) child.kill('SIGINT');
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
      expect(text).toContain(said);
    }
  });

  it('this test covers every command', () => {
    expect([...Object.keys(LINES), ...SERVING].sort()).toEqual(
      [...COMMANDS, ...UNLISTED_COMMANDS].map(({ name }) => name).sort(),
    );
  });

  it('exits with the exit code of the run', () => {
    expect(spawnSync(process.execPath, [packedProgram(), '--version']).status).toBe(0);
    expect(spawnSync(process.execPath, [packedProgram(), 'nonsense']).status).toBe(2);
  });

  it('names source files and lines in a stack trace with DEBUG', () => {
    const run = (env: Record<string, string>) =>
      spawnSync(process.execPath, [packedProgram(), 'nonsense'], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      }).stderr;
    const [, line] =
      /^ +at commandNamed \(.*\bsrc[/\\]cli[/\\]run-cli\.ts:(\d+):\d+\)$/m.exec(run({ DEBUG: '1' })) ?? [];
    const source = fs.readFileSync('src/cli/run-cli.ts', 'utf8').split('\n');
    expect(source[Number(line) - 1]).toContain('throw new UsageError(');
    expect(run({ DEBUG: '' })).not.toContain(' at ');
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
