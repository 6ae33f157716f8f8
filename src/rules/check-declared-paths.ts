import type { PathKind, Workspace } from '../files/workspace.js';
import { moduleFiles, parseToolset } from '../skill/skill.js';
import { resolveInside } from './check-links.js';
import { quote, type StaticCheck, type StaticFinding, type StaticInput } from './static-check.js';

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

const MAX_MODULE_BYTES = 1_048_576;

/** Every toolset is `path:Class`, its file lies in the skill and speaks of that class. Nothing is imported. */
export const checkToolsets: StaticCheck = (input) => {
  const { toolsets } = input.declared;
  if (toolsets === undefined) return [];
  const findings = toolsets.slice(0, MOST_PATHS).flatMap((toolset, index) => {
    const finding = checkToolset(toolset, input);
    return finding === null ? [] : [{ ...finding, at: { field: ['toolsets', index] } }];
  });
  return toolsets.length > MOST_PATHS ? [...findings, listsTooMuch('toolsets', toolsets.length)] : findings;
};

function checkToolset(toolset: string, input: StaticInput): StaticFinding | null {
  const at = { field: ['toolsets'] };
  const parsed = parseToolset(toolset);
  if (parsed === null) {
    return {
      rule: 'toolset-format',
      at,
      message: `${quote(toolset)} is no toolset: expected path:Class, such as toolsets/index:HelloToolset.`,
      fix: 'Write the path of the module, a colon and the name it exports.',
    };
  }
  const { path, exportName } = parsed;
  const target = resolveInside(input.directory, path);
  if (target.kind === 'outside') return leadsOutside('toolsets', path, at);
  if (target.kind !== 'skill') {
    const message = `${quote(path)}, listed under \`toolsets\`, leads out of the skill.`;
    return { ...leadsOutside('toolsets', path, at), message };
  }
  const file = findModule(target.path, input.workspace);
  if (file === 'outside') return leadsOutside('toolsets', path, at);
  if (file === null) {
    return {
      rule: 'toolset-missing',
      at,
      message: `The toolset's module ${quote(path)} is no file of the skill.`,
      fix: 'Add that file with `.ts` or `.js` at its end, or correct the path.',
    };
  }
  return mentions(file.path, exportName, input.workspace) ? null : exportMissing(file.path, exportName, at);
}

function findModule(path: string, workspace: Workspace): { path: string } | 'outside' | null {
  for (const file of moduleFiles(path)) {
    const kind = workspace.kindOf(file);
    if (kind === 'file') return { path: file };
    if (kind === 'outside') return 'outside';
  }
  return null;
}

function mentions(file: string, exportName: string, workspace: Workspace): boolean {
  const content = workspace.read(file, { maxBytes: MAX_MODULE_BYTES, followLinks: true });
  if (content.kind !== 'content') return false;
  const text = new TextDecoder().decode(content.bytes);
  const word = exportName.replace(/\$/g, '\\$&');
  return new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(text);
}

function exportMissing(file: string, exportName: string, at: StaticFinding['at']): StaticFinding {
  return {
    rule: 'toolset-export',
    at,
    message: `${file} does not mention ${quote(exportName)}.`,
    fix: 'Export it from the module, or correct the name after the colon.',
  };
}
