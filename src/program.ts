import { runCli } from './cli/run-cli.js';
import type { SkillServerOptions } from './config/request.js';

const OUTPUT_FAILED = 3;

/** Runs the command line of this process; the exit code is the result. */
export function run(): Promise<number> {
  const host = {
    get stdout() {
      return process.stdout;
    },
    get stderr() {
      return process.stderr;
    },
    get stdin() {
      return process.stdin;
    },
    env: process.env,
    cwd: () => process.cwd(),
    on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => process.on(signal, listener),
    off: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => process.off(signal, listener),
    fail(error: Error) {
      if (process.exitCode !== OUTPUT_FAILED) process.stderr.write(`error: Cannot write: ${error.message}\n`);
      process.exitCode = OUTPUT_FAILED;
    },
    // The protocol's SDK is as large as all the rest: loaded for the server alone.
    serveMcp: async (options: SkillServerOptions) => (await import('./mcp/server.js')).serve(options),
  };
  return runCli(process.argv.slice(2), host);
}
