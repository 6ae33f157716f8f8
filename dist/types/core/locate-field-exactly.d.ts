import type { Span } from './diagnostic.js';
import type { FieldPlace } from './finding.js';
import type { ParsedSkill } from './parse-skill.js';
/**
 * Where any field stands, nested ones too. Kept apart because the parser that knows positions takes
 * longer to load than a whole run without findings.
 */
export declare function locateFieldExactly(parsed: ParsedSkill, place: FieldPlace): Span;
