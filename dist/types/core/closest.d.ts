/** The candidate that is most likely meant; `null` when none is near. */
export declare function closestOf(text: string, candidates: readonly string[]): string | null;
