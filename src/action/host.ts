import type * as core from '@actions/core';

export type Variables = Readonly<Record<string, string | undefined>>;

/** What the Action gets from outside: the environment and the part of `@actions/core` that it prints through. */
export interface Host {
  readonly env: Variables;
  readonly currentDirectory: string;
  /** Milliseconds that count as a second between two tries of a request; default 1000. */
  readonly retryUnitMs?: number;
  readonly core: Pick<
    typeof core,
    | 'getInput'
    | 'setOutput'
    | 'setSecret'
    | 'error'
    | 'warning'
    | 'notice'
    | 'info'
    | 'debug'
    | 'startGroup'
    | 'endGroup'
  >;
}
