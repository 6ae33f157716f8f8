import fs from 'node:fs';
import path from 'node:path';
import { JsonChecker } from '../../core/json/json-checker.js';
import { readJson } from '../../core/read-json.js';
import { WorkspaceError } from '../workspace.js';
import { backupPlaces } from './backup-places.js';
import { encodeText, NoUtf8Error } from './encode-text.js';
import type { FileLock } from './file-lock.js';
import { holdsBytes } from './read-text-file.js';
import { removeQuietly } from './remove-file.js';
import {
  ReadBackError,
  renamePatiently,
  syncDirectory,
  temporaryPath,
  writeNewFile,
} from './write-whole-file.js';

export interface Replacement {
  /** The real path. */
  readonly file: string;
  /** The path as the caller knows it. */
  readonly given: string;
  readonly before: Uint8Array | null;
  /** The new text, piece by piece. */
  readonly after: () => Iterable<string>;
  readonly keepBackup: boolean;
  readonly lock: FileLock;
}

/** Replaces a file by a whole new one; `false` when another program changed it meanwhile, and nothing was done. */
export async function replaceFile(replacement: Replacement): Promise<boolean> {
  const { file, given, before, lock } = replacement;
  const temporary = temporaryPath(file, lock.token);
  const old = fs.statSync(file, { throwIfNoEntry: false });
  try {
    writeVerified(temporary, replacement, old);
    if (replacement.keepBackup && before !== null) {
      await keepBackup(file, { content: before, like: old, token: lock.token });
    }
    if (!holdsBytes(file, given, before)) return false;
    if (!lock.isStillHeld()) throw refusal(given, 'another run took over its lock. Run again.');
    await renamePatiently(temporary, file);
  } finally {
    removeQuietly(temporary);
  }
  syncDirectory(path.dirname(file));
  return true;
}

function writeVerified(temporary: string, { file, given, after }: Replacement, old?: fs.Stats): void {
  const checker = file.endsWith('.json') ? new JsonChecker() : null;
  try {
    writeNewFile(temporary, checked(encodeText(after()), checker), old);
  } catch (error) {
    if (!(error instanceof ReadBackError || error instanceof NoUtf8Error)) throw error;
    throw refusal(given, 'what was written does not read back. Check the disk.');
  }
  if (checker === null || checker.isWhole()) return;
  const reading = readJson([...after()].join(''));
  const why = reading.ok ? '' : `${reading.message} `;
  throw refusal(given, `it would be broken JSON. ${why}Please report this.`);
}

function* checked(parts: Iterable<Uint8Array>, checker: JsonChecker | null): Generator<Uint8Array> {
  for (const part of parts) {
    checker?.push(part);
    yield part;
  }
}

function refusal(given: string, reason: string): WorkspaceError {
  return new WorkspaceError(`Cannot write ${given}: ${reason} Nothing was changed.`, given);
}

interface Backup {
  readonly content: Uint8Array;
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
    writeNewFile(temporary, [content], like);
    await renamePatiently(temporary, place);
  } finally {
    removeQuietly(temporary);
  }
}
