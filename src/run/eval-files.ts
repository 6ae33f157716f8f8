import type { RepositoryFiles } from '../files/repository-files.js';
import { joinPath } from '../text/paths.js';

/** The evals and trigger lists of the skill in a directory. */
export function evalFilesOf(
  directory: string,
  files: RepositoryFiles,
): readonly { readonly file: string; readonly text: string }[] {
  const folder = joinPath(directory, 'evals');
  return files
    .entries(folder)
    .filter(({ name, kind }) => kind === 'file' && /\.(?:json|ya?ml)$/.test(name))
    .flatMap(({ name }) => {
      const file = joinPath(folder, name);
      const text = files.text(file);
      return text === null ? [] : [{ file, text }];
    });
}
