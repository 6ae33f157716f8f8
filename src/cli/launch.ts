#!/usr/bin/env node
import { BUILD } from '../version.js';
import { openCodeCache } from './open-code-cache.js';

/** The bundler's name for the `require` of Node.js. */
declare const __non_webpack_require__: NodeJS.Require;

const PROGRAM = 'program.js';
const USAGE_ERROR = 2;

const cache = openCodeCache({
  folder: __dirname,
  build: BUILD,
  require: __non_webpack_require__,
  args: process.argv.slice(2),
  env: process.env,
  cwd: () => process.cwd(),
});
if (cache === null) __non_webpack_require__(`./${PROGRAM}`);
else {
  cache.load(PROGRAM);
  // A command that does not exist calls nothing that the next one needs.
  process.once('exit', (code) => {
    if (code !== USAGE_ERROR) cache.keep();
  });
}
