import type { Arbitrary } from 'fast-check';

/** A fuzz target: how to make an input, and what must hold for every one. */
export interface FuzzTarget<Input = unknown> {
  readonly name: string;
  readonly arbitrary: Arbitrary<Input>;
  /** Throws if the input breaks an invariant. */
  readonly check: (input: Input) => void | Promise<void>;
  /** Slow targets get fewer runs in the same time. */
  readonly runs: number;
}

/** Hides the type of the input, so that different targets fit in one list. */
export function fuzzTarget<Input>(target: FuzzTarget<Input>): FuzzTarget {
  return target as unknown as FuzzTarget;
}
