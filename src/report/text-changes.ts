import type { FieldChange, ManifestChange } from '../core/report.js';
import type { Colors } from './text-colors.js';
import { neutralize } from './text-neutral.js';
import { shorten } from './visible-text.js';

/** Longest value shown of a changed field, in code points. */
const LONGEST_VALUE = 60;

/**
 * The semantic list of changes: `+` added, `-` removed, `~` changed, with the old and the new value of every
 * field. That time has passed is no news, so `lastUpdated` is not listed.
 */
export function renderChanges(changes: readonly ManifestChange[], colors: Colors): string {
  return changes
    .filter((change) => change.kind !== 'meta-changed' || change.field !== 'lastUpdated')
    .map((change) => `${renderChange(change, colors)}\n`)
    .join('');
}

function renderChange(change: ManifestChange, colors: Colors): string {
  switch (change.kind) {
    case 'skill-added':
      return colors.green(`+ ${neutralize(change.skill)}  ${neutralize(change.path)}`);
    case 'skill-removed':
      return colors.red(`- ${neutralize(change.skill)}  ${neutralize(change.path)}`);
    case 'skill-updated':
      return renderUpdate(change, colors);
    case 'route-added':
      return colors.green(`+ ${routeOf(change)} → ${neutralize(change.skill)}`);
    case 'route-removed':
      return colors.red(`- ${routeOf(change)} → ${neutralize(change.skill)}`);
    case 'route-changed':
      return colors.yellow(`~ ${renderReroute(change)}`);
    case 'meta-changed':
      return colors.dim(`~ _meta.${neutralize(change.field)}: ${renderValues(change)}`);
    case 'file-changed':
      return colors.yellow(`~ ${neutralize(change.file)}: ${neutralize(change.what)}`);
  }
}

function renderUpdate(change: ManifestChange & { kind: 'skill-updated' }, colors: Colors): string {
  const fields = change.fields.map(
    (field) => `\n    ${neutralize(field.field)}: ${colors.dim(renderValues(field))}`,
  );
  return `${colors.yellow(`~ ${neutralize(change.skill)}  ${neutralize(change.path)}`)}${fields.join('')}`;
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
  return shorten(neutralize(JSON.stringify(value) ?? 'nothing'), LONGEST_VALUE);
}
