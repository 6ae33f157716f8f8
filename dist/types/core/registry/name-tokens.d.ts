import type { EntryOptions } from './build-entry.js';
import { type RouteClaim } from './route-claims.js';
/** Adds to each inferred claim the words that occur in the name of this skill only (`infer.nameTokens`). */
export declare function claimNameTokens(claims: readonly RouteClaim[], names: readonly string[], options: EntryOptions): readonly RouteClaim[];
