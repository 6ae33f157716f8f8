import { run } from './run.js';
import { PROCESS_RUNNER } from './runner.js';

process.exitCode = await run({ env: process.env, currentDirectory: process.cwd(), core: PROCESS_RUNNER });
