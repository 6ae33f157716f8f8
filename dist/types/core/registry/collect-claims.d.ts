import { type ManifestModel } from './manifest-model.js';
import type { OldClaims } from './matrix-ownership.js';
import type { ManifestOptions } from './plan-manifest.js';
import { type RouteClaim } from './route-claims.js';
import type { UpdatedEntries } from './update-entries.js';
/** What the entries as they stand lay claim to. */
export declare function claimsOfEntries(model: ManifestModel, options: ManifestOptions): OldClaims;
/** What the skills lay claim to from now on. */
export declare function claimsOfSkills({ claims, final }: UpdatedEntries, options: ManifestOptions): readonly RouteClaim[];
