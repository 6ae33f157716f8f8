import type { Dispatcher } from '../agent/dispatch.js';
import { compileDispatcher } from '../agent/dispatcher.js';
import { checkCases } from '../agent/expectations.js';
import { readTriggerSet, type TriggerCase } from '../agent/trigger-sets.js';
import { manifestOptions, type TriggerSets } from '../config/settings.js';
import { findMatchingFiles } from '../files/matching-directories.js';
import { WorkspaceError } from '../files/workspace.js';
import type { JsonPath } from '../json/json.js';
import { JsonLocator, pointerPath } from '../json/locate-in-json.js';
import { readJson } from '../json/read-json.js';
import { pathOfEntry, textOf } from '../manifest/manifest-model.js';
import { type ManifestPlan, planManifest } from '../manifest/plan-manifest.js';
import { manifestOutput } from '../outputs/manifest.js';
import type { Output } from '../outputs/output.js';
import { type Finding, START_OF_FILE } from '../report/diagnostic.js';
import { isWriting } from '../request.js';
import { type Selection, selectByName } from '../rules/catalog/duplicates.js';
import { schemaTypeNames } from '../rules/schema-violations.js';
import { loadManifestValidator, type SchemaViolation } from '../schema/validators.js';
import type { ScanResult } from '../skill/scan-skills.js';
import type { SkillRecord } from '../skill/skill.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

/** Skills as the manifest sees them. */
export interface SortedSkills {
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly findings: readonly Finding[];
}

/** A manifest is committed: what is in somebody's home directory has no say in it. */
export function sortForManifest(input: {
  readonly setup: RunSetup;
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly nested: ScanResult['nested'];
  readonly selection: Selection;
}): SortedSkills {
  const { setup, accepted, rejected, nested, selection } = input;
  if (setup.request.workspace.home === null) return { ...selection, rejected };
  const isCommitted = ({ scope }: SkillRecord) => scope === 'repo';
  const committed = accepted.filter(isCommitted);
  const { selected, findings } = selectByName(committed, nested, setup.chosen.profile);
  const registered = new Map(selected.map((record) => [record.name, record]));
  const isSkipped = (record: SkillRecord) => (registered.get(record.name) ?? record) !== record;
  return { selected, skipped: accepted.filter(isSkipped), rejected: rejected.filter(isCommitted), findings };
}

/** What the manifest has to become. */
export function planRegistration(
  setup: RunSetup,
  sorted: SortedSkills,
  text = setup.manifestText,
): ManifestPlan {
  const options = manifestOptions(setup, sorted);
  const isPruning = setup.request.operation === 'prune';
  const skills = isPruning ? [] : sorted.selected;
  const input = { skills, rejected: sorted.rejected, discovered: [...sorted.selected, ...sorted.rejected] };
  const plan = planManifest(text, input, options);
  if (!setup.hasManifest) return { ...plan, isChanged: false, changes: [], findings: [] };
  // Where there is no manifest, nothing can be taken out of it.
  return isPruning && text === null ? { ...plan, isChanged: false, changes: [] } : plan;
}

const MANY_ENTRIES = 5;

/** A wrong root looks like a repository whose skills are gone: before most entries go, a person has to say so. */
export function refuseMassRemoval(setup: RunSetup, { changes }: ManifestPlan): void {
  const { request, manifestFile } = setup;
  if (!isWriting(request) || request.force === true || request.allowMassRemoval === true) return;
  const removed = changes.filter(({ kind }) => kind === 'skill-removed').length;
  const total = existingEntries(setup).length;
  if (removed < MANY_ENTRIES || removed * 2 <= total) return;
  throw new WorkspaceError(
    `${removed} of ${total} entries would be removed from ${manifestFile}. Nothing was changed.`,
    manifestFile,
    { fix: 'Check --root and "roots" in the config. If the skills are really gone, add --force.' },
  );
}

/** The manifest as the first of the outputs; none where the repository keeps no manifest. */
export function manifestOutputs(
  setup: RunSetup,
  plan: ManifestPlan,
  sorted: SortedSkills,
): readonly Output[] {
  if (!setup.hasManifest) return [];
  const { manifestFile: file, manifestText: found } = setup;
  return [manifestOutput({ file, found, plan, planFor: (text) => planRegistration(setup, sorted, text) })];
}

/** Reports a repository without skills. */
export function checkNoSkills(
  { request, manifestFile, roots }: RunSetup,
  discovered: number,
): readonly Finding[] {
  if (discovered > 0 || request.operation === 'prune') return [];
  return [
    {
      rule: 'no-skills',
      file: manifestFile,
      at: START_OF_FILE,
      message: `No skill was found in ${roots.map(({ path }) => (path === '.' ? 'the repository' : path)).join(', ')}.`,
      fix: 'Add a skill, or check --root or "roots" in the config.',
    },
  ];
}

/** Enough to see what is wrong; a manifest of another kind would fill the report. */
const MAX_FINDINGS = 20;

/** Holds the manifest as people keep it against its published schema; nothing is refused for it. */
export function checkManifestShape(
  { manifestFile, manifestText }: Pick<RunSetup, 'manifestFile' | 'manifestText'>,
  plan: Pick<ManifestPlan, 'existing' | 'entries'>,
): readonly Finding[] {
  if (manifestText === null) return [];
  const violations = loadManifestValidator()(plan.existing);
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

const ASKING_OPERATIONS: readonly string[] = ['register', 'validate', 'status'];

/** Holds the config's `expect` against the matrix as it will be. Nothing is compiled where nothing is expected. */
export async function checkExpectedRoutes(
  setup: RunSetup,
  plan: Pick<ManifestPlan, 'text' | 'entries'>,
): Promise<readonly Finding[]> {
  const { request, settings } = setup;
  if (settings.expect.length === 0 || !ASKING_OPERATIONS.includes(request.operation)) return [];
  const file = settings.file ?? '';
  const text = request.store.read(file) ?? '{}';
  const dispatcher = compileDispatcher(plan.text());
  const cases: TriggerCase[] = [];
  const findings: Finding[] = [];
  for (const [index, item] of settings.expect.entries()) {
    if ('files' in item)
      findings.push(...(await checkTriggerSets(item, ['expect', index], setup, plan, dispatcher)));
    else cases.push({ expectation: item, path: ['expect', index, 'skill'] });
  }
  return [...checkCases(dispatcher, cases, { file, text }), ...findings];
}

/** Trigger sets that cannot be found or read fail as loudly as a request that is rerouted. */
async function checkTriggerSets(
  { files: pattern }: TriggerSets,
  path: JsonPath,
  { request, settings }: RunSetup,
  plan: Pick<ManifestPlan, 'entries'>,
  dispatcher: Dispatcher,
): Promise<readonly Finding[]> {
  const rule = 'expectation-failed';
  const files = await findMatchingFiles(pattern, request.workspace);
  if (files.length === 0) {
    const locator = new JsonLocator(request.store.read(settings.file ?? '') ?? '{}');
    const at = locator.locate([...path, 'files'], 'value') ?? START_OF_FILE;
    const message = `No file matches "${pattern}".`;
    return [{ rule, file: settings.file ?? '', at, message, fix: 'Correct the pattern, or remove it.' }];
  }
  return files.flatMap((file) => {
    const text = request.store.read(file) ?? '';
    const reading = readJson(text);
    const cases = reading.ok ? readTriggerSet(reading.value, skillAround(file, plan.entries)) : null;
    if (cases !== null) return checkCases(dispatcher, cases, { file, text });
    const message = `${file} is not a trigger set.`;
    const fix =
      'Write a list of `query` and `should_trigger` beside the skill, or an object with `skill` and `cases`.';
    return [{ rule, file, at: START_OF_FILE, message, fix }];
  });
}

/** The skill whose directory a file is in. */
function skillAround(file: string, entries: ManifestPlan['entries']): string | null {
  const entry = entries.find((candidate) => file.startsWith(`${pathOfEntry(candidate)}/`));
  return entry === undefined ? null : textOf(entry['name']);
}
