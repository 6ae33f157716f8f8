import type { ManifestPlan } from '../manifest/plan-manifest.js';
import type { Finding } from '../report/diagnostic.js';
import type { BaseTree } from '../request.js';
import type { Selection } from '../rules/catalog/duplicates.js';
import type { Judge } from '../rules/judge.js';
import type { SkillRecord } from '../skill/skill.js';
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
  readonly findings: readonly Finding[];
  /** The same run on the tree that this one is compared with. */
  readonly base?: BaseRun | undefined;
}

/** The same run on the tree of an earlier commit. */
export interface BaseRun {
  readonly tree: BaseTree;
  readonly result: RunResult;
}
