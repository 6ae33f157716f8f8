import type { Finding } from './core/finding.js';
import { pointerPath } from './core/json/json-pointer.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import { schemaTypeNames } from './core/schema-type-names.js';
import type { RunSetup } from './prepare-run.js';
import { loadManifestValidator, type SchemaViolation } from './schema/validators.js';

/** Enough to see what is wrong; a manifest of another kind would fill the report. */
const MAX_FINDINGS = 20;

/** Holds the manifest as people keep it against its published schema; nothing is refused for it. */
export async function checkManifestShape(
  { manifestFile, manifestText }: Pick<RunSetup, 'manifestFile' | 'manifestText'>,
  plan: Pick<ManifestPlan, 'existing' | 'entries'>,
): Promise<readonly Finding[]> {
  if (manifestText === null) return [];
  const violations = (await loadManifestValidator())(plan.existing);
  return violations
    .filter((violation) => !isEntryPath(violation.instancePath) && !isAdded(violation, plan))
    .slice(0, MAX_FINDINGS)
    .map((violation) => describe(violation, manifestFile));
}

/** Paths that lead out have a rule of their own. */
function isEntryPath(instancePath: string): boolean {
  return /^\/skills\/\d+\/path$/.test(instancePath);
}

/** A manifest without `skills` gets them with its first entry. */
function isAdded({ instancePath, keyword }: SchemaViolation, { entries }: Pick<ManifestPlan, 'entries'>) {
  return instancePath === '' && keyword === 'required' && entries.length > 0;
}

function describe({ instancePath, keyword, params, message }: SchemaViolation, file: string): Finding {
  const field = pointerPath(instancePath);
  const wanted =
    keyword === 'type' ? `must be ${schemaTypeNames(params['type'])}` : (message ?? 'is not allowed');
  return {
    rule: 'manifest-schema',
    file,
    at: { field, part: 'value' },
    message: `"${field.join('.') || 'the manifest'}" ${wanted}.`,
    fix: 'Correct it by hand: what people wrote into the manifest is never changed.',
  };
}
