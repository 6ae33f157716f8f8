import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { compiledSources } from '../support/compile-sources.js';
import { finished, startNode } from '../support/run-node.js';

const PROGRAM = `
const path = require('node:path');
const part = require('./part.js');
console.log(path.basename(__filename), __dirname, part.times(21, 2), module.exports === exports);
`;
const PART = 'module.exports = { times: (a, b) => a * b };\n';

function aProgram(text = PROGRAM) {
  const program = aFolder({ 'program.js': text, 'part.js': PART });
  const caches = aFolder();
  const folder = path.join(caches, 'code', 'build-1');
  for (const name of fs.readdirSync(program)) fs.utimesSync(path.join(program, name), 1000, 1000);
  return { program, caches, folder, file: path.join(folder, 'validate-program.js-1000000.code') };
}

/** One run of the program in a process of its own: within one, the engine knows what it has compiled before. */
async function run(
  { program, folder }: { readonly program: string; readonly folder: string },
  { use = 'validate', meanwhile = '', answer = 42 } = {},
): Promise<void> {
  const cacheModule = path.join(await compiledSources(), 'cache/code-cache.js');
  const code = `
    import v8 from 'node:v8';
    import { createRequire } from 'node:module';
    import { CodeCache } from ${JSON.stringify(cacheModule)};
    const require = createRequire(${JSON.stringify(cacheModule)});
    const cache = new CodeCache({ ...${JSON.stringify({ program, folder, use })}, require });
    cache.load('program.js');
    ${meanwhile}
    cache.keep();`;
  expect(await finished(startNode(code))).toMatchObject({
    code: 0,
    output: `program.js ${program} ${answer} true\n`,
  });
}

const timesOf = (folder: string) =>
  fs
    .readdirSync(folder)
    .map((name) => [name, fs.statSync(path.join(folder, name), { bigint: true }).mtimeNs]);

describe('code that was compiled before', () => {
  it('is kept for every file of the program that was loaded, and used again', async () => {
    const program = aProgram();
    await run(program);
    expect(fs.readdirSync(program.folder).sort()).toEqual([
      'validate-part.js-1000000.code',
      'validate-program.js-1000000.code',
    ]);
    const before = timesOf(program.folder);
    await run(program);
    expect(timesOf(program.folder)).toEqual(before);
  });

  it('is not that of a file that was changed since, be it of the same length', async () => {
    const program = aProgram();
    await run(program);
    const part = path.join(program.program, 'part.js');
    fs.writeFileSync(part, fs.readFileSync(part, 'utf8').replace('a * b', 'a + b'));
    await run(program, { answer: 23 });
    await run(program, { answer: 23 });
  });

  it('is kept for each use of the program, for its owner alone', async () => {
    const program = aProgram();
    await run(program, { use: 'validate' });
    await run(program, { use: 'register' });
    const names = fs.readdirSync(program.folder);
    expect(names).toHaveLength(4);
    if (process.platform === 'win32') return;
    const modes = names.map((name) => fs.statSync(path.join(program.folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600, 0o600]);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['another text', () => Buffer.from('no code')],
    ['zeros', () => Buffer.alloc(4096)],
    ['half of it', (good: Buffer) => good.subarray(0, good.length / 2)],
    [
      'the code of another program',
      async (good: Buffer) => {
        const other = aProgram(`${PROGRAM}// longer\n`);
        await run(other);
        expect(fs.readFileSync(other.file)).not.toEqual(good);
        return fs.readFileSync(other.file);
      },
    ],
  ])('is replaced when the file holds %s', async (_what, contentOf) => {
    const program = aProgram();
    await run(program);
    const good = fs.readFileSync(program.file);
    const bad = await contentOf(good);
    fs.writeFileSync(program.file, bad);
    await run(program);
    expect(fs.readFileSync(program.file)).not.toEqual(bad);
    const before = timesOf(program.folder);
    await run(program);
    expect(timesOf(program.folder)).toEqual(before);
  });

  it.skipIf(process.platform === 'win32')('is not taken from a file that others may write', async () => {
    const program = aProgram();
    await run(program);
    fs.chmodSync(program.file, 0o622);
    await run(program);
    expect(fs.statSync(program.file).mode & 0o777).toBe(0o600);
  });

  it('does without a place to keep it', async () => {
    const program = aProgram();
    fs.writeFileSync(path.join(program.caches, 'code'), 'a file where the folder should be');
    await run(program);
    expect(fs.readdirSync(program.caches)).toEqual(['code']);
  });

  it('makes room for that of newer builds', async () => {
    const program = aProgram();
    for (const [index, build] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      const other = path.join(program.caches, 'code', build);
      fs.mkdirSync(other, { recursive: true });
      fs.utimesSync(other, 1000 + index, 1000 + index);
    }
    await run(program);
    expect(fs.readdirSync(path.dirname(program.folder)).sort()).toEqual(['build-1', 'c', 'd', 'e']);
  });

  it('is not kept by a run that has set a flag of the engine: the next would have to refuse it', async () => {
    const program = aProgram();
    await run(program, { meanwhile: "v8.setFlagsFromString('--semi-space-growth-factor=1');" });
    expect(fs.existsSync(program.folder)).toBe(false);
  });
});
