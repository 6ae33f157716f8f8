import { withAncestors } from '../text/paths.js';
import { Git, type Variables } from './git.js';

/** The directories of files that git tracks although a `.gitignore` file matches them; none outside a checkout. */
export function directoriesOfIgnoredFiles(folder: string, variables: Variables): ReadonlySet<string> {
  const directories = new Set<string>();
  for (const file of listIgnoredFiles(folder, variables))
    for (const directory of withAncestors(file)) directories.add(directory);
  return directories;
}

function listIgnoredFiles(folder: string, variables: Variables): readonly string[] {
  try {
    const git = Git.open(folder, variables);
    const answer = git?.run(['ls-files', '--cached', '--ignored', '--exclude-standard', '-z', '--', '.']);
    if (answer === undefined || answer.status !== 0) return [];
    return answer.stdout
      .toString()
      .split('\0')
      .filter((file) => file !== '');
  } catch {
    // Without git, nobody knows what it tracks.
    return [];
  }
}
