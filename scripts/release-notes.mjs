// Prints what CHANGELOG.md says about a version. Usage: node scripts/release-notes.mjs 2.0.0
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The text under the heading of a version, without the heading; `null` if it has none. */
export function releaseNotes(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\[?([^\s\]]+)/.exec(text)?.[1] === version);
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  return notes === '' ? null : `${notes}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [version] = process.argv.slice(2);
  const file = path.resolve(import.meta.dirname, '../CHANGELOG.md');
  const notes = releaseNotes(fs.readFileSync(file, 'utf8'), version);
  if (notes === null)
    console.error(`CHANGELOG.md has no section "## ${version}". Write one before the release.`);
  else process.stdout.write(notes);
  process.exitCode = notes === null ? 1 : 0;
}
