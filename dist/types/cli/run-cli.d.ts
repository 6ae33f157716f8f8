import type { ExitCode } from './command.js';
import { type HostProcess } from './open-io.js';
/** Runs one command line from start to end; the exit code is the result. */
export declare function runCli(args: readonly string[], host: HostProcess): Promise<ExitCode>;
