import type { Validate } from '../schema/validators.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Lexicon } from './lexicon.js';
import type { Profile } from './profile.js';
import type { SkillCandidate, SkillRecord } from './skill.js';
/** What one skill is checked against; the same for all skills of a run. */
export interface InspectionContext {
    readonly workspace: Workspace;
    readonly profile: Profile;
    readonly validate: Validate;
    readonly lexicon: Lexicon;
    /** Tokens that are declared for skills below a root; `null` turns the check off. */
    readonly tokensFor: (root: string) => ReadonlySet<string> | null;
    readonly limits: {
        readonly fileBytes: number;
        readonly bodyLines: number;
        readonly bodyTokens: number;
    };
    /** Whether the files under `references/` matter: to a manifest they do, to validation they do not. */
    readonly listsReferences: boolean;
    /** Files are read into it one after the other. */
    readonly buffer: Uint8Array;
    /** Inputs that the manifest lists for a skill: they may be used as tokens too. */
    readonly inputsOf: (name: string) => readonly string[];
}
/** Reads, parses, infers and validates one skill. A bad one gives a record with findings, never an exception. */
export declare function inspectSkill(candidate: SkillCandidate, context: InspectionContext): SkillRecord;
