import type { Workspace } from '../files/workspace.js';
import { compareText } from '../report/diagnostic.js';
import type { CatalogSkill } from '../skill/list-skills.js';
import type { ResourceType } from '../skill/skill.js';
import { inSkill } from './skill-tree.js';

/** Larger resources are refused: they would fill the agent's context. */
const MAX_RESOURCE_BYTES = 1024 * 1024;

/** Regular files directly in one of the resource directories, as `references/x.md`, sorted. */
export function listResources(
  skill: CatalogSkill,
  type: ResourceType,
  workspace: Workspace,
): readonly string[] {
  const entries = workspace.listWithin(skill.directory, inSkill(skill, type)) ?? [];
  return entries
    .filter((entry) => entry.kind === 'file')
    .map((entry) => `${type}/${entry.name}`)
    .sort(compareText);
}

export type ResourceContent =
  | { readonly kind: 'content'; readonly path: string; readonly bytes: Uint8Array }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads one file of a skill, never one outside its directory, whatever the path and the links in it say. */
export function readResource(skill: CatalogSkill, path: string, workspace: Workspace): ResourceContent {
  const problem = unsafePath(path);
  if (problem !== null) return { kind: 'refused', message: `Refused to read "${path}": ${problem}.` };
  const names = path.split('/').filter((segment) => segment !== '.' && segment !== '');
  const file = inSkill(skill, names.join('/'));
  const limits = { maxBytes: MAX_RESOURCE_BYTES, followLinks: true, within: skill.directory };
  const content = workspace.read(file, limits);
  if (content.kind === 'content') return { kind: 'content', path, bytes: content.bytes };
  if (content.kind === 'missing') {
    return { kind: 'missing', message: `The skill "${skill.name}" has no file "${path}".` };
  }
  return { kind: 'refused', message: `Refused to read "${path}": ${content.detail}.` };
}

/** What is wrong with a path, before any file is read; by segments, so that `..notes.md` is a plain name. */
function unsafePath(path: string): string | null {
  const segments = path.split('/');
  if (path.trim() === '') return 'it is empty';
  if (path.includes('\0')) return 'it contains a NUL character';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'it is absolute, not relative to the skill';
  if (path.includes('\\')) return 'it contains a backslash; separate directories by "/"';
  if (segments.includes('..')) return 'it leaves the skill by ".."';
  if (segments[0] === '~') return 'it points to the home directory';
  return segments.every((segment) => segment === '.' || segment === '') ? 'it does not name a file' : null;
}
