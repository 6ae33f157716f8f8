import type { Span } from './diagnostic.js';
import type { FieldPlace } from './finding.js';
import type { ParsedSkill } from './parse-skill.js';
/**
 * Tells where any field stands, nested ones too. The text is parsed once, when the first is asked for.
 * Kept apart because the parser that knows positions takes longer to load than a whole run without findings.
 */
export declare function fieldLocator(parsed: ParsedSkill): (place: FieldPlace) => Span;
