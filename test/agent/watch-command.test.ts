import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli/run-cli.js';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { expectHarmless } from '../support/expect-harmless.js';
import { smallSkill } from '../support/skill-text.js';

class Output extends EventEmitter {
  text = '';
  write(text: string): boolean {
    this.text += text;
    return true;
  }
}

/** Runs `skill-registrar watch` in this process until it is interrupted. */
function startWatch(root: string, ...args: string[]) {
  const [stdout, stderr] = [new Output(), new Output()];
  let interrupt = () => {};
  const exit = runCli(['watch', '--root', root, '--format', 'text', ...args], {
    stdout,
    stderr,
    stdin: Readable.from([]),
    env: {},
    cwd: () => root,
    on: (_signal, listener) => {
      interrupt = listener;
    },
    off: () => undefined,
    fail: (error) => {
      throw error;
    },
    serveMcp: () => Promise.reject(new Error('no server in this process')),
  });
  return { stdout, stderr, exit, interrupt: () => interrupt() };
}

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; !isDone() && waited < 10_000; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isDone()).toBe(true);
}

describe('watch', () => {
  it('watch registers at start and after every change, prints what changed, and stops with Ctrl-C', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': smallSkill('a') });
    const manifest = path.join(root, 'skills/manifest.json');
    const names = () =>
      fs.existsSync(manifest)
        ? JSON.parse(fs.readFileSync(manifest, 'utf8')).skills.map(({ name }: { name: string }) => name)
        : [];
    const watch = startWatch(root);
    await until(() => names().join() === 'a');
    await until(() => watch.stderr.text === '\nWatching for changes. Press Ctrl-C to stop.\n\n');
    writeFiles(root, { 'skills/b/SKILL.md': smallSkill('b') });
    await until(() => names().join() === 'a,b');
    fs.rmSync(path.join(root, 'skills/a'), { recursive: true });
    await until(() => names().join() === 'b');
    await until(() => watch.stdout.text.includes('- a  skills/a\n'));
    expect(watch.stdout.text).toContain('+ b  skills/b\n');
    expect(watch.stderr.text.match(/Watching/g)).toHaveLength(1);

    const quiet = watch.stdout.text;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(watch.stdout.text).toBe(quiet);

    writeFiles(root, { 'skills/b/SKILL.md': '---\nname: b\n---\n' });
    await until(() => `${watch.stdout.text}${watch.stderr.text}`.includes('`description` is missing.'));
    expect(names()).toEqual(['b']);
    watch.interrupt();
    expect(await watch.exit).toBe(0);
  });

  it('does not repeat findings that it has printed', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': smallSkill('a', undefined, { unknown: '1' }) });
    const watch = startWatch(root);
    await until(() => watch.stderr.text.includes('Watching'));
    expect(watch.stdout.text).toContain('Unknown field "unknown"');
    writeFiles(root, { 'skills/b/SKILL.md': smallSkill('b', undefined, { strange: '1' }) });
    await until(() => watch.stdout.text.includes('+ b  skills/b\n'));
    expect(watch.stdout.text.match(/Unknown field "unknown"/g)).toHaveLength(1);
    expect(watch.stdout.text).toContain('Unknown field "strange"');
    watch.interrupt();
    expect(await watch.exit).toBe(0);
  });

  it('watch reports a config that is being saved once, and continues when it is valid', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': smallSkill('a') });
    const watch = startWatch(root);
    await until(() => fs.existsSync(path.join(root, 'skills/manifest.json')));
    writeFiles(root, { 'skill-registrar.json': '{ "level": ' });
    await until(() => watch.stderr.text.includes('skill-registrar.json'));
    writeFiles(root, { 'skills/b/SKILL.md': smallSkill('b') });
    await new Promise((resolve) => setTimeout(resolve, 600));
    writeFiles(root, { 'skill-registrar.json': '{}', 'skills/c/SKILL.md': smallSkill('c') });
    await until(() => fs.readFileSync(path.join(root, 'skills/manifest.json'), 'utf8').includes('"c"'));
    expect(watch.stderr.text.match(/error:/g)).toHaveLength(1);
    watch.interrupt();
    expect(await watch.exit).toBe(0);
  });

  it('watch reports where a config is wrong, and escapes commands in it', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': smallSkill('a') });
    const watch = startWatch(root);
    await until(() => fs.existsSync(path.join(root, 'skills/manifest.json')));
    const config = JSON.stringify({ 'x\u001b[2J\n::error::owned': 1 });
    writeFiles(root, { 'skill-registrar.json': config });
    await until(() => watch.stderr.text.includes('  fix: '));
    expect(watch.stderr.text).toContain('error: skill-registrar.json:1:2: ');
    expectHarmless(watch.stderr.text);
    watch.interrupt();
    expect(await watch.exit).toBe(0);
  });

  it('watch fails at once if there is nothing to watch', async () => {
    const watch = startWatch(path.join(aFolder(), 'gone'));
    expect(await watch.exit).toBe(3);
  });
});
