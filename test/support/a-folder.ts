import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Texts by path; `null` is an empty directory. */
export type Files = Readonly<Record<string, string | null>>;

/** A temporary folder with these files, removed after the test. */
export function aFolder(files: Files = {}): string {
  const folder = makeFolder(files);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A temporary folder that outlives a test, such as one for all tests of a file; the caller removes it. */
export function makeFolder(files: Files = {}): string {
  const folder = fs.realpathSync.native(fs.mkdtempSync(path.join(os.tmpdir(), 'skill-registrar-')));
  writeFiles(folder, files);
  return folder;
}

export function removeFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, name);
    fs.mkdirSync(text === null ? target : path.dirname(target), { recursive: true });
    if (text !== null) fs.writeFileSync(target, text);
  }
}

/** Our locks and temporary files in a folder. */
export function leftoversIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => path.basename(name).includes('.skill-registrar.')).sort();
}
