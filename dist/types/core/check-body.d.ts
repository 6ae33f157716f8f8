import type { ParsedSkill } from './parse-skill.js';
import type { Profile } from './profile.js';
export interface BodyProblem {
    readonly rule: string;
    readonly message: string;
    readonly fix: string;
    readonly start: number;
    readonly end: number;
}
/** Sections are headings of any level and form, outside code fences and comments. */
export declare function checkSections(parsed: ParsedSkill, sections: Profile['sections']): readonly BodyProblem[];
/** One warning for a token, where it stands first. */
export declare function checkTokens(text: string, known: (token: string) => boolean): readonly BodyProblem[];
/** Every object with a text `token`, at any depth: CLEO's file is nested irregularly. */
export declare function collectTokens(value: unknown, found?: Set<string>): Set<string>;
