import { openStandardStream } from './cli/io.js';
import { runCli } from './cli/run-cli.js';
import type { SkillServerOptions } from './request.js';

const host = {
  stdout: openStandardStream(1, () => process.stdout),
  stderr: openStandardStream(2, () => process.stderr),
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  cwd: () => process.cwd(),
  once: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => process.once(signal, listener),
  // The protocol's SDK is as large as all the rest: loaded for the server alone.
  serveMcp: async (options: SkillServerOptions) => (await import('./mcp/server.js')).serve(options),
};

// Without top-level await: a bundle with it is one async function, which V8 parses twice.
runCli(process.argv.slice(2), host).then((exitCode) => {
  process.exitCode = exitCode;
});
