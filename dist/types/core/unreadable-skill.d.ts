import type { FileContent } from '../workspace/workspace.js';
import type { Finding } from './finding.js';
import type { SkillCandidate, SkillRecord } from './skill.js';
/** The record of a file that cannot be read. */
export declare function recordOfUnreadable(candidate: SkillCandidate, content: Exclude<FileContent, {
    kind: 'content';
}>, maxBytes: number): SkillRecord;
/** The record of a skill of which nothing was read: what was found, and the name of its directory. */
export declare function unreadRecord(place: Pick<SkillRecord, 'file' | 'directory' | 'root' | 'source' | 'scope'>, finding: Pick<Finding, 'rule' | 'file' | 'message' | 'fix'>): SkillRecord;
