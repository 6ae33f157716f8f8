/** How much work may still be spent on patterns; a skill can hold thousands of them. */
export class StepBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes some steps; `false` when there are none left. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}
