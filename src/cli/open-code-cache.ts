import fs from 'node:fs';
import path from 'node:path';
import { cacheDirectory } from '../cache/cache-directory.js';
import { CodeCache } from '../cache/code-cache.js';
import { isCi } from './io.js';
import { isInside } from './locate-root.js';

/** The program and the command line it was started with. */
export interface StartedProgram {
  readonly folder: string;
  /** What tells its build from every other. */
  readonly build: string;
  readonly require: NodeJS.Require;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
}

/** `null` where nothing is kept between runs: on a runner, where Node's own variable says so, and in a checkout. */
export function openCodeCache(program: StartedProgram): CodeCache | null {
  const { env, build, args, require } = program;
  if (isCi(env) || env['NODE_DISABLE_COMPILE_CACHE']) return null;
  const caches = cacheDirectory(env);
  if (caches === null || isWithinReach(caches, program)) return null;
  const command = /^[a-z]+$/.test(args[0] ?? '') ? args[0]! : 'program';
  const folder = path.join(caches, 'code', `${build}-${process.version}-${process.arch}`);
  return new CodeCache({ program: program.folder, require, folder, use: command });
}

/**
 * Compiled code is executed, so it is never taken from where a pull request can put a file: below the current
 * directory, or in any checkout.
 */
function isWithinReach(folder: string, program: Pick<StartedProgram, 'cwd'>): boolean {
  const real = realPathOf(folder);
  const current = currentDirectory(program);
  if (current === null || isInside(real, current)) return true;
  for (let place = real; ; place = path.dirname(place)) {
    if (fs.existsSync(path.join(place, '.git'))) return true;
    if (place === path.dirname(place)) return false;
  }
}

/** `null` when it was removed: the program itself says so. */
function currentDirectory({ cwd }: Pick<StartedProgram, 'cwd'>): string | null {
  try {
    return realPathOf(cwd());
  } catch {
    return null;
  }
}

/** As far as the path exists. */
function realPathOf(place: string): string {
  try {
    return fs.realpathSync.native(place);
  } catch {
    const parent = path.dirname(place);
    return parent === place ? place : path.join(realPathOf(parent), path.basename(place));
  }
}
