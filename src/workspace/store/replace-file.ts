import fs from 'node:fs';
import path from 'node:path';
import { JsonChecker } from '../../core/json/json-checker.js';
import { readJson } from '../../core/read-json.js';
import { joinPieces, type TextPiece } from '../../core/text-pieces.js';
import { backupPlaces } from './backup-places.js';
import { encodeText, NoUtf8Error } from './encode-text.js';
import type { FileLock } from './file-lock.js';
import { holdsBytes } from './read-text-file.js';
import { removeQuietly } from './remove-file.js';
import { storeFailure } from './store-failure.js';
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
  readonly after: () => Iterable<TextPiece>;
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
    if (!lock.isStillHeld())
      throw storeFailure('write', given, { reason: 'another run took over its lock', fix: 'Run again.' });
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
    const reason = 'what was written does not read back';
    throw storeFailure('write', given, { reason, fix: 'Check the disk.', cause: error });
  }
  if (checker === null || checker.isWhole()) return;
  const reading = readJson(joinPieces(after()));
  const where = reading.ok ? '' : ` ${reading.message}`;
  throw storeFailure('write', given, {
    reason: 'it would be broken JSON',
    fix: `This is a fault of skill-registrar: report it.${where}`,
  });
}

function* checked(parts: Iterable<Uint8Array>, checker: JsonChecker | null): Generator<Uint8Array> {
  for (const part of parts) {
    checker?.push(part);
    yield part;
  }
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
