import type { Diagnostic } from './diagnostic.js';
import type { ManifestChange, Report, ReportError, SkillOutcome, SkillStatus, Summary } from './report.js';
import type { SkillRecord } from './skill.js';

/** What became of every skill that was found or pruned, in discovery order. */
export function skillOutcomes(input: {
  readonly accepted: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly invalid: readonly { readonly record: SkillRecord; readonly errors: readonly string[] }[];
  readonly order: readonly SkillRecord[];
  readonly changes: readonly ManifestChange[];
}): readonly SkillOutcome[] {
  const changesOf = new Map<string, string[]>();
  const added = new Set<string>();
  const gone: SkillOutcome[] = [];
  const names = new Set(input.order.map(({ name }) => name));
  const note = (skill: string, text: string) => {
    const list = changesOf.get(skill);
    if (list === undefined) changesOf.set(skill, [text]);
    else if (!list.includes(text)) list.push(text);
  };
  for (const change of input.changes) {
    if (change.kind === 'skill-added') {
      added.add(change.skill);
      note(change.skill, 'added to manifest');
    } else if (change.kind === 'skill-updated') {
      const changes = change.fields.map(({ field }) => `${field} updated`);
      for (const text of changes) note(change.skill, text);
      // A skill that is gone and only marked so (`prune: deprecate`).
      if (!names.has(change.skill))
        gone.push({ name: change.skill, status: 'updated', path: change.path, changes });
    } else if (change.kind === 'skill-removed')
      gone.push({
        name: change.skill,
        status: 'pruned',
        path: change.path,
        changes: ['removed from manifest'],
      });
    else if (change.kind === 'route-changed') {
      note(change.skill, 'dispatch_matrix updated');
      note(change.newSkill, 'dispatch_matrix updated');
    } else if (change.kind === 'route-added' || change.kind === 'route-removed')
      note(change.skill, 'dispatch_matrix updated');
  }
  const skipped = new Set(input.skipped);
  const errorsOf = new Map(input.invalid.map(({ record, errors }) => [record, errors]));
  const found = input.order.map((record): SkillOutcome => {
    const base = { name: record.name, path: record.directory };
    const errors = errorsOf.get(record);
    if (errors !== undefined) return { ...base, status: 'invalid', changes: [], errors };
    if (skipped.has(record)) return { ...base, status: 'skipped', changes: [] };
    const changes = changesOf.get(record.name) ?? [];
    return { ...base, status: statusOf(record.name, added, changes), changes };
  });
  return [...found, ...gone];
}

function statusOf(name: string, added: ReadonlySet<string>, changes: readonly string[]): SkillStatus {
  return added.has(name) ? 'registered' : changes.length > 0 ? 'updated' : 'unchanged';
}

export function summarize(
  discovered: number,
  skills: readonly SkillOutcome[],
  diagnostics: readonly Diagnostic[],
): Summary {
  const count = (status: SkillStatus) =>
    skills.reduce((sum, skill) => sum + (skill.status === status ? 1 : 0), 0);
  const found = (severity: Diagnostic['severity']) =>
    diagnostics.reduce((sum, each) => sum + (each.severity === severity ? 1 : 0), 0);
  return {
    discovered,
    registered: count('registered'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    pruned: count('pruned'),
    invalid: count('invalid'),
    errors: found('error'),
    warnings: found('warning'),
    notices: found('notice'),
  };
}

/** S0-44 for the first failing skill. */
export function validationError(record: SkillRecord, errors: readonly string[]): ReportError {
  return {
    code: 'E_VALIDATION_ERROR',
    message: `Skill '${record.name}' failed validation`,
    details: { skill: record.name, path: record.file, errors },
  };
}

/** Whether the findings fail the run. */
export function isFailing(
  summary: Pick<Report['summary'], 'errors' | 'warnings' | 'invalid'>,
  failOn: 'error' | 'warning' | 'never',
): boolean {
  if (failOn === 'never') return false;
  return summary.errors > 0 || summary.invalid > 0 || (failOn === 'warning' && summary.warnings > 0);
}
