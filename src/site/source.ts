import { Git, type Variables } from '../files/git.js';

/** The repository on GitHub that a site is made from, for links and install commands. */
export interface SiteSource {
  /** `owner/name`. */
  readonly repository: string;
  readonly url: string;
  /** What links point to: the commit of the build, or the default branch. */
  readonly ref: string;
  /** The path from the top of the checkout to the repository of the run, `packages/one/` or empty. */
  readonly prefix: string;
}

/** Finds out where a repository is on GitHub; `null` where it is not there, or nobody knows. */
export function readSource(
  root: string,
  { repository, variables }: { readonly repository: string | undefined; readonly variables: Variables },
): SiteSource | null {
  const git = Git.open(root, variables);
  const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
  const named = repository ?? (git === null ? undefined : repositoryOf(originOf(git), server));
  if (named === undefined) return null;
  const commit = git?.run(['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString().trim();
  return {
    repository: named,
    url: `${server}/${named}`,
    ref: commit || 'HEAD',
    prefix: git?.prefix ?? '',
  };
}

function originOf(git: Git): string {
  return git.run(['config', '--get', 'remote.origin.url']).stdout.toString().trim();
}

/** `owner/name` of `https://github.com/owner/name.git` or `git@github.com:owner/name`; never its user or token. */
export function repositoryOf(remote: string, server: string): string | undefined {
  const host = new URL(server).host.replaceAll('.', '\\.');
  const address = new RegExp(
    `^(?:(?:https?|ssh|git)://(?:[^@/]*@)?${host}(?::\\d+)?/|[^@/]*@${host}:)(${OWNER_AND_NAME})$`,
  );
  return address.exec(remote.replace(/\.git\/?$|\/$/, ''))?.[1];
}

const OWNER_AND_NAME = '[\\w.-]+/[\\w.-]+';

/** The page of a file or directory at the commit. */
export function sourceLink({ url, ref, prefix }: SiteSource, kind: 'tree' | 'blob', path: string): string {
  return `${url}/${kind}/${ref}/${encodePath(prefix + path)}`;
}

/** Where GitHub opens a file of the default branch in its editor, in a fork if need be. */
export function editLink({ url, prefix }: SiteSource, path: string): string {
  return `${url}/edit/HEAD/${encodePath(prefix + path)}`;
}

function encodePath(path: string): string {
  return (
    path
      .split('/')
      .filter((segment) => segment !== '.')
      // Half of a character in a name would make this throw.
      .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
      .join('/')
  );
}
