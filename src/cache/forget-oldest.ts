import fs from 'node:fs';
import path from 'node:path';

/** Leaves the entries of a folder that were written last. */
export function forgetOldest(folder: string, most: number): void {
  const entries = fs.readdirSync(folder).map((name) => {
    const place = path.join(folder, name);
    return { place, since: fs.statSync(place).mtimeMs };
  });
  entries.sort((a, b) => b.since - a.since);
  for (const { place } of entries.slice(most)) fs.rmSync(place, { recursive: true, force: true });
}
