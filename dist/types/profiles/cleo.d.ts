import type { Profile } from '../core/profile.js';
/** Fields from which the manifest and the dispatch matrix are made. */
export declare const REGISTRY_FIELDS: readonly ['model', 'tier', 'token_budget', 'tags', 'status', 'references', 'dispatch_triggers', 'dependencies', 'minimumVersion', 'triggers', 'keywords'];
/** What CLEO's own skills say beyond its design document. */
export declare const CLEO_FIELDS: readonly ['adrRefs', 'category', 'core', 'loomStage', 'mvi_scope', 'protocol', 'requires_tiers', 'sharedResources'];
/** CLEO's dynamic skill registration. */
export declare const cleo: Profile;
