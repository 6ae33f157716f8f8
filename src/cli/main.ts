import { openStandardStream } from './io.js';
import { runCli } from './run-cli.js';

const host = {
  stdout: openStandardStream(1, () => process.stdout),
  stderr: openStandardStream(2, () => process.stderr),
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  cwd: () => process.cwd(),
  once: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => process.once(signal, listener),
};

// No top-level await: the bundle is CommonJS, which starts several milliseconds sooner.
runCli(process.argv.slice(2), host).then((exitCode) => {
  process.exitCode = exitCode;
});
