import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { resolveFolder } from '../files/contained-files.js';
import { WorkspaceError } from '../files/workspace.js';
import { UsageError } from '../text/errors.js';
import type { SiteFiles } from './model.js';

/** Lists the files of the site with their digests: other files are not ours. */
export const LISTING = '.skill-registrar-site.json';

export interface WrittenSite {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Digests that a file of an earlier build can have; two while a build is in progress. */
type Listing = ReadonlyMap<string, readonly string[]>;

/**
 * Brings a directory up to date with a site: writes what changed and removes what an earlier build wrote and this one
 * does not. Files that are not from an earlier build, or were edited since, are never touched; when the site needs
 * the place of one, nothing is written at all.
 */
export function writeSite(files: SiteFiles, directory: string, repository: string): WrittenSite {
  try {
    return bringUpToDate(files, checkPlace(directory, repository));
  } catch (error) {
    if (error instanceof UsageError || error instanceof WorkspaceError) throw error;
    const { message } = error as Error;
    throw new WorkspaceError(`The site cannot be written: ${message}`, directory, { cause: error });
  }
}

function bringUpToDate(files: SiteFiles, out: string): WrittenSite {
  const before = readListing(out);
  const digests: Listing = new Map([...files].map(([file, bytes]) => [file, [digestOf(bytes)]]));
  const changed = findChanged(digests, out, before);
  const staging = openStaging(out);
  try {
    // All of it is on disk before the old site changes.
    changed.forEach((file, index) => {
      fs.writeFileSync(path.join(staging, `${index}`), files.get(file)!, { flag: 'wx' });
    });
    writeListing(out, staging, merge(before, digests));
    changed.forEach((file, index) => {
      const target = path.join(out, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.renameSync(path.join(staging, `${index}`), target);
    });
    const removed = removeStale(files, out, before);
    writeListing(out, staging, digests);
    return { written: changed.length, unchanged: files.size - changed.length, removed };
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

/** Files on their way into the site; what a killed build left there is removed. */
const STAGING = '.skill-registrar-site.tmp';

function openStaging(out: string): string {
  const staging = path.join(out, STAGING);
  const stats = fs.lstatSync(staging, { throwIfNoEntry: false });
  if (stats !== undefined && !stats.isDirectory()) throw foreignFiles(out, [STAGING]);
  fs.rmSync(staging, { recursive: true, force: true });
  fs.mkdirSync(staging, { recursive: true });
  return staging;
}

function checkPlace(directory: string, repository: string): string {
  const out = resolveFolder(repository, directory);
  const root = resolveFolder(repository, repository);
  const way = path.relative(out, root);
  const holdsRoot = way === '' || !(way.startsWith('..') || path.isAbsolute(way));
  if (holdsRoot) {
    throw new UsageError(
      `The site cannot be written to ${directory}: that is the repository, or a directory above it.`,
      'Choose a directory for the site alone, such as --out public.',
    );
  }
  const stats = fs.statSync(out, { throwIfNoEntry: false });
  if (stats !== undefined && !stats.isDirectory())
    throw new UsageError(`${directory} is not a directory.`, 'Choose another place with --out.');
  return out;
}

/** The files to write; an error when one would replace something that an earlier build did not write. */
function findChanged(digests: Listing, out: string, before: Listing): readonly string[] {
  const changed: string[] = [];
  const foreign: string[] = [];
  for (const [file, [digest]] of digests) {
    const state = stateOf(out, file);
    if (state === 'missing') changed.push(file);
    else if (state === 'other') foreign.push(file);
    else if (state !== digest) (before.get(file)?.includes(state) ? changed : foreign).push(file);
  }
  if (foreign.length > 0) throw foreignFiles(out, foreign);
  return changed;
}

function foreignFiles(out: string, files: readonly string[]): UsageError {
  const [first = '', ...others] = files;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return new UsageError(
    `${path.join(out, first)}${more} would be overwritten, but was not written by an earlier build or was edited since.`,
    'Move it away, or choose an empty directory with --out.',
  );
}

/** The digest of a file; `other` if it is not a regular file, or is behind a link. */
function stateOf(out: string, file: string): string {
  const segments = file.split('/');
  for (let length = 1; length < segments.length; length++) {
    const stats = fs.lstatSync(path.join(out, ...segments.slice(0, length)), { throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    if (!stats.isDirectory()) return 'other';
  }
  const stats = fs.lstatSync(path.join(out, file), { throwIfNoEntry: false });
  if (stats === undefined) return 'missing';
  return stats.isFile() ? digestOf(fs.readFileSync(path.join(out, file))) : 'other';
}

function removeStale(files: SiteFiles, out: string, before: Listing): number {
  let removed = 0;
  for (const [file, digests] of before) {
    if (files.has(file) || !digests.includes(stateOf(out, file))) continue;
    fs.rmSync(path.join(out, file));
    removeEmptyDirectories(out, path.dirname(file));
    removed++;
  }
  return removed;
}

function removeEmptyDirectories(out: string, directory: string): void {
  if (directory === '.') return;
  try {
    fs.rmdirSync(path.join(out, directory));
  } catch {
    return;
  }
  removeEmptyDirectories(out, path.dirname(directory));
}

function readListing(out: string): Listing {
  const file = path.join(out, LISTING);
  const state = stateOf(out, LISTING);
  if (state === 'missing') return new Map();
  if (state === 'other') throw foreignFiles(out, [LISTING]);
  try {
    const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      files: Record<string, string | string[]>;
    };
    const entries = Object.entries(files).filter(([name]) => isInside(name));
    return new Map(entries.map(([name, digests]) => [name, [digests].flat()]));
  } catch {
    throw new UsageError(
      `${file} is damaged: it does not say which files an earlier build wrote.`,
      'Choose an empty directory with --out, or delete the old site.',
    );
  }
}

/** The file list may come with a repository: it must not name files elsewhere. */
function isInside(file: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.split('/').includes('..');
}

function writeListing(out: string, staging: string, listing: Listing): void {
  const files = Object.fromEntries(
    [...listing].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, digests]) => [file, one(digests)]),
  );
  const staged = path.join(staging, 'listing');
  fs.writeFileSync(staged, `${JSON.stringify({ generator: 'skill-registrar', files }, null, 2)}\n`);
  fs.renameSync(staged, path.join(out, LISTING));
}

function one(digests: readonly string[]): string | readonly string[] {
  return digests.length === 1 ? digests[0]! : digests;
}

/** The digest of outputs, by the faster hash of Node.js: every file of a site has one. */
export function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

function merge(before: Listing, now: Listing): Listing {
  const files = new Set([...before.keys(), ...now.keys()]);
  return new Map(
    [...files].map((file) => [file, [...new Set([...(before.get(file) ?? []), ...(now.get(file) ?? [])])]]),
  );
}
