import { isContainedPath, isUnsafeFileName, normalizePath } from '../../text/paths.js';

/** Why a plugin could not be installed, updated or found. Nothing was left behind. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  constructor(
    message: string,
    readonly fix: string,
    /** `request`: the request is wrong. `skill`: the repository's content is. `files`: git, the network or the disk. */
    readonly kind: 'request' | 'skill' | 'files',
    /** The refused skill and its errors. */
    readonly refused?: { readonly skill: string; readonly url: string; readonly errors: readonly string[] },
  ) {
    super(message);
  }
}

export interface InstallRequest {
  /** An https URL, or `owner/repo` for a repository on GitHub. */
  readonly url: string;
  readonly ref?: string | undefined;
  /** Directory of the skill in the repository. */
  readonly path?: string | undefined;
  /** Another name for the skill. */
  readonly name?: string | undefined;
  /** Which skills of a repository that has several. */
  readonly skills?: readonly string[] | undefined;
  /** Every skill of the repository. */
  readonly all?: boolean | undefined;
}

/** Where a plugin comes from, checked before git sees any of it. */
export interface PluginSource {
  readonly url: string;
  readonly ref: string | undefined;
  /** Directory of the skill in the repository; default: the one skill there is. */
  readonly path: string | undefined;
}

export function checkSource(
  { url, ref, path }: Pick<InstallRequest, 'url' | 'ref' | 'path'>,
  options: { readonly allowsFileUrls: boolean },
): PluginSource {
  return {
    url: checkPluginUrl(url, options),
    ref: ref === undefined ? undefined : checkPluginRef(ref),
    path: path === undefined ? undefined : checkPluginPath(path),
  };
}

/** `owner/repo` is a repository on GitHub; otherwise https only, and no credentials, which would end up in a file. */
function checkPluginUrl(text: string, options: { readonly allowsFileUrls: boolean }): string {
  if (/^\w[\w.-]*\/\w[\w.-]*$/.test(text)) return `https://github.com/${text}`;
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) throw byName(text);
  const url = parseUrl(text);
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'file:' && options.allowsFileUrls);
  if (url === null || !isAllowed || /[\p{Cc}\s]/u.test(text)) {
    throw new PluginError(
      `"${text.replace(/\/\/[^/@]*@/, '//…@')}" is not an https URL of a git repository.`,
      'Use a URL such as https://github.com/owner/repo, or owner/repo for a repository on GitHub.',
      'request',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new PluginError(
      'The URL contains a user name or a password, which would be written to the config file.',
      'Leave it out and let a git credential helper supply it.',
      'request',
    );
  }
  return text;
}

function byName(name: string): PluginError {
  return new PluginError(
    `Installing "${name}" by name needs a remote registry, which is not supported yet.`,
    'Install from a git repository: `skill-registrar install owner/repo` or `install <git url>`.',
    'request',
  );
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A branch, tag or commit: never an option of git, never with `..`. */
function checkPluginRef(ref: string): string {
  if (/^\w[\w./-]*$/.test(ref) && !ref.includes('..')) return ref;
  throw new PluginError(
    `"${ref}" is not a branch, tag or commit.`,
    'Use letters, digits, "_", ".", "/" and "-" only.',
    'request',
  );
}

function checkPluginPath(path: string): string {
  if (isContainedPath(path)) return normalizePath(path);
  throw new PluginError(
    `"${path}" is not a directory in the repository.`,
    'Give a relative path such as skills/pdf.',
    'request',
  );
}

/** The name of a plugin is the name of its directory. */
export function checkPluginName(name: string): string {
  const hasForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 64;
  if (hasForm && !isUnsafeFileName(name)) return name;
  throw new PluginError(
    `"${name}" cannot be the name of a plugin.`,
    'Use at most 64 lowercase letters, digits and single hyphens between them, and no device name of Windows.',
    'request',
  );
}
