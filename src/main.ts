#!/usr/bin/env node
import module from 'node:module';

// Node.js reads the source map of a file when it loads it, so these two come before everything else.
if (process.env['DEBUG']) process.setSourceMapsEnabled(true);
// From Node.js 22.8 on; the types are those of the oldest supported version.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();
const { runProgram } = await import('./package.js');

process.exitCode ??= await runProgram();
