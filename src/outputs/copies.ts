import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { RepositoryFiles } from '../files/repository-files.js';
import type { FileForm } from '../files/workspace.js';
import { asText } from '../json/json.js';
import type { Finding } from '../rules/finding.js';
import { parseSkill } from '../skill/parse-skill.js';
import { skillFileIn } from '../skill/skill.js';
import { binaryBytes, binaryText, decodeText } from '../text/decode.js';
import { baseName, isBelow, joinPath, normalizePath, parentOf } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { countText } from '../text/suggest.js';
import { oneLine } from '../text/visible-text.js';
import {
  atLine,
  type CopiedTree,
  created,
  isNamed,
  type Output,
  type OutputEdit,
  type OutputFile,
  type OutputSkill,
  type OutputSources,
  refused,
  unchanged,
} from './output.js';
import { relativePath } from './skill-text.js';

export interface CopiesSettings {
  /** The directory of the skills, or a skill. */
  readonly from: string;
  /** The directories of the copies; `*` matches one directory name. */
  readonly to: string | readonly string[];
  /** Only these skills, by name or directory. */
  readonly include?: readonly string[];
  /** Relative links instead of copies. */
  readonly link?: boolean;
  readonly file?: never;
}

/**
 * Copies of skills for clients that look elsewhere. A copy is replaced or removed only while its content is one that
 * its source has or had in an earlier commit; what someone edited is reported.
 */
export function copiesOutputs(settings: CopiesSettings, sources: OutputSources): readonly Output[] {
  const from = normalizePath(settings.from);
  const targets = expandTargets(settings.to, sources.files);
  const isSource = ({ directory }: OutputSkill) =>
    isBelow(directory, from) && !targets.some((to) => isBelow(directory, to));
  const skills = sources.skills.filter(
    (skill) => isSource(skill) && (settings.include === undefined || isNamed(skill, settings.include)),
  );
  return targets
    .filter((to) => !isSamePlace(from, to, sources.files))
    .flatMap((to) => {
      const pair = { from, to, sources };
      return settings.link === true ? linkOutputs(skills, pair) : fileOutputs(skills, pair);
    });
}

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly sources: OutputSources;
}

/** A linked directory needs no copies. */
function isSamePlace(from: string, to: string, files: RepositoryFiles): boolean {
  return files.canonical(to) !== null && files.canonical(to) === files.canonical(from);
}

/** The directories of the copies. A pattern matches existing directories; what follows its last `*` may be missing. */
export function expandTargets(to: CopiesSettings['to'], files: RepositoryFiles): readonly string[] {
  const expand = (bases: readonly string[], segment: string) =>
    segment === '*'
      ? bases.flatMap((base) =>
          files
            .directories(base)
            .filter((name) => !name.startsWith('.'))
            .map((name) => joinPath(base, name)),
        )
      : bases.map((base) => joinPath(base, segment));
  return [to].flat().flatMap((path) => normalizePath(path).split('/').reduce(expand, ['.']));
}

/** The same place below another directory. */
function moved(path: string, from: string, to: string): string {
  if (path === from) return to;
  return joinPath(to, from === '.' ? path : path.slice(from.length + 1));
}

function fileOutputs(skills: readonly OutputSkill[], pair: Pair): readonly Output[] {
  const { from, to, sources } = pair;
  const copies = skills.flatMap((skill) =>
    listFiles(skill.directory, sources.files).map((source) =>
      copyOutput(source, moved(source, from, to), { skill, ...pair }),
    ),
  );
  const wanted = new Set(copies.map(({ file }) => file));
  const others = listFiles(to, sources.files).filter((file) => !wanted.has(file));
  const directories = skills.map(({ directory }) => moved(directory, from, to));
  const isInCopy = (file: string) => directories.some((directory) => isBelow(file, directory));
  return [...copies, ...others.flatMap((file) => leftoverOutputs(file, isInCopy(file), pair))];
}

/** Limits of a walk: a skill is small. */
const MAX_FILES = 10_000;
const MAX_DEPTH = 32;

/** The files and links in a directory, those of subdirectories first: a directory is left when it is empty. */
function listFiles(directory: string, files: RepositoryFiles, depth = 0): readonly string[] {
  const entries = files.canonical(directory) === directory ? files.entries(directory) : [];
  const own = entries.filter(({ kind }) => kind === 'file' || kind === 'link');
  const below = entries.filter(
    ({ name, kind }) =>
      kind === 'directory' && depth < MAX_DEPTH && name !== 'node_modules' && name !== '.git',
  );
  return [
    ...below.flatMap(({ name }) => listFiles(joinPath(directory, name), files, depth + 1)),
    ...own.map(({ name }) => joinPath(directory, name)),
  ].slice(0, MAX_FILES);
}

interface Copy extends Pair {
  readonly skill: OutputSkill;
}

function copyOutput(source: string, file: string, { from, skill, sources }: Copy): Output {
  const { files } = sources;
  const target = files.linkTarget(source);
  if (target !== null) return linkOutput(file, linkText(source, file, { skill, files }), files);
  const bytes = files.bytes(source);
  const decoded = bytes === null ? null : decodeText(bytes);
  const isBinary = decoded !== null && !decoded.ok;
  const form: FileForm = { isBinary, mode: files.isExecutable(source) ? 'executable' : 'plain' };
  const wanted = bytes === null ? null : decoded?.ok ? decoded.text : binaryText(bytes);
  return {
    kind: 'copies',
    file,
    form,
    edit(text) {
      if (wanted === null || text === wanted) return unchanged(text);
      if (!isWayFree(file, files)) return linkedDirectory(file, text);
      if (text === null) return created(wanted);
      const isOurs = sources.isForced === true || isEarlier(encode(text, form), source, { from, files });
      return isOurs
        ? { text: wanted, differences: [`differs from ${source}`] }
        : editedCopy(text, { file, source, wanted, isBinary });
    },
  };
}

/** Whether no directory above a file is a link, which would lead the write elsewhere. */
function isWayFree(file: string, files: RepositoryFiles): boolean {
  for (let path = parentOf(file); path !== '.'; path = parentOf(path))
    if (files.kindOf(path) !== 'missing') return files.canonical(path) === path;
  return true;
}

function linkedDirectory(file: string, text: string | null): OutputEdit {
  return refused(text, {
    file,
    message: `${file} would be written through a link.`,
    fix: 'Remove the link, or set "link": true for these copies.',
  });
}

/** A link within a skill is the same in its copy; one that leaves it leads to the same place. */
function linkText(
  source: string,
  file: string,
  { skill, files }: { readonly skill: OutputSkill; readonly files: RepositoryFiles },
): string {
  const written = files.linkTarget(source) ?? '';
  const place = files.canonical(source);
  return place === null || isBelow(place, skill.directory) ? written : relativePath(file, place);
}

function encode(text: string, { isBinary }: FileForm): Uint8Array {
  return isBinary === true ? binaryBytes(text) : new TextEncoder().encode(text);
}

/** Whether a file had this content in an earlier commit. */
function isEarlier(
  bytes: Uint8Array,
  source: string,
  { from, files }: { readonly from: string; readonly files: RepositoryFiles },
): boolean {
  const ids = files.earlierBlobs(from).get(source);
  return ids !== undefined && blobIds(bytes).some((id) => ids.has(id));
}

/** The id that git gives a file with this content: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobIds(bytes: Uint8Array): readonly string[] {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const blob = new Uint8Array([...header, ...bytes]);
  return [sha1(blob), sha256(blob)].map(bytesToHex);
}

/**
 * What is in the place of a copy without a source: removed if it is a copy, and left alone if it is someone's own, but
 * reported where it is in the copy of a skill, which nothing else checks.
 */
function leftoverOutputs(file: string, isInCopy: boolean, { from, to, sources }: Pair): readonly Output[] {
  const { files } = sources;
  const source = moved(file, to, from);
  const link = files.linkTarget(file);
  if (files.kindOf(source) !== 'missing' || link !== null) return [];
  const ids = files.earlierBlobs(from).get(source);
  const bytes = files.bytes(file);
  if (bytes === null || (ids === undefined && !isInCopy)) return [];
  const isBinary = !decodeText(bytes).ok;
  const form = { isBinary };
  if (ids === undefined)
    return [{ kind: 'copies', file, form, edit: (text) => addedToCopy(text, file, source) }];
  return [
    {
      kind: 'copies',
      file,
      form,
      edit(text) {
        if (text === null) return unchanged(text);
        const isOurs = sources.isForced === true || isEarlier(encode(text, form), source, { from, files });
        return isOurs
          ? { text: null, differences: [`${source} is gone`] }
          : editedCopy(text, { file, source, wanted: null, isBinary });
      },
    },
  ];
}

function addedToCopy(text: string | null, file: string, source: string): OutputEdit {
  if (text === null) return unchanged(text);
  const problem: Finding = {
    rule: 'copy-edited',
    file,
    at: START_OF_FILE,
    about: [source],
    message: `${file} is in the copy of a skill, but there is no ${source}.`,
    fix: `Move it to ${source}, or remove it.`,
  };
  return { ...unchanged(text), problems: [problem] };
}

interface EditedCopy {
  readonly file: string;
  readonly source: string;
  readonly wanted: string | null;
  readonly isBinary: boolean;
}

function editedCopy(text: string, { file, source, wanted, isBinary }: EditedCopy): OutputEdit {
  const difference = wanted === null || isBinary ? null : compareLines(text, wanted);
  const problem: Finding = {
    rule: 'copy-edited',
    file,
    at: difference === null ? START_OF_FILE : atLine(difference.line),
    about: [source],
    message:
      wanted === null
        ? `${file} is a copy of ${source}, which is gone, but someone edited the copy.`
        : `${file} is a copy of ${source}, but someone edited it${difference === null ? '' : ` (${difference.text})`}.`,
    fix: `Make the edit in ${source}, then overwrite the copy with \`skill-registrar register --force\`. In a shallow clone, earlier versions of the source are unknown: fetch its history first.`,
  };
  return { ...unchanged(text), problems: [problem] };
}

const MAX_SHOWN = 2;
const MAX_LINE = 80;

/** The lines of a copy that its source does not have, and the other way round. */
function compareLines(copy: string, source: string): { readonly line: number; readonly text: string } {
  const [ours, theirs] = [copy.split('\n'), source.split('\n')];
  const inSource = new Set(theirs);
  const inCopy = new Set(ours);
  const added = ours.filter((line) => !inSource.has(line)).map((line) => `+${line}`);
  const removed = theirs.filter((line) => !inCopy.has(line)).map((line) => `-${line}`);
  const changed = [...removed.slice(0, MAX_SHOWN), ...added.slice(0, MAX_SHOWN)];
  const more = removed.length + added.length - changed.length;
  const shown = changed.map((line) => `\`${oneLine(line).slice(0, MAX_LINE)}\``);
  const first = ours.findIndex((line, index) => line !== theirs[index]);
  return {
    line: Math.max(first, 0) + 1,
    text: [...shown, ...(more > 0 ? [countText(more, 'more line')] : [])].join(', ') || 'other line order',
  };
}

/** One link for each skill. */
function linkOutputs(skills: readonly OutputSkill[], pair: Pair): readonly Output[] {
  const { from, to, sources } = pair;
  const links = skills.map(({ directory }) => {
    const file = moved(directory, from, to);
    return linkOutput(file, relativePath(file, directory), sources.files);
  });
  const wanted = new Set(links.map(({ file }) => file));
  const leftovers = sources.files
    .entries(to)
    .filter(({ kind }) => kind === 'link')
    .map(({ name }) => joinPath(to, name))
    .filter((file) => !wanted.has(file) && isDeadLink(file, pair));
  return [...links, ...leftovers.map((file) => deadLinkOutput(file, pair))];
}

function linkOutput(file: string, target: string, files: RepositoryFiles): Output {
  return {
    kind: 'copies',
    file,
    form: { mode: 'link' },
    edit(text) {
      if (text === target) return unchanged(text);
      if (!isWayFree(file, files)) return linkedDirectory(file, text);
      if (text === null) return created(target);
      return { text: target, differences: [`leads to ${text}`] };
    },
  };
}

/** Whether a link leads to a skill that is gone. */
function isDeadLink(file: string, { from, to, sources: { files } }: Pair): boolean {
  const source = moved(file, to, from);
  return files.kindOf(source) === 'missing' && files.linkTarget(file) === relativePath(file, source);
}

function deadLinkOutput(file: string, pair: Pair): Output {
  const target = relativePath(file, moved(file, pair.to, pair.from));
  return {
    kind: 'copies',
    file,
    form: { mode: 'link' },
    edit: (text) => (text === target ? { text: null, differences: ['its skill is gone'] } : unchanged(text)),
  };
}

/** The trees of copies that a config asks for. */
export function copiedTrees(
  settings: readonly (CopiesSettings & Pick<OutputFile, 'exclude'>)[],
  files: RepositoryFiles,
): readonly CopiedTree[] {
  return settings.flatMap(({ from, to, include, exclude }) =>
    expandTargets(to, files)
      .filter((target) => target !== normalizePath(from))
      .map((target) => ({ from: normalizePath(from), to: target, include, exclude })),
  );
}

/** Whether a directory has a copy of a skill, which is not a skill of its own. */
export function isCopy(directory: string, trees: readonly CopiedTree[], files: RepositoryFiles): boolean {
  return trees.some((tree) => isCopyIn(directory, tree, files));
}

function isCopyIn(directory: string, tree: CopiedTree, files: RepositoryFiles): boolean {
  const { from, to } = tree;
  if (!isBelow(directory, to)) return false;
  const source = moved(directory, to, from);
  const original = skillFileIn(source, files);
  if (original !== null) return isCopied({ name: nameIn(original, files), directory: source }, tree);
  const file = skillFileIn(directory, files);
  const bytes = file === null ? null : files.bytes(file);
  return bytes !== null && isEarlier(bytes, moved(file!, to, from), { from, files });
}

/** Whether a tree has copies of a skill. */
function isCopied(skill: Pick<OutputSkill, 'name' | 'directory'>, { include, exclude = [] }: CopiedTree) {
  return (include === undefined || isNamed(skill, include)) && !isNamed(skill, exclude);
}

function nameIn(file: string, files: RepositoryFiles): string {
  const bytes = files.bytes(file);
  const name = bytes === null ? undefined : parseSkill(bytes, 'fallback').data?.['name'];
  return asText(name) ?? baseName(parentOf(file));
}

/** Where the copies of a skill are. */
export function copiesOf(
  skill: Pick<OutputSkill, 'name' | 'directory'>,
  trees: readonly CopiedTree[],
): readonly string[] {
  return trees
    .filter((tree) => isBelow(skill.directory, tree.from) && isCopied(skill, tree))
    .map(({ from, to }) => moved(skill.directory, from, to));
}

/** Where skills and their copies are: the plugins of a repository are above them. */
export function skillPlaces({
  skills,
  unlisted,
  copies = [],
}: OutputSources): readonly { readonly directory: string }[] {
  const copied = skills.flatMap((skill) => copiesOf(skill, copies).map((directory) => ({ directory })));
  return [...skills, ...unlisted, ...copied];
}
