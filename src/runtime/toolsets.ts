import type { CatalogSkill } from '../core/catalog.js';
import { isContainedPath } from '../core/skill-path.js';
import { moduleFiles, parseToolset } from '../core/toolset.js';
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

/** Lists the toolsets that skills declare, with the file and the export a loader would take. */
export function listToolsets(skills: readonly CatalogSkill[], workspace: Workspace): readonly ToolsetEntry[] {
  return skills.flatMap((skill) =>
    skill.toolsets.map((declared) => resolveToolset(skill, declared, workspace)),
  );
}

function resolveToolset(skill: CatalogSkill, declared: string, workspace: Workspace): ToolsetEntry {
  const unusable = (problem: string): ToolsetEntry => ({
    skill: skill.name,
    declared,
    module: null,
    exportName: null,
    problem,
  });
  const toolset = parseToolset(declared);
  if (toolset === null) return unusable('it is not of the form path:Class');
  if (!isContainedPath(toolset.path)) return unusable('its path leads out of the skill');
  for (const file of moduleFiles(toolset.path)) {
    const module = findModule(skill, file, workspace);
    if (module !== null) return { skill: skill.name, declared, module, exportName: toolset.exportName };
  }
  return unusable('there is no such file in the skill');
}

function findModule(skill: CatalogSkill, path: string, workspace: Workspace): string | null {
  const file = workspace.canonical(inSkill(skill, path));
  if (file === null || workspace.kindOf(file) !== 'file') return null;
  return file.startsWith(`${skill.directory}/`) || skill.directory === '.'
    ? absolutePath(workspace, file)
    : null;
}
