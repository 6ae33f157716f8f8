import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../errors.js';
import type { SiteFiles } from './model.js';

/** Lists the files of the site with their digests: what is not in it belongs to someone else. */
export const LISTING = '.skill-registrar-site.json';

export interface WrittenSite {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Digests that a file of an earlier build can have; two while a build is under way. */
type Listing = ReadonlyMap<string, readonly string[]>;

/**
 * Brings a directory up to date with a site: writes what changed and removes what an earlier build wrote and this one
 * does not. Files that are not from an earlier build, or were edited since, are never touched; when the site needs
 * the place of one, nothing is written at all.
 */
export async function writeSite(
  files: SiteFiles,
  directory: string,
  repository: string,
): Promise<WrittenSite> {
  const out = await checkPlace(directory, repository);
  const before = await readListing(out);
  const changed = await findChanged(files, out, before);
  await fs.mkdir(out, { recursive: true });
  await writeListing(out, merge(before, digestsOf(files)));
  for (const file of changed) await writeFile(out, file, files.get(file)!);
  const removed = await removeStale(files, out, before);
  await writeListing(out, digestsOf(files));
  return { written: changed.length, unchanged: files.size - changed.length, removed };
}

async function checkPlace(directory: string, repository: string): Promise<string> {
  const out = await realPath(path.resolve(directory));
  const root = await realPath(path.resolve(repository));
  const way = path.relative(out, root);
  const holdsRoot = way === '' || !(way.startsWith('..') || path.isAbsolute(way));
  if (holdsRoot) {
    throw new UsageError(
      `The site cannot be written to ${directory}: that is the repository, or a directory above it.`,
      'Choose a directory for the site alone, such as --out public.',
    );
  }
  const stats = await fs.stat(out).catch(() => null);
  if (stats !== null && !stats.isDirectory())
    throw new UsageError(`${directory} is not a directory.`, 'Choose another place with --out.');
  return out;
}

/** Resolves links in the part of the path that exists. */
async function realPath(place: string): Promise<string> {
  try {
    return await fs.realpath(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return path.join(await realPath(path.dirname(place)), path.basename(place));
  }
}

/** The files to write; an error when one would replace something that an earlier build did not write. */
async function findChanged(files: SiteFiles, out: string, before: Listing): Promise<readonly string[]> {
  const changed: string[] = [];
  const foreign: string[] = [];
  for (const [file, bytes] of files) {
    const state = await stateOf(out, file);
    if (state === 'missing') changed.push(file);
    else if (state === 'other') foreign.push(file);
    else if (state !== digestOf(bytes)) (before.get(file)?.includes(state) ? changed : foreign).push(file);
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

/** The digest of a file; `other` for what is no plain file, or is behind a link. */
async function stateOf(out: string, file: string): Promise<string> {
  const segments = file.split('/');
  for (let length = 1; length < segments.length; length++) {
    const stats = await fs.lstat(path.join(out, ...segments.slice(0, length))).catch(ignoreMissing);
    if (stats === null) return 'missing';
    if (!stats.isDirectory()) return 'other';
  }
  const stats = await fs.lstat(path.join(out, file)).catch(ignoreMissing);
  if (stats === null) return 'missing';
  return stats.isFile() ? digestOf(await fs.readFile(path.join(out, file))) : 'other';
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

async function writeFile(out: string, file: string, bytes: Uint8Array): Promise<void> {
  const target = path.join(out, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, bytes);
}

async function removeStale(files: SiteFiles, out: string, before: Listing): Promise<number> {
  let removed = 0;
  for (const [file, digests] of before) {
    if (files.has(file) || !digests.includes(await stateOf(out, file))) continue;
    await fs.rm(path.join(out, file));
    await removeEmptyDirectories(out, path.dirname(file));
    removed++;
  }
  return removed;
}

async function removeEmptyDirectories(out: string, directory: string): Promise<void> {
  if (directory === '.') return;
  try {
    await fs.rmdir(path.join(out, directory));
  } catch {
    return;
  }
  await removeEmptyDirectories(out, path.dirname(directory));
}

async function readListing(out: string): Promise<Listing> {
  const text = await fs.readFile(path.join(out, LISTING), 'utf8').catch(ignoreMissing);
  if (text === null) return new Map();
  try {
    const { files } = JSON.parse(text) as { files: Record<string, string | string[]> };
    const entries = Object.entries(files).filter(([file]) => isInside(file));
    return new Map(entries.map(([file, digests]) => [file, [digests].flat()]));
  } catch {
    throw new UsageError(
      `${path.join(out, LISTING)} is damaged: it does not say which files an earlier build wrote.`,
      'Choose an empty directory with --out, or delete the old site.',
    );
  }
}

/** The listing can come with a repository: it must not name files elsewhere. */
function isInside(file: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.split('/').includes('..');
}

async function writeListing(out: string, listing: Listing): Promise<void> {
  const files = Object.fromEntries(
    [...listing].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, digests]) => [file, one(digests)]),
  );
  await fs.writeFile(
    path.join(out, LISTING),
    `${JSON.stringify({ generator: 'skill-registrar', files }, null, 2)}\n`,
  );
}

function one(digests: readonly string[]): string | readonly string[] {
  return digests.length === 1 ? digests[0]! : digests;
}

function digestsOf(files: SiteFiles): Listing {
  return new Map([...files].map(([file, bytes]) => [file, [digestOf(bytes)]]));
}

function merge(before: Listing, now: Listing): Listing {
  const files = new Set([...before.keys(), ...now.keys()]);
  return new Map(
    [...files].map((file) => [file, [...new Set([...(before.get(file) ?? []), ...(now.get(file) ?? [])])]]),
  );
}

function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
