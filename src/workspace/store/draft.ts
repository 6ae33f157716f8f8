/** What a file should hold, given what it holds; `null` when it is to stay as it is. */
export type Compute = (current: string | null) => string | null;

export interface Draft {
  readonly before: string | null;
  readonly after: string;
}

/** What is to be written; `null` when nothing is. */
export function draft(before: string | null, compute: Compute): Draft | null {
  const after = compute(before);
  return after === null || after === before ? null : { before, after };
}
