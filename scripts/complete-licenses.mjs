import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /^(?:import|export) (?:[^;'"]*? from )?['"]([^'"]+)['"];|\bimport\(['"]([^'"]+)['"]\)/gm;

/**
 * Adds to ncc's list of licences the packages that it overlooks, which are many in a bundle of ES modules: those that
 * the entry and the files it imports load, and everything that they depend on.
 */
export function completeLicenses(licenses, entry, top) {
  const listed = licenses.split('\n');
  const packages = new Map();
  for (const name of importedPackages(entry)) collect(name, top, packages);
  const missing = [...packages]
    .filter(([name]) => !listed.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${[licenses.trimEnd(), ...missing.map(([, folder]) => licenseOf(folder))].filter(Boolean).join('\n\n')}\n`;
}

function importedPackages(entry) {
  const names = new Set();
  const files = new Set([entry]);
  for (const file of files)
    for (const [, fixed, late] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = fixed ?? late;
      if (specifier.startsWith('.')) files.add(path.resolve(path.dirname(file), specifier));
      else if (!specifier.startsWith('node:')) names.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0]);
    }
  return names;
}

/** The package as it is found from a folder, as Node.js finds it, and what it depends on. */
function collect(name, from, packages) {
  const folder = findPackage(name, from);
  if (folder === null || packages.has(name)) return;
  packages.set(name, folder);
  const { dependencies = {} } = readManifest(folder);
  for (const dependency of Object.keys(dependencies)) collect(dependency, folder, packages);
}

function findPackage(name, from) {
  const folder = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(from);
  return parent === from ? null : findPackage(name, parent);
}

function licenseOf(folder) {
  const { name, license } = readManifest(folder);
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const text = file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8').trim();
  return [name, license, text].filter(Boolean).join('\n');
}

function readManifest(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
