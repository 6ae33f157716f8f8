import { relative, sep } from 'node:path';
import { askGit } from './git.js';

/** Path from the top of the repository down to the scanned root, `skills-repo/` or empty. */
export async function findRepositoryPrefix(root: string, workspace: string): Promise<string> {
  const prefix = await askGit(['rev-parse', '--show-prefix'], root);
  if (prefix !== null) return prefix.replace(/\r?\n$/, '');
  const path = relative(workspace, root).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}
