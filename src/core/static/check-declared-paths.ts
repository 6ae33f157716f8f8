import { resolveInside } from './resolve-inside.js';
import type { StaticCheck, StaticFinding, StaticInput } from './static-check.js';

/** `references` exist and stay inside: relative to the skill, or to the repository as manifests write them. */
export const checkReferences: StaticCheck = (input) =>
  checkPaths(input, 'references', [input.directory, '.'], 'reference-missing');

/** S3-5: `scripts` exist, in the skill or in its `scripts` directory. Nothing is run. */
export const checkScripts: StaticCheck = (input) =>
  checkPaths(input, 'scripts', [input.directory, `${input.directory}/scripts`], 'script-missing');

function checkPaths(
  input: StaticInput,
  field: 'references' | 'scripts',
  bases: readonly string[],
  rule: string,
): StaticFinding[] {
  return (input.declared[field] ?? []).flatMap((path, index): StaticFinding[] => {
    const at = { field: [field, index] };
    const targets = bases.map((base) => resolveInside(base, path));
    const kinds = targets.map((target) =>
      target.kind === 'outside' ? 'outside' : input.workspace.kindOf(target.path),
    );
    if (kinds.some((kind) => kind === 'file' || kind === 'directory')) return [];
    if (kinds[0] === 'outside') return [leadsOutside(field, path, at)];
    return [
      {
        rule,
        at,
        message: `"${path}", listed under \`${field}\`, is no file of the skill.`,
        fix: 'Correct the path, add the file, or take the line out.',
      },
    ];
  });
}

/** The finding for a path that leaves the repository, by its letters or through a link. */
export function leadsOutside(field: string, path: string, at: StaticFinding['at']): StaticFinding {
  return {
    rule: 'path-outside',
    at,
    message: `"${path}", listed under \`${field}\`, leads out of the repository.`,
    fix: 'Use a relative path to a file inside the skill.',
  };
}
