import type { TriggerSets } from '../config/config-file.js';
import type { Operation } from '../config/request.js';
import { findMatchingFiles } from '../files/matching-directories.js';
import { openRepositoryFiles } from '../files/repository-files.js';
import type { JsonPath } from '../json/json.js';
import { JsonLocator, readJson } from '../json/read-json.js';
import { pathOfEntry, textOf } from '../manifest/manifest-model.js';
import type { ManifestPlan } from '../manifest/plan-manifest.js';
import { compileDispatcher } from '../manifest/routes.js';
import type { Dispatcher } from '../routing/dispatch.js';
import type { Finding } from '../rules/finding.js';
import { START_OF_FILE } from '../text/span.js';
import { evalFilesOf } from './eval-files.js';
import { checkCases, readTriggerSet, type TriggerCase } from './expectations.js';
import type { RunSetup } from './prepare-run.js';

const OPERATIONS: readonly Operation[] = ['register', 'validate', 'status'];

/** Compares the config's `expect` with the planned dispatch matrix. */
export async function checkExpectedRoutes(
  setup: RunSetup,
  plan: Pick<ManifestPlan, 'text' | 'entries'>,
): Promise<readonly Finding[]> {
  const { request, settings } = setup;
  if (!OPERATIONS.includes(request.operation)) return [];
  const lists = request.operation === 'validate' ? findTriggerLists(setup, plan) : [];
  if (settings.expect.length + lists.length === 0) return [];
  const file = settings.file ?? '';
  const text = (settings.file === null ? null : request.store.read(settings.file)) ?? '{}';
  const dispatcher = compileDispatcher(plan.text);
  const cases: TriggerCase[] = [];
  const findings: Finding[] = [];
  const expected = new Set<string>();
  for (const [index, item] of settings.expect.entries()) {
    if ('files' in item) {
      const files = await findMatchingFiles(item.files, request.workspace);
      for (const each of files) expected.add(each);
      findings.push(...checkTriggerSets({ files, item, path: ['expect', index] }, setup, plan, dispatcher));
    } else cases.push({ expectation: item, path: ['expect', index, 'skill'] });
  }
  const others = lists.filter((list) => !expected.has(list.file));
  return [
    ...checkCases(dispatcher, cases, { file, text }),
    ...findings,
    ...others.flatMap((list) => checkCases(dispatcher, list.cases, { ...list, rule: 'trigger-misrouted' })),
  ];
}

interface TriggerList {
  readonly file: string;
  readonly text: string;
  readonly cases: readonly TriggerCase[];
}

/** Of a list that anyone may add; people write a hundred. */
const MAX_CASES = 1000;

/** The trigger lists in the `evals` of skills. */
function findTriggerLists(
  { request }: RunSetup,
  { entries }: Pick<ManifestPlan, 'entries'>,
): readonly TriggerList[] {
  const files = openRepositoryFiles(request.workspace);
  return entries.flatMap((entry) =>
    evalFilesOf(pathOfEntry(entry), files).flatMap(({ file, text }) => {
      const reading = file.endsWith('.json') ? readJson(text) : null;
      const cases = reading?.ok ? readTriggerSet(reading.value, textOf(entry['name'])) : null;
      return cases === null || cases.length === 0 ? [] : [{ file, text, cases: cases.slice(0, MAX_CASES) }];
    }),
  );
}

/** What an item of `expect` names. */
interface NamedFiles {
  readonly files: readonly string[];
  readonly item: TriggerSets;
  readonly path: JsonPath;
}

/** Missing or unreadable trigger files are errors, like rerouted requests. */
function checkTriggerSets(
  { files, item: { files: pattern }, path }: NamedFiles,
  { request, settings }: RunSetup,
  plan: Pick<ManifestPlan, 'entries'>,
  dispatcher: Dispatcher,
): readonly Finding[] {
  const rule = 'expectation-failed';
  if (files.length === 0) {
    const locator = new JsonLocator(request.store.read(settings.file ?? '') ?? '{}');
    const at = locator.locate([...path, 'files'], 'value') ?? START_OF_FILE;
    const message = `No file matches "${pattern}".`;
    const fix = 'Fix the pattern, or remove it.';
    return [{ rule, file: settings.file ?? '', at, about: [pattern], message, fix }];
  }
  return files.flatMap((file) => {
    const text = request.store.read(file) ?? '';
    const reading = readJson(text);
    const cases = reading.ok ? readTriggerSet(reading.value, skillAround(file, plan.entries)) : null;
    if (cases !== null) return checkCases(dispatcher, cases, { file, text });
    const message = `${file} is not a trigger set.`;
    const fix =
      'Write a list of `query` and `should_trigger` next to the skill, or an object with `skill` and `cases`.';
    return [{ rule, file, at: START_OF_FILE, message, fix }];
  });
}

/** The skill whose directory a file is in. */
function skillAround(file: string, entries: ManifestPlan['entries']): string | null {
  const entry = entries.find((candidate) => file.startsWith(`${pathOfEntry(candidate)}/`));
  return entry === undefined ? null : textOf(entry['name']);
}
