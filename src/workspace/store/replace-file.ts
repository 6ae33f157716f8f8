import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../core/read-json.js';
import { WorkspaceError } from '../workspace.js';
import { backupPlaces } from './backup-places.js';
import type { FileLock } from './file-lock.js';
import { removeQuietly } from './remove-file.js';
import { renamePatiently, syncDirectory, temporaryPath, writeNewFile } from './write-whole-file.js';

export interface Replacement {
  /** The real path. */
  readonly file: string;
  /** The path as the caller knows it. */
  readonly given: string;
  readonly before: string | null;
  readonly after: string;
  readonly keepBackup: boolean;
  readonly lock: FileLock;
  readonly read: () => string | null;
}

/** Replaces a file by a whole new one; `false` when another program changed it meanwhile, and nothing was done. */
export async function replaceFile(replacement: Replacement): Promise<boolean> {
  const { file, given, before, after, lock } = replacement;
  const temporary = temporaryPath(file, lock.token);
  const old = fs.statSync(file, { throwIfNoEntry: false });
  try {
    writeNewFile(temporary, after, old);
    verify(temporary, replacement);
    if (replacement.keepBackup && before !== null) {
      await keepBackup(file, { content: before, like: old, token: lock.token });
    }
    if (replacement.read() !== before) return false;
    if (!lock.isStillHeld()) throw refusal(given, 'another run took over its lock. Run again.');
    await renamePatiently(temporary, file);
  } finally {
    removeQuietly(temporary);
  }
  syncDirectory(path.dirname(file));
  return true;
}

function verify(temporary: string, { file, given, after }: Replacement): void {
  if (fs.readFileSync(temporary, 'utf8') !== after) {
    throw refusal(given, 'what was written does not read back. Check the disk.');
  }
  const reading = file.endsWith('.json') ? readJson(after) : null;
  if (reading?.ok === false) {
    throw refusal(given, `it would be broken JSON. ${reading.message} Please report this.`);
  }
}

function refusal(given: string, reason: string): WorkspaceError {
  return new WorkspaceError(`Cannot write ${given}: ${reason} Nothing was changed.`, given);
}

interface Backup {
  readonly content: string;
  readonly like: fs.Stats | undefined;
  readonly token: string;
}

async function keepBackup(file: string, backup: Backup): Promise<void> {
  const places = backupPlaces(file);
  for (const [index, place] of places.entries()) {
    try {
      return await writeBackup(place, backup);
    } catch (error) {
      if (index === places.length - 1) throw error;
    }
  }
}

async function writeBackup(place: string, { content, like, token }: Backup): Promise<void> {
  const temporary = temporaryPath(place, token);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  try {
    writeNewFile(temporary, content, like);
    await renamePatiently(temporary, place);
  } finally {
    removeQuietly(temporary);
  }
}
