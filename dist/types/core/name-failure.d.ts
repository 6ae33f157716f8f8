import type { Diagnostic } from './diagnostic.js';
import type { Finding } from './finding.js';
import type { ErrorCode, ReportError, SkillOutcome } from './report.js';
import type { SkillRecord } from './skill.js';
/** Adds what fails skills that are valid by themselves, such as a circle of dependencies. */
export declare function withErrors(skills: readonly SkillOutcome[], findings: readonly Pick<Finding, 'skill' | 'message'>[]): readonly SkillOutcome[];
/** The `error` of a run that failed: the first skill that fails, else the first finding that fails the run. */
export declare function nameFailure(skills: readonly SkillOutcome[], records: readonly SkillRecord[], failing: readonly Diagnostic[], codeOf: (file: string) => ErrorCode): ReportError | undefined;
/** In the words and the shape that scripts know from CLEO. */
export declare function validationError({ name, file }: Pick<SkillRecord, 'name' | 'file'>, errors: readonly string[]): ReportError;
