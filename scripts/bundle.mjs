// Bundles the compiled sources into dist/: one self-contained folder for each use. `npm run check:dist` proves that
// the committed one is what the sources build.
// Usage: node scripts/bundle.mjs [folder, default dist] [names, default all]
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ncc from '@vercel/ncc';
import { completeLicenses } from './complete-licenses.mjs';

const top = path.resolve(import.meta.dirname, '..');
const BUNDLES = process.argv[3]?.split(',') ?? ['action', 'cli', 'library', 'mcp'];
const ENTRY = { action: 'action/main.js', cli: 'cli/main.js', library: 'index.js', mcp: 'mcp/main.js' };

/** What is started in front of a program, and loads it with the code that was compiled before. */
const LAUNCHER = { cli: 'cli/launch.js' };

/** CommonJS starts 5 to 8 ms sooner, which a command feels and the others do not. */
const FORMAT = { action: 'module', cli: 'commonjs', library: 'module', mcp: 'module' };

/**
 * What is loaded anew for every command line is shaped for the engine, which reads all of a file before it runs any
 * of it. The others start once and then stay, or run for a minute on a runner; they remain legible.
 */
const QUICK_TO_LOAD = ['cli'];

const out = path.resolve(top, process.argv[2] ?? 'dist');
fs.rmSync(out, { recursive: true, force: true });
for (const name of BUNDLES) {
  const entry = path.join(top, 'build', ENTRY[name]);
  if (fs.existsSync(entry)) await bundle(name, entry);
}
fs.cpSync(path.join(top, 'build/types'), path.join(out, 'types'), { recursive: true });

async function bundle(name, entry) {
  // ncc writes what the nearest package.json calls for: without a type there, CommonJS.
  const hint = path.join(top, 'build/package.json');
  if (FORMAT[name] === 'commonjs') fs.writeFileSync(hint, '{}\n');
  try {
    await writeBundle(name, entry);
  } finally {
    fs.rmSync(hint, { force: true });
  }
}

async function writeBundle(name, entry) {
  const legible = await build(entry);
  const { code, assets } = QUICK_TO_LOAD.includes(name) ? await buildQuick(entry) : legible;
  const folder = path.join(out, name);
  const files = { [LAUNCHER[name] ? 'program.js' : 'index.js']: code };
  for (const [file, { source }] of Object.entries(assets)) files[file] = String(source);
  if (LAUNCHER[name]) await addLauncher(files, path.join(top, 'build', LAUNCHER[name]));
  for (const [file, text] of Object.entries(files)) write(path.join(folder, file), text);
  // Comments name the packages, and a minified text has none.
  const texts = [legible.code, ...Object.values(legible.assets).map(({ source }) => String(source))];
  const licenses = String(assets['licenses.txt']?.source ?? '');
  write(path.join(folder, 'licenses.txt'), completeLicenses(licenses, texts, top));
  write(path.join(folder, 'package.json'), `{\n  "type": "${FORMAT[name]}"\n}\n`);
  if (name === 'cli' || name === 'mcp') fs.chmodSync(path.join(folder, 'index.js'), 0o755);
}

/** The launcher knows compiled code by the build that it belongs to, and so does the program what it remembers. */
async function addLauncher(files, entry) {
  const { code } = await buildQuick(entry);
  const checksum = crypto.createHash('sha256');
  for (const [file, text] of Object.entries({ ...files, 'index.js': code }).sort())
    checksum.update(`${file}\0${text}\0`);
  const build = checksum.digest('hex').slice(0, 16);
  files['index.js'] = code;
  for (const [file, text] of Object.entries(files))
    files[file] = text.replaceAll(/(["'])not-bundled\1/g, `"${build}"`);
}

function build(entry, options = {}) {
  return ncc(entry, { cache: false, quiet: true, license: 'licenses.txt', target: 'es2022', ...options });
}

/**
 * Names and blanks are half of the text. For ES5, webpack wraps modules into functions: those inside of an arrow
 * function are parsed twice. Our own code is left as it is.
 */
async function buildQuick(entry) {
  const { code, assets } = await build(entry, { minify: true, target: 'es5' });
  return { code: escapeNonAscii(code), assets };
}

/** One character beyond Latin-1 makes the engine keep two bytes for every character. */
function escapeNonAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
