import { WORD_CLASSES } from './word-shares.js';

const RARE = 2 ** -10;

let shares: ReadonlyMap<string, number> | null = null;

/** The expected share of texts that contain a stem. */
export function shareOf(stem: string): number {
  shares ??= new Map(
    WORD_CLASSES.flatMap(([exponent, stems]) =>
      stems.split(' ').map((known) => [known, 2 ** -exponent] as const),
    ),
  );
  return shares.get(stem) ?? RARE;
}
