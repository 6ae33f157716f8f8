import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { runProgram } from '../support/run-program.js';

const GOOD =
  '---\nname: good\ndescription: A good skill that does good things.\nversion: 1.0.0\n---\n# Good\n';
const isUnix = process.platform !== 'win32';

/** A repository with a good skill, and a directory for a bad one. */
function besideAGoodSkill(): { root: string; bad: string } {
  const root = aFolder({ 'skills/good/SKILL.md': GOOD, 'skills/bad': null });
  return { root, bad: path.join(root, 'skills/bad/SKILL.md') };
}

/** Registers with bounded time and memory, and expects the good skill to be registered. */
async function register(root: string) {
  const run = await runProgram(['register', '--json'], { cwd: root, env: { CI: '1' } });
  expect(run.signal).toBeNull();
  const report = run.json();
  expectValidReport(report);
  expect(report.skills.find(({ name }) => name === 'good')?.status).toBe('registered');
  // Node itself takes about 45 MB and 50 ms.
  expect(run.peakMegabytes).toBeLessThan(250);
  expect(run.cpuMilliseconds).toBeLessThan(1500);
  const bad = report.skills.find(({ path: at }) => at === 'skills/bad');
  return { run, report, bad };
}

describe('SKILL.md that is not a regular file', () => {
  it.each([
    ['has 100 MB', (file: string) => fs.writeFileSync(file, Buffer.alloc(100_000_000, '---\nname: bad\n'))],
    [
      'has holes and seems to have 100 GB',
      (file: string) => fs.truncateSync(withContent(file), 100_000_000_000),
    ],
  ])('rejects a SKILL.md that %s without reading it', async (_, make) => {
    const { root, bad } = besideAGoodSkill();
    make(bad);
    const { report, bad: skill } = await register(root);
    expect(skill?.status).toBe('invalid');
    expect(report.diagnostics.map(({ rule }) => rule)).toContain('file-size');
  });

  it.runIf(isUnix)('rejects a SKILL.md that is a FIFO without blocking', async () => {
    const { root, bad } = besideAGoodSkill();
    execFileSync('mkfifo', [bad]);
    const { report } = await register(root);
    expect(ruleAt(report, 'skills/bad')).toMatch(/^(file-unreadable|special-file)$/);
  });

  it.runIf(isUnix)('rejects a SKILL.md that is a socket', async () => {
    const { root, bad } = besideAGoodSkill();
    // A socket's path is limited to about a hundred characters when it is created, but not afterwards.
    const short = path.join(os.tmpdir(), `socket-${process.pid}`);
    const server = net.createServer().listen(short);
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    fs.renameSync(short, bad);
    const { report } = await register(root);
    expect(ruleAt(report, 'skills/bad')).toBe('file-unreadable');
  });

  it.runIf(isUnix && process.getuid?.() === 0)('rejects a SKILL.md that is a device', async () => {
    const { root, bad } = besideAGoodSkill();
    execFileSync('mknod', [bad, 'c', '1', '5']);
    const { report } = await register(root);
    expect(ruleAt(report, 'skills/bad')).toBe('file-unreadable');
  });

  it.runIf(isUnix)('rejects a SKILL.md that is a link to a device', async () => {
    const { root, bad } = besideAGoodSkill();
    fs.symlinkSync('/dev/zero', bad);
    const { report } = await register(root);
    expect(ruleAt(report, 'skills/bad')).toBe('link-refused');
  });

  it('reports a SKILL.md that is a directory as a finding, not a skill', async () => {
    const { root, bad } = besideAGoodSkill();
    fs.mkdirSync(bad);
    const { report, bad: skill } = await register(root);
    expect(skill).toBeUndefined();
    expect(ruleAt(report, 'skills/bad')).toBe('file-unreadable');
  });

  it.runIf(isUnix && process.getuid?.() !== 0)('rejects a SKILL.md without read permission', async () => {
    const { root, bad } = besideAGoodSkill();
    fs.writeFileSync(bad, GOOD, { mode: 0 });
    const { report } = await register(root);
    expect(ruleAt(report, 'skills/bad')).toBe('file-unreadable');
  });
});

/** Thousands of directories are created and removed: in memory if possible. */
function aFolderInMemory(): string {
  const base = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
  const root = fs.mkdtempSync(path.join(base, 'skill-registrar-'));
  onTestFinished(() => void execFileSync('rm', ['-rf', root]));
  writeFiles(root, { 'skills/good/SKILL.md': GOOD });
  return root;
}

describe.runIf(isUnix)('huge directories', () => {
  it('walks directories nested 10,000 deep only as far as the profile looks', async () => {
    const root = aFolderInMemory();
    const deep = `for (let i = 0; i < 10000; i++) { fs.mkdirSync('d'); process.chdir('d'); } fs.writeFileSync('SKILL.md', '')`;
    execFileSync(process.execPath, ['-e', deep], { cwd: path.join(root, 'skills') });
    for (const profile of ['agent-skills', 'codelia']) {
      fs.mkdirSync(path.join(root, '.agents'), { recursive: true });
      if (profile === 'codelia') fs.renameSync(path.join(root, 'skills'), path.join(root, '.agents/skills'));
      const run = await runProgram(['validate', '--json', '--profile', profile], { cwd: root });
      expectValidReport(run.json());
      expect(run.json().summary.discovered, profile).toBe(1);
      expect(run.cpuMilliseconds, profile).toBeLessThan(1500);
      expect(run.stderr, profile).not.toContain('    at ');
    }
  });

  it('lists a directory of 10,000 entries', async () => {
    const root = aFolderInMemory();
    for (let number = 0; number < 10_000; number++) fs.mkdirSync(path.join(root, 'skills', `d${number}`));
    const { report } = await register(root);
    expect(report.summary.discovered).toBe(1);
  });
});

function withContent(file: string): string {
  fs.writeFileSync(file, '---\nname: bad\n');
  return file;
}

function ruleAt(
  report: Awaited<ReturnType<typeof register>>['report'],
  directory: string,
): string | undefined {
  return report.diagnostics.find(({ file }) => file.startsWith(`${directory}/`) || file === directory)?.rule;
}
