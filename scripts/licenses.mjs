import fs from 'node:fs';
import path from 'node:path';

/** The license texts of the packages that these source files belong to. */
export function licensesOf(sources, top) {
  const folders = new Set(
    sources.flatMap((source) => /node_modules\/.*(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(source) ?? []),
  );
  return `${[...folders]
    .sort()
    .map((folder) => licenseOf(path.join(top, folder)))
    .join('\n\n')}\n`;
}

function licenseOf(folder) {
  const { name, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const text = file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8').trim();
  return [name, license, text].filter(Boolean).join('\n');
}
