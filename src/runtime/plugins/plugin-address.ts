import { PluginError } from './plugin-error.js';

/** Checks the address of a git repository before git sees it: https only, no credentials that would land in a file. */
export function checkPluginUrl(text: string, options: { readonly allowsFileUrls: boolean }): string {
  const url = parseUrl(text);
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'file:' && options.allowsFileUrls);
  if (url === null || !isAllowed || /[\p{Cc}\s]/u.test(text)) {
    throw new PluginError(
      `"${text.replace(/\/\/[^/@]*@/, '//…@')}" is no https address of a git repository.`,
      'Give an address such as https://github.com/owner/skill.',
      'request',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new PluginError(
      'The address holds a user name or a password, which would be written to the config file.',
      'Leave it out and let a git credential helper supply it.',
      'request',
    );
  }
  return text;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A branch, tag or commit: never an option of git, never a path that climbs. */
export function checkPluginRef(ref: string): string {
  if (/^\w[\w./-]*$/.test(ref) && !ref.includes('..')) return ref;
  throw new PluginError(
    `"${ref}" is no branch, tag or commit.`,
    'Use letters, digits, "_", ".", "/" and "-" only.',
    'request',
  );
}

/** The name of a plugin is the name of its directory. */
export function checkPluginName(name: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 64) return name;
  throw new PluginError(
    `"${name}" cannot be the name of a plugin.`,
    'Use at most 64 lower-case letters, digits and single hyphens between them.',
    'request',
  );
}

export function isCommitId(ref: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
}
