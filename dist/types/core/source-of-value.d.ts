import type { ParsedSkill } from './parse-skill.js';
/** The text of a number or a switch as it was written: `1.10`, not 1.1; `null` for what does not stand there. */
export declare function sourceOfValue(parsed: ParsedSkill, path: readonly (string | number)[]): string | null;
