import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PINNED = path.join(import.meta.dirname, 'packages.json');

/** Installs the clients outside the project, without their install scripts, and returns their node_modules. */
export function installClients(newest) {
  const directory = process.env.SKILL_CLIENTS_DIR ?? path.join(cacheDirectory(), 'skill-registrar-clients');
  const pinned = JSON.parse(fs.readFileSync(PINNED, 'utf8'));
  const dependencies = newest
    ? Object.fromEntries(Object.keys(pinned.dependencies).map((name) => [name, 'latest']))
    : pinned.dependencies;
  fs.mkdirSync(directory, { recursive: true });
  fs.writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', [newest ? 'update' : 'install', ...flags], { cwd: directory, stdio: 'inherit' });
  if (newest) pinInstalled(pinned, directory);
  return path.join(directory, 'node_modules');
}

/** Pins what is installed now, so that the evidence can be measured again. */
function pinInstalled(pinned, directory) {
  const versionOf = (name) =>
    JSON.parse(fs.readFileSync(path.join(directory, 'node_modules', name, 'package.json'), 'utf8')).version;
  const dependencies = Object.fromEntries(
    Object.keys(pinned.dependencies).map((name) => [name, versionOf(name)]),
  );
  fs.writeFileSync(PINNED, `${JSON.stringify({ ...pinned, dependencies }, null, 2)}\n`);
}

function cacheDirectory() {
  return process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
}
