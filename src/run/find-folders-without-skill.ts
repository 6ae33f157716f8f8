import type { DirectoryEntry, Workspace } from '../files/workspace.js';
import { isSkillPath, SKILL_FILE } from '../skill/skill.js';
import type { FindingOf } from '../text/finding.js';
import { baseName, joinPath, parentOf } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';

type Finding = FindingOf<'skill-file-missing'>;

/** Folders with what skills share, and names of folders that are not skills. */
const SUPPORT =
  /^(?:[._].*|assets|common|docs|evals|examples?|images|lib|libs|node_modules|references|resources|scripts|shared|templates?|tests?|tools|utils)$/i;
/** `SKILLS.md`, `skill.txt`, `SKILL.markdown`: meant as the file of a skill. */
const NEARLY = /^skills?[ ._-]?(?:file)?(?:\.?(?:md|markdown|mdx|txt))?$/i;
const MAX_LEVELS = 5;

/** Folders beside skills in a folder `skills` that have no SKILL.md at any depth. */
export function findFoldersWithoutSkill(
  skills: readonly { readonly directory: string }[],
  workspace: Workspace,
): readonly Finding[] {
  const known = new Set(skills.map(({ directory }) => directory));
  const parents = new Set(skills.map(({ directory }) => parentOf(directory)));
  return [...parents]
    .filter((path) => baseName(path) === 'skills')
    .flatMap((parent) =>
      (workspace.list(parent) ?? [])
        .filter(({ kind, name }) => kind === 'directory' && !SUPPORT.test(name))
        .map(({ name }) => joinPath(parent, name))
        .filter((folder) => !known.has(folder))
        .flatMap((folder) => checkFolder(folder, workspace)),
    );
}

function checkFolder(folder: string, workspace: Workspace): readonly Finding[] {
  const files = filesIn(folder, workspace, MAX_LEVELS);
  const [first] = files;
  if (first === undefined || files.some(isSkillPath)) return [];
  const near = files.find((file) => parentOf(file) === folder && NEARLY.test(baseName(file)));
  return [
    {
      rule: 'skill-file-missing',
      file: near ?? first,
      at: START_OF_FILE,
      about: [folder],
      message: `${folder} has no ${SKILL_FILE}${near === undefined ? '' : `, but ${baseName(near)}`}.`,
      fix:
        near === undefined
          ? `Add ${SKILL_FILE}, or begin the name of the folder with "_" if it is not a skill.`
          : `Rename it to ${SKILL_FILE}.`,
    },
  ];
}

function filesIn(folder: string, workspace: Workspace, levels: number): readonly string[] {
  if (levels === 0) return [];
  return listReadable(folder, workspace).flatMap(({ name, kind }) => {
    const path = joinPath(folder, name);
    return kind === 'directory' && !isSkillPath(name) ? filesIn(path, workspace, levels - 1) : [path];
  });
}

function listReadable(folder: string, workspace: Workspace): readonly DirectoryEntry[] {
  try {
    return workspace.list(folder) ?? [];
  } catch {
    // The scan reports what cannot be read.
    return [];
  }
}
