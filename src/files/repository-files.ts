import { compareText } from '../text/compare.js';
import { contentText } from '../text/decode.js';
import type { DirectoryEntry, ReadLimits, Workspace } from './workspace.js';

/** What plugins and generated files read of a repository. */
export interface RepositoryFiles {
  kindOf(path: string): 'file' | 'directory' | 'other' | 'missing' | 'outside';
  /** `null` if it is missing, not UTF-8 or too large. */
  text(path: string): string | null;
  bytes(path: string): Uint8Array | null;
  /** The path without links; `null` if it is missing or outside. */
  canonical(path: string): string | null;
  isExecutable(path: string): boolean;
  /** What a link says; `null` if the path is none. */
  linkTarget(path: string): string | null;
  /** What is in a directory, sorted by name. */
  entries(path: string): readonly DirectoryEntry[];
  /** See {@link Workspace.earlierBlobs}. */
  earlierBlobs(directory: string): ReadonlyMap<string, ReadonlySet<string>>;
  /** See {@link Workspace.earlierTexts}. */
  earlierTexts(file: string): readonly string[];
  /** Names of the directories in a directory, sorted. */
  directories(path: string): readonly string[];
}

/** Files that were read before are read again whatever the limit was; this one only protects memory. */
const ANY_SIZE = 67_108_864;

/** The text of a file; `null` if it is missing, refused, too large or not UTF-8. */
export function readText(
  workspace: Pick<Workspace, 'read'>,
  file: string,
  { maxBytes = ANY_SIZE, followLinks = true }: Partial<ReadLimits> = {},
): string | null {
  return contentText(workspace.read(file, { maxBytes, followLinks }));
}

/** Marketplaces of thousands of plugins stay far below it. */
export const MAX_BYTES = 16_777_216;

/** The files of a repository, each read once. */
export function openRepositoryFiles(workspace: Workspace): RepositoryFiles {
  const kindOf = once((path) => workspace.kindOf(path));
  const read = once((path) => workspace.read(path, { maxBytes: MAX_BYTES, followLinks: true }));
  const bytes = (path: string) => {
    const content = read(path);
    return content.kind === 'content' ? content.bytes : null;
  };
  const text = once((path) => contentText(read(path)));
  const entries = once((path) =>
    [...((kindOf(path) === 'directory' ? workspace.list(path) : null) ?? [])].sort((a, b) =>
      compareText(a.name, b.name),
    ),
  );
  const directories = once((path) =>
    entries(path)
      .filter(({ kind }) => kind === 'directory' || kind === 'link')
      .map(({ name }) => name),
  );
  const isExecutable = (path: string) => {
    const content = read(path);
    return content.kind === 'content' && content.isExecutable === true;
  };
  return {
    kindOf,
    bytes,
    text,
    canonical: once((path) => workspace.canonical(path)),
    directories,
    entries,
    isExecutable,
    linkTarget: (path) => workspace.linkTarget(path),
    earlierBlobs: once((path) => workspace.earlierBlobs(path)),
    earlierTexts: once((file) => workspace.earlierTexts(file)),
  };
}

function once<Result>(look: (path: string) => Result): (path: string) => Result {
  const known = new Map<string, Result>();
  return (path) => {
    if (!known.has(path)) known.set(path, look(path));
    return known.get(path) as Result;
  };
}
