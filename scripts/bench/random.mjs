/** A seeded generator (mulberry32): the same corpus on every machine. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = (random, list) => list[Math.floor(random() * list.length)];

/** The `share`-quantile of a log-normal distribution that is known by its median and 99th percentile. */
export function logNormalQuantile(share, median, p99) {
  const sigma = Math.log(p99 / median) / normalQuantile(0.99);
  return median * Math.exp(sigma * normalQuantile(share));
}

/** Shares spread evenly at every corpus size, so that one skill is a median one and ten thousand have the tails. */
export function evenShare(index, step) {
  const share = (0.5 + index * step) % 1;
  return Math.min(0.9995, Math.max(0.0005, share));
}

/** Winitzki's approximation of the inverse error function: exact to three digits, which is plenty here. */
function normalQuantile(share) {
  const x = 2 * share - 1;
  const log = Math.log(1 - x * x);
  const a = 0.147;
  const term = 2 / (Math.PI * a) + log / 2;
  return Math.SQRT2 * Math.sign(x) * Math.sqrt(Math.sqrt(term * term - log / a) - term);
}
