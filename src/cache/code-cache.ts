import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { forgetOldest } from './forget-oldest.js';
import { writeWhole } from './write-whole.js';

/** The code of so many builds is kept, each for one version of Node.js; the one that was written first goes first. */
const MOST_BUILDS = 4;

interface LoadedPart {
  readonly codeFile: string;
  readonly script: vm.Script;
}

/**
 * Keeps what the engine compiled of a program, so that the next run need not compile it again: of a small run that is
 * the greater part. Node's own compile cache holds what is compiled when a file is loaded; a function is compiled
 * when it is first called, so this one is filled at the end of a run.
 */
export class CodeCache {
  readonly #program: string;
  readonly #require: NodeJS.Require;
  readonly #folder: string;
  readonly #use: string;
  readonly #compiledAnew: LoadedPart[] = [];
  readonly #probe = new vm.Script('').createCachedData();

  /**
   * @param options.program the folder of the program's files
   * @param options.require what loads everything else
   * @param options.folder where this build's code is kept
   * @param options.use what the program is used for: each use calls functions of its own
   */
  constructor(options: {
    readonly program: string;
    readonly require: NodeJS.Require;
    readonly folder: string;
    readonly use: string;
  }) {
    this.#program = options.program;
    this.#require = options.require;
    this.#folder = options.folder;
    this.#use = options.use;
  }

  /** Loads one of the program's files as `require` does, and those that it requires. */
  load(name: string): unknown {
    const file = path.join(this.#program, name);
    const code = `(function (exports, require, module, __filename, __dirname) {${fs.readFileSync(file, 'utf8')}\n})`;
    const codeFile = this.#codeFileOf(name, fs.statSync(file));
    const cachedData = readOwn(codeFile);
    const script = new vm.Script(code, { filename: file, ...(cachedData && { cachedData }) });
    if (script.cachedDataRejected !== false) this.#compiledAnew.push({ codeFile, script });
    const module = { exports: {} };
    const require = (id: string) => (id.startsWith('./') ? this.load(id.slice(2)) : this.#require(id));
    script.runInThisContext()(module.exports, require, module, file, this.#program);
    return module.exports;
  }

  /** At the end of a run, when every function that it needs is compiled. A cache that cannot be written is none. */
  keep(): void {
    if (this.#compiledAnew.length === 0 || !isAccepted(this.#probe)) return;
    try {
      fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      for (const { codeFile, script } of this.#compiledAnew) {
        writeWhole(codeFile, script.createCachedData(), { flush: true });
      }
      forgetOldest(path.dirname(this.#folder), MOST_BUILDS);
    } catch {
      // The next run compiles again.
    }
  }

  /** The engine compares no more than the length of a text: a file that somebody has mended is known by its time. */
  #codeFileOf(name: string, { mtimeMs }: fs.Stats): string {
    return path.join(this.#folder, `${this.#use}-${name}-${Math.trunc(mtimeMs)}.code`);
  }
}

function readOwn(file: string): Buffer | null {
  try {
    const descriptor = fs.openSync(file, 'r');
    try {
      return isOwn(fs.fstatSync(descriptor)) ? fs.readFileSync(descriptor) : null;
    } finally {
      fs.closeSync(descriptor);
    }
  } catch {
    return null;
  }
}

/** Code is for an engine with the same flags; a run that has set one would write what the next run must refuse. */
function isAccepted(probe: Buffer): boolean {
  // Under its first name the engine would know the script, and not look at the code.
  return new vm.Script('', { cachedData: probe, filename: 'probe' }).cachedDataRejected === false;
}

/** Compiled code is as good as a program: nobody else may have written it. */
function isOwn({ uid, mode }: fs.Stats): boolean {
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}
