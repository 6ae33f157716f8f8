import type { TextPiece } from '../../core/text-pieces.js';
import type { PlannedUpdate } from '../../request.js';
import { holdsBytes, readFileBytes, textOf } from './read-text-file.js';

/** What a file should hold, given what it holds; `null` when it is to stay as it is. */
export type Compute = (current: string | null) => string | null;

/** A file, and how to tell what it should hold. */
export interface Target {
  readonly file: string;
  readonly given: string;
  readonly compute: Compute;
  readonly planned: PlannedUpdate | undefined;
}

export interface Draft {
  readonly before: Uint8Array | null;
  readonly after: () => Iterable<TextPiece>;
}

/** What is to be written over the file as it is now; `null` when nothing is. */
export function draft({ file, given, compute, planned }: Target): Draft | null {
  if (planned !== undefined) {
    const before = planned.before?.bytes ?? null;
    if (holdsBytes(file, given, before))
      return planned.after === null ? null : { before, after: planned.after };
  }
  const before = readFileBytes(file, given);
  const text = before === null ? null : textOf(before, given);
  const after = compute(text);
  return after === null || after === text ? null : { before, after: () => [after] };
}
