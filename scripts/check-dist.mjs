// Fails if dist/ or another generated file does not match the sources.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const top = path.resolve(import.meta.dirname, '..');
const fresh = fs.mkdtempSync(path.join(os.tmpdir(), 'skill-registrar-dist-'));
const GENERATED = ['schema', 'docs'];
const run = (...args) => execFileSync(process.execPath, args, { cwd: top, stdio: 'inherit' });

try {
  report(staleFiles());
} finally {
  fs.rmSync(fresh, { recursive: true, force: true });
}

function staleFiles() {
  const before = snapshot(GENERATED);
  run('scripts/generate.mjs');
  run('scripts/compile.mjs');
  run('scripts/bundle.mjs', fresh);
  return [
    ...differences(before, snapshot(GENERATED)),
    ...differences(snapshotOf(path.join(top, 'dist')), snapshotOf(fresh)).map((file) => `dist/${file}`),
  ];
}

function report(stale) {
  if (stale.length > 0) {
    console.error(
      `Not what the sources build:\n  ${stale.join('\n  ')}\nRun \`npm run build\` and commit the result.`,
    );
    process.exitCode = 1;
  } else console.log('dist and the generated files are what the sources build');
}

function snapshot(targets) {
  return new Map(targets.flatMap((target) => [...snapshotOf(path.join(top, target), target)]));
}

function snapshotOf(target, name = '') {
  if (!fs.existsSync(target)) return new Map();
  if (fs.statSync(target).isFile()) return new Map([[name, fs.readFileSync(target, 'latin1')]]);
  const files = fs
    .readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const relative = path.relative(target, file).split(path.sep).join('/');
      return [name === '' ? relative : `${name}/${relative}`, fs.readFileSync(file, 'latin1')];
    }),
  );
}

function differences(a, b) {
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort();
}
