import fc, { type Arbitrary } from 'fast-check';

/** Nine times out of ten an input that gets far, otherwise one that is rejected early. */
export function mostly<Usual, Odd>(usual: Arbitrary<Usual>, odd: Arbitrary<Odd>): Arbitrary<Usual | Odd> {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
