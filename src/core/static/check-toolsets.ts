import type { Workspace } from '../../workspace/workspace.js';
import { leadsOutside, listsTooMuch, MOST_PATHS } from './check-declared-paths.js';
import { quote } from './quote.js';
import { resolveInside } from './resolve-inside.js';
import type { StaticCheck, StaticFinding, StaticInput } from './static-check.js';

const SHAPE = /^([^:]+):([A-Za-z_$][\w$]*)$/;
const ENDINGS = ['', '.ts', '.js', '.mjs', '.tsx', '/index.ts', '/index.js'];
const MAX_MODULE_BYTES = 1_048_576;

/** S3-4: every toolset is `path:Class`, its file lies in the skill and speaks of that class. Nothing is imported. */
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
  const [, path, className] = SHAPE.exec(toolset) ?? [];
  if (path === undefined || className === undefined) {
    return {
      rule: 'toolset-format',
      at,
      message: `${quote(toolset)} is no toolset: expected path:Class, such as toolsets/index:HelloToolset.`,
      fix: 'Write the path of the module, a colon and the name it exports.',
    };
  }
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
  return mentions(file.path, className, input.workspace) ? null : exportMissing(file.path, className, at);
}

function findModule(path: string, workspace: Workspace): { path: string } | 'outside' | null {
  for (const ending of ENDINGS) {
    const kind = workspace.kindOf(path + ending);
    if (kind === 'file') return { path: path + ending };
    if (kind === 'outside') return 'outside';
  }
  return null;
}

function mentions(file: string, className: string, workspace: Workspace): boolean {
  const content = workspace.read(file, { maxBytes: MAX_MODULE_BYTES, followLinks: true });
  if (content.kind !== 'content') return false;
  const text = new TextDecoder().decode(content.bytes);
  const word = className.replace(/\$/g, '\\$&');
  return new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(text);
}

function exportMissing(file: string, className: string, at: StaticFinding['at']): StaticFinding {
  return {
    rule: 'toolset-export',
    at,
    message: `${file} does not mention ${quote(className)}.`,
    fix: 'Export it from the module, or correct the name after the colon.',
  };
}
