import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const locate = (path) => fileURLToPath(new URL(path, import.meta.url));
const present = (path) => (existsSync(path) ? path : null);

/** What the benchmark runs; `null` for what is not there. */
export const PROGRAMS = {
  floor: locate('floor.mjs'),
  least: locate('least.mjs'),
  peer: locate('peer.mjs'),
  peerCommand: locate('../../node_modules/skills-ref/dist/cli.js'),
  cli: present(locate('../../dist/cli/index.js')),
  action: present(locate('../../dist/action/index.js')),
  library: present(locate('../../dist/library/index.js')),
  node24: findNode24(),
};

/** The Node.js that action.yml names: this one, or the binary among the development dependencies. */
function findNode24() {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
    return createRequire(import.meta.url).resolve(`node-${system}-${process.arch}/${binary}`);
  } catch {
    return null;
  }
}
