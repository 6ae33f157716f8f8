import fs from 'node:fs';
import path from 'node:path';

/** The folders of the packages that these source files belong to. Throws if a package is there twice. */
export function packagesOf(sources) {
  const folders = new Map();
  for (const source of sources) {
    const [folder] = /node_modules\/.*(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
    if (folder === undefined) continue;
    const kinds = folders.get(folder) ?? new Set();
    folders.set(folder, kinds.add(/\.[cm]js$/.test(source) ? path.extname(source) : '.js'));
  }
  const names = [...folders.keys()].map((folder) => folder.replace(/^.*node_modules\//, ''));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const both = [...folders].filter(([, kinds]) => kinds.size > 1).map(([folder]) => folder);
  if (twice.length + both.length > 0) throw new Error(`Bundled twice: ${[...twice, ...both].join(', ')}`);
  return [...folders.keys()].sort();
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
