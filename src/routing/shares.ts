import { WORD_CLASSES } from './word-shares.js';

const RARE = 2 ** -10;

let shares: Map<string, number> | null = null;

/** The expected share of texts that contain a stem. */
export function shareOf(stem: string): number {
  shares ??= readShares();
  return shares.get(stem) ?? RARE;
}

function readShares(): Map<string, number> {
  const read = new Map<string, number>();
  for (const [exponent, stems] of WORD_CLASSES)
    for (const stem of stems.split(' ')) read.set(stem, 2 ** -exponent);
  return read;
}
