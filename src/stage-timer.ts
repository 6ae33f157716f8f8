/** Milliseconds of every stage, for `--timing`. */
export class StageTimer {
  readonly timings: { stage: string; ms: number }[] = [];

  async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    const start = milliseconds();
    const result = await work();
    this.timings.push({ stage, ms: milliseconds() - start });
    return result;
  }
}

/** The first touch of `performance` loads a good part of node:perf_hooks; this clock is there already. */
function milliseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
