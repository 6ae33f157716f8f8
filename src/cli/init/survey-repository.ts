import fs from 'node:fs';
import path from 'node:path';
import { WorkspaceError } from '../../files/workspace.js';
import { type FoundOutput, findOutputs } from '../../outputs/find-outputs.js';
import { openRepositoryFiles } from '../../outputs/repository-files.js';
import { runOperation } from '../../pipeline.js';
import type { Outcome } from '../../report/report.js';
import { neutralize } from '../../report/visible-text.js';
import type { Request } from '../../request.js';
import { prepareRun } from '../../run/prepare-run.js';

/** What `init` found in a repository. */
export interface Survey {
  readonly profile: string;
  readonly profileReason: string;
  readonly manifest: string;
  readonly hasManifest: boolean;
  readonly skills: number;
  readonly invalid: number;
  /** Folders that hold skills, with how many, in the order they were scanned. */
  readonly folders: readonly { readonly path: string; readonly skills: number }[];
  /** Files derived from the skills that are there already, beside the manifest. */
  readonly outputs: readonly FoundOutput[];
}

/** Looks at a repository by trying a registration. */
export async function surveyRepository(request: Request): Promise<Survey> {
  const { chosen, manifestFile, manifestText } = await prepareRun(request);
  const outcome = await tryToRegister(request);
  return {
    profile: chosen.profile.id,
    profileReason: chosen.reason,
    manifest: manifestFile,
    hasManifest: manifestText !== null,
    skills: outcome?.report.summary.discovered ?? 0,
    invalid: outcome?.report.summary.invalid ?? 0,
    folders: outcome === null ? [] : countByFolder(outcome),
    outputs: findOutputs(openRepositoryFiles(request.workspace)),
  };
}

/** `null` where there is no folder with skills yet: that is no reason not to set the repository up. */
async function tryToRegister(request: Request): Promise<Outcome | null> {
  try {
    return await runOperation(request);
  } catch (error) {
    if (error instanceof WorkspaceError) return null;
    throw error;
  }
}

function countByFolder({ report }: Outcome): Survey['folders'] {
  const folders = new Map<string, number>();
  for (const { path, status } of report.skills) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    if (status !== 'pruned') folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders].map(([path, skills]) => ({ path, skills }));
}

/** The survey in words. */
export function describeSurvey(survey: Survey): string {
  const folders = survey.folders.map(({ path, skills }) => `${neutralize(path)} (${skills})`).join(', ');
  const invalid = survey.invalid > 0 ? `, ${survey.invalid} of them invalid` : '';
  return [
    `Profile:   ${neutralize(survey.profile)} (${neutralize(survey.profileReason)})\n`,
    `Skills:    ${survey.skills === 0 ? 'none found yet' : `${survey.skills} in ${folders}${invalid}`}\n`,
    `Manifest:  ${neutralize(survey.manifest)} (${survey.hasManifest ? 'exists' : 'not there yet'})\n`,
    ...(survey.outputs.length === 0 ? [] : [`Outputs:   ${describeOutputs(survey)}\n`]),
  ].join('');
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
