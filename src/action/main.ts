import { setTimeout } from 'node:timers/promises';
import * as core from '@actions/core';
import { run } from './run.js';

process.exitCode = await run({ env: process.env, currentDirectory: process.cwd(), sleep: setTimeout, core });
