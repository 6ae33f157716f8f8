/** The files of what is loaded late, each a `webpackChunkName`. What several share is in the first of them. */
const NAMES = ['schemas', 'yaml', 'glob', 'ajv', 'compare', 'outputs', 'commands', 'site', 'mcp', 'sync'];

const LATE_IMPORT = /\/\* import\(\) \| ([\w-]+) \*\/(.*?)\.then\(/g;
const CHUNK =
  /^(?:"use strict";\n)?(export const |exports\.)id = (\d+);\n\1ids = \[[\d,]+\];\n\1modules = \{\n([\s\S]*)\n\};\s*(?:;\s*)?(?:\/\/.*\s*)?$/;
const FILE_NAME = 'return "" + chunkId + ".index.js";';

/** The scripts of a bundle by file name: webpack numbers its files, splits them further and changes the numbers. */
export function nameChunks(code, assets) {
  const chunks = assets.filter(([file]) => file.endsWith('.js')).map(([file, text]) => readChunk(file, text));
  const nameOf = namesById([code, ...chunks.map(({ modules }) => modules)]);
  const unnamed = chunks.find(({ id }) => !nameOf.has(id));
  if (unnamed) throw new Error(`An import() has no webpackChunkName: ${unnamed.modules.slice(0, 500)}`);
  const files = { 'index.js': withFileNames(code, nameOf) };
  for (const name of new Set(nameOf.values())) {
    const own = chunks.filter(({ id }) => nameOf.get(id) === name);
    const ids = own.map(({ id }) => id).join(', ');
    const modules = own.map((chunk) => chunk.modules).join(',\n');
    const [{ define }] = own;
    files[`${name}.js`] = `${define}ids = [${ids}];\n${define}modules = {\n${modules}\n};\n`;
  }
  return files;
}

function readChunk(file, text) {
  const [, define, id, modules] = CHUNK.exec(text) ?? [];
  if (id === undefined) throw new Error(`The bundler writes ${file} in another form.`);
  return { define, id, modules };
}

/** The file of every chunk, read from the places that load it. */
function namesById(texts) {
  const needs = new Map();
  for (const [, name, load] of texts.join('\n').matchAll(LATE_IMPORT))
    needs.set(name, load.match(/\b\d+(?=\))/g));
  const unknown = [...needs.keys()].find((name) => !NAMES.includes(name));
  if (unknown) throw new Error(`Add "${unknown}" to the names in scripts/chunks.mjs.`);
  const nameOf = new Map();
  for (const name of NAMES) for (const id of needs.get(name) ?? []) if (!nameOf.has(id)) nameOf.set(id, name);
  return nameOf;
}

function withFileNames(code, nameOf) {
  if (nameOf.size === 0) return code;
  if (!code.includes(FILE_NAME)) throw new Error('The bundler names its files in another way.');
  const files = Object.fromEntries([...nameOf].map(([id, name]) => [id, `${name}.js`]));
  return code.replace(FILE_NAME, `return ${JSON.stringify(files)}[chunkId];`);
}
