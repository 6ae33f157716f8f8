import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder, leftoversIn } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { manifestOf, manySkills, writeSkills } from '../support/many-skills.js';
import { runProgram } from '../support/run-program.js';
import { canMount, mountSmallDisk } from '../support/small-disk.js';

const env = { CI: '1', SOURCE_DATE_EPOCH: '1700000000' };
const register = (root: string) => runProgram(['register', '--json'], { cwd: root, env });

/** Expects exit 3, an error document, and no change. */
async function expectRefusal(root: string, before: string): Promise<void> {
  const run = await register(root);
  expect(run.code).toBe(3);
  expectValidReport(run.json());
  expect(run.json().error.code).toBe('E_FILE');
  expect(run.json().error.message).toContain('skills/manifest.json');
  expect(run.stderr).not.toContain('    at ');
  expect(manifestOf(root)).toBe(before);
  expect(leftoversIn(root)).toEqual([]);
}

describe('manifest that cannot be written', () => {
  it.skipIf(!canMount())('fails without a change when the disk is full', async () => {
    const root = aFolder();
    mountSmallDisk(root, '512k');
    writeSkills(root, 40, 'first');
    expect((await register(root)).code).toBe(0);
    const before = manifestOf(root);
    writeSkills(root, 40, 'second');
    fillUp(path.join(root, 'filler'));
    await expectRefusal(root, before);
  });

  it.skipIf(!canMount())('fails without a change on a read-only file system', async () => {
    const root = aFolder();
    mountSmallDisk(root, '4m');
    writeSkills(root, 5, 'first');
    expect((await register(root)).code).toBe(0);
    const before = manifestOf(root);
    writeSkills(root, 5, 'second');
    execFileSync('mount', ['-o', 'remount,ro', root]);
    await expectRefusal(root, before);
  });

  it('fails without a change when the file is read-only', async () => {
    const root = manySkills(5);
    expect((await register(root)).code).toBe(0);
    const before = manifestOf(root);
    fs.chmodSync(path.join(root, 'skills/manifest.json'), 0o444);
    writeSkills(root, 5, 'second');
    await expectRefusal(root, before);
  });

  it.runIf(process.platform !== 'win32' && process.getuid?.() !== 0)(
    'fails without a change when the directory is read-only',
    async () => {
      const root = manySkills(5);
      expect((await register(root)).code).toBe(0);
      const before = manifestOf(root);
      writeSkills(root, 5, 'second');
      fs.chmodSync(path.join(root, 'skills'), 0o555);
      onTestFinished(() => fs.chmodSync(path.join(root, 'skills'), 0o755));
      await expectRefusal(root, before);
    },
  );

  it('fails without a change when a directory has the name of the manifest', async () => {
    const root = manySkills(2);
    fs.mkdirSync(path.join(root, 'skills/manifest.json'));
    const run = await register(root);
    expect(run.code).toBe(3);
    expect(run.json().error.code).toBe('E_FILE');
  });

  it('succeeds on a read-only disk when there is nothing to write', async () => {
    const root = manySkills(5);
    expect((await register(root)).code).toBe(0);
    fs.chmodSync(path.join(root, 'skills/manifest.json'), 0o444);
    const run = await register(root);
    expect(run.code).toBe(0);
    expect(run.json().changed).toBe(false);
  });
});

function fillUp(file: string): void {
  const descriptor = fs.openSync(file, 'w');
  try {
    for (;;) fs.writeSync(descriptor, Buffer.alloc(4096));
  } catch {
    fs.closeSync(descriptor);
  }
}
