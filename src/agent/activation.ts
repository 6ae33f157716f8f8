import type { Workspace } from '../files/workspace.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { loadSkill, type Selection, type SkillRefusal } from './load.js';
import { materializeSkill } from './materialize.js';
import type { PolicyDecision } from './permissions.js';
import { readCopyableTree, renderSkillTree } from './skill-files.js';

export interface ActivationRequest {
  readonly name: string;
  /** The user has just agreed to this activation. */
  readonly isConfirmed?: boolean;
}

/** What an activation asks of its session. */
interface ActivatingSession {
  select(request: { readonly name: string }): Selection;
  decision(name: string): PolicyDecision;
  riskLevel(name: string): 'risky' | 'safe';
  guard(skill: CatalogSkill): CatalogSkill;
  isActivated(name: string): boolean;
  getSkillNames(): readonly string[];
}

/** What an activation gives to the agent, or why it was refused. */
export type Activation = ActivatedSkill | ActivationFailure;

export interface ActivatedSkill {
  readonly success: true;
  readonly skill: { readonly name: string; readonly description: string; readonly location: string };
  readonly alreadyActivated: boolean;
  /** `null` where the session has no private folder. */
  readonly mountPath: string | null;
  readonly folderStructure: string;
  readonly instructions: string;
}

export interface ActivationFailure {
  readonly success: false;
  readonly error: string;
  readonly consentRequired?: true;
  readonly availableSkills?: readonly string[];
  /** Paths of the skills that an ambiguous name may refer to. */
  readonly candidates?: readonly string[];
}

/** Activates a skill for a session, which keeps the state. */
export async function activateSkill(
  session: ActivatingSession,
  { name, isConfirmed = false }: ActivationRequest,
  { workspace, privateDirectory }: { readonly workspace: Workspace; readonly privateDirectory?: string },
): Promise<Activation> {
  const selection = session.select({ name });
  if (!selection.ok) return explainSelection(name, selection, session);
  const { skill } = selection;
  if (session.decision(skill.name) === 'deny') return refuse(`The policy denies the skill: ${skill.name}`);
  if (session.riskLevel(skill.name) === 'risky' && !isConfirmed) {
    const error = `Activating ${skill.name} for the first time needs consent`;
    return { ...refuse(error), consentRequired: true };
  }
  const guarded = session.guard(skill);
  const body = loadSkill(skill, 'body', workspace);
  if (!body.ok) return refuse(body.message);
  if (body.text === '') return refuse(`Skill body is empty: ${skill.name}`);
  const copy =
    privateDirectory === undefined ? null : await materializeSkill(guarded, privateDirectory, workspace);
  return {
    success: true,
    skill: { name: skill.name, description: skill.description, location: skill.directory },
    alreadyActivated: session.isActivated(skill.name),
    mountPath: copy?.mountPath ?? null,
    folderStructure: renderSkillTree(skill, readCopyableTree(guarded, workspace)),
    instructions: body.text,
  };
}

function refuse(error: string): ActivationFailure {
  return { success: false, error };
}

function explainSelection(
  name: string,
  { reason, message, candidates }: SkillRefusal,
  session: ActivatingSession,
): ActivationFailure {
  if (reason === 'ambiguous') return { ...refuse(message), candidates };
  const availableSkills = session.getSkillNames();
  return { ...refuse(`Unknown or unavailable skill: ${name}`), availableSkills };
}

/** Everything that an agent needs as text: many clients show the model nothing else. */
export function renderActivation(activation: ActivatedSkill): string {
  const { skill, mountPath, folderStructure, instructions, alreadyActivated } = activation;
  const place = mountPath === null ? `at ${skill.location}` : `copied to ${mountPath}`;
  return [
    ...(alreadyActivated ? [`The skill ${skill.name} was activated before in this session.`] : []),
    instructions,
    '',
    `Folder of the skill ${skill.name}, ${place}:`,
    folderStructure,
  ].join('\n');
}
