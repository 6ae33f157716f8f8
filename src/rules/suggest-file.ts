import { baseName } from '../text/paths.js';
import { closestOf } from '../text/suggest.js';

/** Suggests the file that was probably meant: one of that name elsewhere, else one with a similar path. */
export function suggestFile(path: string, files: readonly string[], otherwise: string): string {
  const name = baseName(path).toLowerCase();
  const [same, ...others] = COMMON.has(name)
    ? []
    : files.filter((file) => baseName(file).toLowerCase() === name);
  const near =
    same !== undefined && others.length === 0 ? same : COMMON.has(name) ? null : closestOf(path, files);
  return near === null ? otherwise : `Did you mean "${near}"? ${otherwise}`;
}

/** Names that say nothing about which file is meant. */
const COMMON: ReadonlySet<string> = new Set(['skill.md', 'readme.md', 'index.md']);
