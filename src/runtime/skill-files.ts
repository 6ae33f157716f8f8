import type { CatalogSkill } from '../core/catalog.js';
import { compareText } from '../core/diagnostic.js';
import type { Workspace } from '../workspace/workspace.js';
import { inSkill, readSkillTree } from './skill-tree.js';

export interface SkillFiles {
  /** Relative to the skill's directory, in code-unit order; SKILL.md is not among them. */
  readonly files: readonly string[];
  readonly truncated: boolean;
}

const SKILL_FILE_LIMITS = { maxFiles: 200, maxBytes: 512 * 1024 } as const;

/** The regular files that come with a skill, up to so many and so large. */
export function listSkillFiles(
  skill: CatalogSkill,
  workspace: Workspace,
  limits: { readonly maxFiles: number; readonly maxBytes: number } = SKILL_FILE_LIMITS,
): SkillFiles {
  const tree = readSkillTree(skill, workspace);
  const all = tree.entries
    .filter((entry) => entry.kind === 'file' && inSkill(skill, entry.path) !== skill.file)
    .map((entry) => entry.path)
    .sort(compareText);
  const files: string[] = [];
  let bytes = 0;
  for (const file of all) {
    bytes += workspace.fingerprint(inSkill(skill, file))?.size ?? 0;
    if (files.length >= limits.maxFiles || bytes > limits.maxBytes) return { files, truncated: true };
    files.push(file);
  }
  return { files, truncated: tree.truncated };
}
