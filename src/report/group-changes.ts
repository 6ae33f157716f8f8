import type { ManifestChange } from '../core/report.js';

type Of<Kind extends ManifestChange['kind']> = Extract<ManifestChange, { kind: Kind }>;
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

export function groupChanges(changes: readonly ManifestChange[]): GroupedChanges {
  return {
    added: changes.filter((change) => change.kind === 'skill-added'),
    updated: changes.filter((change) => change.kind === 'skill-updated'),
    removed: changes.filter((change) => change.kind === 'skill-removed'),
    routes: changes.filter(isRoute),
    // The time of the last change follows every change and tells nobody anything.
    meta: changes.filter(
      (change) => change.kind === 'meta-changed' && change.field !== 'lastUpdated',
    ) as Of<'meta-changed'>[],
    files: changes.filter((change) => change.kind === 'file-changed'),
  };
}

function isRoute(change: ManifestChange): change is RouteChange {
  return change.kind === 'route-added' || change.kind === 'route-removed' || change.kind === 'route-changed';
}
