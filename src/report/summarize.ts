import type { ManifestChange } from '../manifest/changes.js';
import type { SkillRecord } from '../skill/skill.js';
import type { Diagnostic } from './diagnostic.js';
import type { FindingCounts, SkillOutcome, SkillStatus, Summary } from './report.js';

/** The result of every skill that was found or pruned, in discovery order. */
export function skillOutcomes(input: {
  readonly accepted: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly invalid: readonly { readonly record: SkillRecord; readonly errors: readonly string[] }[];
  readonly order: readonly SkillRecord[];
  readonly changes: readonly ManifestChange[];
}): readonly SkillOutcome[] {
  const changesOf = new Map<string, readonly string[]>();
  const gone: SkillOutcome[] = [];
  let names: ReadonlySet<string> | null = null;
  const note = (skill: string, text: readonly string[]) => {
    const list = changesOf.get(skill);
    if (list === undefined) changesOf.set(skill, text);
    else if (!list.includes(text[0]!)) changesOf.set(skill, [...list, ...text]);
  };
  for (const change of input.changes) {
    if (change.kind === 'skill-added') note(change.skill, ADDED);
    else if (change.kind === 'skill-updated') {
      const changes = change.fields.map(({ field }) => `${field} updated`);
      for (const text of changes) note(change.skill, [text]);
      names ??= new Set(input.order.map(({ name }) => name));
      // A deleted skill that is only marked as deprecated (`prune: deprecate`).
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
      note(change.skill, ROUTED);
      note(change.newSkill, ROUTED);
    } else if (change.kind === 'route-added' || change.kind === 'route-removed') note(change.skill, ROUTED);
  }
  const skipped = new Set(input.skipped);
  const errorsOf = new Map(input.invalid.map(({ record, errors }) => [record, errors]));
  const found = input.order.map((record): SkillOutcome => {
    const { name, directory: path } = record;
    const errors = errorsOf.get(record);
    if (errors !== undefined) return { name, path, status: 'invalid', changes: NO_CHANGES, errors };
    if (skipped.has(record)) return { name, path, status: 'skipped', changes: NO_CHANGES };
    const changes = changesOf.get(name) ?? NO_CHANGES;
    return { name, path, status: statusOf(changes), changes };
  });
  return gone.length === 0 ? found : [...found, ...gone];
}

/** Lists that many skills of a large repository share. */
const ADDED: readonly string[] = ['added to manifest'];
const ROUTED: readonly string[] = ['dispatch_matrix updated'];
const NO_CHANGES: readonly string[] = [];

function statusOf(changes: readonly string[]): SkillStatus {
  if (changes.length === 0) return 'unchanged';
  return changes.includes(ADDED[0]!) ? 'registered' : 'updated';
}

export function summarize(
  discovered: number,
  skills: readonly SkillOutcome[],
  diagnostics: readonly Pick<Diagnostic, 'severity'>[],
): Summary {
  const by: Record<SkillStatus | Diagnostic['severity'], number> = {
    registered: 0,
    unregistered: 0,
    updated: 0,
    unchanged: 0,
    pruned: 0,
    stale: 0,
    invalid: 0,
    skipped: 0,
    error: 0,
    warning: 0,
    notice: 0,
  };
  for (const { status } of skills) by[status]++;
  for (const { severity } of diagnostics) by[severity]++;
  return {
    discovered,
    registered: by.registered,
    updated: by.updated,
    unchanged: by.unchanged,
    pruned: by.pruned,
    invalid: by.invalid,
    errors: by.error,
    warnings: by.warning,
    notices: by.notice,
  };
}

export function countFindings(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): FindingCounts {
  const count = (wanted: Diagnostic['severity']) =>
    diagnostics.filter(({ severity }) => severity === wanted).length;
  return { errors: count('error'), warnings: count('warning'), notices: count('notice') };
}
