// Writes what is derived from the sources: the published frontmatter schemas, the compiled validators and
// the tables of the README. `npm run check:dist` fails when any of it is stale.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileValidator } from './compile-validator.mjs';

const top = path.resolve(import.meta.dirname, '..');
const at = (...parts) => path.join(top, ...parts);

execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.generate.json'], {
  cwd: top,
  stdio: 'inherit',
});
const load = (file) => import(pathToFileURL(at('build/generate', file)).href);
const { PROFILES } = await load('profiles/index.js');
const { frontmatterSchema } = await load('core/frontmatter-schema.js');

for (const profile of PROFILES) {
  writeIfChanged(
    at('schema', `frontmatter.${profile.id}.schema.json`),
    `${JSON.stringify(frontmatterSchema(profile), null, 2)}\n`,
  );
}
for (const name of ['config', 'manifest', ...PROFILES.map((profile) => `frontmatter.${profile.id}`)]) {
  const schema = JSON.parse(fs.readFileSync(at('schema', `${name}.schema.json`), 'utf8'));
  writeIfChanged(at('src/schema/generated', `${name}.js`), compileValidator(schema));
}

function writeIfChanged(file, content) {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
