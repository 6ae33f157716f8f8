import type { Workspace } from '../workspace/workspace.js';
import { compareText } from './diagnostic.js';
import type { SkillCandidate } from './skill.js';
import { joinPath } from './skill-path.js';

const MAX_REFERENCE_DEPTH = 8;

/** Files under `references/`, sorted; links are not followed. */
export function listReferences(candidate: SkillCandidate, workspace: Workspace): readonly string[] {
  if (!candidate.hasReferences) return [];
  const files: string[] = [];
  const visit = (directory: string, depth: number): void => {
    for (const entry of workspace.list(directory) ?? []) {
      const path = joinPath(directory, entry.name);
      if (entry.kind === 'file') files.push(path);
      else if (entry.kind === 'directory' && depth < MAX_REFERENCE_DEPTH) visit(path, depth + 1);
    }
  };
  visit(joinPath(candidate.directory, 'references'), 1);
  return files.sort(compareText);
}
