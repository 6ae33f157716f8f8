import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../json/read-json.js';
import {
  removeQuietly,
  renamePatiently,
  syncDirectory,
  temporaryPath,
  writeNewFile,
} from './atomic-write.js';
import { keepBackup } from './backup.js';
import type { FileLock } from './file-lock.js';
import { readFileBytes, storeFailure } from './read-text-file.js';

export interface Replacement {
  /** The real path. */
  readonly file: string;
  /** The path as the caller knows it. */
  readonly given: string;
  readonly before: Buffer | null;
  readonly after: string;
  readonly keepBackup: boolean;
  readonly lock: FileLock;
}

/** Replaces a file atomically; `false` if another program changed it in the meantime, and nothing was done. */
export async function replaceFile(replacement: Replacement): Promise<boolean> {
  const { file, given, before, lock } = replacement;
  const temporary = temporaryPath(file, lock.token);
  const old = fs.statSync(file, { throwIfNoEntry: false });
  try {
    writeVerified(temporary, replacement, old);
    if (replacement.keepBackup && before !== null) {
      await keepBackup(file, { content: before, like: old, token: lock.token });
    }
    if (!hasContent(file, given, before)) return false;
    if (!lock.isStillHeld())
      throw storeFailure('write', given, { reason: 'another run took over its lock', fix: 'Run again.' });
    await renamePatiently(temporary, file);
  } finally {
    removeQuietly(temporary);
  }
  syncDirectory(path.dirname(file));
  return true;
}

/** Whether a file has exactly this content; `null` means that there is no file. */
export function hasContent(file: string, given: string, expected: Buffer | null): boolean {
  const content = readFileBytes(file, given);
  return content === null || expected === null ? content === expected : content.equals(expected);
}

function writeVerified(temporary: string, { file, given, after }: Replacement, old?: fs.Stats): void {
  const reading = file.endsWith('.json') ? readJson(after) : null;
  if (reading !== null && !reading.ok) {
    throw storeFailure('write', given, {
      reason: 'it would be broken JSON',
      fix: `This is a bug in skill-registrar: report it. ${reading.message}`,
    });
  }
  const content = Buffer.from(after);
  writeNewFile(temporary, content, old);
  // A lone surrogate cannot be encoded in UTF-8 and would be replaced.
  if (!fs.readFileSync(temporary).equals(content) || content.toString() !== after) {
    throw storeFailure('write', given, {
      reason: 'it could not be read back after writing',
      fix: 'Check the disk.',
    });
  }
}
