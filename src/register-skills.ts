import { type Selection, selectByName } from './core/catalog/find-duplicates.js';
import type { Finding } from './core/finding.js';
import { HeldText } from './core/held-text.js';
import { type ManifestPlan, planManifest } from './core/registry/plan-manifest.js';
import type { ScanResult } from './core/scan-skills.js';
import type { SkillRecord } from './core/skill.js';
import { joinPieces } from './core/text-pieces.js';
import { isWriting } from './is-writing.js';
import { manifestOptions } from './manifest-options.js';
import type { RunSetup } from './prepare-run.js';

/** Skills as the manifest sees them. */
export interface SortedSkills {
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly findings: readonly Finding[];
}

/** A manifest is committed: what is in somebody's home directory has no say in it. */
export function sortForManifest(input: {
  readonly setup: RunSetup;
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly nested: ScanResult['nested'];
  readonly selection: Selection;
}): SortedSkills {
  const { setup, accepted, rejected, nested, selection } = input;
  if (setup.request.workspace.home === null) return { ...selection, rejected };
  const isCommitted = ({ scope }: SkillRecord) => scope === 'repo';
  const committed = accepted.filter(isCommitted);
  const { selected, findings } = selectByName(committed, nested, setup.chosen.profile);
  const registered = new Map(selected.map((record) => [record.name, record]));
  const isSkipped = (record: SkillRecord) => (registered.get(record.name) ?? record) !== record;
  return { selected, skipped: accepted.filter(isSkipped), rejected: rejected.filter(isCommitted), findings };
}

/** What the manifest has to become. */
export function planRegistration(
  setup: RunSetup,
  sorted: SortedSkills,
  text = setup.manifestText,
): ManifestPlan {
  const options = manifestOptions(setup, sorted);
  const isPruning = setup.request.operation === 'prune';
  const skills = isPruning ? [] : sorted.selected;
  const input = { skills, rejected: sorted.rejected, discovered: [...sorted.selected, ...sorted.rejected] };
  const plan = planManifest(text, input, options);
  // Where there is no manifest, nothing can be taken out of it.
  return isPruning && text === null ? { ...plan, isChanged: false, changes: [] } : plan;
}

/** Writes what was planned, where the operation writes at all. */
export async function writeRegistration(
  setup: RunSetup,
  plan: ManifestPlan,
  sorted: SortedSkills,
): Promise<void> {
  const { request, manifestFile, manifestText } = setup;
  if (!isWriting(request)) return;
  // Also when there is nothing to write: the store removes what a killed run has left behind.
  const compute = (current: string | null): string | null => {
    const isAsRead = current === (manifestText?.read() ?? null);
    // Someone else wrote it since we read it: their change is merged, not lost.
    const latest = isAsRead
      ? plan
      : planRegistration(setup, sorted, current === null ? null : new HeldText(current));
    return latest.isChanged ? joinPieces(latest.pieces()) : null;
  };
  const planned = { before: manifestText, after: plan.isChanged ? plan.pieces : null };
  const options = { backup: !request.environment.isCi, planned };
  await request.store.update(manifestFile, compute, options);
}
