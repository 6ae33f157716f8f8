import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { makeFolder, removeFolder } from './a-folder.js';

/** Mounts a disk of this size at a folder until the end of the test. */
export function mountSmallDisk(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', [folder]));
}

/** Only root on Linux may mount, and not in every container. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = makeFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'pipe' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    removeFolder(folder);
  }
}
