import type { Severity } from '../core/diagnostic.js';
import type { Rule } from '../core/rules/rule.js';
/** The SARIF word for a severity. */
export declare const SARIF_LEVELS: Readonly<Record<Severity, string>>;
/** The descriptors of the rules that were broken; one that is not in the table gets its id alone. */
export declare function describeRules(ids: readonly string[], ruleById: (id: string) => Rule | undefined): readonly object[];
