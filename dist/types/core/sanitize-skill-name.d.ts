/** A stable id from any text. */
export declare function sanitizeSkillName(name: string): string;
