import fc, { type Arbitrary } from 'fast-check';

/** Nine times out of ten what gets far, otherwise what is refused at the door. */
export function mostly<Usual, Odd>(usual: Arbitrary<Usual>, odd: Arbitrary<Odd>): Arbitrary<Usual | Odd> {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
