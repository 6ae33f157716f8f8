import type { Outcome } from '../../core/report.js';
import { neutralize } from '../../report/text-neutral.js';

/** What `init` found in a repository. */
export interface Survey {
  readonly profile: string;
  readonly profileReason: string;
  readonly manifest: string;
  readonly hasManifest: boolean;
  readonly skills: number;
  readonly invalid: number;
  /** Folders that hold skills, with how many, in the order they were scanned. */
  readonly roots: readonly { readonly path: string; readonly skills: number }[];
}

/** Reads the survey off a registration that was only tried. */
export function surveyOf({ report, files }: Outcome): Survey {
  const roots = new Map<string, number>();
  for (const skill of report.skills) {
    const folder = skill.path.includes('/') ? skill.path.slice(0, skill.path.lastIndexOf('/')) : '.';
    if (skill.status !== 'pruned') roots.set(folder, (roots.get(folder) ?? 0) + 1);
  }
  const manifest = files.find((file) => file.path === report.manifest);
  return {
    profile: report._meta.profile ?? 'agent-skills',
    profileReason: report._meta.profileReason ?? 'default',
    manifest: report.manifest,
    hasManifest: manifest !== undefined && manifest.before !== null,
    skills: report.summary.discovered,
    invalid: report.summary.invalid,
    roots: [...roots].map(([path, skills]) => ({ path, skills })),
  };
}

/** The survey in words. */
export function describeSurvey(survey: Survey): string {
  const roots = survey.roots.map(({ path, skills }) => `${neutralize(path)} (${skills})`).join(', ');
  const invalid = survey.invalid > 0 ? `, ${survey.invalid} of them invalid` : '';
  return [
    `Profile:   ${neutralize(survey.profile)} (${neutralize(survey.profileReason)})\n`,
    `Skills:    ${survey.skills === 0 ? 'none found yet' : `${survey.skills} in ${roots}${invalid}`}\n`,
    `Manifest:  ${neutralize(survey.manifest)} (${survey.hasManifest ? 'exists' : 'not there yet'})\n`,
  ].join('');
}
