import type { Span } from './diagnostic.js';
import type { FieldPlace } from './finding.js';
import type { ParsedSkill } from './parse-skill.js';
/**
 * Tells where any field stands, nested ones too.
 * Kept apart because the parser that knows positions takes longer to load than a whole run without findings.
 */
export declare function fieldLocator(parsed: ParsedSkill): (place: FieldPlace) => Span;
/** The text of a scalar as it was written; `null` where no scalar stands, but an alias, say. */
export declare function scalarSource(parsed: ParsedSkill, path: FieldPlace['field']): string | null;
