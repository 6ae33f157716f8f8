import type { Request } from '../config/request.js';
import { loadSettings, type Settings } from '../config/settings.js';
import type { BaseTree, Workspace } from '../files/workspace.js';
import type { Profile } from '../profiles/profile.js';
import { isFailingSeverity } from '../report/verdict.js';
import type { Finding } from '../rules/finding.js';
import { DRIFT_RULES } from '../rules/judge.js';
import type { SkillRecord } from '../skill/skill.js';
import { ConfigError } from '../text/errors.js';
import type { FindingOf, RuleLevel } from '../text/finding.js';
import { withAncestors } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { countText } from '../text/suggest.js';
import { compareWithBase, type Decide, decideAnyManifest, runOnBase } from './compare-with-base.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import { guardTree } from './read-skills.js';
import type { RunResult } from './run-result.js';

/** Prepares a run with the config and the ignore files of the base. */
export async function prepareWithBaseConfig(request: Request): Promise<RunSetup> {
  const tree = guardTree(request)!;
  return prepareWith(await loadSettings(ofTree(tree, request)), tree, request);
}

/** Files that belong to the config are those of the base, too: a change may have removed them. */
async function prepareWith(settings: Settings, tree: BaseTree, request: Request): Promise<RunSetup> {
  const profile = request.profile ?? (await profileOf(tree, request, settings));
  const workspace = withIgnoresOf(tree, request.workspace);
  return prepareRun({ ...request, profile, workspace }, settings, tree.store);
}

function ofTree({ workspace, store }: BaseTree, request: Request): Request {
  const { guard, base, ...rest } = request;
  return { ...rest, workspace, store };
}

/** The profile that the base uses, whatever manifest and config the change has. */
async function profileOf(tree: BaseTree, request: Request, settings: Settings): Promise<string> {
  return (await prepareRun(ofTree(tree, request), settings)).chosen.profile.id;
}

/** The files of a change, with the `.gitignore` files of the base. */
function withIgnoresOf({ workspace: base }: BaseTree, workspace: Workspace): Workspace {
  const isIgnoreFile = (file: string) => /(?:^|\/)\.gitignore$/.test(file);
  return new Proxy(workspace, {
    get(target, key) {
      if (key === 'read') {
        const read: Workspace['read'] = (file, limits) =>
          (isIgnoreFile(file) ? base : target).read(file, limits);
        return read;
      }
      const value = Reflect.get(target, key) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Judges a change by the config of the base, too: `config-weakened` says what it hides by its own config, and the
 * stricter of both verdicts counts.
 */
export async function guardConfig(result: RunResult, decide: Decide): Promise<RunResult> {
  const { setup } = result;
  const { request } = setup;
  const tree = guardTree(request)!;
  const files = tree.changedFiles();
  const earlier = files.length === 0 ? null : await prepareEarlier(setup, tree);
  if (earlier === null) return result;
  const found = await findByBase(earlier, tree, decide);
  const hidden = findHidden(found.fresh, { earlier, result });
  const excluded = leftOut(found.records, result, files);
  const failOn = stricter(setup.chosen.profile.failOn, earlier.chosen.profile.failOn);
  const isLowered = request.failOn === undefined && failOn !== setup.chosen.profile.failOn;
  const isLoosened = loosensDrift(earlier, result, new Set(files));
  if (hidden.length + excluded.length === 0 && !isLowered && !isLoosened) return result;
  const isFailing = (finding: FindingOf) =>
    finding.rule !== 'expectation-failed' &&
    isFailingSeverity(earlier.judge.levelOfFinding(finding), request.failOn ?? failOn);
  const isHiding = isLoosened || (isLowered ? found.fresh : hidden).some(isFailing);
  const weakened: Finding = {
    rule: 'config-weakened',
    file: weakenedFile(files, setup, earlier),
    at: START_OF_FILE,
    message: describe({ hidden, excluded, isLowered, isLoosened }),
    fix: 'Restore the configuration, or have someone with write access merge its change first.',
    severity: isHiding ? 'error' : 'warning',
  };
  const profile = { ...setup.chosen.profile, failOn };
  const chosen = { ...setup.chosen, profile };
  return { ...result, setup: { ...setup, chosen }, findings: [...result.findings, weakened] };
}

/** The run of the change as the base configures it; `null` if that is the same, or the config of the base is invalid. */
async function prepareEarlier(setup: RunSetup, tree: BaseTree): Promise<RunSetup | null> {
  const { request, chosen } = setup;
  const settings = await settingsOf(tree, request);
  if (settings === null) return null;
  const earlier = { ...(await prepareWith(settings, tree, request)), isBase: true };
  const isSame =
    earlier.chosen.profile.id === chosen.profile.id &&
    !tree.changedFiles().some((file) => /(?:^|\/)\.gitignore$/.test(file)) &&
    JSON.stringify(settings) === JSON.stringify(await loadSettings(request));
  return isSame ? null : earlier;
}

async function settingsOf(tree: BaseTree, request: Request): Promise<Settings | null> {
  try {
    return await loadSettings(ofTree(tree, request));
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** What the change adds to the findings of the base, by the config of the base. */
async function findByBase(earlier: RunSetup, tree: BaseTree, decide: Decide) {
  const judged = await decideAnyManifest(earlier, decide);
  const { isNew } = compareWithBase(judged, await runOnBase(tree, earlier, decide));
  return { fresh: judged.findings.filter(isNew), records: judged.skills.records };
}

const RANKS: readonly RuleLevel[] = ['off', 'notice', 'warning', 'error'];

interface Judged {
  readonly earlier: RunSetup;
  readonly result: RunResult;
}

/** The findings that the base would warn of, and the change does not, or as less. */
function findHidden(fresh: readonly FindingOf[], { earlier, result }: Judged): readonly FindingOf[] {
  const rankOf = (finding: FindingOf, { judge }: RunSetup) => RANKS.indexOf(judge.levelOfFinding(finding));
  const ranks = new Map(result.findings.map((finding) => [keyOf(finding), rankOf(finding, result.setup)]));
  return fresh.filter((finding) => {
    const rank = rankOf(finding, earlier);
    const isSerious = rank >= RANKS.indexOf('warning') && isOfFiles(finding, { earlier, result });
    return isSerious && rank > (ranks.get(keyOf(finding)) ?? 0);
  });
}

/** What is wrong with the old config, or with what nothing generates any more and nobody kept, is not hidden. */
function isOfFiles({ rule, file }: FindingOf, { earlier, result: { setup, outputs } }: Judged): boolean {
  if (rule === 'expectation-failed') return true;
  if (rule === 'unused-suppression') return earlier.settings.requireReasons && !setup.settings.requireReasons;
  if (DRIFT_RULES.includes(rule))
    return (
      setup.request.workspace.kindOf(file) === 'file' && !outputs.outputs.some((other) => other.file === file)
    );
  const own = [earlier, setup].flatMap(({ settings, manifestFile }) => [settings.file, manifestFile]);
  return !own.includes(file);
}

/** The skills that a change touches, and its config leaves out. */
function leftOut(
  records: readonly SkillRecord[],
  { skills }: RunResult,
  files: readonly string[],
): readonly string[] {
  const touched = new Set(files.flatMap((file) => withAncestors(file)));
  const now = new Set(skills.records.map(({ directory }) => directory));
  return records
    .map(({ directory }) => directory)
    .filter((directory) => touched.has(directory) && !now.has(directory));
}

/** Whether a change passes only because it changes `drift`. */
function loosensDrift(
  { settings: { drift: before } }: RunSetup,
  { setup, findings, outputs }: RunResult,
  changed: ReadonlySet<string>,
): boolean {
  const { drift } = setup.settings;
  if (before === drift || setup.request.check !== true) return false;
  if (before === 'fail') return findings.some(({ rule }) => DRIFT_RULES.includes(rule));
  return before === 'forbid' && outputs.outputs.some(({ file }) => changed.has(file));
}

/** Both look at the same files, so a place tells findings apart; profiles word them differently. */
function keyOf({ rule, file, skill, at, about }: FindingOf): string {
  return JSON.stringify([rule, file, skill, at, about]);
}

const STRICTNESS: readonly Profile['failOn'][] = ['never', 'error', 'warning'];

function stricter(a: Profile['failOn'], b: Profile['failOn']): Profile['failOn'] {
  return STRICTNESS.indexOf(a) >= STRICTNESS.indexOf(b) ? a : b;
}

/** The changed file that most likely did it. */
function weakenedFile(files: readonly string[], now: RunSetup, earlier: RunSetup): string {
  const configs = files.filter((file) => /(?:^|\/)\.gitignore$|\.jsonc?$|\.ya?ml$/.test(file));
  const changed = configs.length === 0 ? files : configs;
  const named = [now.settings.file, earlier.settings.file, '.cleo/config.json', '.codelia/config.json'];
  const likely = named.find((file) => file !== null && changed.includes(file));
  return likely ?? changed.find((file) => file.endsWith('.gitignore')) ?? changed[0]!;
}

const MAX_NAMED = 5;

function describe(what: {
  readonly hidden: readonly FindingOf[];
  readonly excluded: readonly string[];
  readonly isLowered: boolean;
  readonly isLoosened: boolean;
}): string {
  const { hidden, excluded, isLowered, isLoosened } = what;
  const places = [...new Set(hidden.map(({ rule, file }) => `${rule} in ${file}`))];
  const parts = [
    ...(excluded.length === 0
      ? []
      : [`leaves out ${countText(excluded.length, 'skill')} (${some(excluded)})`]),
    ...(hidden.length === 0 ? [] : [`hides ${countText(hidden.length, 'finding')} (${some(places)})`]),
    ...(isLowered ? ['lets more findings pass (`failOn`)'] : []),
    ...(isLoosened ? ['lets generated files pass (`drift`)'] : []),
  ];
  return `By the configuration of the base, this change ${parts.join(' and ')}.`;
}

function some(texts: readonly string[]): string {
  const more = texts.length - MAX_NAMED;
  return [...texts.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
