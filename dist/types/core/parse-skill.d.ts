import type { Place } from './finding.js';
import { TextPositions } from './text-position.js';
export interface ParseProblem {
    readonly rule: string;
    readonly message: string;
    readonly fix: string;
    readonly at: Place;
}
export interface ParsedSkill {
    readonly text: string;
    readonly positions: TextPositions;
    /** The mapping between the fences; `null` when there is none that can be read. */
    readonly data: Readonly<Record<string, unknown>> | null;
    readonly yamlStart: number;
    readonly yamlEnd: number;
    readonly bodyStart: number;
    readonly problems: readonly ParseProblem[];
}
/** Turns the bytes of a SKILL.md into frontmatter and body, or says why it cannot. */
export declare function parseSkill(bytes: Uint8Array, mode: 'strict' | 'fallback'): ParsedSkill;
