import fs from 'node:fs';
import path from 'node:path';

/** The folders of the packages that these source files belong to. Throws if there are two versions of a package. */
export function packagesOf(sources) {
  const folders = new Set(sources.flatMap((source) => folderOf(source) ?? []));
  const names = [...folders].map((folder) => folder.replace(/^.*node_modules\//, ''));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Bundled in two versions: ${twice.join(', ')}`);
  return [...folders].sort();
}

function folderOf(source) {
  return /node_modules\/.*(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
}

/** The license texts of packages. */
export function licensesOf(folders, top) {
  return `${folders.map((folder) => licenseOf(path.join(top, folder))).join('\n\n')}\n`;
}

function licenseOf(folder) {
  const { name, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const text = file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8').trim();
  return [name, license, text].filter(Boolean).join('\n');
}
