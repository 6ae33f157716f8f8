import fs from 'node:fs';
import path from 'node:path';

/** The folder that holds `.git`, at or above a folder; the folder itself where there is none. */
export function findCheckout(folder: string): string {
  for (let current = folder; ; current = path.dirname(current)) {
    if (fs.existsSync(path.join(current, '.git'))) return current;
    if (current === path.dirname(current)) return folder;
  }
}
