import { run } from './run.js';
import { createRunner } from './runner.js';

const core = createRunner(process.env, (text) => process.stdout.write(text));
process.exitCode = await run({ env: process.env, currentDirectory: process.cwd(), core });
