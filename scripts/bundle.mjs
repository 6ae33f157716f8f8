// Bundles the compiled sources into dist/: one self-contained folder for each use, and one file of types.
// Usage: node scripts/bundle.mjs [folder, default dist]
import fs from 'node:fs';
import path from 'node:path';
import ncc from '@vercel/ncc';
import { minify } from 'rolldown/utils';
import { rollup } from 'rollup';
import dts from 'rollup-plugin-dts';
import { nameChunks } from './chunks.mjs';
import { licensesOf, packagesOf } from './packages.mjs';

const top = path.resolve(import.meta.dirname, '..');
const out = path.resolve(top, process.argv[2] ?? 'dist');
const ENTRIES = { action: 'action/main.js', cli: 'main.js', library: 'index.js' };

/** Node.js keeps the compiled program for the next start, where it can. */
const START = `#!/usr/bin/env node
require('node:module').enableCompileCache?.();
require('./program.js');
`;

fs.rmSync(out, { recursive: true, force: true });
shareJsYaml();
for (const [name, entry] of Object.entries(ENTRIES)) await bundle(name, path.join(top, 'build', entry));
await bundleTypes();

async function bundle(name, entry) {
  // Programs are CommonJS, which Node.js loads faster.
  const isModule = name === 'library';
  const { code, assets } = await ncc(entry, {
    cache: false,
    quiet: true,
    esm: isModule,
    sourceMap: true,
    sourceMapRegister: false,
    // For the wrappers of modules: V8 parses what is in `(function …)` once, and what is in an arrow function twice.
    target: isModule ? 'es2022' : 'es5',
  });
  const texts = Object.entries(assets).map(([file, { source }]) => [file, String(source)]);
  // The maps name every source in the bundle; ncc's own list overlooks most packages of ES modules.
  const maps = texts.filter(([file]) => file.endsWith('.map'));
  const packages = packagesOf(maps.flatMap(([, map]) => JSON.parse(map).sources));
  const scripts = nameChunks(code, texts);
  for (const [file, text] of Object.entries(scripts)) {
    const target = name === 'cli' && file === 'index.js' ? 'program.js' : file;
    write(path.join(out, name, target), await shrink(target, text, isModule));
  }
  const type = isModule ? 'module' : 'commonjs';
  write(path.join(out, name, 'package.json'), `{\n  "type": "${type}"\n}\n`);
  write(path.join(out, name, 'licenses.txt'), licensesOf(packages, top));
  if (name !== 'cli') return;
  write(path.join(out, name, 'index.js'), START);
  fs.chmodSync(path.join(out, name, 'index.js'), 0o755);
}

/** Without this, a bundle has two copies: the one that our sources import, and the one that gray-matter requires. */
function shareJsYaml() {
  const main = '../../../node_modules/js-yaml/index.js';
  write(path.join(top, 'build/node_modules/js-yaml/package.json'), JSON.stringify({ main }));
}

/** Half the size, and half the time to parse at every start; ASCII alone lets V8 keep one byte a character. */
async function shrink(file, text, isModule) {
  // All code is strict, as it is in modules.
  const { code, errors } = await minify(file, isModule ? text : `"use strict";\n${text}`, {
    module: isModule,
    compress: { target: 'es2022' },
    codegen: { asciiOnly: true },
  });
  if (errors.length > 0) throw new Error(errors[0].message);
  return code;
}

async function bundleTypes() {
  const types = await rollup({
    input: path.join(top, 'build/types/index.d.ts'),
    external: /^node:/,
    plugins: [dts()],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  await types.write({ file: path.join(out, 'library/index.d.ts') });
}

function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
