import { lstatSync, renameSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolveFolder } from '../files/contained-files.js';
import { type Workspace, WorkspaceError } from '../files/workspace.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { sanitizeSkillName } from '../skill/skill.js';
import { innerDirectories, inSkill, type TreeEntry } from '../skill/skill-tree.js';
import { isUnsafeFileName } from '../text/paths.js';
import { MAX_COPIED_BYTES, readCopyableTree } from './skill-files.js';

export interface MaterializedSkill {
  /** Absolute path of the copy. */
  readonly path: string;
  /** The path that the agent gets: relative to its private folder. */
  readonly mountPath: string;
  readonly files: number;
  /** What was left out, with the reason: links to the outside, special files, files that are too large. */
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
}

const MAX_TOTAL_BYTES = 512 * 1024 * 1024;
const SWAP_ATTEMPTS = 20;

/**
 * Copies a skill into a task's private folder as `.skills/<name>` and replaces what was there: completely, or, when
 * anything fails, not at all.
 */
export async function materializeSkill(
  skill: CatalogSkill,
  privateDirectory: string,
  workspace: Workspace,
): Promise<MaterializedSkill> {
  const name = folderNameOf(skill);
  const parent = parentOfCopies(privateDirectory);
  const target = path.join(parent, name);
  let temporary: string | null = null;
  try {
    resolveFolder(workspace.root, privateDirectory);
    await fs.mkdir(parent, { recursive: true });
    await refuseLink(parent);
    temporary = await fs.mkdtemp(path.join(parent, `.${name}-`));
    const copied = await copyInto(skill, temporary, workspace);
    await fs.chmod(temporary, 0o755);
    await replaceDirectory(temporary, target);
    return { path: target, mountPath: `private:/.skills/${name}`, ...copied };
  } catch (error) {
    if (temporary !== null) await fs.rm(temporary, { recursive: true, force: true });
    if (error instanceof WorkspaceError) throw error;
    const message = `Cannot copy the skill "${skill.name}" to ${target}: ${(error as Error).message}`;
    throw new WorkspaceError(message, target, { cause: error });
  }
}

function folderNameOf(skill: CatalogSkill): string {
  const name = sanitizeSkillName(skill.name);
  if (isUnsafeFileName(name)) {
    throw new WorkspaceError(`The name "${skill.name}" cannot be the name of a directory.`, skill.path);
  }
  return name;
}

async function refuseLink(directory: string): Promise<void> {
  if ((await fs.lstat(directory)).isDirectory()) return;
  const fix = 'Remove it, or choose another folder.';
  throw new WorkspaceError(`${directory} is not a directory.`, directory, { fix });
}

async function copyInto(
  skill: CatalogSkill,
  directory: string,
  workspace: Workspace,
): Promise<Pick<MaterializedSkill, 'files' | 'skipped'>> {
  const tree = readCopyableTree(skill, workspace);
  if (tree.truncated)
    throw new WorkspaceError(`The skill "${skill.name}" has too many files to copy.`, skill.dir);
  const skipped = [...tree.skipped];
  let [files, bytes] = [0, 0];
  for (const entry of tree.entries) {
    const copied = await copyEntry(entry, { skill, directory, workspace });
    if ('reason' in copied) {
      skipped.push({ path: entry.path, reason: copied.reason });
      continue;
    }
    if (entry.kind !== 'directory') files++;
    bytes += copied.bytes;
    if (bytes > MAX_TOTAL_BYTES) {
      throw new WorkspaceError(`The skill "${skill.name}" is too large to copy.`, skill.dir);
    }
  }
  return { files, skipped };
}

async function copyEntry(
  entry: TreeEntry,
  { skill, directory, workspace }: { skill: CatalogSkill; directory: string; workspace: Workspace },
): Promise<{ readonly bytes: number } | { readonly reason: string }> {
  const destination = path.join(directory, ...entry.path.split('/'));
  if (entry.kind === 'directory') {
    await fs.mkdir(destination);
    return { bytes: 0 };
  }
  const limits = {
    maxBytes: MAX_COPIED_BYTES,
    followLinks: true,
    within: skill.directory,
    without: innerDirectories(skill),
  };
  const content = workspace.read(inSkill(skill, entry.path), limits);
  if (content.kind !== 'content') {
    return { reason: content.kind === 'missing' ? 'it no longer exists' : content.detail };
  }
  await fs.writeFile(destination, content.bytes, { flag: 'wx', mode: content.isExecutable ? 0o755 : 0o644 });
  return { bytes: content.bytes.length };
}

/** Removes the copies of skills, and `.skills` when nothing else is in it. */
export async function removeCopies(names: Iterable<string>, privateDirectory: string): Promise<void> {
  const parent = parentOfCopies(privateDirectory);
  if ((await fs.lstat(parent).catch(() => null))?.isDirectory() !== true) return;
  for (const name of names) await fs.rm(path.join(parent, name), { recursive: true, force: true });
  await fs.rmdir(parent).catch(() => {});
}

function parentOfCopies(privateDirectory: string): string {
  return path.join(path.resolve(privateDirectory), '.skills');
}

/** A directory cannot be renamed over another one: the old one is moved aside first. */
async function replaceDirectory(source: string, target: string): Promise<void> {
  const aside = `${source}.old`;
  for (let attempt = 1; ; attempt++) {
    try {
      swapDirectories(source, target, aside);
      return;
    } catch (error) {
      // Another program may have put its copy there between the two renames.
      if (attempt === SWAP_ATTEMPTS || !isOccupied(error)) throw error;
      await sleep(attempt * Math.random() * 10);
    } finally {
      await fs.rm(aside, { recursive: true, force: true });
    }
  }
}

/** Synchronous, so that two copies made by the same program never interleave here. */
function swapDirectories(source: string, target: string, aside: string): void {
  const isThere = lstatSync(target, { throwIfNoEntry: false }) !== undefined;
  if (isThere) renameSync(target, aside);
  try {
    renameSync(source, target);
  } catch (error) {
    if (isThere && !isOccupied(error)) renameSync(aside, target);
    throw error;
  }
}

function isOccupied(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code!);
}
