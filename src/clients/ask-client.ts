import fs from 'node:fs';
import path from 'node:path';
import { type IsolatedResult, runIsolated } from '../files/isolated-process.js';
import type { ClientAnswer, ClientCall, ClientProgram } from './client-program.js';
import { COMMON_ENVIRONMENT } from './programs.js';
import { readCheck, readListing } from './read-answer.js';

/** Where a client runs. */
export interface Surroundings {
  /** The words that start it: a program, or an interpreter and a file. */
  readonly command: readonly [string, ...string[]];
  /** The repository, or the directory of it in which the client works. */
  readonly cwd: string;
  /** Its home directory. */
  readonly home: string;
  /** Directories in which it finds other programs. */
  readonly searchPath: string;
  /** See `networkBarrier`. */
  readonly barrier: readonly string[];
  readonly timeoutMs: number;
}

export type Asked =
  | { readonly kind: 'answered'; readonly answer: ClientAnswer }
  | { readonly kind: 'silent'; readonly reason: string };

/** Asks a client which skills it finds. */
export async function askClient(program: ClientProgram, surroundings: Surroundings): Promise<Asked> {
  writeHome(program, surroundings.home);
  const result = await call(program, program.list, surroundings);
  const answer = readListing(program.id, result);
  if (answer === null) return { kind: 'silent', reason: silenceOf(result, surroundings) };
  if (program.check === undefined) return { kind: 'answered', answer };
  const complaints = readCheck(await call(program, program.check, surroundings));
  return { kind: 'answered', answer: { ...answer, complaints: [...answer.complaints, ...complaints] } };
}

/** The version that a program reports; `null` if it does not. */
export async function askVersion(program: ClientProgram, surroundings: Surroundings): Promise<string | null> {
  writeHome(program, surroundings.home);
  const { stdout } = await call(program, { args: ['--version'] }, surroundings);
  return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? null;
}

/** Runs a program once, with a clean environment. */
export function call(
  { env }: ClientProgram,
  { args, input, until }: ClientCall,
  { command, cwd, home, searchPath, barrier, timeoutMs }: Surroundings,
): Promise<IsolatedResult> {
  const [program, ...first] = command;
  return runIsolated(
    {
      command: program,
      args: [...first, ...args],
      cwd,
      env: { ...COMMON_ENVIRONMENT, ...env, HOME: home, PATH: searchPath, TMPDIR: home },
      ...(input !== undefined && {
        input: input.map((line) => line.replace('"{cwd}"', JSON.stringify(cwd))),
      }),
      ...(until !== undefined && { until }),
      timeoutMs,
    },
    barrier,
  );
}

/** Writes what a program must find in its home directory. */
export function writeHome({ home }: ClientProgram, directory: string): void {
  for (const [name, text] of Object.entries(home)) {
    const file = path.join(directory, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (!fs.existsSync(file)) fs.writeFileSync(file, text);
  }
}

const QUOTED = 300;

function silenceOf(
  { failure, timedOut, exitCode, stderr, stdout }: IsolatedResult,
  { timeoutMs }: Surroundings,
): string {
  if (failure !== undefined) return `it could not be started: ${failure}`;
  if (timedOut) return `it did not answer within ${timeoutMs / 1000} seconds`;
  const said = (stderr.trim() || stdout.trim()).slice(0, QUOTED);
  return `it ended with exit code ${exitCode} and no list of skills${said === '' ? '' : `: ${said}`}`;
}
