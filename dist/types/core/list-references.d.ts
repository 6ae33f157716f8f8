import type { Workspace } from '../workspace/workspace.js';
import type { SkillCandidate } from './skill.js';
/** Files under `references/`, sorted; links are not followed. */
export declare function listReferences(candidate: SkillCandidate, workspace: Workspace): readonly string[];
