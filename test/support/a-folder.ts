import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary folder with these files, removed after the test. */
export function aFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = fs.realpathSync.native(fs.mkdtempSync(path.join(os.tmpdir(), 'skill-registrar-')));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** Locks, temporary files and whatever else of ours lies around in a folder. */
export function leftoversIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => path.basename(name).includes('.skill-registrar.')).sort();
}
