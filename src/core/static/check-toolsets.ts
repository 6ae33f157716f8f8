import type { Workspace } from '../../workspace/workspace.js';
import { moduleFiles, parseToolset } from '../toolset.js';
import { leadsOutside, listsTooMuch, MOST_PATHS } from './check-declared-paths.js';
import { quote } from './quote.js';
import { resolveInside } from './resolve-inside.js';
import type { StaticCheck, StaticFinding, StaticInput } from './static-check.js';

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
