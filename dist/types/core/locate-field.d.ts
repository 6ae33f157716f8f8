import type { Span } from './diagnostic.js';
import type { FieldPlace } from './finding.js';
import type { ParsedSkill } from './parse-skill.js';
/**
 * Where a top-level key stands, or its value on its own line. Enough for most findings, without a YAML parser that
 * keeps positions; `null` leaves it to `fieldLocator`.
 */
export declare function locateSimpleField(parsed: ParsedSkill, place: FieldPlace): Span | null;
/** The text of a plain scalar as it was written: `1.10`, not the number 1.1. */
export declare function sourceOfField(parsed: ParsedSkill, name: string): string | null;
/** The opening fence: where a missing field is reported. */
export declare function openingFence(parsed: ParsedSkill): Span;
