import type { PathKind } from '../../workspace/workspace.js';
import { quote } from './quote.js';
import { resolveInside } from './resolve-inside.js';
import type { StaticCheck, StaticFinding, StaticInput } from './static-check.js';

/** `references` exist and stay inside: relative to the skill, or to the repository as manifests write them. */
export const checkReferences: StaticCheck = (input) =>
  checkPaths(input, 'references', (directory) => [directory, '.'], 'reference-missing');

/** `scripts` exist, in the skill or in its `scripts` directory. Nothing is run. */
export const checkScripts: StaticCheck = (input) =>
  checkPaths(input, 'scripts', (directory) => [directory, `${directory}/scripts`], 'script-missing');

/** Each path costs a look at the disk, and no real skill lists so many. */
export const MOST_PATHS = 200;

function checkPaths(
  input: StaticInput,
  field: 'references' | 'scripts',
  basesOf: (directory: string) => readonly string[],
  rule: string,
): StaticFinding[] {
  const paths = input.declared[field];
  if (paths === undefined) return [];
  const bases = basesOf(input.directory);
  const findings = paths.slice(0, MOST_PATHS).flatMap((path, index): StaticFinding[] => {
    const at = { field: [field, index] };
    const kinds = bases.map((base) => kindOfTarget(base, path, input));
    if (kinds.some((kind) => kind === 'file' || kind === 'directory')) return [];
    if (kinds[0] === 'outside') return [leadsOutside(field, path, at)];
    const message = `${quote(path)}, listed under \`${field}\`, is no file of the skill.`;
    return [{ rule, at, message, fix: 'Correct the path, add the file, or take the line out.' }];
  });
  return paths.length > MOST_PATHS ? [...findings, listsTooMuch(field, paths.length)] : findings;
}

function kindOfTarget(base: string, path: string, { workspace }: StaticInput): PathKind {
  const target = resolveInside(base, path);
  return target.kind === 'outside' ? 'outside' : workspace.kindOf(target.path);
}

/** The finding for a list that is longer than what is looked at: what was not checked is not accepted. */
export function listsTooMuch(field: string, count: number): StaticFinding {
  return {
    rule: 'path-outside',
    at: { field: [field] },
    message: `\`${field}\` lists ${count} files; only ${MOST_PATHS} are looked at.`,
    fix: 'List what the skill needs by name, and leave the rest to a file of its own.',
  };
}

/** The finding for a path that leaves the repository, by its letters or through a link. */
export function leadsOutside(field: string, path: string, at: StaticFinding['at']): StaticFinding {
  return {
    rule: 'path-outside',
    at,
    message: `${quote(path)}, listed under \`${field}\`, leads out of the repository.`,
    fix: 'Use a relative path to a file inside the skill.',
  };
}
