import type { Workspace } from '../workspace/workspace.js';
import { loadSkill } from './load.js';
import { materializeSkill } from './materialize.js';
import type { SkillSession } from './skill-session.js';
import { readSkillTree, renderSkillTree } from './skill-tree.js';

export interface ActivationRequest {
  readonly name: string;
  /** Somebody has just agreed to this activation. */
  readonly isConfirmed?: boolean;
}

/** What an activation hands to the agent, or why it does not. */
export type Activation =
  | {
      readonly success: true;
      readonly skill: { readonly name: string; readonly description: string; readonly location: string };
      readonly alreadyActivated: boolean;
      /** `null` where the session has no private folder. */
      readonly mountPath: string | null;
      readonly folderStructure: string;
      readonly instructions: string;
    }
  | ActivationFailure;

export interface ActivationFailure {
  readonly success: false;
  readonly error: string;
  readonly consentRequired?: true;
  readonly availableSkills?: readonly string[];
  /** Paths of the skills that an ambiguous name may mean. */
  readonly candidates?: readonly string[];
}

/** Activates a skill for a session, which keeps the account of it. */
export async function activateSkill(
  session: SkillSession,
  request: ActivationRequest,
  { workspace, privateDirectory }: { workspace: Workspace; privateDirectory: string | undefined },
): Promise<Activation> {
  const known = session.getSkill(request.name);
  if (known === undefined) {
    const availableSkills = session.getSkillNames();
    return { success: false, error: `Unknown or unavailable skill: ${request.name}`, availableSkills };
  }
  const selection = session.select({ name: known.name });
  if (!selection.ok) return { success: false, error: selection.message, candidates: selection.candidates };
  const { skill } = selection;
  if (session.decision(skill.name) === 'deny') {
    return { success: false, error: `The policy denies the skill: ${skill.name}` };
  }
  if (session.riskLevel(skill.name) === 'risky' && request.isConfirmed !== true) {
    const error = `Activating ${skill.name} for the first time needs consent`;
    return { success: false, error, consentRequired: true };
  }
  const body = loadSkill(skill, 'body', workspace);
  if (!body.ok) return { success: false, error: body.message };
  if (body.text === '') return { success: false, error: `Skill body is empty: ${skill.name}` };
  const copy =
    privateDirectory === undefined ? null : await materializeSkill(skill, privateDirectory, workspace);
  return {
    success: true,
    skill: { name: skill.name, description: skill.description, location: skill.directory },
    alreadyActivated: session.isActivated(skill.name),
    mountPath: copy?.mountPath ?? null,
    folderStructure: renderSkillTree(skill, readSkillTree(skill, workspace)),
    instructions: body.text,
  };
}
