import type { PathKind, Workspace } from '../files/workspace.js';
import { moduleFiles, parseToolset } from '../skill/skill.js';
import { joinPath } from '../text/paths.js';
import type { FieldPlace } from '../text/span.js';
import { type CheckedSkill, quote, resolveInside } from './checked-skill.js';
import { defineFamily, defineRule, type Problem } from './rule.js';

const files = {
  'skills/pdf/references/forms.md': '',
  'skills/pdf/scripts/fill.py': '',
  'skills/pdf/toolsets/index.ts': 'export class HelloToolset {}\nexport const $tools = 1;\n',
  'skills/pdf/plain.js': 'export { One };\n',
  'skills/shared/README.md': '',
  'docs/guide.md': '',
};
const among = (frontmatter: string) => ({ frontmatter, files, shown: frontmatter.replace(/[«»]/g, '') });
const toolset = (text: string) => among(`toolsets: ["plain:One", ${text}]`);
const manyPaths = Array.from({ length: 201 }, () => 'references/forms.md').join(', ');

/** Files that the frontmatter lists under `references`, `scripts` and `toolsets`. Nothing is run or imported. */
export default defineFamily(
  [
    defineRule({
      id: 'path-outside',
      severity: 'error',
      kind: 'SECURITY_ERROR',
      summary:
        'Paths under `references`, `scripts` and `toolsets` stay inside: no `..` that leaves, no absolute path, no link to the outside.',
      why: 'A client that loads the skill would read or run files that do not belong to it.',
      bad: [
        {
          ...among('references: [«../../../etc/passwd»]'),
          message: '"../../../etc/passwd", listed under `references`, points outside the repository.',
        },
        among('references: [«/etc/passwd»]'),
        among('references: [«C:\\x»]'),
        among('references: [«~/x»]'),
        among('references: [«\\\\server\\x»]'),
        among('references: [«..\\..\\..\\x»]'),
        among('scripts: [«../../../bin/sh»]'),
        {
          ...toolset('«"../shared/README.md:HelloToolset"»'),
          message: '"../shared/README.md", listed under `toolsets`, points outside the skill.',
        },
        toolset('«"/etc/passwd:root"»'),
        {
          ...among(`references: «[${manyPaths}]»`),
          message: '`references` lists 201 files; only 200 are checked.',
        },
      ],
      good: [among('references: [references/forms.md]'), among(`references: [${manyPaths.slice(21)}]`)],
      safety: true,
    }),
    defineRule({
      id: 'reference-missing',
      severity: 'warning',
      kind: 'NOT_FOUND',
      summary: 'Files listed under `references` exist.',
      why: 'An agent that tries to read them finds nothing.',
      bad: [
        {
          ...among('references: [«references/from.md»]'),
          message: '"references/from.md", listed under `references`, does not exist in the skill.',
        },
      ],
      good: [
        among('references: [references/forms.md]'),
        among('references: [docs/guide.md, skills/pdf/SKILL.md, references]'),
        among('references: [forms.md, forms]'),
      ],
    }),
    defineRule({
      id: 'script-missing',
      severity: 'warning',
      kind: 'NOT_FOUND',
      summary: 'Files listed under `scripts` exist.',
      why: 'An agent that tries to run them finds nothing.',
      bad: [among('scripts: [«scripts/fil.py»]'), among('scripts: [fill.py, «gone.py»]')],
      good: [among('scripts: [scripts/fill.py]'), among('scripts: [fill.py]')],
    }),
    defineRule({
      id: 'toolset-format',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: 'A toolset has the form `path:Class`.',
      why: 'The loader splits it there.',
      bad: [
        {
          ...toolset('«"toolsets/index.ts"»'),
          message:
            '"toolsets/index.ts" is not a toolset: expected path:Class, such as toolsets/index:HelloToolset.',
        },
        toolset('«"toolsets/index:"»'),
        toolset('«":HelloToolset"»'),
        toolset('«"toolsets/index:Hello Toolset"»'),
        toolset('«"toolsets/index:a:b"»'),
      ],
      good: [toolset('"toolsets/index:HelloToolset"')],
    }),
    defineRule({
      id: 'toolset-missing',
      severity: 'error',
      kind: 'NOT_FOUND',
      summary: 'The module of a toolset is a file of the skill.',
      why: 'The skill fails when it is loaded.',
      bad: [
        {
          ...toolset('«"toolset/index:HelloToolset"»'),
          message: 'The module "toolset/index" of the toolset does not exist in the skill.',
        },
      ],
      good: [
        toolset('"toolsets/index:HelloToolset"'),
        toolset('"toolsets/index.ts:HelloToolset"'),
        toolset('"toolsets:HelloToolset"'),
        toolset('"plain.js:One"'),
      ],
    }),
    defineRule({
      id: 'toolset-export',
      severity: 'warning',
      kind: 'NOT_FOUND',
      summary: 'The module of a toolset mentions the class. It is read, never imported.',
      why: 'The skill fails when it is loaded.',
      bad: [
        {
          ...toolset('«"toolsets/index:HeloToolset"»'),
          message: 'skills/pdf/toolsets/index.ts does not mention "HeloToolset".',
        },
        toolset('«"toolsets/index:Hello"»'),
        toolset('«"toolsets/index:tools"»'),
      ],
      good: [toolset('"toolsets/index:HelloToolset"'), toolset('"toolsets/index:$tools"')],
    }),
  ],
  (skill, report) => {
    for (const [rule, problem] of [
      ...checkPaths(skill, 'references', ['.'], 'reference-missing'),
      ...checkPaths(skill, 'scripts', [], 'script-missing'),
      ...checkToolsets(skill),
    ])
      report(rule, problem);
  },
);

type PathRule =
  | 'path-outside'
  | 'reference-missing'
  | 'script-missing'
  | 'toolset-format'
  | 'toolset-missing'
  | 'toolset-export';
type PathProblem = readonly [rule: PathRule, problem: Problem];

/** Each path costs a disk access, and no real skill lists so many. */
const MAX_PATHS = 200;

function* checkPaths(
  skill: CheckedSkill,
  field: 'references' | 'scripts',
  more: readonly string[],
  rule: PathRule,
): Generator<PathProblem> {
  const paths = skill.declared[field] ?? [];
  const bases = [skill.directory, joinPath(skill.directory, field), ...more];
  for (const path of paths.slice(0, MAX_PATHS)) {
    const at: FieldPlace = { field: [field], part: 'value', item: path };
    const kinds = bases.map((base) => kindOfTarget(base, path, skill));
    // A topic: `forms` for `references/forms.md`.
    if (isTopic(path, field, skill)) continue;
    if (kinds.some((kind) => kind === 'file' || kind === 'directory')) continue;
    if (kinds[0] === 'outside') yield pathOutside(field, path, 'repository', at);
    else
      yield [
        rule,
        {
          at,
          message: `${quote(path)}, listed under \`${field}\`, does not exist in the skill.`,
          fix: 'Fix the path, add the file, or remove the line.',
        },
      ];
  }
  if (paths.length > MAX_PATHS) yield listsTooMuch(field, paths.length);
}

function isTopic(path: string, field: string, { tree }: CheckedSkill): boolean {
  return !path.includes('.') && tree.some((file) => file.startsWith(`${field}/${path}.`));
}

function kindOfTarget(base: string, path: string, { workspace }: CheckedSkill): PathKind {
  const target = resolveInside(base, path);
  return target.kind === 'outside' ? 'outside' : workspace.kindOf(target.path);
}

/** Paths that were not checked are rejected. */
function listsTooMuch(field: string, count: number): PathProblem {
  return [
    'path-outside',
    {
      at: { field: [field], part: 'value' },
      message: `\`${field}\` lists ${count} files; only ${MAX_PATHS} are checked.`,
      fix: 'List what the skill needs by name, and move the rest into a separate file.',
    },
  ];
}

function pathOutside(field: string, path: string, from: 'repository' | 'skill', at: FieldPlace): PathProblem {
  return [
    'path-outside',
    {
      at,
      message: `${quote(path)}, listed under \`${field}\`, points outside the ${from}.`,
      fix: 'Use a relative path to a file inside the skill.',
    },
  ];
}

const MAX_MODULE_BYTES = 1_048_576;

/** Every toolset is `path:Class`, its file is in the skill and mentions that class. */
function* checkToolsets(skill: CheckedSkill): Generator<PathProblem> {
  const toolsets = skill.declared.toolsets ?? [];
  for (const toolset of toolsets.slice(0, MAX_PATHS)) {
    const found = checkToolset(toolset, { field: ['toolsets'], part: 'value', item: toolset }, skill);
    if (found !== null) yield found;
  }
  if (toolsets.length > MAX_PATHS) yield listsTooMuch('toolsets', toolsets.length);
}

function checkToolset(toolset: string, at: FieldPlace, skill: CheckedSkill): PathProblem | null {
  const parsed = parseToolset(toolset);
  if (parsed === null) {
    const message = `${quote(toolset)} is not a toolset: expected path:Class, such as toolsets/index:HelloToolset.`;
    const fix = 'Write the path of the module, a colon and the name it exports.';
    return ['toolset-format', { at, message, fix }];
  }
  const { path, exportName } = parsed;
  const target = resolveInside(skill.directory, path);
  if (target.kind === 'outside') return pathOutside('toolsets', path, 'repository', at);
  if (target.kind !== 'skill') return pathOutside('toolsets', path, 'skill', at);
  const file = findModule(target.path, skill.workspace);
  if (file === 'outside') return pathOutside('toolsets', path, 'repository', at);
  if (file === null) {
    const message = `The module ${quote(path)} of the toolset does not exist in the skill.`;
    const fix = 'Add the file with the extension `.ts` or `.js`, or fix the path.';
    return ['toolset-missing', { at, message, fix }];
  }
  if (mentions(file.path, exportName, skill.workspace)) return null;
  const message = `${file.path} does not mention ${quote(exportName)}.`;
  return [
    'toolset-export',
    { at, message, fix: 'Export it from the module, or fix the name after the colon.' },
  ];
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
