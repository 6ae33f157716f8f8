import { isWritingOrPreview } from '../config/request.js';
import { WorkspaceError } from '../files/workspace.js';
import { asObject, isObject, type JsonObject } from '../json/json.js';
import { pointerPath, readJson } from '../json/read-json.js';
import { ManifestError } from '../manifest/manifest-model.js';
import type { ManifestPlan } from '../manifest/plan-manifest.js';
import type { Finding } from '../rules/finding.js';
import { expectationOf, placeOfViolation } from '../schema/describe-violation.js';
import { manifestValidator } from '../schema/validators.js';
import type { SchemaViolation } from '../schema/violation.js';
import { START_OF_FILE } from '../text/span.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

const MANY_ENTRIES = 5;

/** A wrong root looks like a repository whose skills were deleted: removing most entries needs confirmation. */
export function refuseMassRemoval(setup: RunSetup, { changes }: ManifestPlan): void {
  const { request, manifestFile } = setup;
  if (!isWritingOrPreview(request) || request.force === true || request.allowMassRemoval === true) return;
  const removed = changes.filter(({ kind }) => kind === 'skill-removed').length;
  const total = existingEntries(setup).length;
  if (removed < MANY_ENTRIES || removed * 2 <= total) return;
  const preview = request.operation === 'prune' ? '--preview' : '--dry-run';
  throw new WorkspaceError(
    `${removed} of ${total} entries would be removed from ${manifestFile}, which was not changed.`,
    manifestFile,
    {
      fix: `Check --root and "roots" in the config. If the skills are really gone, add --force; with ${preview}, it lists them.`,
    },
  );
}

/** Nothing is written that breaks the published schema, unless the existing manifest breaks it in the same place. */
export function refuseInvalidManifest(
  { request, manifestFile }: RunSetup,
  { isChanged, existing, text }: ManifestPlan,
): void {
  if (!isWritingOrPreview(request) || !isChanged) return;
  const planned = asObject(parsedJson(text)) as JsonObject;
  const validate = manifestValidator();
  const known = new Set(validate(existing).map((violation) => identify(violation, existing)));
  const broken = validate(planned).find((violation) => !known.has(identify(violation, planned)));
  if (broken === undefined) return;
  const { message } = describe(broken, manifestFile);
  throw new ManifestError(
    `${manifestFile} would not match its schema: ${message}`,
    'Correct the overrides file, or the value in the manifest. Nothing was changed.',
    { file: manifestFile, span: START_OF_FILE },
  );
}

function parsedJson(text: string): unknown {
  const parsed = readJson(text);
  return parsed.ok ? parsed.value : null;
}

/** Entries move when others are removed: they are known by their names. */
function identify({ keyword, instancePath }: SchemaViolation, manifest: JsonObject): string {
  const [table, index, ...rest] = pointerPath(instancePath);
  const entry =
    table === 'skills' && Array.isArray(manifest['skills']) ? manifest['skills'][Number(index)] : null;
  return JSON.stringify([
    keyword,
    table,
    isObject(entry) ? (entry['name'] ?? entry['path'] ?? index) : index,
    rest,
  ]);
}

/** Checks the existing manifest against its published schema; nothing is rejected for it. */
export function checkManifestShape(
  { manifestFile, existing }: RunSetup,
  plan: Pick<ManifestPlan, 'existing' | 'entries'>,
): readonly Finding[] {
  if (existing.text === null) return [];
  const violations = manifestValidator()(plan.existing);
  return violations
    .filter((violation) => !isEntryPath(violation.instancePath) && !isAdded(violation, plan))
    .map((violation) => describe(violation, manifestFile));
}

/** Paths that leave the repository have a separate rule. */
function isEntryPath(instancePath: string): boolean {
  return /^\/skills\/\d+\/path$/.test(instancePath);
}

/** A manifest without `skills` gets them with its first entry. */
function isAdded({ instancePath, keyword }: SchemaViolation, { entries }: Pick<ManifestPlan, 'entries'>) {
  return instancePath === '' && keyword === 'required' && entries.length > 0;
}

function describe(violation: SchemaViolation, file: string): Finding {
  const name = pointerPath(violation.instancePath).join('.') || 'the manifest';
  return {
    rule: 'manifest-schema',
    file,
    at: placeOfViolation(violation),
    message: `"${name}" ${expectationOf(violation, 'json')}.`,
    fix: 'Fix it yourself: manual entries are never changed.',
  };
}
