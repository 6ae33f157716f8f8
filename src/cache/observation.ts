import fs from 'node:fs';
import { Checksum } from './checksum.js';

/** How a path looked: numbers that change whenever the file or the listing may have changed. */
export interface FilePrint {
  readonly size: number;
  readonly modified: number;
  readonly changed: number;
  readonly inode: number;
}

export const MISSING: FilePrint = { size: -1, modified: 0, changed: 0, inode: 0 };

/**
 * A file that was written a moment ago can be written again without its times showing it. Git knows the problem as
 * a racy index; two seconds cover the coarsest file system.
 */
const RACY_MS = 2000;

/** A look at a path without following it; `null` for a link or what cannot be looked at. */
export function takePrint(absolute: string): FilePrint | null {
  try {
    const stats = fs.lstatSync(absolute, { throwIfNoEntry: false });
    if (stats === undefined) return MISSING;
    if (!stats.isFile() && !stats.isDirectory()) return null;
    return { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs, inode: stats.ino };
  } catch {
    return null;
  }
}

export function isSamePrint(now: FilePrint | null, then: FilePrint): boolean {
  return (
    now !== null &&
    now.size === then.size &&
    now.modified === then.modified &&
    now.changed === then.changed &&
    now.inode === then.inode
  );
}

/** Whether these times prove nothing yet: the content itself has to be compared. */
export function isRacy(print: FilePrint, now: number): boolean {
  return print !== MISSING && Math.max(print.modified, print.changed) > now - RACY_MS;
}

/** The checksum of what is there now: a file's bytes or a directory's names; `null` when it cannot be read. */
export function sumContent(absolute: string, seed: number): string | null {
  try {
    return fs.lstatSync(absolute).isDirectory()
      ? sumListing(fs.readdirSync(absolute, { withFileTypes: true }), seed)
      : sumBytes(fs.readFileSync(absolute), seed);
  } catch {
    return null;
  }
}

export function sumBytes(bytes: Uint8Array, seed: number): string {
  return new Checksum(seed).addBytes(bytes).value;
}

function sumListing(entries: readonly fs.Dirent[], seed: number): string {
  const names = entries.map((entry) => `${entry.name}/${entry.isDirectory()}${entry.isFile()}`).sort();
  const sum = new Checksum(seed);
  for (const name of names) sum.addText(name);
  return sum.value;
}
