import { type Span } from './core/diagnostic.js';
import { type FieldPlace, type Finding } from './core/finding.js';
import type { Workspace } from './workspace/workspace.js';
/** A file whose text need not be read, or is not yet what it will be. */
export interface KnownText {
    read(): string;
    /** Where a field stands in this text that was found in another; `null` when it is gone. */
    readonly fieldAfter?: (field: FieldPlace['field']) => FieldPlace['field'] | null;
}
/** Looks up where fields stand, for what is reported only: each file is read once more and parsed with positions. */
export declare function locateFindings(findings: readonly Finding[], workspace: Workspace, known: ReadonlyMap<string, KnownText>): Promise<ReadonlyMap<Finding, Span>>;
