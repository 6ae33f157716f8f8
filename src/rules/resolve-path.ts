/** Where a relative path of a skill points: inside the skill, elsewhere in the repository, or outside. */
export type Resolved =
  | { readonly kind: 'skill' | 'repository'; readonly path: string }
  | { readonly kind: 'outside' };

/** Resolves `relative` against a workspace directory without reading the disk. */
export function resolveInside(directory: string, relative: string): Resolved {
  // Nearly every link: plain names separated by `/`.
  if (directory !== '.' && /^(?:[\w-][\w. -]*)(?:\/[\w-][\w. -]*)*$/.test(relative))
    return { kind: 'skill', path: `${directory}/${relative}` };
  if (isAbsolute(relative) || relative.includes('\0')) return { kind: 'outside' };
  const base = directory === '.' ? [] : directory.split('/');
  // `~` is the home directory: no path leads above it either.
  const floor = base[0] === '~' ? 1 : 0;
  const segments = [...base];
  for (const segment of relative.split(/[/\\]/)) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.length <= floor) return { kind: 'outside' };
    else segments.pop();
  }
  const isInSkill = base.every((segment, index) => segments[index] === segment);
  return { kind: isInSkill ? 'skill' : 'repository', path: segments.join('/') || '.' };
}

function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|~(?:[/\\]|$)|[A-Za-z]:)/.test(path);
}
