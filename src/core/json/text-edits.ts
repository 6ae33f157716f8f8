import type { TextPiece } from '../text-pieces.js';
import type { JsonSource } from './json-source.js';

/** A stretch of a source and the text that takes its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap, in one pass. */
export function applyTextEdits(source: JsonSource, edits: readonly TextEdit[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(source.piece(at, edit.start), edit.text);
    at = edit.end;
  }
  pieces.push(source.piece(at, source.length));
  return pieces;
}
