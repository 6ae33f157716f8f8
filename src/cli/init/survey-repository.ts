import fs from 'node:fs';
import path from 'node:path';
import type { Request } from '../../config/request.js';
import { WorkspaceError } from '../../files/workspace.js';
import { findOutputs } from '../../outputs/create-outputs.js';
import type { OutputFile } from '../../outputs/output.js';
import { runOperation } from '../../pipeline.js';
import type { ScanRoot } from '../../profiles/profile.js';
import type { Outcome } from '../../report/report.js';
import { prepareRun, type RunSetup } from '../../run/prepare-run.js';
import { readSources } from '../../run/read-sources.js';
import { shapeOfTriggers } from '../../run/register-skills.js';
import { isBelow } from '../../text/paths.js';
import { whenGiven } from '../../text/suggest.js';
import { neutralize } from '../../text/visible-text.js';

/** What `init` found in a repository. */
export interface Survey {
  readonly profile: string;
  readonly profileReason: string;
  readonly manifest: string;
  readonly hasManifest: boolean;
  readonly skills: number;
  readonly invalid: number;
  /** Scan roots that hold skills, with how many, in the order they were scanned. */
  readonly folders: readonly { readonly path: string; readonly skills: number }[];
  /** Existing generated files other than the manifest. */
  readonly outputs: readonly OutputFile[];
  /** The form of triggers that the consumers of the manifest read; absent where nothing tells. */
  readonly triggersShape?: 'nested' | 'compat';
}

/** Looks at a repository by trying a registration. */
export async function surveyRepository(request: Request): Promise<Survey> {
  const setup = await prepareRun(request);
  const { chosen, manifestFile, existing, roots } = setup;
  const outcome = await tryToRegister(request);
  return {
    profile: chosen.profile.id,
    profileReason: chosen.reason,
    manifest: manifestFile,
    hasManifest: existing.text !== null,
    skills: outcome?.report.summary.discovered ?? 0,
    invalid: outcome?.report.summary.invalid ?? 0,
    folders: outcome === null ? [] : countByRoot(outcome, roots),
    outputs: outcome === null ? [] : findOutputs(readSources(setup)),
    ...whenGiven('triggersShape', findTriggersShape(setup)),
  };
}

/** CLEO's dispatcher in bash, which expects a list where newer consumers expect an object. */
const SHELL_CONSUMER = 'lib/skill-dispatch.sh';

function findTriggersShape(setup: RunSetup): Survey['triggersShape'] {
  if (!setup.chosen.profile.lexiconKeys) return undefined;
  if (setup.request.workspace.kindOf(SHELL_CONSUMER) === 'file') return 'compat';
  return setup.existing.text === null ? undefined : shapeOfTriggers(setup);
}

/** `null` if there is no folder with skills yet, which does not prevent `init`. */
async function tryToRegister(request: Request): Promise<Outcome | null> {
  try {
    return await runOperation(request);
  } catch (error) {
    if (error instanceof WorkspaceError) return null;
    throw error;
  }
}

/** Roots that hold skills, with how many; those of many plugins are one pattern. */
function countByRoot({ report }: Outcome, roots: readonly ScanRoot[]): Survey['folders'] {
  const counts = new Map<string, number>();
  for (const { path, status } of report.skills) {
    if (status === 'pruned' || status === 'stale') continue;
    const own = roots.filter((root) => root.path === '.' || isBelow(path, root.path));
    const nearest = own.sort((a, b) => b.path.length - a.path.length)[0];
    if (nearest !== undefined) counts.set(nearest.path, (counts.get(nearest.path) ?? 0) + 1);
  }
  return foldPatterns([...counts].map(([path, skills]) => ({ path, skills })));
}

const MANY_ALIKE = 3;

/** `plugins/a/skills`, `plugins/b/skills`, `plugins/c/skills` are `plugins/*` + `/skills`. */
function foldPatterns(folders: Survey['folders']): Survey['folders'] {
  const patternOf = (path: string) => path.replace(/[^/]+(?=\/skills$)/, '*');
  const alike = new Map<string, number>();
  for (const { path } of folders) alike.set(patternOf(path), (alike.get(patternOf(path)) ?? 0) + 1);
  const folded = new Map<string, number>();
  for (const { path, skills } of folders) {
    const name = alike.get(patternOf(path))! >= MANY_ALIKE ? patternOf(path) : path;
    folded.set(name, (folded.get(name) ?? 0) + skills);
  }
  return [...folded].map(([path, skills]) => ({ path, skills }));
}

/** The survey in words. */
export function describeSurvey(survey: Survey, getsManifest: boolean): string {
  const [only, ...others] = survey.folders.map(({ path }) => neutralize(path));
  const counted = survey.folders.map(({ path, skills }) => `${neutralize(path)} (${skills})`).join(', ');
  const folders = others.length === 0 ? only : counted;
  const invalid = survey.invalid > 0 ? `, ${survey.invalid} of them invalid` : '';
  return [
    `Profile:   ${neutralize(survey.profile)} (${neutralize(survey.profileReason)})\n`,
    `Skills:    ${survey.skills === 0 ? 'none found yet' : `${survey.skills} in ${folders}${invalid}`}\n`,
    `Manifest:  ${getsManifest ? describeManifest(survey) : 'none ("manifest": false)'}\n`,
    ...(survey.outputs.length === 0 ? [] : [`Outputs:   ${describeOutputs(survey)}\n`]),
  ].join('');
}

function describeManifest({ manifest, hasManifest }: Survey): string {
  return `${neutralize(manifest)} (${hasManifest ? 'exists' : 'will be created'})`;
}

function describeOutputs({ outputs }: Survey): string {
  return outputs.map(({ kind, file }) => `${neutralize(file)} (${kind})`).join(', ');
}

/** The folder that holds `.git`, at or above a folder; the folder itself where there is none. */
export function findCheckout(folder: string): string {
  for (let current = folder; ; current = path.dirname(current)) {
    if (fs.existsSync(path.join(current, '.git'))) return current;
    if (current === path.dirname(current)) return folder;
  }
}
