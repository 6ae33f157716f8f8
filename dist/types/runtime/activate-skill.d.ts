import type { Workspace } from '../workspace/workspace.js';
import type { SkillSession } from './skill-session.js';
export interface ActivationRequest {
    readonly name: string;
    /** Somebody has just agreed to this activation. */
    readonly isConfirmed?: boolean;
}
/** What an activation hands to the agent, or why it does not. */
export type Activation = {
    readonly success: true;
    readonly skill: {
        readonly name: string;
        readonly description: string;
        readonly location: string;
    };
    readonly alreadyActivated: boolean;
    /** `null` where the session has no private folder. */
    readonly mountPath: string | null;
    readonly folderStructure: string;
    readonly instructions: string;
} | ActivationFailure;
export interface ActivationFailure {
    readonly success: false;
    readonly error: string;
    readonly consentRequired?: true;
    readonly availableSkills?: readonly string[];
    /** Paths of the skills that an ambiguous name may mean. */
    readonly candidates?: readonly string[];
}
/** Activates a skill for a session, which keeps the account of it. */
export declare function activateSkill(session: SkillSession, request: ActivationRequest, { workspace, privateDirectory }: {
    workspace: Workspace;
    privateDirectory: string | undefined;
}): Promise<Activation>;
