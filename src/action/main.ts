import * as core from '@actions/core';
import { run } from './run.js';

process.exitCode = await run({ env: process.env, currentDirectory: process.cwd(), core });
