import { Git, type Variables } from './git.js';
import { readBlobs } from './read-blobs.js';

/** The blobs that the files in a directory were in the commits of a checkout, by path. */
export function listEarlierBlobs(
  root: string,
  directory: string,
  variables: Variables,
): ReadonlyMap<string, ReadonlySet<string>> {
  const blobs = new Map<string, Set<string>>();
  const log = ['log', '--format=', '--raw', '--no-abbrev', '--no-renames', '-m', '-z', '--relative'];
  const answer = askGit(root, variables, [...log, 'HEAD', '--', directory]);
  if (answer === undefined || answer.status !== 0) return blobs;
  const fields = answer.stdout.toString().split('\0');
  for (const [index, field] of fields.entries()) {
    const [, old, fresh] = /^\n?:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) [A-Z]\d*$/.exec(field) ?? [];
    const path = fields[index + 1];
    if (old === undefined || fresh === undefined || path === undefined) continue;
    const known = blobs.get(path) ?? new Set();
    blobs.set(path, known.add(old).add(fresh));
  }
  return blobs;
}

/** The texts that a file had in the commits of a checkout. */
export function readEarlierTexts(root: string, file: string, variables: Variables): readonly string[] {
  const ids = [...(listEarlierBlobs(root, file, variables).get(file) ?? [])].filter((id) => !/^0+$/.test(id));
  try {
    const git = ids.length === 0 ? null : Git.open(root, variables);
    return git === null ? [] : [...readBlobs(git, ids).values()].map((blob) => blob.toString());
  } catch {
    // A partial clone may lack them.
    return [];
  }
}

/** Without git, or in a checkout of another user, there is no history. */
function askGit(root: string, variables: Variables, args: readonly string[]) {
  try {
    return Git.open(root, variables)?.run(args);
  } catch {
    return undefined;
  }
}
