import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
let compiled: Promise<string> | undefined;

/**
 * The folder with `src` as JavaScript, for tests that start separate processes. It is in the repository so that
 * packages are found, and is compiled once for each state of the sources.
 */
export function compiledSources(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<string> {
  const folder = path.join(root, 'build', `compiled-${stateOfSources()}`);
  if (fs.existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  const outputs = ['--outDir', draft, '--declarationDir', path.join(draft, 'types')];
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.build.json', ...outputs], { cwd: root });
  try {
    fs.renameSync(draft, folder);
  } catch {
    // Another test was faster, with the same result.
    fs.rmSync(draft, { recursive: true, force: true });
  }
  forgetOlderStates(folder);
  return folder;
}

function forgetOlderStates(folder: string): void {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of fs.readdirSync(path.dirname(folder))) {
    const other = path.join(path.dirname(folder), name);
    // A draft of another test may have got its name in the meantime.
    const stats = fs.statSync(other, { throwIfNoEntry: false });
    const isOld = stats !== undefined && stats.mtimeMs < anHourAgo;
    if (isOld && name.startsWith('compiled-') && other !== folder)
      fs.rmSync(other, { recursive: true, force: true });
  }
}

function stateOfSources(): string {
  const hash = createHash('sha256');
  const names = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort();
  for (const name of [
    'tsconfig.json',
    'tsconfig.build.json',
    ...names.map((each) => path.join('src', each)),
  ]) {
    const file = path.join(root, name);
    if (fs.statSync(file).isFile()) hash.update(`${name}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
