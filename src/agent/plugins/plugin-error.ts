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
