import type { BaseTree } from '../files/workspace.js';
import type { ManifestPlan } from '../manifest/plan-manifest.js';
import type { FindingOf } from '../text/finding.js';
import type { AskedClients } from './ask-clients.js';
import type { CompatibilityCheck } from './check-compatibility.js';
import type { OutputPlan } from './plan-outputs.js';
import type { RunSetup } from './prepare-run.js';
import type { Skills } from './skills.js';

/** What the stages of a run decided; its findings follow from it. */
export interface Decisions {
  readonly setup: RunSetup;
  readonly skills: Skills;
  readonly checked: CompatibilityCheck;
  readonly plan: ManifestPlan;
  readonly outputs: OutputPlan;
  readonly asked: AskedClients;
}

/** A run whose decisions are made. */
export interface RunResult extends Decisions {
  readonly findings: readonly FindingOf[];
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
