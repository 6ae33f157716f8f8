import { type Span } from './core/diagnostic.js';
import { type Finding } from './core/finding.js';
import type { HeldText } from './core/held-text.js';
import type { Workspace } from './workspace/workspace.js';
/** Looks up where fields stand, for what is reported only: each file is read once more and parsed with positions. */
export declare function locateFindings(findings: readonly Finding[], workspace: Workspace, known: ReadonlyMap<string, HeldText>): Promise<ReadonlyMap<Finding, Span>>;
