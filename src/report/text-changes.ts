import type { FieldChange, ManifestChange } from '../manifest/changes.js';
import { countText } from '../text/suggest.js';
import { type Colors, neutralize, type PathView, shorten } from '../text/visible-text.js';

/** Longest value shown of a changed field, in code points. */
const MAX_VALUE_LENGTH = 60;

/**
 * The semantic list of changes: `+` added, `-` removed, `~` changed, with the old and the new value of every
 * field. `lastUpdated` is not listed.
 */
export function renderChanges(changes: readonly ManifestChange[], view: PathView): string {
  return changes
    .filter(isListed)
    .map((change) => `${renderChange(change, view)}\n`)
    .join('');
}

/** The time of the last change accompanies every change and is not worth listing. */
export function isListed(change: ManifestChange): boolean {
  return change.kind !== 'meta-changed' || change.field !== 'lastUpdated';
}

function renderChange(change: ManifestChange, { colors, pathOf }: PathView): string {
  const place = 'path' in change ? `${neutralize(change.skill)}  ${neutralize(pathOf(change.path))}` : '';
  switch (change.kind) {
    case 'skill-added':
      return colors.green(`+ ${place}`);
    case 'skill-removed':
      return colors.red(`- ${place}`);
    case 'skill-updated':
      return `${colors.yellow(`~ ${place}`)}${renderFields(change.fields, colors)}`;
    case 'route-added':
      return colors.green(`+ ${routeOf(change)} → ${neutralize(change.skill)}`);
    case 'route-removed':
      return colors.red(`- ${routeOf(change)} → ${neutralize(change.skill)}`);
    case 'route-changed':
      return colors.yellow(`~ ${renderReroute(change)}`);
    case 'meta-changed':
      return colors.dim(`~ _meta.${neutralize(change.field)}: ${renderValues(change)}`);
    case 'file-changed':
      return colors.yellow(`~ ${neutralize(pathOf(change.file))}: ${neutralize(change.what)}`);
  }
}

function renderFields(fields: readonly FieldChange[], colors: Colors): string {
  return fields
    .map((field) => `\n    ${neutralize(field.field)}: ${colors.dim(renderValues(field))}`)
    .join('');
}

function renderReroute(change: ManifestChange & { kind: 'route-changed' }): string {
  const from = `${routeOf(change)} → ${neutralize(change.skill)}`;
  const key = change.newKey === change.key ? '' : `${JSON.stringify(neutralize(change.newKey))} → `;
  return `${from}, now ${key}${neutralize(change.newSkill)}`;
}

function routeOf(change: { readonly table: string; readonly key: string }): string {
  return `${neutralize(change.table)} ${JSON.stringify(neutralize(change.key))}`;
}

function renderValues(change: Pick<FieldChange, 'before' | 'after'>): string {
  if (change.before === undefined) return `${renderValue(change.after)} (new)`;
  if (change.after === undefined) return `${renderValue(change.before)} (removed)`;
  return `${renderValue(change.before)} → ${renderValue(change.after)}`;
}

function renderValue(value: unknown): string {
  return shorten(neutralize(JSON.stringify(value)), MAX_VALUE_LENGTH);
}

type Of<Kind extends ManifestChange['kind']> = Extract<ManifestChange, { kind: Kind }>;
export type RouteChange = Of<'route-added'> | Of<'route-removed'> | Of<'route-changed'>;

/** The semantic diff by kind of change, in reading order. */
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
    meta: changes.filter((change) => change.kind === 'meta-changed').filter(isListed),
    files: changes.filter((change) => change.kind === 'file-changed'),
  };
}

function isRoute(change: ManifestChange): change is RouteChange {
  return change.kind === 'route-added' || change.kind === 'route-removed' || change.kind === 'route-changed';
}

/** `12 skills added, 3 skills updated, 40 routes added`: the changes by kind. */
export function countChanges(changes: readonly ManifestChange[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = CHANGE_WORDS.flatMap(([kind, noun, verb]) => {
    const count = counts.get(kind) ?? 0;
    return count === 0 ? [] : [`${countText(count, noun)} ${verb}`];
  });
  return parts.join(', ');
}

const CHANGE_WORDS = [
  ['skill-added', 'skill', 'added'],
  ['skill-updated', 'skill', 'updated'],
  ['skill-removed', 'skill', 'removed'],
  ['route-added', 'route', 'added'],
  ['route-changed', 'route', 'changed'],
  ['route-removed', 'route', 'removed'],
  ['meta-changed', 'manifest field', 'changed'],
  ['file-changed', 'file', 'changed'],
] as const satisfies readonly (readonly [ManifestChange['kind'], string, string])[];
