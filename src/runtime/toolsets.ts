import type { CatalogSkill } from '../core/catalog.js';
import { isContainedPath } from '../core/skill-path.js';
import type { Workspace } from '../workspace/workspace.js';
import { absolutePath } from './absolute-path.js';
import { inSkill } from './skill-tree.js';

/** A toolset of a skill, resolved for a loader. Nothing is imported here. */
export interface ToolsetEntry {
  readonly skill: string;
  /** As the frontmatter says it: `path:Class`. */
  readonly declared: string;
  /** Absolute path of the module; `null` when there is none inside the skill. */
  readonly module: string | null;
  readonly exportName: string | null;
  /** Why a loader cannot use it. */
  readonly problem?: string;
}

const EXTENSIONS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.cts', '.py'];

/** Lists the toolsets that skills declare, with the file and the export a loader would take. */
export function listToolsets(skills: readonly CatalogSkill[], workspace: Workspace): readonly ToolsetEntry[] {
  return skills.flatMap((skill) =>
    skill.toolsets.map((declared) => resolveToolset(skill, declared, workspace)),
  );
}

function resolveToolset(skill: CatalogSkill, declared: string, workspace: Workspace): ToolsetEntry {
  const colon = declared.lastIndexOf(':');
  const [path, exportName] = [declared.slice(0, colon), declared.slice(colon + 1)];
  const unusable = (problem: string): ToolsetEntry => ({
    skill: skill.name,
    declared,
    module: null,
    exportName: null,
    problem,
  });
  if (colon < 1 || !/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(exportName))
    return unusable('it is not of the form path:Class');
  if (!isContainedPath(path)) return unusable('its path leads out of the skill');
  const module = EXTENSIONS.map((extension) => findModule(skill, path + extension, workspace)).find(Boolean);
  if (module === undefined || module === null) return unusable('there is no such file in the skill');
  return { skill: skill.name, declared, module, exportName };
}

function findModule(skill: CatalogSkill, path: string, workspace: Workspace): string | null {
  const file = workspace.canonical(inSkill(skill, path));
  if (file === null || workspace.kindOf(file) !== 'file') return null;
  return file.startsWith(`${skill.directory}/`) || skill.directory === '.'
    ? absolutePath(workspace, file)
    : null;
}
