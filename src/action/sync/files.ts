import { posix } from 'node:path';
import type { FileForm } from '../../files/workspace.js';
import { parseJsonTree } from '../../json/json-tree.js';
import { readJson, withoutMark } from '../../json/read-json.js';
import type { TrackedFile } from '../../report/report.js';
import { binaryText, type DecodedText, decodeText } from '../../text/decode.js';
import { SyncRefused } from './failures.js';
import type { RepositoryApi, TreeEntry, TreeFile } from './repository.js';

/** A file that the commit changes. */
export interface ChangedFile extends TreeFile {
  /** The path in the run: it differs if links point to the file. */
  readonly source: string;
  /** Its text in the commit to build on; `null` when it is new. */
  readonly before: string | null;
  readonly form: FileForm;
}

type FileReader = Pick<RepositoryApi, 'readTree' | 'readBlob'>;

/**
 * The files that a tree is missing or has with other content: the content of the commit. A file that is not text stays
 * as it is: the findings of the run name it, and writing it back would damage it.
 */
export async function findChangedFiles(
  api: FileReader,
  files: readonly TrackedFile[],
  treeSha: string,
): Promise<readonly ChangedFile[]> {
  const changed: ChangedFile[] = [];
  for (const file of files) {
    const { form = {} } = file;
    const { path, mode, sha } = await locateFile(api, treeSha, file.path, form);
    const there = sha === null ? null : decodeBlob(await api.readBlob(sha), form);
    if (there?.ok === false) continue;
    const before = there?.text ?? null;
    const content = file.edit(before);
    const wanted = form.mode === undefined ? mode : MODES[form.mode];
    if (!isSame(there, content) || (content !== null && mode !== wanted)) {
      changed.push({ source: file.path, path, mode: wanted, before, content, form });
    }
  }
  return changed;
}

const MODES = { plain: '100644', executable: '100755', link: '120000' } as const;

function decodeBlob(bytes: Uint8Array, { isBinary }: FileForm): DecodedText {
  return isBinary === true ? { ok: true, text: binaryText(bytes) } : decodeText(bytes);
}

/** A checkout on Windows has CRLF where the repository has LF; the commit follows the repository. */
export function withLineEndsOf(before: string | null, content: string | null): string | null {
  const isKept = before === null || before.includes('\r\n');
  return isKept || content === null ? content : content.replaceAll('\r\n', '\n');
}

/** Whether a file is the same in two places, or in neither, ignoring its time. */
function isSame(there: DecodedText | null, content: string | null): boolean {
  if (there === null || content === null) return there === content;
  return there.ok && differsOnlyInTime(there.text, content);
}

/** The same files with the text that a tree has already, where only the time differs. */
export async function keepTimes(
  api: FileReader,
  files: readonly ChangedFile[],
  treeSha: string,
): Promise<readonly ChangedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const { there } = await readFile(api, treeSha, file);
      return there?.ok && isSame(there, file.content) ? { ...file, content: there.text } : file;
    }),
  );
}

/** Whether a tree already has all of these files with their modes, ignoring their times. */
export async function hasFiles(
  api: FileReader,
  files: readonly ChangedFile[],
  treeSha: string,
): Promise<boolean> {
  for (const file of files) {
    const { there, mode } = await readFile(api, treeSha, file);
    if (!isSame(there, file.content) || (there !== null && mode !== file.mode)) return false;
  }
  return true;
}

async function readFile(
  api: FileReader,
  treeSha: string,
  { path, form }: Pick<ChangedFile, 'path' | 'form'>,
): Promise<Pick<LocatedFile, 'mode'> & { readonly there: DecodedText | null }> {
  const { sha, mode } = await locateFile(api, treeSha, path, form);
  return { mode, there: sha === null ? null : decodeBlob(await api.readBlob(sha), form) };
}

interface LocatedFile {
  readonly path: string;
  readonly mode: TreeFile['mode'];
  /** `null` when no file is there. */
  readonly sha: string | null;
}

const MAX_LINKS = 10;
const LINK = '120000';

/** Follows the links of the tree, so that a linked manifest is written to its target and stays a link. */
async function locateFile(
  api: FileReader,
  treeSha: string,
  path: string,
  form: FileForm,
): Promise<LocatedFile> {
  let wanted = path;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    const found = await walk(api, treeSha, wanted);
    if (found.link === null) return found.file;
    const isItself = found.link.path === path && found.link.rest === '';
    if (form.mode === 'link' && isItself) return { path, mode: LINK, sha: found.link.sha };
    const target = decodeText(await api.readBlob(found.link.sha));
    if (!target.ok) break;
    wanted = posix.join(posix.dirname(found.link.path), target.text, found.link.rest);
    if (wanted.startsWith('/') || wanted.split('/')[0] === '..') break;
  }
  throw new SyncRefused({ kind: 'outside-repository', path });
}

interface FoundLink {
  readonly path: string;
  readonly sha: string;
  /** What follows the link in the path. */
  readonly rest: string;
}

type Walk = { readonly file: LocatedFile; readonly link: null } | { readonly link: FoundLink };

async function walk(api: FileReader, treeSha: string, path: string): Promise<Walk> {
  const segments = path.split('/');
  let tree = treeSha;
  for (const [at, name] of segments.entries()) {
    const entry = (await api.readTree(tree)).find((candidate) => candidate.name === name);
    const isLast = at === segments.length - 1;
    if (entry?.mode === LINK) {
      const rest = segments.slice(at + 1).join('/');
      return { link: { path: segments.slice(0, at + 1).join('/'), sha: entry.sha, rest } };
    }
    if (isLast && entry?.type === 'blob') return { link: null, file: { path, ...fileOf(entry) } };
    if (isLast || entry?.type !== 'tree') break;
    tree = entry.sha;
  }
  return { link: null, file: { path, mode: '100644', sha: null } };
}

function fileOf({ mode, sha }: TreeEntry): Pick<LocatedFile, 'mode' | 'sha'> {
  return { mode: mode === '100755' ? '100755' : '100644', sha };
}

/** Whether two texts of a manifest differ only in `_meta.lastUpdated`: the clock alone makes no commit. */
export function differsOnlyInTime(a: string, b: string): boolean {
  if (a === b) return true;
  const withoutA = withoutTime(a);
  return withoutA !== null && withoutA === withoutTime(b);
}

function withoutTime(text: string): string | null {
  // The tree assumes that the text is JSON.
  if (!readJson(text).ok) return null;
  const body = withoutMark(text);
  const time = parseJsonTree(body).member('_meta')?.member('lastUpdated');
  if (time === undefined || !time.raw.startsWith('"')) return null;
  return body.slice(0, time.start) + body.slice(time.end);
}
