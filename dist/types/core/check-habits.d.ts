import type { ParsedSkill } from './parse-skill.js';
import type { FieldProblem } from './validate-fields.js';
type Fields = Readonly<Record<string, unknown>>;
/** Slips that are valid YAML and valid fields, and still not what the author meant. */
export declare function checkHabits(data: Fields, parsed: ParsedSkill): readonly FieldProblem[];
export {};
