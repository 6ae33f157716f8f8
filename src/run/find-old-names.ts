import { openRepositoryFiles } from '../files/repository-files.js';
import type { AppliedFix } from '../report/report.js';
import type { Finding } from '../rules/finding.js';
import { applyEdits } from '../rules/fix.js';
import { findOldReferences, type OldName } from '../rules/renamed-skill.js';
import { isRange } from '../text/span.js';
import { findRenamed } from './find-renamed.js';
import type { FixedSkills } from './fix-skills.js';
import type { RunSetup } from './prepare-run.js';
import type { BaseRun, RunResult } from './run-result.js';

/** A reference, and the name to write instead; `null` if the skill was removed. */
export interface FoundOldName extends Finding {
  readonly current: string | null;
}

/** References to skills that the change renamed or removed, in the text of the others. */
export function findOldNames(now: RunResult, { result: base }: BaseRun): readonly FoundOldName[] {
  const names = oldNames(now, base);
  if (names.length === 0) return [];
  const files = openRepositoryFiles(now.setup.request.workspace);
  return now.skills.records
    .filter(({ scope }) => scope === 'repo')
    .flatMap(({ file, name: skill }) =>
      findOldReferences(files.text(file) ?? '', names).map(
        ({ name, now: current, start, end }): FoundOldName => ({
          current,
          rule: 'renamed-skill',
          file,
          skill,
          at: { start, end },
          about: [name],
          message:
            current === null
              ? `The skill "${name}" was removed.`
              : `The skill "${name}" was renamed to "${current}".`,
          fix: current === null ? 'Remove the reference, or name another skill.' : `Write \`${current}\`.`,
        }),
      ),
    );
}

function oldNames(now: RunResult, base: RunResult): readonly OldName[] {
  const renamed = new Map(findRenamed(now, base).map(({ from, to }) => [from.name, to.name]));
  const present = new Set(now.skills.records.map(({ name }) => name));
  const gone = [...new Set(base.skills.records.map(({ name }) => name))].filter((name) => !present.has(name));
  return gone.map((name) => ({ name, now: renamed.get(name) ?? null }));
}

/** Writes the new names; with `dryRun` nothing is written. */
export async function fixOldNames(
  findings: readonly FoundOldName[],
  { request }: RunSetup,
): Promise<FixedSkills> {
  const isWriting = request.dryRun !== true && request.check !== true;
  const fixes: AppliedFix[] = [];
  const files: FixedSkills['files'][number][] = [];
  for (const file of new Set(findings.map((finding) => finding.file))) {
    const before = request.store.read(file);
    if (before === null) continue;
    const own = findings.filter((finding) => finding.file === file);
    const edits = own.flatMap((finding) => {
      const replacement = finding.current;
      if (replacement === null || !isRange(finding.at)) return [];
      fixes.push({ file, rule: finding.rule, message: finding.message });
      return [{ ...finding.at, replacement }];
    });
    const after = applyEdits(before, edits);
    if (after === before) continue;
    files.push({ path: file, before, after });
    if (isWriting)
      await request.store.update(file, (current) => (current === before ? after : null), { backup: false });
  }
  return { fixes, files };
}
