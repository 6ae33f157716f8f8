// Bundles the compiled sources into dist/: one self-contained folder for each use, and one file of types.
// Usage: node scripts/bundle.mjs [folder, default dist]
import fs from 'node:fs';
import path from 'node:path';
import ncc from '@vercel/ncc';
import { rollup } from 'rollup';
import dts from 'rollup-plugin-dts';
import { licensesOf, packagesOf } from './packages.mjs';
import { sourcesOf, toSourceMap } from './source-map.mjs';

const top = path.resolve(import.meta.dirname, '..');
const out = path.resolve(top, process.argv[2] ?? 'dist');
const ENTRIES = { action: 'action/main.js', library: 'package.js', cli: 'main.js' };
/** The command starts the bundle of the library, which has all of its code. */
const externals = { './package.js': '../library/index.js' };

fs.rmSync(out, { recursive: true, force: true });
for (const [name, entry] of Object.entries(ENTRIES)) await bundle(name, path.join(top, 'build', entry));
await bundleTypes();

async function bundle(name, entry) {
  // The programs turn source maps on themselves, and only for debugging: reading them takes time.
  const options = { cache: false, quiet: true, sourceMap: true, sourceMapRegister: false, externals };
  const { code, assets } = await ncc(entry, options);
  const files = Object.entries(assets).map(([file, { source }]) => [file, String(source)]);
  write(path.join(out, name, 'index.js'), code);
  for (const [file, text] of files) {
    // ncc adds the first line of a program after it has written the map.
    const hasLineMore = file === 'index.js.map' && code.startsWith('#!');
    write(path.join(out, name, file), file.endsWith('.map') ? toSourceMap(text, { top, hasLineMore }) : text);
  }
  const packages = packagesOf(
    files.filter(([file]) => file.endsWith('.map')).flatMap(([, map]) => sourcesOf(map)),
  );
  if (packages.length > 0) write(path.join(out, name, 'licenses.txt'), licensesOf(packages, top));
  if (name === 'cli') fs.chmodSync(path.join(out, name, 'index.js'), 0o755);
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
