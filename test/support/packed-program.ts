import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
/** Shared by all tests of one run, and removed with the run's temporary directory. */
export const PACKED_FOLDER = 'packed-skill-registrar';

let installed: string | undefined;

/**
 * The installed package: packed from dist and installed into an empty folder. Tests that start the program start
 * this one; `npm run build` updates dist.
 */
export function packedPackage(): string {
  installed ??= path.join(install(), 'node_modules/skill-registrar');
  return installed;
}

/** The file that npm links as `skill-registrar`. */
export function packedProgram(): string {
  const { bin } = JSON.parse(fs.readFileSync(path.join(packedPackage(), 'package.json'), 'utf8'));
  return path.join(packedPackage(), bin['skill-registrar']);
}

function install(): string {
  const folder = path.join(os.tmpdir(), PACKED_FOLDER);
  if (fs.existsSync(folder)) return folder;
  const draft = fs.mkdtempSync(path.join(os.tmpdir(), 'packing-'));
  fs.chmodSync(draft, 0o755);
  const tarball = npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', draft], project).trim();
  fs.writeFileSync(path.join(draft, 'package.json'), '{ "private": true }\n');
  npm(['install', '--silent', '--offline', '--no-audit', '--no-fund', path.join(draft, tarball)], draft);
  try {
    fs.renameSync(draft, folder);
  } catch {
    // Another worker was faster, with the same result.
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

function npm(args: readonly string[], cwd: string): string {
  const isWindows = process.platform === 'win32';
  return execFileSync(isWindows ? 'npm.cmd' : 'npm', args, { cwd, encoding: 'utf8', shell: isWindows });
}

/** The environment of a user's shell: without CI variables, and with a fresh home directory. */
export function personalEnvironment(home: string): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: os.tmpdir() };
}
