import type { FileStore, UpdateOptions } from '../request.js';
import { storeFailure } from './read-text-file.js';

/** Files in a map: for tests, editors and services that keep files in memory. */
export class MemoryStore implements FileStore {
  /** The files as they are now. */
  readonly files: Map<string, string>;

  constructor(files: Readonly<Record<string, string>> = {}) {
    this.files = new Map(Object.entries(files));
  }

  read(path: string): string | null {
    const text = this.files.get(path);
    if (text === undefined) this.#refuseDirectory(path);
    return text ?? null;
  }

  async update(
    path: string,
    compute: (current: string | null) => string | null,
    options: UpdateOptions,
  ): Promise<boolean> {
    const before = this.read(path);
    const after = compute(before);
    if (after === null || after === before) return false;
    if (options.backup && before !== null) this.files.set(`${path}.bak`, before);
    this.files.set(path, after);
    return true;
  }

  async rename(path: string, name: string): Promise<boolean> {
    const [text, target] = [this.files.get(path), renamed(path, name)];
    if (text === undefined || this.files.has(target)) return false;
    this.files.delete(path);
    this.files.set(target, text);
    return true;
  }

  async remove(path: string, content: string): Promise<boolean> {
    return this.files.get(path) === content && this.files.delete(path);
  }

  /** As on disk, a path with files below it is a directory. */
  #refuseDirectory(path: string): void {
    for (const file of this.files.keys()) {
      if (file.startsWith(`${path}/`)) {
        throw storeFailure('read', path, { reason: 'it is a directory', fix: 'Choose a file.' });
      }
    }
  }
}

function renamed(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}
