/** The error Octokit throws, by its shape: its class is in a package that is not ours to name. */
export interface RequestFailure extends Error {
  readonly status: number;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

export function isRequestFailure(error: unknown): error is RequestFailure {
  return (
    error instanceof Error &&
    error.name === 'HttpError' &&
    'status' in error &&
    typeof error.status === 'number'
  );
}

/** For `.catch`: 404 is an answer, everything else is still a failure. */
export function nullWhenMissing(error: unknown): null {
  if (isRequestFailure(error) && error.status === 404) return null;
  throw error;
}
