import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of an installed package, even if the package does not export it. */
export function installedFile(path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), '..', path);
}
