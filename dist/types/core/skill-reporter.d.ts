import type { BodyProblem } from './check-body.js';
import type { Finding } from './finding.js';
import type { ParsedSkill, ParseProblem } from './parse-skill.js';
import type { Profile } from './profile.js';
import type { SkillCandidate } from './skill.js';
import type { StaticFinding } from './static/static-check.js';
import type { FieldProblem } from './validate-fields.js';
/** Collects findings of one file; positions that need a slow parser are left as fields. */
export declare class SkillReporter {
    #private;
    readonly candidate: SkillCandidate;
    readonly parsed: ParsedSkill;
    readonly profile: Profile;
    readonly findings: Finding[];
    constructor(candidate: SkillCandidate, parsed: ParsedSkill, profile: Profile);
    parse({ rule, message, fix, at }: ParseProblem): void;
    body({ rule, message, fix, start, end }: BodyProblem): void;
    check({ rule, message, fix, at }: StaticFinding): void;
    field({ rule, message, fix, place, params }: FieldProblem): void;
}
