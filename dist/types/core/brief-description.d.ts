/** A description in one line: its first sentence. A full stop inside `e.g.`, `1.0` or `SKILL.md` does not end it. */
export declare function briefDescription(description: string): string;
