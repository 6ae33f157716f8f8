import type { Finding } from '../rules/finding.js';
import type { SkillCandidate } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { joinPath, normalizePath, parentOf, withAncestors } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { countText, joinWords } from '../text/suggest.js';
import { manifestPaths } from './choose-manifest.js';
import type { RunSetup } from './prepare-run.js';

/** A manifest that is not used and lists skills of this repository, with paths from a folder of it. */
export interface UnusedManifest {
  readonly file: string;
  readonly project: string;
  readonly skills: number;
}

/** Looks above the skills for manifests that list them: a second one for the same skills would go unnoticed. */
export function findUnusedManifests(
  setup: RunSetup,
  candidates: readonly SkillCandidate[],
): readonly UnusedManifest[] {
  const { request, manifestFile, otherManifests, hasManifest } = setup;
  if (!hasManifest || request.manifest !== undefined) return [];
  const { workspace } = request;
  const directories = new Set(
    candidates.filter(({ scope }) => scope === 'repo').map(({ directory }) => directory),
  );
  const folders = new Set([...directories].flatMap((directory) => withAncestors(parentOf(directory))));
  const used = new Set([manifestFile, ...otherManifests].map((file) => workspace.canonical(file) ?? file));
  return [...folders].sort(compareText).flatMap((folder): UnusedManifest[] => {
    const file = joinPath(folder, 'manifest.json');
    if (workspace.kindOf(file) !== 'file' || used.has(workspace.canonical(file) ?? file)) return [];
    const paths = manifestPaths(request.store.read(file));
    const countFrom = (project: string) =>
      paths.filter((path) => directories.has(normalizePath(joinPath(project, path)))).length;
    const counts = withAncestors(folder).map((project) => ({ file, project, skills: countFrom(project) }));
    return counts.filter(({ skills }) => skills > 0).slice(0, 1);
  });
}

export function noticeUnusedManifests(
  { manifestFile, existing }: RunSetup,
  unused: readonly UnusedManifest[],
): Finding[] {
  return unused.map(({ file, project, skills }) => ({
    rule: 'several-manifests',
    file: existing.text === null ? file : manifestFile,
    at: START_OF_FILE,
    about: [file],
    ...(existing.text === null && { severity: 'warning' as const }),
    message: `${file} lists ${countText(skills, 'skill')} of this repository, with paths from ${project === '.' ? 'the top folder' : project}; ${manifestFile} is used instead.`,
    fix: adviseManifest({ file, project }),
  }));
}

function adviseManifest({ file, project }: Pick<UnusedManifest, 'file' | 'project'>): string {
  return project === '.'
    ? `Set "manifest": ${JSON.stringify(file)} in the config, or delete it.`
    : `Use it with --root ${project}, or delete it.`;
}

export function noticeOtherManifests({ manifestFile, otherManifests }: RunSetup): Finding[] {
  if (otherManifests.length === 0) return [];
  return [
    {
      rule: 'several-manifests',
      file: manifestFile,
      at: START_OF_FILE,
      about: otherManifests,
      message: `There are ${otherManifests.length + 1} skill manifests; ${manifestFile} is used, ${joinWords(otherManifests)} not.`,
      fix: 'Delete the others, or choose one with "manifest" in the config.',
    },
  ];
}
