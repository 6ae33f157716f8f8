/** 1-based positions; the end column is exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export const START_OF_FILE: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A position given as a field; it is looked up in the text only for findings that are reported. */
export interface FieldPlace {
  readonly field: readonly (string | number)[];
  readonly part: 'key' | 'value';
  /** The text in a list below the field, ignoring case; the field itself if there is no such text. */
  readonly item?: string;
}

export type Place = Span | FieldPlace;

export function isSpan(place: Place): place is Span {
  return 'line' in place;
}
