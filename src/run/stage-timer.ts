/** Milliseconds of every stage, for `--timing`. */
export class StageTimer {
  readonly timings: { stage: string; ms: number }[] = [];
  async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    this.timings.push({ stage, ms: performance.now() - start });
    return result;
  }
}
