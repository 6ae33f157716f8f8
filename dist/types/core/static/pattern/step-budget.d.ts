/** How much work may still be spent on patterns; a skill can hold thousands of them. */
export declare class StepBudget {
    #private;
    constructor(steps: number);
    /** Takes some steps; `false` when there are none left. */
    spend(steps: number): boolean;
}
