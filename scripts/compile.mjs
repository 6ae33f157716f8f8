// Compiles the sources into build/: modules for the bundler, and the types of the library.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const top = path.resolve(import.meta.dirname, '..');
const at = (file) => path.join(top, file);

fs.rmSync(at('build'), { recursive: true, force: true });
for (const config of ['tsconfig.build.json', 'tsconfig.types.json']) {
  const tsc = at('node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', config], { cwd: top, stdio: 'inherit' });
}
// As they were generated: the compiler's indentation makes them half as large again.
fs.rmSync(at('build/schema/generated'), { recursive: true });
fs.cpSync(at('src/schema/generated'), at('build/schema/generated'), { recursive: true });
