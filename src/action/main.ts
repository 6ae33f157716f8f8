import { run } from './run.js';
import { openRunner } from './runner.js';

const core = openRunner(process.env, (text) => process.stdout.write(text));
process.exitCode = await run({ env: process.env, currentDirectory: process.cwd(), core });
