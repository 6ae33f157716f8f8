import fs from 'node:fs';
import path from 'node:path';
import { createPathCommandLookup } from '../../src/files/path-command-lookup.js';
import { register, validate } from '../../src/index.js';
import type { Diagnostic } from '../../src/report/diagnostic.js';
import type { Example, ExampleFiles } from '../../src/rules/example.js';
import { withoutMarks } from '../../src/rules/example.js';
import { aFolder } from '../support/a-folder.js';

type Content = NonNullable<ExampleFiles['files']>[string];

/** Runs an example of a rule on real files. */
export async function runExample(example: Example): Promise<readonly Diagnostic[]> {
  return (await run(example, false)).report.diagnostics;
}

/** Fixes an example: the resulting file, the expected file, and the report. */
export async function fixExample(example: ExampleFiles) {
  const { root, report } = await run(example, true);
  const expected = Object.entries(filesOf(withFixed(example))).map(([file, text]) => [
    file,
    withoutMarks(String(text)),
  ]);
  const texts = expected.map(([file]) => [file, fs.readFileSync(path.join(root, file!), 'utf8')]);
  return { report, after: Object.fromEntries(texts), expected: Object.fromEntries(expected) };
}

function withFixed({ fixed = '', ...example }: ExampleFiles): ExampleFiles {
  if (example.renamed !== undefined)
    return { ...example, files: { [example.renamed]: Object.values(example.files!)[0]! } };
  for (const part of ['skill', 'frontmatter', 'body'] as const)
    if (example[part] !== undefined) return { ...example, [part]: fixed };
  const marked = Object.entries(example.files!).find(([, text]) => String(text).includes('«'))![0];
  return { ...example, files: { ...example.files, [marked]: fixed } };
}

async function run(example: Example, fix: boolean) {
  const { profile = 'agent-skills', run: command = 'validate' } = asObject(example);
  const [root, home] = [aFolder(), aFolder()];
  const files = Object.entries(filesOf(example));
  for (const [file, content] of files)
    writeFile(file.startsWith('~/') ? path.join(home, file.slice(2)) : path.join(root, file), content);
  const [operation, option] = command.split(' --');
  const { report } = await (operation === 'register' ? register : validate)({
    root,
    ...(files.some(([file]) => file.startsWith('~/')) && { home }),
    profile,
    fix,
    check: option === 'check',
    protocol: option === 'protocol',
    commands: createPathCommandLookup(process.env),
    environment: { isCi: false, now: new Date(0) },
  });
  return { root, report };
}

function writeFile(file: string, content: Content): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (typeof content === 'string') fs.writeFileSync(file, withoutMarks(content));
  else if (content instanceof Uint8Array) fs.writeFileSync(file, content);
  else fs.symlinkSync(content.link, file);
}

/** `file:line:column-line:column` of every mark in an example. */
export function markedPlaces(example: Example): string[] {
  const { at } = asObject(example);
  if (at !== undefined)
    return [at].flat().map((place) => {
      const [file, line = '1'] = place.split(':');
      return `${file}:${line}:1-${line}:1`;
    });
  return Object.entries(filesOf(example)).flatMap(([file, content]) =>
    typeof content === 'string' ? marksIn(content).map((place) => `${file}:${place}`) : [],
  );
}

export function placeOf({ file, line, column, endLine, endColumn }: Diagnostic): string {
  return `${file}:${line}:${column}-${endLine}:${endColumn}`;
}

export function asObject(example: Example): ExampleFiles {
  return typeof example === 'string' ? { body: example } : example;
}

function marksIn(text: string): string[] {
  return [...text.matchAll(/«[^»]*»/g)].map(({ 0: marked, index }) => {
    const before = withoutMarks(text.slice(0, index));
    return `${position(before)}-${position(before + withoutMarks(marked))}`;
  });
}

function position(before: string): string {
  const lines = before.split(/\r\n|\r|\n/);
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
}

function filesOf(example: Example): Record<string, Content> {
  const { body, frontmatter, skill, directory = 'pdf', files = {}, profile } = asObject(example);
  if (body === undefined && frontmatter === undefined && skill === undefined) return { ...files };
  const usualBody = profile === 'cleo' ? '# PDF\n\n## Output Requirements\n' : '# PDF\n';
  const fields = completeFields(frontmatter ?? '', directory, profile);
  const text = skill ?? `---\n${fields.join('\n')}\n---\n${body ?? usualBody}`;
  return { ...files, [`skills/${directory}/SKILL.md`]: text };
}

/** The lines of a frontmatter, after those that every valid skill has. */
function completeFields(lines: string, directory: string, profile: string | undefined): string[] {
  const usual = [
    ['name', directory],
    ['description', 'Fills, merges and splits PDF files.'],
    ...(profile === 'cleo' ? [['version', '1.0.0']] : []),
  ];
  const isMissing = (field: string) => !new RegExp(`^«?${field}»?:`, 'm').test(lines);
  const added = usual.filter(([field]) => isMissing(field!)).map(([field, value]) => `${field}: ${value}`);
  return lines === '' ? added : [...added, ...lines.split('\n')];
}
