import { compareText } from '../diagnostic.js';
import type { JsonObject } from '../manifest.js';
import { type ManifestModel, routesOf, textOf } from './manifest-model.js';
import type { OldClaims } from './matrix-ownership.js';
import { claimNameTokens } from './name-tokens.js';
import type { ManifestOptions } from './plan-manifest.js';
import { claimOf, type RouteClaim } from './route-claims.js';
import type { UpdatedEntries } from './update-entries.js';

/** What the entries as they stand lay claim to. */
export function claimsOfEntries(model: ManifestModel, options: ManifestOptions): OldClaims {
  const byPath = [...model.entries].sort((a, b) => compareText(a.path, b.path) || a.index - b.index);
  const active: RouteClaim[] = [];
  const inactive: JsonObject[] = [];
  for (const { value } of byPath) {
    const claim = claimOf(value, null, options);
    if (claim !== null) active.push(claim);
    else inactive.push(value);
  }
  const retired = inactive.length === 0 ? [] : claimsOfRetired(inactive, model.matrix, options);
  if (!options.nameTokens) return { active, retired };
  const names = model.entries.map(({ name }) => name);
  const withTokens = (claims: readonly RouteClaim[]) => claimNameTokens(claims, names, options);
  return { active: withTokens(active), retired: withTokens(retired) };
}

/** Of the entries that are switched off, only those matter that something still leads to. */
function claimsOfRetired(
  inactive: readonly JsonObject[],
  matrix: JsonObject,
  options: ManifestOptions,
): readonly RouteClaim[] {
  const targets = new Set(
    ['by_keyword', 'by_task_type'].flatMap((table) => Object.values(routesOf(matrix, table))),
  );
  return inactive
    .filter((entry) => targets.has(entry['name']!))
    .map((entry) => claimOf({ ...entry, status: 'active' }, null, options)!);
}

/** What the skills lay claim to from now on. */
export function claimsOfSkills(
  { claims, final }: UpdatedEntries,
  options: ManifestOptions,
): readonly RouteClaim[] {
  if (!options.nameTokens) return claims;
  const names = final.map((entry) => textOf(entry['name']));
  return claimNameTokens(claims, names, options);
}
