/** Milliseconds of every stage, for `--timing`. */
export class StageTimer {
  readonly timings: { stage: string; ms: number }[] = [];
  /** Parts of stages, which have separate lines. */
  #partsMs = 0;

  async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    const [start, parts] = [performance.now(), this.#partsMs];
    const result = await work();
    this.#note(stage, performance.now() - start - (this.#partsMs - parts));
    return result;
  }

  /** A part of a stage with a separate line. */
  readonly timePart = <T>(stage: string, work: () => T): T => {
    const start = performance.now();
    const result = work();
    const ms = performance.now() - start;
    this.#partsMs += ms;
    this.#note(stage, ms);
    return result;
  };

  #note(stage: string, ms: number): void {
    this.timings.push({ stage, ms });
  }
}
