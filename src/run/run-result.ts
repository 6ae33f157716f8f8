import type { BaseTree } from '../files/workspace.js';
import type { ManifestPlan } from '../manifest/plan-manifest.js';
import type { AskedClient } from '../report/report.js';
import type { Selection } from '../rules/catalog/duplicates.js';
import type { Judge } from '../rules/judge.js';
import type { SkillRecord } from '../skill/skill.js';
import type { FindingOf } from '../text/finding.js';
import type { CompatibilityCheck } from './check-compatibility.js';
import type { OutputPlan } from './plan-outputs.js';
import type { RunSetup } from './prepare-run.js';

/** A run whose decisions are made. */
export interface RunResult {
  readonly setup: RunSetup;
  readonly judge: Judge;
  readonly records: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly selection: Selection;
  readonly plan: ManifestPlan;
  readonly outputs: OutputPlan;
  readonly checked: CompatibilityCheck;
  /** What the clients of `--with` said. */
  readonly asked: readonly AskedClient[];
  readonly findings: readonly FindingOf[];
  /** Number of skills that the config excludes. */
  readonly excluded: number;
  /** Edits of generated files are forbidden, but there is no commit to compare with. */
  readonly lacksBase?: true;
  /** The same run on the tree that this one is compared with. */
  readonly base?: BaseRun | undefined;
}

/** The same run on the tree of an earlier commit. */
export interface BaseRun {
  readonly tree: BaseTree;
  readonly result: RunResult;
}

/** Milliseconds of every stage, for `--timing`. */
export class StageTimer {
  readonly timings: { stage: string; ms: number }[] = [];
  async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    this.timings.push({ stage, ms: performance.now() - start });
    return result;
  }
}
