import type { FindingOf } from '../text/finding.js';
import type { RuleId } from './index.js';

/** What a stage found; its rule is one of ours. */
export type Finding = FindingOf<RuleId>;
