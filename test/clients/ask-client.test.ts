import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askClient, askVersion, type Surroundings } from '../../src/clients/ask-client.js';
import { programOf } from '../../src/clients/programs.js';

let base: string;
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'ask-client-'));
});
afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

/** A program that stands for Codex: a real process with this source. */
function surroundings(source: string, timeoutMs = 20_000): Surroundings {
  const file = path.join(base, 'client.mjs');
  fs.writeFileSync(file, source);
  const home = path.join(base, 'home');
  fs.mkdirSync(home, { recursive: true });
  return { command: [process.execPath, file], cwd: base, home, searchPath: '', barrier: [], timeoutMs };
}

const codex = programOf('codex')!;

describe('asking a client', () => {
  it('sends the questions with the directory, and ends the program once it has answered', async () => {
    const source = `
      import { createInterface } from 'node:readline';
      for await (const line of createInterface({ input: process.stdin })) {
        const { id, params } = JSON.parse(line);
        if (id !== 2) continue;
        const skills = [{ name: 'one', description: process.env.HOME, path: params.cwds[0], scope: 'repo' }];
        console.log('{"id":2,"result":' + JSON.stringify({ data: [{ skills, errors: [] }] }) + '}');
      }`;
    expect(await askClient(codex, surroundings(source))).toEqual({
      kind: 'answered',
      answer: { skills: [{ name: 'one', description: path.join(base, 'home'), path: base }], complaints: [] },
    });
    expect(fs.readFileSync(path.join(base, 'home/.codex/config.toml'), 'utf8')).toContain('enabled = false');
  });

  it('quotes a program that ends without a list', async () => {
    const asked = await askClient(codex, surroundings(`console.error('Please log in.'); process.exit(3)`));
    expect(asked).toEqual({
      kind: 'silent',
      reason: 'it ended with exit code 3 and no list of skills: Please log in.',
    });
  });

  it('ends a program that never answers', async () => {
    const asked = await askClient(codex, surroundings('setInterval(() => {}, 1000)', 500));
    expect(asked).toEqual({ kind: 'silent', reason: 'it did not answer within 0.5 seconds' });
  });

  it('says why a program could not be started', async () => {
    const asked = await askClient(codex, { ...surroundings(''), command: [path.join(base, 'missing')] });
    expect(asked).toMatchObject({ kind: 'silent', reason: expect.stringContaining('ENOENT') });
  });

  it('finds the version in what the program prints', async () => {
    expect(await askVersion(codex, surroundings(`console.log('codex-cli 1.2.3')`))).toBe('1.2.3');
    expect(await askVersion(codex, surroundings(`console.log('unknown')`))).toBeNull();
  });
});
