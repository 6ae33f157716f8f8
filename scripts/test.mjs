// The one test command: lint, unused code, dist (which generates what the types need), types, all tests. CI measures coverage.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const top = path.resolve(import.meta.dirname, '..');
// `npm run` puts the Node.js of the test dependencies first; the suite belongs on the one that runs npm.
const nodePath = process.env.npm_node_execpath ?? process.execPath;
const bin = (name) => path.join(top, 'node_modules', name);
const STEPS = [
  ['lint', bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  ['dist', 'scripts/check-dist.mjs'],
  ['unused', bin('knip/bin/knip.js')],
  ['types', bin('typescript/bin/tsc'), '--noEmit'],
  ['types for browsers', bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.browser.json'],
  ['tests', bin('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)],
];

for (const [name, ...command] of STEPS) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(nodePath, command, { cwd: top, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${name} failed.`);
    process.exitCode = 1;
    break;
  }
}
