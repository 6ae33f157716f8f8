import type { ManifestChange } from '../core/report.js';
type Of<Kind extends ManifestChange['kind']> = Extract<ManifestChange, {
    kind: Kind;
}>;
export type RouteChange = Of<'route-added'> | Of<'route-removed'> | Of<'route-changed'>;
/** The semantic diff by what happened, in the order people ask for it. */
export interface GroupedChanges {
    readonly added: readonly Of<'skill-added'>[];
    readonly updated: readonly Of<'skill-updated'>[];
    readonly removed: readonly Of<'skill-removed'>[];
    readonly routes: readonly RouteChange[];
    readonly meta: readonly Of<'meta-changed'>[];
    readonly files: readonly Of<'file-changed'>[];
}
export declare function groupChanges(changes: readonly ManifestChange[]): GroupedChanges;
export {};
