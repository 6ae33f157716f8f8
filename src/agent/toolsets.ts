import { absolutePath } from '../files/absolute-path.js';
import type { Workspace } from '../files/workspace.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import { isContainedPath, moduleFiles, parseToolset } from '../skill/skill.js';
import { inSkill } from './skill-tree.js';

/** A toolset of a skill, resolved for a loader. Nothing is imported here. */
export interface ToolsetEntry {
  readonly skill: string;
  /** As declared in the frontmatter: `path:Class`. */
  readonly declared: string;
  /** Absolute path of the module; `null` when it does not exist inside the skill. */
  readonly module: string | null;
  readonly exportName: string | null;
  /** Why a loader cannot use it. */
  readonly problem?: string;
}

/** Lists the toolsets that skills declare, with the file and the export that a loader takes. */
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
  if (toolset === null) return unusable('it must have the form path:Class');
  if (!isContainedPath(toolset.path)) return unusable('its path leaves the skill');
  for (const file of moduleFiles(toolset.path)) {
    const module = findModule(skill, file, workspace);
    if (module !== null) return { skill: skill.name, declared, module, exportName: toolset.exportName };
  }
  return unusable('the file does not exist in the skill');
}

function findModule(skill: CatalogSkill, path: string, workspace: Workspace): string | null {
  const file = workspace.canonical(inSkill(skill, path));
  if (file === null || workspace.kindOf(file) !== 'file') return null;
  return file.startsWith(`${skill.directory}/`) || skill.directory === '.'
    ? absolutePath(workspace, file)
    : null;
}

/** Limits for programs that run a skill's scripts. skill-registrar itself runs none. */
export const SCRIPT_LIMITS = {
  timeoutMs: 60_000,
  maxOutputBytes: 1024 * 1024,
  maxArguments: 100,
  maxArgumentBytes: 4096,
  /** A script runs in the directory of its skill. */
  workingDirectory: 'skill',
} as const;
