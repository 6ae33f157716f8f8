import type { Workspace } from '../files/workspace.js';
import { compareText } from '../report/diagnostic.js';
import { contentText } from '../skill/split-document.js';
import type { RepositoryFiles } from './output.js';

/** Marketplaces of thousands of plugins stay far below it. */
const MAX_BYTES = 16_777_216;

/** The files of a repository as outputs see them, each read once. */
export function openRepositoryFiles(workspace: Workspace): RepositoryFiles {
  const kindOf = once((path) => workspace.kindOf(path));
  const read = once((path) => workspace.read(path, { maxBytes: MAX_BYTES, followLinks: true }));
  const bytes = (path: string) => {
    const content = read(path);
    return content.kind === 'content' ? content.bytes : null;
  };
  const text = once((path) => contentText(read(path)));
  const directories = once((path) =>
    ((kindOf(path) === 'directory' ? workspace.list(path) : null) ?? [])
      .filter(({ kind }) => kind === 'directory' || kind === 'link')
      .map(({ name }) => name)
      .sort(compareText),
  );
  return { kindOf, bytes, text, directories };
}

function once<Result>(look: (path: string) => Result): (path: string) => Result {
  const known = new Map<string, Result>();
  return (path) => {
    if (!known.has(path)) known.set(path, look(path));
    return known.get(path) as Result;
  };
}
