import type { ManifestChange } from '../manifest/changes.js';
import type { Failure } from '../report/explain-error.js';
import { emptyEnvelope } from '../report/json-report.js';
import type { Outcome, Report, Summary } from '../report/report.js';
import { compareText } from '../text/compare.js';
import { whenGiven } from '../text/suggest.js';
import { toRepositoryPath } from './roots.js';

/** The outcome with every path from the top of the repository: what GitHub shows and links. */
export function relocateOutcome(outcome: Outcome, prefix: string): Outcome {
  const { report, files } = outcome;
  const move = (path: string) => toRepositoryPath(path, prefix);
  const { error, compatibility, outputs } = report;
  const moved: Report = {
    ...report,
    manifest: report.manifest === '' ? '' : move(report.manifest),
    skills: report.skills.map((skill) => ({ ...skill, path: move(skill.path) })),
    diagnostics: report.diagnostics.map((found) => ({ ...found, file: move(found.file) })),
    changes: report.changes.map((change) => relocateChange(change, move)),
    ...whenGiven(
      'compatibility',
      compatibility?.map((skill) => ({ ...skill, path: move(skill.path) })),
    ),
    ...whenGiven(
      'outputs',
      outputs?.map((output) => ({ ...output, file: move(output.file) })),
    ),
    ...whenGiven('error', error && relocateError(error, move)),
  };
  const movedFiles = files.map((file) => ({ ...file, path: move(file.path) }));
  return {
    ...outcome,
    report: moved,
    files: movedFiles,
    tracked: outcome.tracked.map((file) => ({ ...file, path: move(file.path) })),
  };
}

function relocateChange(change: ManifestChange, move: (path: string) => string): ManifestChange {
  if ('path' in change) return { ...change, path: move(change.path) };
  return change.kind === 'file-changed' ? { ...change, file: move(change.file) } : change;
}

function relocateError(error: NonNullable<Report['error']>, move: (path: string) => string) {
  const { at, details } = error;
  return {
    ...error,
    ...whenGiven('at', at && { ...at, file: move(at.file) }),
    ...whenGiven('details', details && { ...details, path: move(details.path) }),
  };
}

/** The outcomes of several roots as one; the manifest of the first speaks for all. */
export function mergeOutcomes(outcomes: readonly [Outcome, ...Outcome[]]): Outcome {
  const [first] = outcomes;
  if (outcomes.length === 1) return first;
  const reports = outcomes.map(({ report }) => report);
  const profiles = new Set(reports.map(({ _meta }) => _meta.profile));
  const { profile, profileReason, ...meta } = first.report._meta;
  const report: Report = {
    ...first.report,
    _meta: profiles.size === 1 ? first.report._meta : meta,
    success: reports.every(({ success }) => success),
    summary: reports.map(({ summary }) => summary).reduce(addSummaries),
    changed: reports.some(({ changed }) => changed),
    skills: reports.flatMap(({ skills }) => skills),
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics),
    changes: reports.flatMap(({ changes }) => changes),
    ...joinLists(reports, 'conflicts'),
    ...joinLists(reports, 'rerouted'),
    ...joinLists(reports, 'outputs'),
    ...joinLists(reports, 'compatibility'),
    ...joinLists(reports, 'listings'),
    ...whenGiven('error', reports.find(({ error }) => error !== undefined)?.error),
  };
  return {
    ...first,
    report,
    exitCode: Math.max(...outcomes.map(({ exitCode }) => exitCode)) as Outcome['exitCode'],
    files: outcomes.flatMap(({ files }) => files),
    tracked: outcomes.flatMap(({ tracked }) => tracked),
    validNames: joinNames(outcomes),
  };
}

/** A skill whose name occurs in several roots goes by its path, so that none is taken for the other. */
function joinNames(outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { validNames } of outcomes) {
    for (const name of new Set(validNames)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = outcomes.flatMap(({ validNames, report }) => {
    const paths = new Map(report.skills.map(({ name, path }) => [name, path]));
    return validNames.map((name) => (counts.get(name) === 1 ? name : (paths.get(name) ?? name)));
  });
  return [...new Set(names)].sort(compareText);
}

type ListName = 'conflicts' | 'rerouted' | 'outputs' | 'compatibility' | 'listings';

function joinLists(reports: readonly Report[], name: ListName): Partial<Report> {
  const items = reports.flatMap((report): readonly unknown[] => report[name] ?? []);
  return items.length === 0 ? {} : { [name]: items };
}

function addSummaries({ new: newA, ...a }: Summary, { new: newB, ...b }: Summary): Summary {
  const isCompared = newA !== undefined && newB !== undefined;
  const leftOut = (summary: Partial<Summary>) => ({
    ...((a.excluded ?? b.excluded) && { excluded: summary.excluded ?? 0 }),
    ...((a.suppressed ?? b.suppressed) && { suppressed: summary.suppressed ?? 0 }),
  });
  return {
    ...addCounts({ ...a, ...leftOut(a) }, { ...b, ...leftOut(b) }),
    ...(isCompared && { new: addCounts(newA, newB) }),
  };
}

function addCounts<T extends object>(a: T, b: T): T {
  const keys = Object.keys(a) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, Number(a[key]) + Number(b[key])])) as T;
}

/** The outcome of a run whose skills may be fine, but whose result could not be delivered. */
export function failedOutcome(outcome: Outcome): Outcome {
  const { report, exitCode } = outcome;
  return { ...outcome, exitCode: exitCode === 0 ? 1 : exitCode, report: { ...report, success: false } };
}

/** The outcome of a run that ended before any skill was read. */
export function stoppedOutcome({ code, message, fix, exitCode }: Failure): Outcome {
  const error = { code, message, fix };
  return outcomeOf({ ...emptyEnvelope('register'), success: false, manifest: '', error }, exitCode);
}

/** The outcome of a run of which only the report is known. */
export function outcomeOf(report: Report, exitCode: Outcome['exitCode']): Outcome {
  return { report, exitCode, files: [], tracked: [], manifest: '{}', validNames: [], timings: [] };
}
