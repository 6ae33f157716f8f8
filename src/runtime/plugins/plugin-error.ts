/** Why a plugin could not be installed, updated or found; nothing was left behind. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  constructor(
    message: string,
    readonly fix: string,
    /** `request`: what was asked for. `skill`: what the repository holds. `files`: git, the network or the disk. */
    readonly kind: 'request' | 'skill' | 'files',
    /** What is wrong with the skill, finding by finding. */
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}
