import type { Request } from '../config/request.js';
import { loadSettings, type Settings } from '../config/settings.js';
import type { BaseTree, Workspace } from '../files/workspace.js';
import type { Profile } from '../profiles/profile.js';
import { isDriftFinding } from '../report/github-annotations.js';
import { isFailingSeverity } from '../report/verdict.js';
import type { Finding } from '../rules/finding.js';
import type { Judge } from '../rules/judge.js';
import { ConfigError } from '../text/errors.js';
import type { FindingOf, RuleLevel } from '../text/finding.js';
import { withAncestors } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { countText } from '../text/suggest.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import { guardTree } from './read-skills.js';
import type { RunResult } from './run-result.js';
import { collectSkills } from './skills.js';

/** Prepares a run with the config and the ignore files of the base. */
export async function prepareWithBaseConfig(request: Request): Promise<RunSetup> {
  const tree = guardTree(request)!;
  const settings = await loadSettings({ ...request, workspace: tree.workspace, store: tree.store });
  const profile = request.profile ?? (await profileOf(tree, request, settings));
  return prepareRun({ ...request, profile, workspace: withIgnoresOf(tree, request.workspace) }, settings);
}

/** The profile that the base uses, whatever manifest and config the change has. */
async function profileOf(tree: BaseTree, request: Request, settings: Settings): Promise<string> {
  const { guard, base, ...rest } = request;
  const setup = await prepareRun({ ...rest, workspace: tree.workspace, store: tree.store }, settings);
  return setup.chosen.profile.id;
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

/** Files that can change what is checked, how, or what counts. */
const CONFIG_FILES = /(?:^|\/)\.gitignore$|\.json$|\.ya?ml$/;

/**
 * Judges the skills that a change touches by the config of the base, too: `config-weakened` says what the change hides
 * by its own config, and the stricter of both verdicts counts.
 */
export async function guardConfig(result: RunResult): Promise<RunResult> {
  const { setup } = result;
  const { request } = setup;
  const tree = guardTree(request)!;
  const files = tree.changedFiles();
  const changed = files.filter((file) => CONFIG_FILES.test(file) || file === request.config);
  if (changed.length === 0) return result;
  const earlier = await prepareEarlier(request);
  if (earlier === null) return result;
  // What was wrong before is not of this change, and what is wrong with the old config is not of the new one.
  const touched = new Set(files.flatMap((file) => withAncestors(file)));
  const isOwn = ({ file }: FindingOf) => touched.has(file) && file !== earlier.settings.file;
  const { records, findings } = await collectSkills({ ...earlier, isBase: true });
  const { judge } = earlier;
  const before = [...findings, ...records.flatMap((record) => record.findings)];
  const hidden = findHidden(before.filter(isOwn), judge, result);
  const now = new Set(result.skills.records.map(({ directory }) => directory));
  const excluded = records
    .map(({ directory }) => directory)
    .filter((directory) => touched.has(directory) && !now.has(directory));
  const failOn = stricter(setup.chosen.profile.failOn, earlier.chosen.profile.failOn);
  const isLowered = request.failOn === undefined && failOn !== setup.chosen.profile.failOn;
  const isLoosened = loosensDrift(earlier, result, new Set(files));
  if (hidden.length + excluded.length === 0 && !isLowered && !isLoosened) return result;
  const isFailing = (finding: FindingOf, by: Judge) =>
    isFailingSeverity(by.levelOfFinding(finding), request.failOn ?? failOn);
  const isHiding =
    isLoosened ||
    hidden.some((finding) => isFailing(finding, judge)) ||
    (isLowered && result.findings.some((finding) => isOwn(finding) && isFailing(finding, setup.judge)));
  const weakened: Finding = {
    rule: 'config-weakened',
    file: weakenedFile(changed, setup, earlier),
    at: START_OF_FILE,
    message: describe({ hidden, excluded, isLowered, isLoosened }),
    fix: 'Restore the configuration, or have someone with write access merge its change first.',
    severity: isHiding ? 'error' : 'warning',
  };
  const profile = { ...setup.chosen.profile, failOn };
  const chosen = { ...setup.chosen, profile };
  return { ...result, setup: { ...setup, chosen }, findings: [...result.findings, weakened] };
}

/** Whether a change passes only because it changes `drift`. */
function loosensDrift(
  { settings: { drift: before } }: RunSetup,
  { setup, findings, outputs }: RunResult,
  changed: ReadonlySet<string>,
): boolean {
  const { drift } = setup.settings;
  if (before === drift || setup.request.check !== true) return false;
  if (before === 'fail') return findings.some(isDriftFinding);
  return before === 'forbid' && outputs.outputs.some(({ file }) => changed.has(file));
}

/** `null` if the config of the base is invalid. */
async function prepareEarlier(request: Request): Promise<RunSetup | null> {
  try {
    return await prepareWithBaseConfig(request);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

const RANKS: readonly RuleLevel[] = ['off', 'notice', 'warning', 'error'];

/** The findings that the base would report, and the change does not, or as less. */
function findHidden(before: readonly FindingOf[], judge: Judge, now: RunResult): readonly FindingOf[] {
  const ranks = new Map<string, number>();
  for (const finding of now.findings) {
    ranks.set(keyOf(finding), RANKS.indexOf(now.setup.judge.levelOfFinding(finding)));
  }
  return before.filter((finding) => {
    const rank = RANKS.indexOf(judge.levelOfFinding(finding));
    return rank > (ranks.get(keyOf(finding)) ?? 0);
  });
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
function weakenedFile(changed: readonly string[], now: RunSetup, earlier: RunSetup): string {
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
