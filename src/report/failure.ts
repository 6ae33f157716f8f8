import type { SkillRecord } from '../skill/skill.js';
import type { FindingOf } from '../text/finding.js';
import type { Diagnostic } from './diagnostic.js';
import type { ErrorCode, ReportError, SkillOutcome } from './report.js';

/** Adds errors of otherwise valid skills, such as a dependency cycle. */
export function withErrors(
  skills: readonly SkillOutcome[],
  findings: readonly Pick<FindingOf, 'skill' | 'message'>[],
): readonly SkillOutcome[] {
  const errorsOf = new Map<string, string[]>();
  for (const { skill, message } of findings) {
    if (skill === undefined) continue;
    const errors = errorsOf.get(skill);
    if (errors === undefined) errorsOf.set(skill, [message]);
    else errors.push(message);
  }
  if (errorsOf.size === 0) return skills;
  return skills.map((skill) => {
    const errors = isCounted(skill) ? errorsOf.get(skill.name) : undefined;
    return errors === undefined ? skill : { ...skill, errors };
  });
}

/** An invalid skill already has errors, and of two skills with one name only the one that counts gets them. */
function isCounted({ status }: SkillOutcome): boolean {
  return status !== 'invalid' && status !== 'skipped';
}

/** The `error` of a failed run: the first failing skill, else the first finding that fails the run. */
export function nameFailure(
  skills: readonly SkillOutcome[],
  records: readonly SkillRecord[],
  failing: readonly Omit<Diagnostic, 'fingerprint'>[],
  codeOf: (file: string) => ErrorCode,
): ReportError | undefined {
  for (const { name, path, errors } of skills) {
    if (errors === undefined) continue;
    const record = records.find((found) => found.name === name && found.directory === path);
    if (record !== undefined) return validationError(record, errors);
  }
  const [first] = failing;
  if (first === undefined) return undefined;
  const { file, line, column, endLine, endColumn, message, fix } = first;
  return { code: codeOf(file), message, fix, at: { file, line, column, endLine, endColumn } };
}

/** In the wording and shape that CLEO's scripts expect. */
function validationError(
  { name, file }: Pick<SkillRecord, 'name' | 'file'>,
  errors: readonly string[],
): ReportError {
  return {
    code: 'E_VALIDATION_ERROR',
    message: `Skill '${name}' failed validation`,
    details: { skill: name, path: file, errors },
  };
}
