import type { FileContent } from '../workspace/workspace.js';
import type { SkillCandidate, SkillRecord } from './skill.js';
/** The record of a file that cannot be read: its finding, and the name of its directory. */
export declare function recordOfUnreadable(candidate: SkillCandidate, content: Exclude<FileContent, {
    kind: 'content';
}>, maxBytes: number): SkillRecord;
