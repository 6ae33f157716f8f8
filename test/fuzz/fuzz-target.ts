import type { Arbitrary } from 'fast-check';

/** Something to attack: how to make an input, and what must hold for every one. */
export interface FuzzTarget<Input = unknown> {
  readonly name: string;
  readonly arbitrary: Arbitrary<Input>;
  /** Throws when the input breaks a promise. */
  readonly check: (input: Input) => void | Promise<void>;
  /** Slow targets get fewer runs in the same time. */
  readonly runs: number;
}

/** Keeps the type of an input to itself, so that targets of all kinds can stand in one list. */
export function fuzzTarget<Input>(target: FuzzTarget<Input>): FuzzTarget {
  return target as unknown as FuzzTarget;
}
