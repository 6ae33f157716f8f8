/** 1-based positions; the end column is exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export const START_OF_FILE: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** UTF-16 offsets into the text of a file. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A position given as a field; it is looked up in the text only for findings that are reported. */
export interface FieldPlace {
  readonly field: readonly (string | number)[];
  readonly part: 'key' | 'value';
  /** The text in a list below the field, ignoring case; the field itself if there is no such text. */
  readonly item?: string;
}

/** Where a finding is: offsets or a field until it is reported; a line where there is no text to look it up in. */
export type Place = Span | TextRange | FieldPlace;

export function isSpan(place: Place): place is Span {
  return 'line' in place;
}

export function isRange(place: Place): place is TextRange {
  return 'start' in place;
}
